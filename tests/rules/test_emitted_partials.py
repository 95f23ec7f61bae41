"""What the table's lines emit, compiled and run in float, double and long double, against multi-precision arithmetic.

Tolerances come from a running error analysis of the expression itself, with no slack but a factor of two: the emitted
code may be off by what rounding explains, and by nothing else.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest
import rule_jit as jit
from mpmath import mp, mpf
from rule_reference import REFERENCE, Bound, derivative, sample, value

from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Module
from enzyme_hub.ir.values import ConstantInt
from enzyme_hub.rules.expressions import Evaluator
from enzyme_hub.rules.functions import INSTRUCTIONS, TABLE

# The types of operands that are not differentiated.
OTHER_OPERANDS = {
    "powi": ("i32",),
    "ldexp": ("i32",),
    "scalbln": ("i64",),
    "jn": ("i32",),
    "yn": ("i32",),
    "frexp": ("ptr",),
    "remquo": ("ptr",),
    "lgamma_r": ("ptr",),
    "nexttoward": ("x86_fp80",),
    "_FortranAModReal": ("ptr", "i32"),
    "_FortranAModuloReal": ("ptr", "i32"),
    "_FortranASetExponent": ("i64",),
    "_FortranAScale": ("i64",),
    "_FortranANearest": ("i1",),
}
OVERLOAD = {"float": "f32", "double": "f64", "x86_fp80": "f80"}
FORTRAN_KIND = {"float": "4", "double": "8", "x86_fp80": "10"}
NOT_IN_THE_LIBRARY = ("sinpi", "cospi", "exp2m1", "exp10m1")


def spelling(name: str, kind: str) -> str:
    if name in ("powi", "canonicalize", "arithmetic.fence"):
        return f"llvm.{name}.{OVERLOAD[kind]}" + (".i32" if name == "powi" else "")
    if name.startswith("_Fortran"):
        return name + FORTRAN_KIND[kind]
    return "lgamma" + jit.SUFFIX[kind] + "_r" if name == "lgamma_r" else name + jit.SUFFIX[kind]


@dataclass
class Operands:
    """How one function's operands are written: types in order, and which are loaded from memory."""

    kinds: list[str]

    @staticmethod
    def of(name: str, kind: str) -> Operands:
        formula = (TABLE | INSTRUCTIONS)[name]
        others = iter(OTHER_OPERANDS.get(name, ()))
        return Operands([kind if partial is not None else next(others) for partial in formula.partials])


def source(name: str, kind: str) -> str:
    """A function that calls `name` on numbers from memory: floats, then the result, then the seed; integers apart."""
    operands = Operands.of(name, kind)
    size, lines, words, at = jit.SIZE[kind], [], [], 0
    for index, type_ in enumerate(operands.kinds):
        if type_ == "ptr":
            words.append("ptr null")
        elif type_ in ("i32", "i64", "i1") or type_ != kind:
            # What is no operand of the derivative may have any value here, but integers count.
            lines.append(f"  %w{index} = load i64, ptr %integer")
            cast = {"i32": "trunc", "i1": "trunc", "i64": "bitcast", "x86_fp80": "sitofp"}[type_]
            lines.append(f"  %o{index} = {cast} i64 %w{index} to {type_}")
            words.append(f"{type_} %o{index}")
        else:
            lines.append(f"  %p{index} = getelementptr i8, ptr %in, i64 {at * size}")
            lines.append(f"  %o{index} = load {type_}, ptr %p{index}")
            words.append(f"{type_} %o{index}")
            at += 1
    for number, extra in enumerate(("result", "seed")):
        lines.append(f"  %p.{extra} = getelementptr i8, ptr %in, i64 {(at + number) * size}")
        lines.append(f"  %{extra} = load {kind}, ptr %p.{extra}")
    lines.insert(0, f"  %integer = getelementptr i8, ptr %in, i64 {(at + 2) * size}")
    if name in INSTRUCTIONS:
        lines.append(f"  %r = {name} {kind} " + ", ".join(word.split()[1] for word in words))
        declaration = ""
    else:
        callee = spelling(name, kind)
        lines.append(f"  %r = call {kind} @{callee}({', '.join(words)})")
        declaration = f"declare {kind} @{callee}({', '.join(operands.kinds)})\n"
    body = "\n".join(lines)
    return f"{declaration}define void @test.{name}(ptr %in, ptr %out) {{\n{body}\n  ret void\n}}\n"


