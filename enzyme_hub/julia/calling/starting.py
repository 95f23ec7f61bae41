"""Which way to Julia: juliacall where it can be imported and its Julia starts, else libjulia.

ENZYME_HUB_JULIA_THROUGH says one (`juliacall` or `libjulia`). Both give the same: the address of the function through which
everything goes (`FromPython.door`), and text for expressions.
"""

from __future__ import annotations

import ctypes
import os
import re
import sys
import threading
from collections.abc import Callable
from importlib import util
from pathlib import Path
from typing import TYPE_CHECKING, Any

from enzyme_hub.base.installing import pip, sources
from enzyme_hub.errors import HubError, PythonError
from enzyme_hub.julia.calling.errors import of_julia
from enzyme_hub.julia.calling.libjulia import LibJulia, ffi
from enzyme_hub.julia.calling.through_juliacall import JuliaCall

if TYPE_CHECKING:
    from enzyme_hub.julia.calling.passing import Passed

VARIABLE = "ENZYME_HUB_JULIA_THROUGH"
WAYS = ("juliacall", "libjulia")
PACKAGE = 'Base.loaded_modules[Base.PkgId(Base.UUID("6f0c1a3e-52b7-4d0e-9a57-0c8a7d1e4b35"), "EnzymeHub")]'

# One expression, because juliacall takes one. What goes wrong comes back as text.
_OPEN = """
let folder = {folder}, engine = String[{engine}]
    try
        folder in LOAD_PATH || pushfirst!(LOAD_PATH, folder)
        hub = Base.require(Base.PkgId(Base.UUID("6f0c1a3e-52b7-4d0e-9a57-0c8a7d1e4b35"), "EnzymeHub"))
        isempty(get(ENV, "ENZYME_HUB", "")) && Base.invokelatest(hub.use_engine!, engine)
        Base.invokelatest(hub.check_version)
        join((Base.invokelatest(hub.FromPython.door), VERSION, pathof(hub)), '\\n')
    catch error
        join(("error", error isa LoadError ? sprint(showerror, error.error) : sprint(showerror, error)), '\\n')
    end
end
"""


class Session:
    """A Julia that runs in this process."""

    def __init__(self, through: str, julia: LibJulia | JuliaCall, why: str) -> None:
        self.through = through
        self.why = why  # juliacall is not used
        self.thread = threading.get_ident() if isinstance(julia, LibJulia) else threading.main_thread().ident
        opened = julia.evaluate(_OPEN.format(folder=_quoted(str(package())), engine=", ".join(map(_quoted, engine()))))
        first, *rest = opened.split("\n")
        if first == "error":
            raise _refused("\n".join(rest))
        self.version, self.package = rest
        self.julia = julia
        self.call = _door(int(first), holds_lock=isinstance(julia, JuliaCall))

    def __repr__(self) -> str:
        return f"Julia {self.version} through {self.through}"


_session: Session | None = None


def session(through: str | None = None) -> Session:
    """The Julia of this process, started at the first call."""
    global _session
    if _session is None:
        _session = _started(through or os.environ.get(VARIABLE, ""))
    elif through and through != _session.through:
        raise PythonError(
            "EH0501",
            f"Julia runs in this process through {_session.through}",
            remedy=f"say {through!r} before Julia is first used, or in {VARIABLE}",
        )
    if _session.thread != threading.get_ident():
        raise PythonError(
            "EH0501",
            "Julia is called from a thread in which it was not started",
            remedy="call it from one thread: the one that calls it first (through juliacall, the main thread)",
        )
    return _session


def _started(through: str) -> Session:
    if through and through not in WAYS:
        raise PythonError("EH0501", f"there is no way to Julia named {through!r}", remedy=f"say {' or '.join(WAYS)}")
    why = f"{VARIABLE}={through}" if through == "libjulia" else ""
    if not why and util.find_spec("juliacall") is None:
        why = "juliacall is not installed"
        if through:
            raise PythonError("EH0406", why, remedy=pip("julia"))
    if not why:
        try:
            return Session("juliacall", JuliaCall(), "")
        except HubError:
            raise
        except Exception as error:  # it raises what it likes when its Julia does not start
            if through:
                raise PythonError("EH0406", "juliacall does not start Julia", why=str(error)) from error
            why = f"juliacall does not start Julia: {error}"
    return Session("libjulia", LibJulia(), why)


def package() -> Path:
    """The folder of Julia's package."""
    return sources() / "lang" / "julia" / "EnzymeHub.jl"


def engine() -> tuple[str, ...]:
    """The command of the engine: this Python's."""
    return (sys.executable, "-m", "enzyme_hub") if sys.executable else ("enzyme-hub",)


def _door(address: int, holds_lock: bool) -> Callable[[int, int, int, Passed, Passed], int]:
    """The function at an address. Through juliacall it keeps Python's lock, because its objects are Python's, too."""
    if not holds_lock:
        called: Any = ffi.cast("int32_t (*)(int32_t, int64_t, int32_t, void *, void *)", address)
        return called  # type: ignore[no-any-return]
    kept = ctypes.PYFUNCTYPE(
        ctypes.c_int32, ctypes.c_int32, ctypes.c_int64, ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p
    )(address)

    def call(what: int, f: int, count: int, given: Passed, out: Passed) -> int:
        return int(kept(what, f, count, int(ffi.cast("uintptr_t", given)), int(ffi.cast("uintptr_t", out))))

    return call


def _refused(text: str) -> HubError:
    found = re.match(r"EnzymeHubError: error\[(EH\d+)\]: ", text)
    if found:
        return of_julia(found[1], text[found.end() :], "")
    return PythonError("EH0601", "Julia cannot load the package EnzymeHub", why=text)


def _quoted(text: str) -> str:
    """Text as Julia writes it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("$", "\\$")
    return f'"{escaped}"'
