"""The words of C's table of native functions are honoured: a program for each function and word, in both modes.

What is moved, or written over numbers, is refused; that the words are needed is shown by leaving them out, which takes
the refusal away. What is only read, or leads into what was given, is differentiated: `tests/programs/c/results_lead_into_text.c` has
the numbers.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from enzyme_hub import llvm
from enzyme_hub.driver import pipeline
from enzyme_hub.errors import DifferentiationError
from enzyme_hub.languages import known
from enzyme_hub.languages.c.native import NATIVE, REGISTERS_HANDLERS
from enzyme_hub.languages.effects import ANYTHING, ELSEWHERE, EVERY, RESULT, Row

# How each function that moves bytes, or writes, is called: `a` has the bytes of a number, `b` another number.
MOVES = {
    "strcpy": "strcpy(b, a)",
    "strncpy": "strncpy(b, a, n)",
    "stpcpy": "stpcpy(b, a)",
    "strcat": "strcat(b, a)",
    "strncat": "strncat(b, a, n)",
    "strdup": "memcpy(b, strdup(a), 8)",
    "strndup": "memcpy(b, strndup(a, n), 8)",
    "sprintf": 'sprintf(b, "%s", a)',
    "snprintf": 'snprintf(b, n, "%d %.*s", n, 8, a)',
    "siprintf": 'siprintf(b, "%s", a)',
    "__sprintf_chk": '__sprintf_chk(b, 0, 16, "%s", a)',
    "__snprintf_chk": '__snprintf_chk(b, n, 0, 16, "%5s", a)',
    "vsprintf": "vsprintf(b, a, list)",
    "vsnprintf": "vsnprintf(b, n, a, list)",
    "__vsnprintf_chk": "__vsnprintf_chk(b, n, 0, 16, a, list)",
    "asprintf": 'char *made; asprintf(&made, "%s", a); memcpy(b, made, 8)',
    "vasprintf": "char *made; vasprintf(&made, a, list); memcpy(b, made, 8)",
    "setenv": 'setenv("key", a, 1); memcpy(b, getenv("key"), 8)',
    "putenv": 'putenv(a); memcpy(b, getenv("key"), 8)',
}
# What they write may not be numbers that are differentiated.
WRITES = {
    "strcpy": 'strcpy(b, "text")',
    "strncpy": 'strncpy(b, "text", n)',
    "stpcpy": "stpcpy(b, name)",
    "strcat": "strcat(b, name)",
    "strncat": "strncat(b, name, n)",
    "sprintf": 'sprintf(b, "%d", n)',
    "snprintf": 'snprintf(b, n, "%d", n)',
    "siprintf": 'siprintf(b, "%d", n)',
    "__sprintf_chk": '__sprintf_chk(b, 0, 16, "%d", n)',
    "__snprintf_chk": '__snprintf_chk(b, n, 0, 16, "%d", n)',
    "vsprintf": "vsprintf(b, name, list)",
    "vsnprintf": "vsnprintf(b, n, name, list)",
    "__vsnprintf_chk": "__vsnprintf_chk(b, n, 0, 16, name, list)",
    "asprintf": 'asprintf((char **)b, "%d", n)',
    "vasprintf": "vasprintf((char **)b, name, list)",
    "strtok": "strtok(b, name)",
    "fgets": "fgets(b, n, file)",
    "gets": "gets(b)",
    "time": "time((void *)b)",
    "times": "times((void *)b)",
    "uname": "uname((void *)b)",
    "gethostname": "gethostname(b, n)",
    "fegetenv": "fegetenv((void *)b)",
    "rand_r": "rand_r((void *)b)",
    "gettimeofday": "gettimeofday((void *)b, 0)",
    "clock_gettime": "clock_gettime(0, (void *)b)",
    "getrusage": "getrusage(0, (void *)b)",
    "fstat": "fstat(n, (void *)b)",
    "nanosleep": "nanosleep(wait, (void *)b)",
    "stat": "stat(name, (void *)b)",
    "mktime": "mktime((void *)b)",
    "strftime": 'strftime(b, n, "%Y", wait)',
    "tmpnam": "tmpnam(b)",
    "backtrace": "backtrace((void *)b, n)",
    "sigaction": "sigaction(n, wait, (void *)b)",
    **{
        name: f"{name}(name, (void *)b, 10)"
        for name in NATIVE
        if name.startswith(("strto", "__isoc23")) and name != "strtok"
    },
}
WITHOUT_WRITES = ("strdup", "strndup", "setenv", "putenv")
RETURNS = {
    "strchr": "strchr(a, n)",
    "strrchr": "strrchr(a, n)",
    "rawmemchr": "rawmemchr(a, n)",
    "strstr": "strstr(a, name)",
    "strpbrk": "strpbrk(a, name)",
}
PROGRAM = """
#include <stddef.h>
%(declared)s
void *memcpy(void *, const void *, size_t);
char *getenv(const char *);
extern int enzyme_dup, enzyme_const;
%(entry)s
static double f(double *x, int n, const char *name, void *wait, void *file, void *list) {
    char a[16] = {0}, b[16] = {0};
    double v = x[0] * x[0], w = x[1] * x[1];
    memcpy(a, &v, 8);
    memcpy(b, &w, 8);
    %(call)s;
    memcpy(&w, b, 8);
    return w * x[0];
}
void request(double *x, double *d, int n, const char *name, void *wait, void *file, void *list) {
    %(requested)s((void *)f, enzyme_dup, x, d, enzyme_const, n, enzyme_const, name, enzyme_const, wait, enzyme_const, file,
        enzyme_const, list);
}
"""
RESULTS = {"strtold": "long double", "strtod": "double", "strtof": "float"}
OF_INTEGERS = frozenset("sprintf snprintf siprintf vsprintf vsnprintf asprintf vasprintf setenv putenv".split())


def module_of(call: str, mode: str, folder: Path) -> str:
    """The bitcode's text for a program that makes the call."""
    clang = shutil.which("clang-22") or shutil.which("clang")
    if clang is None:
        pytest.skip("clang is not installed")
    declared = "".join(
        f"{RESULTS.get(name, 'int' if name in OF_INTEGERS or name.endswith('_chk') else 'void *')} {name}();\n"
        for name in NATIVE
        if f"{name}(" in call and name != "getenv"
    )
    entry = f"double {mode}(void *, ...);"
    source = folder / "program.c"
    source.write_text(PROGRAM % {"declared": declared, "entry": entry, "call": call, "requested": mode})
    flags = ["-std=gnu11", "-O1", "-w", "-fno-builtin", "-S", "-emit-llvm", "-o", "-"]
    return subprocess.run([clang, *flags, str(source)], capture_output=True, text=True, check=True).stdout


