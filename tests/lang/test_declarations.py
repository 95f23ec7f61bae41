"""What the macros of enzyme_hub.h leave in the bitcode: the statement, the function, and the call of it, at every level."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from enzyme_hub.languages import toolchains
from enzyme_hub.languages.toolchains import Tool

HEADERS = Path(__file__).parents[2] / "lang" / "c"
LEVELS = ("O0", "O1", "O2", "O3")
STRICT = ("-Wall", "-Wextra", "-Werror", "-pedantic")

C = """
#include "enzyme_hub.h"
#include <stddef.h>
static double root(double);
static double root_augment(double a) { return root(a); }
static double root_gradient(double a, double seed) { return seed / (2 * root(a)); }
static double root_tangent(double a, double da) { return da / (2 * root(a)); }
ENZYME_GRADIENT(root, root_augment, root_gradient);
ENZYME_DERIVATIVE(root, root_tangent);
ENZYME_SPLIT_DERIVATIVE(root, root_augment, root_tangent);
static double root(double a) { return a * 0.5; }

static inline ENZYME_NOINLINE double before(double a) { return a * 0.25; }
ENZYME_FUNCTION_LIKE(before, "log1p");

ENZYME_INACTIVE double observed(double x);
double observed(double x) { return x * 3; }
ENZYME_INACTIVE static double stopped(double x) { return ENZYME_OPAQUE(x); }
ENZYME_LIKE("log1p") static double like(double x) { return x * 5; }
ENZYME_NOFREE double outside(const double *x);
int native(int);
ENZYME_INACTIVE_FUNCTION(native);
static double table[2] = {1, 2};
ENZYME_INACTIVE_GLOBAL(table);

struct arena;
void *arena_allocate(struct arena *a, size_t bytes);
void arena_release(struct arena *a, void *p);
ENZYME_ALLOCATION(arena_allocate, 1, "0,-1", arena_release);

