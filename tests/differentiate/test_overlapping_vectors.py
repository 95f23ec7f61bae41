"""Vectors that overlap in part with other accesses: which they are, and that lanes compute the same bits."""

from __future__ import annotations

import ctypes
import random

import llvmlite.binding as binding
import pytest

from enzyme_hub import llvm
from enzyme_hub.differentiate.normalise.overlapping_vectors import accessed_by_lanes, take_apart
from enzyme_hub.differentiate.normalise.vector_lanes import is_split_access, split
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.callgraph import CallGraph
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.writer import write_module

binding.initialize_native_target()
binding.initialize_native_asmprinter()

# What is done with the vectors %v and %w, which are loaded from %x and 16 bytes behind, until %r is stored to %y and %s is returned.
COMPUTED = {
    "arithmetic": """
  %m = fmul <4 x double> %v, <double 2.0, double -1.0, double 0.5, double 3.0>
  %f = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %m, <4 x double> %w, <4 x double> splat (double 0.25))
  %r = fneg <4 x double> %f
  %s = extractelement <4 x double> %r, i64 2""",
    "flags": """
  %r = fdiv nnan arcp <4 x double> %v, %w
  %s = extractelement <4 x double> %r, i64 0""",
    "splat": """
  %e = load double, ptr %x, align 8
  %i = insertelement <4 x double> poison, double %e, i64 0
  %p = shufflevector <4 x double> %i, <4 x double> poison, <4 x i32> zeroinitializer
  %r = fmul <4 x double> %p, %w
  %s = extractelement <4 x double> %r, i64 3""",
    "shuffle": """
  %p = shufflevector <4 x double> %v, <4 x double> %w, <4 x i32> <i32 5, i32 0, i32 7, i32 2>
  %i = insertelement <4 x double> %p, double 1.5, i64 1
  %r = fsub <4 x double> %i, %v
  %s = extractelement <4 x double> %p, i64 2""",
    "choice": """
  %c = fcmp olt <4 x double> %v, %w
  %n = xor <4 x i1> %c, splat (i1 true)
  %q = call <4 x double> @llvm.fabs.v4f64(<4 x double> %w)
  %r = select <4 x i1> %n, <4 x double> %q, <4 x double> %v
  %s = extractelement <4 x double> %r, i64 1""",
    "narrower": """
  %t = fptrunc <4 x double> %v to <4 x float>
  %u = fadd <4 x float> %t, splat (float 1.0)
  %r = fpext <4 x float> %u to <4 x double>
  %s = extractelement <4 x double> %r, i64 1""",
    "wanted_whole": """
  %r = fadd <4 x double> %v, %w
  %s = call double @llvm.vector.reduce.fadd.v4f64(double 0.0, <4 x double> %r)""",
    "made_elsewhere": """
  %a = call <4 x double> @other(<4 x double> %v)
  %r = fadd <4 x double> %a, %w
  %s = extractelement <4 x double> %r, i64 3""",
    "lane_by_number": """
  %r = fadd <4 x double> %v, %w
  %s = extractelement <4 x double> %r, i64 %k""",
    "two_lanes_of_four": """
  %p = shufflevector <4 x double> %v, <4 x double> poison, <2 x i32> <i32 3, i32 1>
  %d = fmul <2 x double> %p, splat (double 2.0)
  %r = shufflevector <2 x double> %d, <2 x double> poison, <4 x i32> <i32 1, i32 0, i32 1, i32 1>
  %s = extractelement <4 x double> %r, i64 0""",
    "loop": """
  br label %loop
loop:
  %j = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi <4 x double> [ %v, %entry ], [ %more, %loop ]
  %more = fadd <4 x double> %sum, %w
  %next = add i64 %j, 1
  %t = icmp eq i64 %next, 5
  br i1 %t, label %out, label %loop
out:
  %r = fmul <4 x double> %more, %sum
  %s = extractelement <4 x double> %r, i64 1""",
}
FUNCTION = """
define internal <4 x double> @other(<4 x double> %v) noinline {
  %r = fmul <4 x double> %v, %v
  ret <4 x double> %r
}
define double @f(ptr %x, ptr %y, i64 %k) {
entry:
  %v = load <4 x double>, ptr %x, align 8
  %z = getelementptr i8, ptr %x, i64 16
  %w = load <4 x double>, ptr %z, align 8COMPUTED
  store <4 x double> %r, ptr %y, align 32
  ret double %s
}
declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>)
declare <4 x double> @llvm.fabs.v4f64(<4 x double>)
declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
"""


def read(text: str) -> Module:
    return read_module(llvm.text(llvm.parse_text(text, "f.ll")))


def written(module: Module) -> str:
    made = write_module(module)
    llvm.parse_text(made, "split.ll").verify()
    return made


def run(text: str) -> tuple[float, list[float]]:
    engine = binding.create_mcjit_compiler(
        llvm.parse_text(text, "f.ll"), binding.Target.from_default_triple().create_target_machine()
    )
    engine.finalize_object()
    function = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_long)(
        engine.get_function_address("f")
    )
    numbers = random.Random(1)
    x = (ctypes.c_double * 8)(*(numbers.uniform(-2, 2) for _ in range(8)))
    y = (ctypes.c_double * 12)()
    aligned = (ctypes.addressof(y) + 31) // 32 * 32
    return function(ctypes.addressof(x), aligned, 2), list((ctypes.c_double * 4).from_address(aligned))