def made(call: str, mode: str, folder: Path) -> str | None:
    """The code of the error that the program is refused with; None if it is differentiated."""
    module = llvm.parse_text(module_of(call, mode, folder), "program.c")
    try:
        pipeline.run(module)
    except DifferentiationError as error:
        return error.code
    return None


MODES = ("__enzyme_autodiff", "__enzyme_fwddiff")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", MOVES)
def test_bytes_of_numbers_that_are_moved_are_refused(name: str, mode: str, tmp_path: Path) -> None:
    assert made(MOVES[name], mode, tmp_path) == "EH0303"


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", WRITES)
def test_numbers_that_are_written_over_are_refused(name: str, mode: str, tmp_path: Path) -> None:
    assert made(WRITES[name], mode, tmp_path) == "EH0303"


@pytest.mark.parametrize("name", [*WRITES, *WITHOUT_WRITES])
def test_without_the_word_nothing_would_be_refused(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    call = WRITES[name] if name in WRITES else MOVES[name]
    monkeypatch.setitem(NATIVE, name, Row(reads=EVERY))
    known.native.cache_clear()
    try:
        assert made(call, MODES[0], tmp_path) is None
    finally:
        known.native.cache_clear()


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", RETURNS)
def test_a_result_leads_to_numbers(name: str, mode: str, tmp_path: Path) -> None:
    call = f"char *found = {RETURNS[name]}; memcpy(b, found + 1, 8)"
    assert made(call, mode, tmp_path) is None


def test_each_word_has_a_program() -> None:
    rows = {name: row for name, row in NATIVE.items() if row is not ANYTHING}
    assert MOVES.keys() == {name for name, row in rows.items() if row.moves}
    assert WRITES.keys() == {name for name, row in rows.items() if row.writes}
    assert RETURNS.keys() == {name for name, row in rows.items() if row.returns and not row.writes}
    assert {name for name, row in rows.items() if row.calls} == {"raise"}  # errors/signal_handler_changes_number.c
    assert not any(row.frees or row.frees_other for row in rows.values())
    assert REGISTERS_HANDLERS & rows.keys() == {"signal", "sigaction"}


def test_positions_are_of_arguments() -> None:
    for name, row in NATIVE.items():
        for source, target in row.moves:
            assert target in (RESULT, ELSEWHERE) or target in row.writes, name
            assert source < 0 or source in row.reads or row.reads is EVERY, name
