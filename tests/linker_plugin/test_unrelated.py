"""What waits beside a module while its derivatives are made, and what must not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from enzyme_hub import llvm
from enzyme_hub.driver.pipeline import Options
from enzyme_hub.llvm import CodegenOptions, irtext
from linker_plugin import unrelated

MODULE = """
@counter = internal global double 1.0
@leads = internal constant ptr @counter
@own = internal global double 2.0
@0 = private constant [2 x double] [double 3.0, double 4.0]
@table = constant [1 x ptr] [ptr @in_table]

declare double @__enzyme_autodiff(ptr, ...)

define internal double @helper(double %x) {
  %m = load double, ptr @0
  %y = fmul double %x, %m
  ret double %y
}

define linkonce_odr double @copied(double %x) {
  ret double %x
}

define double @count() {
  %c = load double, ptr @counter
  ret double %c
}

define double @f(double %x) {
  %y = call double @helper(double %x)
  %z = call double @copied(double %y)
  %c = call double @count()
  %w = fmul double %z, %c
  ret double %w
}

define double @gradient(double %x) {
  %d = call double (ptr, ...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

define double @above(double %x) {
  %d = call double @gradient(double %x)
  ret double %d
}

define double @counts() {
  %c = call double @count()
  ret double %c
}

define void @by_a_constant() {
  %p = load ptr, ptr @leads
  store double 5.0, ptr %p
  ret void
}

define double @in_table(double %x) {
  ret double %x
}

define ptr @takes() {
  ret ptr @in_table_of_takes
}

define double @in_table_of_takes(double %x) {
  ret double %x
}

define double @waits(double %x) {
  %o = load double, ptr @own
  %m = load double, ptr @0
  %y = call double @helper(double %o)
  %z = call double @copied(double %y)
  %w = call double @waits_too(double %z)
  %v = fadd double %w, %m
  store double %v, ptr @own
  ret double %v
}

define internal double @waits_too(double %x) {
  %y = call double @in_table(double %x)
  ret double %y
}
"""
STAY = set("helper copied count f gradient above counts by_a_constant in_table takes in_table_of_takes".split())
WAIT = {"waits", "waits_too"}
DEBUG = Options(codegen=CodegenOptions(level=0))


@pytest.fixture(autouse=True)
def anything_is_worth_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unrelated, "LEAST_TEXT", 0)


def test_what_stays_and_what_waits() -> None:
    module, _, _ = unrelated.split_unrelated(llvm.parse_text(MODULE), DEBUG)
    text = irtext.ModuleText(llvm.text(module))
    assert text.functions.keys() == STAY
    assert "own" not in text.globals
    assert {"counter", "leads", "table"} <= text.globals.keys()


def test_it_is_one_module_again_in_the_end() -> None:
    before = irtext.ModuleText(llvm.text(llvm.parse_text(MODULE)))
    module, rejoin, _ = unrelated.split_unrelated(llvm.parse_text(MODULE), DEBUG)
    whole = rejoin(llvm.parse_text(llvm.text(module)))
    llvm.verify(whole)
    after = irtext.ModuleText(llvm.text(whole))
    assert after.functions.keys() == STAY | WAIT
    assert len(after.globals) == len(before.globals)
    for name, one in before.functions.items():
        new = after.functions[name]
        assert after.text[new.start : new.body].split("@")[0] == before.text[one.start : one.body].split("@")[0]


@pytest.mark.parametrize(
    "line",
    [
        "@second = alias double (double), ptr @waits",
        'module asm ".globl waits"',
        "$group = comdat any\n@member = constant i32 1, comdat($group)",
        "declare ptr @fftw_plan_dft_1d(i32, ptr, ptr, i32, i32)",
    ],
)
def test_a_module_whose_parts_are_tied_stays_whole(line: str) -> None:
    text = f"{line}\n{MODULE}" if line.startswith("module") else f"{MODULE}\n{line}\n"
    module, _, _ = unrelated.split_unrelated(llvm.parse_text(text), DEBUG)
    assert irtext.ModuleText(llvm.text(module)).functions.keys() == STAY | WAIT


def test_what_the_compiler_optimised_stays_whole() -> None:
    options = replace(DEBUG, codegen=CodegenOptions(level=1))
    module, _, _ = unrelated.split_unrelated(llvm.parse_text(MODULE), options)
    assert irtext.ModuleText(llvm.text(module)).functions.keys() == STAY | WAIT
