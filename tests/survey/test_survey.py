"""`enzyme-hub survey`: it lists what a link refuses, and goes on over whatever lies in a folder."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from enzyme_hub import llvm
from enzyme_hub.commands.cli import main
from enzyme_hub.custom import rules_file
from enzyme_hub.languages import toolchains

LINKER = Path(sys.executable).parent / "enzyme-hub-ld"
INCLUDES = Path(__file__).parents[2] / "lang" / "c"


def clang(folder: Path, name: str, text: str, *words: str) -> Path:
    """An object with bitcode."""
    tool = toolchains.clangxx() if name.endswith(".cpp") else toolchains.clang()
    if tool is None:
        pytest.skip("clang is not installed")
    (folder / name).write_text(text)
    out = (folder / name).with_suffix(".o")
    command = [*tool.command, "-O2", "-g", "-w", f"-I{INCLUDES}", *(words or ["-flto"]), "-c", name, "-o", out.name]
    subprocess.run(command, check=True, cwd=folder)
    return out


def surveyed(capfd: pytest.CaptureFixture[str], *words: object, status: int | None = None) -> dict[str, Any]:
    ended = main(["survey", "--json", *map(str, words)])
    said = capfd.readouterr()
    assert not said.err, said.err
    found: dict[str, Any] = json.loads(said.out)
    assert ended == (1 if found["findings"] else 0) if status is None else status
    return found


def listed(found: dict[str, Any]) -> dict[str, str]:
    """The group of each function that is listed, and of each thing in a line."""
    return {one["name"] if one["rule"] else one["what"]: one["group"] for one in found["findings"]}


CALLS = """
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
double drag(double), table(int);
void watch(const double *), tick(int), trace(const char *, int), say_and_die(const double *) __attribute__((noreturn));
int sizes(void) __attribute__((const));
void cblas_daxpy(int, double, const double *, int, double *, int);
void dsyevr_(char *, double *);
double __enzyme_autodiff(void *, ...);
static int less(const void *a, const void *b) { return (*(double *)a > *(double *)b) - (*(double *)a < *(double *)b); }
double energy(double *x, int n) {
    if (n < sizes()) say_and_die(x);
    tick(n);
    trace("energy", n);
    watch(x);
    printf("%g\\n", x[0]);
    qsort(x, n, 8, less);
    cblas_daxpy(n, 2.0, x, 1, x + n, 1);
    double *copy = malloc(8 * n);
    copy[0] = sin(x[0]) + table(n);
    double sum = copy[0] + drag(x[0]) + drag(x[1]);
    free(copy);
    return sum;
}
"""


def test_calls_without_a_body_are_listed_by_what_to_do(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    found = surveyed(capfd, clang(tmp_path, "energy.c", CALLS), "--function", "energy")
    assert listed(found) == {"drag": "provide", "table": "provide", "watch": "provide", "tick": "say", "trace": "say"}
    drag = next(one for one in found["findings"] if one["name"] == "drag")
    assert drag["what"] == "double (double)"
    assert drag["gradient"] == "double (double, double)"
    assert drag["calls"] == 2
    assert drag["where"] == "energy.c:22"
    assert found["roots"] == ["energy"]


def test_machine_code_names_its_file(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    clang(tmp_path, "energy.c", CALLS)
    native = clang(tmp_path, "drag.c", "double drag(double x) { return x * x; }", "-O1")
    found = surveyed(capfd, tmp_path, "--function", "energy")
    drag = next(one for one in found["findings"] if one["name"] == "drag")
    assert (drag["group"], drag["file"]) == ("recompile", str(native))


LINES = """
#include <setjmp.h>
#include <stdarg.h>
jmp_buf buffer;
double plain(double x) { double y; __asm__("mulsd %1, %0" : "=x"(y) : "x"(x), "0"(x)); return y; }
double barrier(double x) { __asm__ volatile("" : "+x"(x)); return x; }
__attribute__((noinline)) double sum(int n, ...) {
    va_list all; va_start(all, n);
    double found = 0;
    for (int i = 0; i < n; i++) found += va_arg(all, double);
    va_end(all);
    return found;
}
double jump(double x, int n) {
    static void *ways[] = {&&one, &&two, &&three};
again:
    goto *ways[n++ % 3];
one: x *= 2; goto again;
two: x += 1; goto again;
three: return x;
}
double twice(double x) { return setjmp(buffer) ? x : x * x; }
double shared(volatile double *x) { return *x * *x; }
double energy(double *x, int n) {
    return plain(x[0]) + barrier(x[1]) + sum(2, x[0], x[1]) + jump(x[2], n) + twice(x[0]) + shared(x);
}
"""


def test_lines_that_no_derivative_goes_through(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    found = surveyed(capfd, clang(tmp_path, "lines.c", LINES), "--function", "energy")
    where = {one["what"]: one["where"] for one in found["findings"]}
    assert where == {
        "inline assembly": "lines.c:5",
        "double (int, ...)": "lines.c:25",
        "jumps to a computed address": where["jumps to a computed address"],
        "calls _setjmp": "lines.c:22",
        "volatile numbers": "lines.c:23",
    }
    assert {one["group"] for one in found["findings"]} == {"rewrite", "variadic"}


REQUEST = """
double __enzyme_autodiff(void *, ...);
int enzyme_dup;
double energy(double *x, int n);
double gradient(double *x, double *dx) { return __enzyme_autodiff((void *)energy, enzyme_dup, x, dx, 3); }
"""


def test_requests_of_the_program_are_found(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    clang(tmp_path, "energy.c", CALLS)
    clang(tmp_path, "request.c", REQUEST)
    found = surveyed(capfd, tmp_path)
    assert found["roots"] == ["energy"]
    assert "drag" in listed(found)
    assert found["files"] == 2


def test_a_request_in_machine_code(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    asking = clang(tmp_path, "request.c", REQUEST, "-O2")
    found = surveyed(capfd, tmp_path)
    assert [(one["group"], one["file"]) for one in found["findings"]] == [("recompile", str(asking))]


def test_without_a_request_the_user_is_asked_for_a_function(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    clang(tmp_path, "energy.c", CALLS)
    assert main(["survey", str(tmp_path)]) == 1
    said = capfd.readouterr().err
    assert "EH0201" in said and "--function" in said
    assert main(["survey", str(tmp_path), "--function", "energie"]) == 1
    assert "there is no function energie" in capfd.readouterr().err
    assert main(["survey", str(tmp_path / "none"), "--function", "energy"]) == 1
    assert "EH0104" in capfd.readouterr().err


def test_a_build_without_bitcode_says_so(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    clang(tmp_path, "energy.c", CALLS, "-O1")
    (tmp_path / "cut.a").write_bytes(b"!<arch>\nnonsense")
    assert main(["survey", str(tmp_path), "--function", "energy"]) == 1
    said = capfd.readouterr().err
    assert "there is no bitcode in these files" in said and "-flto" in said
    assert "cut.a was left out" in said and "objects with machine code only: 1" in said


VIRTUAL = """
namespace flow {
double native(double);
struct Model { virtual double at(double) const = 0; virtual ~Model() {} };
struct Square : Model { double at(double x) const override { return x * native(x); } };
__attribute__((noinline)) double energy(const Model &model, double x) { return model.at(x); }
__attribute__((noinline)) double energy(double x) { return x; }
double start(double x) { return energy(Square(), x); }
double (*volatile keep)(double) = start;
}
"""


def test_names_as_people_write_them_and_calls_of_methods(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    built = clang(tmp_path, "flow.cpp", VIRTUAL)
    found = surveyed(capfd, built, "--function", "flow::start(double)")
    assert [(one["spelled"], one["rule"]) for one in found["findings"]] == [("flow::native", "flow::native")]
    assert found["roots"] == ["flow::start"]
    assert main(["survey", str(built), "--function", "flow::energy"]) == 1
    assert "may be several functions" in capfd.readouterr().err


def test_two_programs_in_one_folder(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """They define the same symbols, and an archive holds what lies beside it."""
    for name, missing in (("one", "drag"), ("two", "lift")):
        text = f"double {missing}(double);\nint state = 3;\ndouble f(double x) {{ return {missing}(x) * state; }}\n"
        text += (
            "double __enzyme_autodiff(void *, ...);\nint main(void) { return __enzyme_autodiff((void *)f, 2.0) > 0; }\n"
        )
        folder = tmp_path / name
        folder.mkdir()
        built = clang(folder, "main.c", text)
        subprocess.run(["ar", "rc", "lib.a", built.name], cwd=folder, check=True)
    found = surveyed(capfd, tmp_path)
    assert listed(found) == {"drag": "provide"}  # the first definition of f counts
    assert listed(surveyed(capfd, tmp_path / "two")) == {"lift": "provide"}


def test_odd_files_are_left_out(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    good = clang(tmp_path, "energy.c", CALLS)
    whole = good.read_bytes()
    (tmp_path / "half.o").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "quarter.bc").write_bytes(whole[: len(whole) // 4 // 4 * 4])
    (tmp_path / "empty.o").write_bytes(b"")
    (tmp_path / "head.o").write_bytes(b"\x7fELF")
    (tmp_path / "cut.a").write_bytes(b"!<arch>\nnonsense")
    (tmp_path / "text.ll").write_text("no IR\n")
    (tmp_path / "notes.txt").write_text("hello")
    (tmp_path / "elf.o").write_bytes(b"\x7fELF\x02\x01\x01" + b"\0" * 9 + b"\x01\0\x3e\0" + os.urandom(200))
    (tmp_path / "loop").symlink_to(tmp_path)
    os.mkfifo(tmp_path / "pipe.o")
    found = surveyed(capfd, tmp_path, "--function", "energy")
    assert "drag" in listed(found)
    left_out = {Path(one["file"]).name for one in found["skipped"]}
    assert {"half.o", "quarter.bc", "cut.a", "text.ll", "elf.o"} <= left_out
    assert "energy.o" not in left_out


def test_damaged_bitcode_ends_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """LLVM ends its process on some of these."""
    whole = bytearray(clang(tmp_path, "energy.c", CALLS).read_bytes())
    choice = random.Random(5)
    for number in range(12):
        broken = bytearray(whole)
        for _ in range(8):
            broken[choice.randrange(200, len(broken) - 2000)] ^= 1 << choice.randrange(8)
        (tmp_path / f"broken{number}.o").write_bytes(broken)
    clang(tmp_path, "request.c", REQUEST)
    found = surveyed(capfd, tmp_path)
    assert found["roots"] == ["energy"]


def test_what_the_program_and_rules_say_counts(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    said = """
double drag(double);
double drag_gradient(double x, double seed) { return seed * x; }
void *__enzyme_register_gradient_drag[] = {(void *)drag, (void *)drag, (void *)drag_gradient};
"""
    clang(tmp_path, "energy.c", CALLS)
    clang(tmp_path, "said.c", said)
    rules = tmp_path / "own.toml"
    rules.write_text('[[rule]]\nfunction = "t*"\ninactive = true\n[[rule]]\nfunction = "elsewhere"\nnofree = true\n')
    (tmp_path / "other.ll").write_text(
        "declare void @elsewhere()\ndefine void @g() {\n call void @elsewhere()\n ret void\n}\n"
    )
    assert main(["survey", "--json", str(tmp_path), "--function", "energy", "--rules", str(rules)]) == 1
    said_ = capfd.readouterr()
    assert "2 rules from" in said_.err
    assert listed(json.loads(said_.out)) == {"watch": "provide"}


def test_integers_in_a_struct_are_no_data(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    text = """
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare { i64, double } @both(i64) memory(none)
define double @f(double %x, i64 %n) {
  %size = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %n, i64 8)
  %bytes = extractvalue { i64, i1 } %size, 0
  %all = call { i64, double } @both(i64 %bytes)
  %factor = extractvalue { i64, double } %all, 1
  %y = fmul double %x, %factor
  ret double %y
}
"""
    (tmp_path / "f.ll").write_text(text)
    assert listed(surveyed(capfd, tmp_path / "f.ll", "--function", "f")) == {"both": "provide"}


def link(folder: Path, *objects: Path, rules: Path | None = None) -> str:
    """What a link says of the objects; empty if it made a program."""
    tool = toolchains.clang()
    assert tool is not None
    options = f"--quiet --rules {rules}" if rules else ""
    done = subprocess.run(
        [*tool.command, "-flto", f"--ld-path={LINKER}", *map(str, objects), "-o", "program", "-lm"],
        cwd=folder,
        env={**os.environ, "ENZYME_HUB_OPTS": options},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stderr if done.returncode else ""


PROGRAM = """
#include <stdio.h>
double drag(double);
void watch(const double *);
void count(int);
double __enzyme_autodiff(void *, ...);
int enzyme_dup, enzyme_const;
__attribute__((noinline)) double energy(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) { count(i); sum += drag(x[i]); }
    watch(x);
    return sum;
}
int main(void) {
    double x[2] = {1, 2}, dx[2] = {0};
    __enzyme_autodiff((void *)energy, enzyme_dup, x, dx, enzyme_const, 2);
    printf("%g %g\\n", dx[0], dx[1]);
}
"""
NATIVE = """
double drag(double x) { return x * x; }
void watch(const double *x) {}
void count(int n) {}
"""
GRADIENT = "double drag_gradient(double x, double seed) { return seed * 2 * x; }"


def test_the_rules_to_begin_with_are_rules_of_a_link(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    program, rules = clang(tmp_path, "program.c", PROGRAM), tmp_path / "rules.toml"
    native = clang(tmp_path, "native.c", NATIVE, "-O1")
    given = clang(tmp_path, "given.c", GRADIENT)
    surveyed(capfd, program, "--write-rules", rules)
    assert list(rules_file.load([rules])) == []
    refused = link(tmp_path, program, native, rules=rules)
    assert "EH0208" in refused
    assert main(["survey", str(program), "--write-rules", str(rules)]) == 1
    assert "is there already" in capfd.readouterr().err

    text = rules.read_text()
    taken = [line.removeprefix("# ") for line in text.splitlines() if not line.startswith("##")]
    rules.write_text("\n".join(taken).replace('gradient = "watch_gradient"', "inactive = true"))
    assert {rule.function for rule in rules_file.load([rules])} == {"drag", "watch", "count"}
    assert not link(tmp_path, program, native, given, rules=rules)
    done = subprocess.run([tmp_path / "program"], capture_output=True, text=True, check=True)
    assert done.stdout == "2 4\n"
    assert main(["survey", str(program), str(given), "--rules", str(rules), "--quiet"]) == 0


def test_odd_names_in_rules(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    text = """
declare double @"odd \\22name\\22 \\\\ here"(double)
declare double @"all*"(double)
define double @energy(double %x) {
  %one = call double @"odd \\22name\\22 \\\\ here"(double %x)
  %two = call double @"all*"(double %one)
  ret double %two
}
"""
    (tmp_path / "odd.ll").write_text(text.replace("\\\\", "\\5C"))
    rules = tmp_path / "rules.toml"
    surveyed(capfd, tmp_path / "odd.ll", "--function", "energy", "--write-rules", rules)
    bare = [line.removeprefix("# ") for line in rules.read_text().splitlines() if not line.startswith("##")]
    rules.write_text("\n".join(bare))
    assert {rule.function for rule in rules_file.load([rules])} == {'odd "name" \\ here', "all*"}


def test_sources_and_the_words_for_people(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    clang(tmp_path, "program.c", PROGRAM)
    assert main(["survey", str(tmp_path / "program.c")]) == 1
    said = capfd.readouterr().out
    assert "energy reaches 1 function in 1 file: 3 things are in the way" in said
    assert "drag" in said and "program.c:10, in energy" in said
    assert "--write-rules" in said


def test_nothing_in_the_way(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    built = clang(tmp_path, "plain.c", "double f(double x) { return x * x; }\n")
    assert main(["survey", str(built), "--function", "f"]) == 0
    assert "nothing is in the way" in capfd.readouterr().out


def test_thousands_of_functions_take_seconds(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A chain of 4,000 in 40 files; the last one calls what is missing."""
    for part in range(40):
        lines = []
        for index in range(100):
            number = part * 100 + index
            callee = f"f{number + 1}" if number + 1 < 4000 else "missing"
            lines.append(f"define double @f{number}(double %x) {{\n  %y = fmul double %x, 2.0")
            lines.append(f"  %z = call double @{callee}(double %y)\n  ret double %z\n}}")
        lines.append(f"declare double @{callee}(double)")
        (tmp_path / f"part{part}.bc").write_bytes(llvm.bitcode(llvm.parse_text("\n".join(lines))))
    found = surveyed(capfd, tmp_path, "--function", "f0")
    assert found["functions"] == 4000
    assert listed(found) == {"missing": "provide"}
    assert len(found["findings"][0]["path"]) == 4000
