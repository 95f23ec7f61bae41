"""Julia in this process through libjulia alone, which cffi loads."""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import threading
from functools import cache
from pathlib import Path
from typing import Any

from cffi import FFI

from enzyme_hub.base.records import record
from enzyme_hub.errors import PythonError
from enzyme_hub.languages import toolchains

REMEDY = "install Julia, or name one in ENZYME_HUB_JULIA; in a checkout `./dev toolchains julia` brings one"

# By version, newest last: what is not in a library has another name there.
_INITIALISERS = ("jl_init_with_image__threading", "jl_init_with_image", "jl_init_with_image_file")
_OPTIONS = ("julia", "--startup-file=no")
_FACTS = (
    'import Libdl; print(VERSION, "\\n", abspath(Libdl.dlpath("libjulia")), "\\n", Sys.BINDIR, "\\n", '
    'abspath(unsafe_string(Base.JLOptions().image_file)), "\\n")'
)

ffi = FFI()
ffi.cdef("""
    int jl_is_initialized(void);
    void jl_parse_opts(int *count, char ***words);
    void jl_init_with_image__threading(const char *folder, const char *image);
    void jl_init_with_image(const char *folder, const char *image);
    void jl_init_with_image_file(const char *folder, const char *image);
    void *jl_eval_string(const char *code);
    const char *jl_string_ptr(void *text);
    void *jl_exception_occurred(void);
    const char *jl_typeof_str(void *value);
    void jl_atexit_hook(int status);
""")


@record
class Facts:
    """What must be known of a Julia to start it in this process."""

    version: str
    library: str
    folder: str  # of its program
    image: str


@cache
def facts() -> Facts:
    """Those of the Julia that is installed, from its own mouth."""
    tool = toolchains.julia()
    if tool is None:
        raise PythonError("EH0406", "julia is not installed", remedy=REMEDY)
    done = subprocess.run(
        [*tool.command, "--startup-file=no", "-e", _FACTS],
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    lines = done.stdout.splitlines()
    if done.returncode or len(lines) != 4:
        raise PythonError("EH0406", f"{tool} does not start", why=done.stderr.strip()[-2000:], remedy=REMEDY)
    return Facts(*lines)


def loaded() -> str | None:
    """The libjulia that something else has brought into this process."""
    try:
        maps = Path("/proc/self/maps").read_text()
    except OSError:
        return None
    paths = {words[-1] for line in maps.splitlines() if "/libjulia.so" in line and (words := line.split())}
    return min(paths, default=None)


class LibJulia:
    """Julia by its C functions."""

    def __init__(self) -> None:
        already = loaded()
        path = already or facts().library
        try:
            self._library: Any = ffi.dlopen(path, ffi.RTLD_NOW | ffi.RTLD_GLOBAL)  # its own libraries look there for it
        except OSError as error:
            raise PythonError("EH0406", f"{path} cannot be loaded", why=str(error), remedy=REMEDY) from None
        if not self._library.jl_is_initialized():
            self._initialise()

    def _initialise(self) -> None:
        known = facts()
        words = [ffi.new("char[]", word.encode()) for word in _OPTIONS]
        listed = ffi.new("char *[]", words)
        self._library.jl_parse_opts(ffi.new("int *", len(words)), ffi.new("char ***", listed))
        for name in _INITIALISERS:
            initialise = getattr(self._library, name, None)
            if initialise is not None:
                break
        else:
            raise PythonError("EH0406", f"{known.library} has no way to start Julia {known.version} that is known here")
        with _PythonsSignals():
            initialise(os.fsencode(known.folder), os.fsencode(known.image))
        atexit.register(self._library.jl_atexit_hook, 0)

    def evaluate(self, code: str) -> str:
        """The string that an expression is."""
        answer = self._library.jl_eval_string(code.encode())
        if answer == ffi.NULL:
            thrown = self._library.jl_exception_occurred()
            kind = ffi.string(self._library.jl_typeof_str(thrown)).decode() if thrown != ffi.NULL else "an error"
            raise PythonError("EH0601", f"{kind} while Julia's side was made ready", why=code)
        text: bytes = ffi.string(self._library.jl_string_ptr(answer))
        return text.decode(errors="replace")


class _PythonsSignals:
    """Julia takes the interrupt from the keyboard for itself when it starts: it stays with Python."""

    def __enter__(self) -> None:
        self._mask = signal.pthread_sigmask(signal.SIG_BLOCK, ())
        self._handler = signal.getsignal(signal.SIGINT)

    def __exit__(self, *_: object) -> None:
        signal.pthread_sigmask(signal.SIG_SETMASK, self._mask)
        if threading.current_thread() is threading.main_thread() and self._handler is not None:
            signal.signal(signal.SIGINT, self._handler)