double entry(double x) {
    table[1] += x;
    return root(x) + before(x) + observed(x) + stopped(x) + like(x) + outside(&x) + native(3) + table[0];
}
"""
TYPE = "@_Z15enzyme_hub_typePFddE"  # double (*)(double)
REGISTERED = {
    "__enzyme_register_gradient_root": ["@root", "@root_augment", "@root_gradient"],
    "__enzyme_register_derivative_root": ["@root", "@root_tangent", TYPE],
    "__enzyme_register_splitderivative_root": ["@root", "@root_augment", "@root_tangent", TYPE],
    "__enzyme_function_like_before": ["@before", 'c"log1p\\00"'],
    "__enzyme_inactivefn_native": ["@native"],
    "__enzyme_inactive_global_table": ["@table"],
    "__enzyme_allocation_like_arena_allocate": ["@arena_allocate", "i64 1", 'c"0,-1\\00"', "@arena_release"],
}
ANNOTATED = {
    "observed": "enzyme_inactive",
    "stopped": "enzyme_inactive",
    "like": "enzyme_function_like=log1p",
    "outside": "enzyme_nofree",
}
KEPT = ("root", "before", "observed", "stopped", "like")

CPP = """
#include "enzyme_hub.h"
namespace geometry {
inline double plain(double x);
inline double slope(double x, double dx) { return x * dx; }
ENZYME_DERIVATIVE(plain, slope);
inline double plain(double x) { return x * 2; }

template <typename T> ENZYME_NOINLINE T scaled(T x) { return x * T(3); }
ENZYME_NOINLINE double norm(double x, double y) { return x * y; }
ENZYME_NOINLINE double norm(double x) { return x * 5; }
struct Curve {
    ENZYME_NOINLINE static double at(double x) { return x * 7; }
    ENZYME_INACTIVE double seen(double x) const { return x * 11; }
};
} // namespace geometry
ENZYME_FUNCTION_LIKE((geometry::scaled<double>), "sin");
ENZYME_DERIVATIVE(((double (*)(double))geometry::norm), geometry::slope);
ENZYME_INACTIVE_FUNCTION((geometry::Curve::at));
double entry(double x) {
    using namespace geometry;
    return plain(x) + scaled(x) + norm(x, x) + norm(x) + Curve::at(x) + Curve().seen(x);
}
"""
CPP_REGISTERED = {
    "_ZN8geometryL34__enzyme_register_derivative_plainE": ["@_ZN8geometry5plainEd", "@_ZN8geometry5slopeEdd"],
    "_ZL27__enzyme_function_like_17_0": ["@_ZN8geometry6scaledIdEET_S1_", 'c"sin\\00"'],
    "_ZL33__enzyme_register_derivative_18_0": ["@_ZN8geometry4normEd", "@_ZN8geometry5slopeEdd"],
    "_ZL24__enzyme_inactivefn_19_0": ["@_ZN8geometry5Curve2atEd"],
}
CPP_KEPT = (
    "_ZN8geometry5plainEd",
    "_ZN8geometry6scaledIdEET_S1_",
    "_ZN8geometry4normEd",
    "_ZN8geometry5Curve2atEd",
    "_ZNK8geometry5Curve4seenEd",
)


def needed(tool: Tool | None, name: str) -> str:
    if tool is None:
        pytest.skip(f"{name} is not installed")
    return tool.command[0]


def ir(compiler: str, text: str, folder: Path, *flags: str) -> str:
    """The IR that the compiler makes of a text."""
    source = folder / ("t.cpp" if "++" in compiler else "t.c")
    source.write_text(text)
    command = [compiler, "-S", "-emit-llvm", "-flto", f"-I{HEADERS}", *STRICT, *flags, source, "-o", "-"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def check_registered(text: str, registered: dict[str, list[str]]) -> None:
    """Each global is kept, and is an array of these members."""
    used = next(line for line in text.splitlines() if line.startswith("@llvm.compiler.used"))
    for name, members in registered.items():
        array = global_text(text, f"@{name}").partition("x ptr] [")[2]
        given = re.findall(r"ptr (@[\w.]+|inttoptr \([^)]*\))", array)
        texts = [global_text(text, member) if member.startswith("@.str") else member for member in given]
        assert len(texts) == len(members), array
        for member, found in zip(members, texts, strict=True):
            assert member == found or (member[0] != "@" and member in found), array
        assert f"@{name}" in used


def global_text(text: str, name: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(f"{name} ="))


def check_kept(text: str, names: tuple[str, ...]) -> None:
    """Each is defined noinline, and `entry` calls it."""
    groups = dict(re.findall(r"^attributes (#\d+) = \{(.*)\}$", text, re.MULTILINE))
    entry = re.search(r"^define [^\n]*@(?:entry|_Z5entryd)\(.*?^\}", text, re.MULTILINE | re.DOTALL)
    assert entry
    for name in names:
        header = re.search(rf"^define [^\n]*@{name}\([^\n]*", text, re.MULTILINE)
        assert header, name
        assert "noinline" in groups[re.findall(r"#\d+", header[0])[-1]].split(), name
        assert re.search(rf"call [^\n]*@{name}\(", entry[0]), name


@pytest.mark.c
@pytest.mark.parametrize("standard", ["c99", "gnu23"])
@pytest.mark.parametrize("level", LEVELS)
def test_c(level: str, standard: str, tmp_path: Path) -> None:
    text = ir(needed(toolchains.clang(), "clang"), C, tmp_path, f"-{level}", f"-std={standard}")
    check_registered(text, REGISTERED)
    check_kept(text, KEPT)
    notes = global_text(text, "@llvm.global.annotations")
    for name, what in ANNOTATED.items():
        found = re.search(rf"ptr @{name}, ptr (@[.\w]+)", notes)
        assert found and f'c"{what}\\00"' in global_text(text, found[1]), name


@pytest.mark.cpp
@pytest.mark.parametrize("level", LEVELS)
def test_cpp(level: str, tmp_path: Path) -> None:
    text = ir(needed(toolchains.clangxx(), "clang++"), CPP, tmp_path, f"-{level}", "-std=c++11")
    check_registered(text, CPP_REGISTERED)
    check_kept(text, CPP_KEPT)
    assert "@_ZNK8geometry5Curve4seenEd" in global_text(text, "@llvm.global.annotations")
    assert "llvm.global_ctors" not in text


LATE = """
#include "enzyme_hub.h"
double late(double x) { return x; }
double slope(double x, double dx) { return x * dx; }
ENZYME_DERIVATIVE(late, slope);
"""


@pytest.mark.c
def test_a_declaration_that_comes_too_late_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "t.c").write_text(LATE)
    clang = needed(toolchains.clang(), "clang")
    command = [clang, "-flto", f"-I{HEADERS}", "-c", tmp_path / "t.c", "-o", tmp_path / "t.o"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "t.c:5:1: error: attribute declaration must precede definition" in done.stderr


@pytest.mark.c
def test_a_compiler_that_writes_no_bitcode_refuses_declarations(tmp_path: Path) -> None:
    gcc = toolchains.cc()
    if gcc is None or "clang" in gcc.command[0]:
        pytest.skip("gcc is not installed")
    (tmp_path / "t.c").write_text(LATE)
    command = [*gcc.command, f"-I{HEADERS}", "-c", tmp_path / "t.c", "-o", tmp_path / "t.o"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "derivatives are declared in files that clang compiles" in done.stderr


LIBRARY_HEADER = """
#include "enzyme_hub.h"
double library(double x);
ENZYME_FUNCTION_LIKE(library, "exp");
"""
LIBRARY = """
__attribute__((noinline)) double library(double x) { return 1 + x + x * x / 2; }
"""
REGISTERS = """
#include "library.h"
double other(double x);
double other_tangent(double x, double dx) { return 42 * dx; }
ENZYME_DERIVATIVE(other, other_tangent);
"""
MAIN = """
#include "library.h"
#include <stdio.h>
double other(double);
static double f(double x) { return library(x) + other(x); }
int main(void) { printf("%.6f\\n", __enzyme_fwddiff((void *)f, 0.0, 1.0)); }
"""


@pytest.mark.c
def test_statements_in_other_files_count(linker: Path, tmp_path: Path) -> None:
    """In a file that nothing else leads to; and the same statement in several files is one."""
    files = {
        "library.h": LIBRARY_HEADER,
        "a.c": LIBRARY,
        "b.c": REGISTERS,
        "c.c": LIBRARY.replace("library", "other"),
        "d.c": MAIN,
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    sources = [name for name in files if name.endswith(".c")]
    clang = needed(toolchains.clang(), "clang")
    command = [clang, "-O2", "-flto", f"--ld-path={linker}", f"-I{HEADERS}", *sources, "-o", "program", "-lm"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert subprocess.check_output([tmp_path / "program"], text=True).strip() == "43.000000"
