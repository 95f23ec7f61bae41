"""enzyme_hub/zero_like.hpp: what nobody knows a shadow of is told in words by the compiler."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from enzyme_hub.languages import toolchains

HEADERS = Path(__file__).parents[2] / "lang" / "c"

DECLARATIONS = """
#include <enzyme_hub/zero_like.hpp>
#include <functional>
#include <mutex>
struct matrix {{ double *data; int n; }};
class hidden {{ double *data; int n; public: explicit hidden(int); }};
struct referring {{ double &x; }};
struct abstract {{ virtual void f() = 0; virtual ~abstract() = default; }};
union either {{ double number; long count; }};
class view {{
    double *p;
    int n;
public:
    using value_type = double;
    view(double *p, int n) : p(p), n(n) {{}}
    double *begin() const {{ return p; }}
    double *end() const {{ return p + n; }}
}};
double x;
void misuse() {{ {}; }}
"""
LENGTH = "nobody says how much a raw pointer leads to: make it a std::vector or a smart pointer, or write"
FIELD = "nobody says how much a pointer in this object leads to. Of a lambda: make the shadow by the function that makes the lambda"
MISUSE = {
    "enzyme::zero_like(&x)": LENGTH,
    "enzyme::zero_like(matrix{&x, 1})": LENGTH,
    "enzyme::zero_like(std::vector<void *>(3))": LENGTH,
    "enzyme::zero_like(hidden(3))": FIELD,
    "enzyme::zero_like([p = &x](double y) { return y * *p; })": FIELD,
    "enzyme::zero_like(std::function<double(double)>())": FIELD,
    "double y = 1; enzyme::zero_like([&y] { return y; })": "an object with a reference is a shadow only with a reference to the shadow",
    "enzyme::zero_like(referring{x})": "a struct with a reference is a shadow only with a reference to the shadow of that object",
    "enzyme::zero_like(std::unique_ptr<abstract>())": "a pointer to an abstract class: give the classes derived from it",
    "enzyme::zero_like(std::unique_ptr<double[]>())": "std::unique_ptr<T[]> does not know its length: make it a std::vector",
    "enzyme::zero_like(std::shared_ptr<double[]>())": "std::shared_ptr<T[]> does not know its length: make it one to a std::vector",
    "enzyme::zero_like(std::unique_ptr<double, void (*)(double *)>(&x, nullptr))": "with a deleter of its own",
    "enzyme::zero_like(std::map<int, std::unique_ptr<double>>())": "its elements must be copyable: make them std::shared_ptr",
    "either e; enzyme::zero_like(e)": "of a union (or another type that is neither a number nor a class) nobody says what it holds",
    "std::mutex m; enzyme::zero_like(m)": "this type cannot be copied: give its class ENZYME_HUB_MEMBERS(...), or write",
    "enzyme::zero_like(view(&x, 1))": "this class is a view of what another object owns: make the shadow of that object",
    "double a[2]; enzyme::zero_like(a)": "a function returns no array: use std::array, or std::memset",
}


def compiled(statement: str, *flags: str) -> str:
    """What clang says about a function of this one statement; warnings too."""
    compiler = toolchains.clangxx()
    if compiler is None:
        pytest.skip("clang is not installed")
    command = [*compiler.command, "-x", "c++", "-std=c++17", "-fsyntax-only", f"-I{HEADERS}", *flags, "-"]
    done = subprocess.run(
        command,
        input=DECLARATIONS.format(statement),
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
        timeout=100,
    )
    return done.stderr


@pytest.mark.parametrize("statement", MISUSE)
def test_what_is_said_about_misuse(statement: str) -> None:
    assert MISUSE[statement] in re.sub(r"\s+", " ", compiled(statement))


def test_no_warnings() -> None:
    statement = "auto x = enzyme::zero_like(std::vector<std::unique_ptr<std::pair<int, double>>>()); (void)x"
    assert compiled(statement, "-Wall", "-Wextra", "-Wpedantic", "-Werror") == ""