@pytest.mark.parametrize("name", COMPUTED)
def test_lanes_compute_the_same(name: str) -> None:
    before = FUNCTION.replace("COMPUTED", COMPUTED[name])
    module = read(before)
    function = module.functions["f"]
    found = accessed_by_lanes(function)
    assert sum(isinstance(i, inst.Load) for i in found) == 2
    split(found)
    after = written(module)
    assert not any(isinstance(i, inst.Load) and i.type.is_vector for i in function.instructions)
    if "whole" not in name and "elsewhere" not in name and "number" not in name:
        assert not any(i.type.is_vector for i in function.instructions)
    assert run(after) == run(before)


PLACES = """
define void @f(ptr %x, i64 %i, i64 %j) {
  %a = alloca [12 x double]
  %large = alloca [1000 x double]
  %v = getelementptr i8, ptr FIRST
  %w = getelementptr WHERE
  ACCESS
  ret void
}
"""
LOADS = "%p = load <2 x double>, ptr %v\n  %q = load <2 x double>, ptr %w"
ONE_LOAD = "%p = load <2 x double>, ptr %v\n  %q = load double, ptr %w"
STORED = "%p = load <2 x double>, ptr %v\n  store double 1.0, ptr %w"


@pytest.mark.parametrize(
    ("first", "where", "access", "count"),
    [
        ("%x, i64 8", "i8, ptr %x, i64 16", LOADS, 2),
        ("%x, i64 8", "i8, ptr %x, i64 24", LOADS, 0),  # one behind the other
        ("%x, i64 8", "i8, ptr %x, i64 8", LOADS, 0),  # the same bytes
        ("%x, i64 8", "i8, ptr %x, i64 16", STORED, 0),  # a part of the vector
        ("%x, i64 8", "double, ptr %x, i64 %i", LOADS, 0),
        ("%x, i64 8", "double, ptr %x, i64 %i", STORED, 0),
        ("%a, i64 8", "double, ptr %a, i64 %i", STORED, 1),
        ("%a, i64 8", "double, ptr %a, i64 %i", ONE_LOAD, 0),  # nothing is stored
        ("%a, i64 0", "inbounds {[2 x double], double}, ptr %a, i64 %i, i32 1", STORED, 0),  # another member
        ("%a, i64 0", "inbounds {[2 x double], double}, ptr %a, i64 %i, i32 0, i64 1", STORED, 1),
        ("%large, i64 8", "double, ptr %large, i64 %i", STORED, 0),
    ],
)
def test_which_vectors_overlap_in_part(first: str, where: str, access: str, count: int) -> None:
    text = PLACES.replace("FIRST", first).replace("WHERE", where).replace("ACCESS", access)
    assert len(accessed_by_lanes(read(text).functions["f"])) == count


TAKEN_OUT = """
  %p = load <2 x double>, ptr %v
  %m = fmul <2 x double> %p, %p
  %g = extractelement <2 x double> %m, i64 0
  %b = extractelement <2 x double> %m, i64 1
  store double %g, ptr %w"""
PUT_IN = """
  %p = insertelement <2 x double> poison, double 1.0, i64 0
  %q = insertelement <2 x double> %p, double 2.0, i64 1
  store <2 x double> %q, ptr %v"""


@pytest.mark.parametrize(
    ("access", "count"),
    [
        (TAKEN_OUT, 1),
        (PUT_IN, 1),
        (
            TAKEN_OUT.replace(
                "%m = fmul <2 x double> %p, %p", "%n = fmul <2 x double> %p, %p\n  %m = fneg <2 x double> %n"
            ),
            0,
        ),
        (TAKEN_OUT.replace("%b = extractelement <2 x double> %m, i64 1", ""), 0),
    ],
)
def test_vectors_that_fall_into_lanes(access: str, count: int) -> None:
    text = PLACES.replace("FIRST", "%x, i64 0").replace("WHERE", "i8, ptr %x, i64 64").replace("ACCESS", access)
    assert len(accessed_by_lanes(read(text).functions["f"])) == count


def test_callers_without_a_derivative_keep_the_vectors() -> None:
    text = FUNCTION.replace("COMPUTED", COMPUTED["arithmetic"]) + (
        "define double @caller(ptr %x, ptr %y) {\n  %s = call double @f(ptr %x, ptr %y, i64 0)\n  ret double %s\n}\n"
    )
    module = read(text)
    graph = CallGraph(module, [module.functions["f"]])
    assert take_apart(module, [], graph)
    (call,) = (i for i in module.functions["caller"].instructions if isinstance(i, inst.Call))
    called = call.called_function
    assert called is not None and called is not module.functions["f"]
    assert sum(map(is_split_access, called.instructions)) == 3
    assert not any(map(is_split_access, module.functions["f"].instructions))
    written(module)
