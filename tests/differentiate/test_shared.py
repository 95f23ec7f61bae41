"""Derivatives that several threads run at once add atomically, but for memory that is the thread's own."""

from __future__ import annotations

import re

import pytest

from enzyme_hub import llvm
from enzyme_hub.differentiate import differentiate_module
from enzyme_hub.differentiate.signature import DerivativeOptions
from enzyme_hub.errors import HubError
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.writer import write_module

SOURCE = """
declare void @__enzyme_autodiff(ptr, ...)
define double @square({type} %v) noinline {
  %w = fmul {type} %v, %v
  br label %more
more: ; functions of one block that work with vectors are inlined
  %d = FROM
  ret double %d
}
define double @reads(ptr %x) noinline {
  %v = load {type}, ptr %x
  br label %more
more:
  %d = call double @square({type} %v)
  ret double %d
}
define double @keeps(ptr %x) noinline {
  %own = alloca {type}
  %v = load {type}, ptr %x
  store {type} %v, ptr %own
  %u = load {type}, ptr %own
  %d = call double @square({type} %u)
  %e = call double @reads(ptr %own)
  %f = fadd double %d, %e
  ret double %f
}
define void @gradient(ptr %x, ptr %dx) {
  call void (ptr, ...) @__enzyme_autodiff(ptr @keeps, ptr %x, ptr %dx)
  ret void
}
"""
FROM = {
    "double": "fadd double %w, 0.0",
    "float": "fpext float %w to double",
    "<2 x double>": "extractelement <2 x double> %w, i32 1",
    "x86_fp80": "fptrunc x86_fp80 %w to double",
}


def derivative(type_: str, said: DerivativeOptions) -> dict[str, str]:
    """The bodies of the functions, by name, where numbers have that type."""
    text = SOURCE.replace("FROM", FROM[type_]).replace("{type}", type_)
    module = read_module(llvm.text(llvm.parse_text(text)))
    differentiate_module(module, said)
    printed = llvm.text(llvm.parse_text(write_module(module)))
    return dict(re.findall(r"^define [^\n]*@([\w.]+)\((.*?)^}", printed, re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize(("type_", "adds"), [("double", 1), ("float", 1), ("<2 x double>", 2)])
def test_what_others_see_is_added_atomically(type_: str, adds: int) -> None:
    bodies = derivative(type_, DerivativeOptions(shared=True))
    assert bodies["reverse.reads"].count("atomicrmw fadd") == adds  # callees do not know whose memory it is
    assert bodies["diffe.keeps"].count("atomicrmw fadd") == adds  # to %x alone, not to the variable


def test_nothing_is_atomic_where_nobody_asks() -> None:
    assert not any("atomicrmw" in body for body in derivative("double", DerivativeOptions()).values())


def test_numbers_that_no_machine_adds_atomically_are_refused() -> None:
    with pytest.raises(HubError, match="several threads may add"):
        derivative("x86_fp80", DerivativeOptions(shared=True))
