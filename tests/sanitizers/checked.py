"""One program of the corpus, its gradients included, under the sanitizers or under valgrind.

Clang puts the checks of AddressSanitizer in before we see the code. So the bitcode is made without them, differentiated, and all functions,
derivatives among them, are instrumented then. Other compilers have no such way; there it is valgrind.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.programs.test_programs import HERE, LANGUAGES, command, compiler, directive, rules_of

LEVEL = "O1"
SANITIZERS = "-fsanitize=address,undefined"
_CHECKS = [SANITIZERS, "-fno-sanitize=function"]  # it may be called through a pointer of a similar type
TIMEOUT = 600
# Vector instructions, say, are wanted by the bitcode as well as by what is made of it.
_OPTION = "-Wl,-plugin-opt=enzyme-"
_LIBRARIES = re.compile(r"-[lL]|-Wl,|.*\.(so|a|o)$")
# OpenBLAS's kernels read ahead of the ends of vectors. OpenMP's threads are there until the process ends, and what its library
# made for them itself is found by pointers into the middle of it; where a thread's copy of a variable lies it forgets.
_KNOWN = """
{
  openblas
  Memcheck:Addr16
  obj:*/libopenblas*
}
{
  openmp
  Memcheck:Leak
  match-leak-kinds: possible
  fun:malloc
  obj:*/libomp.so*
}
{
  openmp_threadprivate
  Memcheck:Leak
  match-leak-kinds: definite
  fun:malloc
  obj:*/libomp.so*
  fun:___kmp_allocate
  fun:kmp_threadprivate_insert
}
"""
# The same for LeakSanitizer, whose own suppressions are of any frame: they would hide what our functions allocate in a thread.
_KNOWN_LEAK = re.compile(
    r"\w+ leak of [^\n]*\n *#0 [^\n]* in malloc [^\n]*\n *#1 [^\n]*/libomp\.so[^\n]*\n(?: *#[^\n]*\n)*"
)


class Refused(Exception):
    """The program could not be built this way, or fails its own checks: a matter of other tests."""


def level_of(source: Path) -> str:
    """The level at which a program is tried: one of its own where it names some."""
    levels = directive(source, "levels") or [LEVEL]
    return LEVEL if LEVEL in levels else "O2"


def complaint(source: Path, folder: Path) -> str:
    """What is wrong with the memory of the program, empty if nothing is. Raises Refused."""
    if LANGUAGES[source.suffix] in ("c", "cpp"):
        return _sanitized(source, folder)
    return _under_valgrind(source, folder)


def _sanitized(source: Path, folder: Path) -> str:
    """With the checks of undefined behaviour that clang writes; as optimised code where that has shapes we refuse."""
    try:
        return _instrumented(source, folder, [*_CHECKS, "-Xclang", "-disable-llvm-passes"])
    except Refused:
        return _instrumented(source, folder, [])


def _instrumented(source: Path, folder: Path, front: list[str]) -> str:
    clang = compiler(LANGUAGES[source.suffix])
    flags = directive(source, "flags")
    linked = [word for word in flags if _LIBRARIES.match(word)]
    said = ["--" + word.removeprefix(_OPTION) for word in flags if word.startswith(_OPTION)]
    flags = [word for word in flags if word not in linked]
    linked = [word for word in linked if not word.startswith(_OPTION)]
    include = ["-I", str(HERE / "c"), "-I", str(HERE.parents[1] / "lang" / "c"), "-Wno-everything"]
    level = level_of(source)
    _make([clang, f"-{level}", "-g", "-flto", "-c", *front, *include, *flags, str(source), "-o", "program.bc"], folder)
    hub, rules = str(Path(sys.executable).with_name("enzyme-hub")), rules_of(source)
    said += ["--rules", str(rules)] if rules is not None else []
    _make([hub, "opt", "--no-postopt", "--keep-tapes", *said, "program.bc", "-o", "program.ll"], folder)
    text = (folder / "program.ll").read_text()
    (folder / "checked.ll").write_text(with_checks(text))
    _make([clang, f"-{level}", *_CHECKS, *flags, "checked.ll", *linked, "-lm", "-o", "program"], folder)
    return _complaint(["./program"], folder, not directive(source, "leaks"), directive(source, "asan"))


def with_checks(text: str) -> str:
    """LLVM IR in which every function is to be instrumented."""
    used = set(re.findall(r"^define [^\n]* #(\d+) ", text, re.M))

    def checked(group: re.Match[str]) -> str:
        has_it = "sanitize_address" in group[0] or group[1] not in used
        return group[0] if has_it else group[0].replace("{", "{ sanitize_address", 1)

    return re.sub(r"^attributes #(\d+) = \{[^\n]*", checked, text, flags=re.M)


def _under_valgrind(source: Path, folder: Path) -> str:
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise Refused("valgrind is not installed")
    linker = Path(sys.executable).with_name("enzyme-hub-ld")
    _make(command(source, level_of(source), linker, folder / "program"), folder, rules_of(source))
    (folder / "known").write_text(_KNOWN)
    leaks = "no" if directive(source, "leaks") else "full"
    checks = [f"--leak-check={leaks}", "--errors-for-leak-kinds=definite", "--error-exitcode=9", "--suppressions=known"]
    return _complaint([valgrind, "-q", *checks, "./program"], folder)


def _make(words: list[str], folder: Path, rules: Path | None = None) -> None:
    more = {"ENZYME_HUB_RULES": str(rules)} if rules is not None else {}
    done = subprocess.run(
        words, cwd=folder, env={**os.environ, **more}, capture_output=True, text=True, timeout=TIMEOUT, check=False
    )
    if done.returncode:
        raise Refused(f"{words[0]}: {done.stderr[-2000:]}")


def _complaint(words: list[str], folder: Path, leaks: bool = True, options: Sequence[str] = ()) -> str:
    checks = {
        "ASAN_OPTIONS": ":".join([f"detect_leaks={leaks:d}", *options]),
        "UBSAN_OPTIONS": "print_stacktrace=1",
        "LSAN_OPTIONS": "exitcode=0",
    }
    checks["OPENBLAS_NUM_THREADS"] = "1"  # its threads want more stack than AddressSanitizer leaves
    done = subprocess.run(
        words,
        cwd=folder,
        env={**os.environ, **checks},
        capture_output=True,
        text=True,
        errors="replace",
        timeout=TIMEOUT,
        check=False,
    )
    told = re.search(r"(runtime error|ERROR: (Address|Leak)Sanitizer|==\d+== ).*", done.stderr, re.S)
    text = _KNOWN_LEAK.sub("", told[0]) if told is not None else ""
    if text and ("ERROR: LeakSanitizer" not in text or " leak of " in text):
        return text
    if done.returncode:
        raise Refused(f"exits with {done.returncode}: {done.stdout}{done.stderr}"[:2000])
    return ""