def differentiate(module: Module, name: str, kind: str, width: int) -> None:
    """Replace the call by its adjoint, contributions stored in the order of the operands."""
    function = module.functions[f"test.{name}"]
    call, seed, result = (jit.named(function, word) for word in ("r", "seed", "result"))
    rule = jit.rule_of(call)
    assert rule is not None and rule.kind == "derivative", (name, kind)
    ret = function.entry.instructions.pop()
    place = jit.Place(module, Builder(function.entry), width)
    place.primals[call] = result
    wanted = frozenset(rule.active_operands(call))
    found = dict(rule.adjoint(place, call, seed, wanted))
    assert set(found) <= wanted
    for number, index in enumerate(sorted(wanted)):
        address = place.builder.gep(types.i8, function.arguments[1], [ConstantInt(types.i64, number * jit.SIZE[kind])])
        place.builder.store(found[index], address)
    place.builder.insert(ret)
    assert not call.is_used
    call.erase()


@pytest.mark.parametrize("width", [1, 4])  # with more than one lane a reciprocal is computed once for all
@pytest.mark.parametrize("kind", jit.KINDS)
def test_emitted_partials(kind: str, width: int) -> None:
    names = [
        name
        for name in TABLE | INSTRUCTIONS
        if (name not in ("sinpi", "cospi") or jit.has_symbol(name))
        and not (name == "nexttoward" and kind == "x86_fp80")
    ]
    module = jit.read("\n".join(source(name, kind) for name in names))
    for name in names:
        differentiate(module, name, kind, width)
    compiled = jit.Compiled(module)
    failures = [failure for name in names for failure in check(compiled, name, kind)]
    assert not failures, "\n".join(failures)


def check(compiled: jit.Compiled, name: str, kind: str) -> list[str]:
    random_ = random.Random(f"{name} {kind}")
    formula = (TABLE | INSTRUCTIONS)[name]
    failures = []
    for _ in range(12):
        operands = sample(name, random_, lambda x: float(jit.round_to("float" if kind == "float" else "double", x)))
        result, seed = value(name, operands), mpf(random_.randint(-64, 64)) / 16
        floats = [number for number in operands if isinstance(number, mpf)]
        integers = [number for number in operands if isinstance(number, int)]
        given = jit.encode_all(kind, [*floats, result, seed])
        given += (integers[0] if integers else 3).to_bytes(8, "little", signed=True)
        indices = [k for k, partial in enumerate(formula.partials) if partial is not None and not is_zero(partial)]
        got = jit.decode_all(kind, compiled.call(f"test.{name}", given, len(indices) * jit.SIZE[kind]))
        epsilon = jit.EPSILON[kind]
        evaluator = Evaluator(Bound(operands, result, epsilon))
        for index, number in zip(indices, got, strict=True):
            partial = formula.partials[index]
            assert partial is not None
            _, error = evaluator.value(partial)
            want = seed * derivative(name, operands, index)
            allowed = 2 * abs(seed) * error + 4 * epsilon * abs(want)
            if not abs(number - want) <= allowed:
                shown = [mp.nstr(operand, 12) for operand in operands if operand is not None]
                failures.append(
                    f"{name}{shown} by {index}: {mp.nstr(number, 20)}, expected {mp.nstr(want, 20)}, "
                    f"off by {mp.nstr(abs(number - want) / epsilon, 4)} epsilon, allowed {mp.nstr(allowed / epsilon, 4)}"
                )
    return failures


def is_zero(partial: object) -> bool:
    return getattr(partial, "value", None) == 0


def test_references_cover_the_operands() -> None:
    for name in TABLE | INSTRUCTIONS:
        others = [d for d in REFERENCE[name].domain if d is None or isinstance(d, range)]
        assert len(others) == len(OTHER_OPERANDS.get(name, ())), name
