"""Inline assembly whose meaning is known: none at all, or one operation of the processor.

Assembly without instructions keeps the optimiser from knowing a number or a pointer (`asm volatile("" : "+x"(v))`, in
benchmarks and in Eigen). What comes out is what went in. A number passes through a function that is known to return it and
has the assembly in it, so the program's own values stay as hidden as they were; a pointer through LLVM's `launder`. A
number that assembly without instructions hands on in memory is stored there.

`OPERATIONS` are the strings of single instructions. Any other assembly is left, and refused where it meets active data.
"""

from __future__ import annotations

import re

from enzyme_hub.base.records import record
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir import types
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.types import StructType, Type
from enzyme_hub.ir.values import Block, ConstantOther, Value, poison
from enzyme_hub.rules import emit

BARRIER = "__ehub_barrier."
LAUNDER = "llvm.launder.invariant.group.p0"
# Instructions of one result and two operands, by template: the last operand written is the first of the intrinsic.
_TWO = re.compile(r"v?(?P<operation>max|min)(?P<kind>p[ds]) (?P<second>\$\d+), (?:(?P<first>\$\d+), )?\$0[; ]*")
_ROOT = re.compile(r"v?sqrts(?P<kind>[ds]) (?P<of>\$[01]), (?:\$[01], )?\$0[; ]*")
_FUSED = re.compile(
    r"vf(?P<negated>n?)m(?P<sign>add|sub)(?P<order>132|213|231)(?P<kind>[ps][ds]) (\$\d+), (\$\d+), \$0[; ]*"
)
_TO_INTEGERS = re.compile(r"v?cvt(?P<cut>t?)pd2dq \$1, \$0[; ]*")
_SETS = {
    "<2 x double>": "sse2.{}.pd",
    "<4 x float>": "sse.{}.ps",
    "<4 x double>": "avx.{}.pd.256",
    "<8 x float>": "avx.{}.ps.256",
}
_NAMED = re.compile(r"\$\{(\d+)(?::\w)?\}")  # operand 1 as `${1:x}`, in Rust
_ASSEMBLY = re.compile(r'asm (?P<words>(?:[a-z]+ )*)"(?P<template>[^"]*)", "(?P<constraints>[^"]*)"')


@record
class Assembly:
    """The template, and the constraints of outputs and inputs in the order of operands."""

    template: str
    outputs: tuple[str, ...]
    inputs: tuple[str, ...]
    clobbers: tuple[str, ...]
    is_intel: bool  # the result comes first

    def tied(self, output: int) -> int | None:
        """The input that is in the place of an output."""
        return next((k for k, word in enumerate(self.inputs) if word == str(output)), None)


def parse(callee: Value) -> Assembly | None:
    """What a callee that is assembly says; None for what is none."""
    found = _ASSEMBLY.fullmatch(callee.text) if isinstance(callee, ConstantOther) and callee.is_inline_asm else None
    if found is None:
        return None
    words = found["constraints"].split(",")
    return Assembly(
        _NAMED.sub(r"$\1", found["template"].replace("\\0A", "").replace("\\09", " ").strip()),
        tuple(word for word in words if word.startswith("=")),
        tuple(word for word in words if word and word[0] not in "=~!"),
        tuple(word for word in words if word.startswith("~")),
        "inteldialect" in found["words"],
    )


def replace(function: Function) -> None:
    """Give the known assembly in `function` a form that can be differentiated."""
    if function.name is not None and function.name.startswith(BARRIER):
        return
    for block in function.blocks:
        for i in list(block.instructions):
            assembly = parse(i.callee) if isinstance(i, inst.Call) else None
            if assembly is not None:
                assert isinstance(i, inst.Call)
                _replace(i, assembly)


def _replace(call: inst.Call, assembly: Assembly) -> None:
    scratch = Block(call.function)
    b = Builder(scratch)
    value = _passed(b, call, assembly) if not assembly.template else _operation(b, call, assembly)
    for i in scratch.instructions:
        i.insert_before(call)
    if value is not None:
        call.replace_all_uses_with(value)
        call.erase()


# -- assembly without instructions ---------------------------------------------------------------------------------------


def _passed(b: Builder, call: inst.Call, assembly: Assembly) -> Value | None:
    """What comes out, if all of it is what went in; numbers in memory are put there beside the call, which stays."""
    places = [k for k, word in enumerate(assembly.outputs) if not word.startswith("=*")]
    pointers = iter(call.arguments)
    for k, word in enumerate(assembly.outputs):
        if word.startswith("=*"):
            pointer, tied = next(pointers), _given(call, assembly, k)
            if tied is not None:
                b.store(tied, pointer)
    if not places:
        return None
    given = [_given(call, assembly, k) for k in places]
    passed = [value for value in given if value is not None and _can_pass(value.type)]
    if len(passed) < len(places) or len(places) < len(assembly.outputs):
        return None
    words = [assembly.outputs[k] for k in places]
    values = [_through(b, call, value, word, assembly) for value, word in zip(passed, words, strict=True)]
    if not isinstance(call.type, StructType):
        return values[0]
    result: Value = poison(call.type)
    for k, value in enumerate(values):
        result = b.insert_value(result, value, k)
    return result


def _given(call: inst.Call, assembly: Assembly, output: int) -> Value | None:
    """The operand that is in the place of an output."""
    tied = assembly.tied(output)
    before = sum(word.startswith("=*") for word in assembly.outputs)  # the addresses of outputs come first
    return None if tied is None else call.arguments[before + tied]


def _can_pass(type_: Type) -> bool:
    return type_.scalar.is_float or type_.is_pointer


def _through(b: Builder, call: inst.Call, value: Value, output: str, assembly: Assembly) -> Value:
    module = call.function.module
    if value.type.is_pointer:
        launder = module.declare(LAUNDER, types.function(value.type, (value.type,)))
        return b.call(launder, [value])
    return b.call(_barrier(module, value.type, output, assembly.clobbers), [value])


def _barrier(module: Module, type_: Type, output: str, clobbers: tuple[str, ...]) -> Function:
    """The function that is known to return what it is given, and hides that from the optimiser."""
    constraints = ",".join((output, "0", *clobbers))
    memo = module.memo(_barrier)
    found = memo.get((type_, constraints))
    if found is None:
        signature = types.function(type_, (type_,))
        suffix = 'alwaysinline nounwind willreturn "enzyme_math"="llvm.arithmetic.fence"'
        name = module.unique_name(f"{BARRIER}{emit.overload(type_)}")
        found = module.define(name, signature, header_prefix="internal", header_suffix=suffix)
        b = Builder(found.add_block())
        hidden = ConstantOther(types.ptr, "asm", f'asm sideeffect "", "{constraints}"')
        b.ret(b.call(hidden, [found.arguments[0]], signature))
        memo[type_, constraints] = found
    assert isinstance(found, Function)
    return found


def behind_barrier(value: Value) -> Value:
    """The number that assembly without instructions hides."""
    while isinstance(value, inst.CallBase) and (value.callee.name or "").startswith(BARRIER):
        value = value.arguments[0]
    return value


# -- single instructions -------------------------------------------------------------------------------------------------


def _operation(b: Builder, call: inst.Call, assembly: Assembly) -> Value | None:
    """The call of the intrinsic that an instruction is."""
    if len(assembly.outputs) != 1 or assembly.outputs[0].startswith("=*") or any("*" in w for w in assembly.inputs):
        return None
    module = call.function.module
    if (found := _ROOT.fullmatch(assembly.template)) is not None:
        is_swapped = assembly.is_intel and found["of"] != "$0"
        value = None if is_swapped else _operand(call, assembly, found["of"])
        kind = types.f64 if found["kind"] == "d" else types.f32  # of a vector it would be the first element's
        return emit.math(module, b, "sqrt", value) if value is not None and value.type is call.type is kind else None
    if assembly.is_intel:
        return None
    if (found := _TWO.fullmatch(assembly.template)) is not None:
        name = _SETS.get(str(call.type))
        first = _operand(call, assembly, found["first"] or "$0")
        second = _operand(call, assembly, found["second"])
        if name is None or not name.split(".")[2].startswith(found["kind"]) or first is None or second is None:
            return None
        if first.type is not call.type or second.type is not call.type:
            return None
        signature = types.function(call.type, (call.type, call.type))
        intrinsic = module.declare(f"llvm.x86.{name.format(found['operation'])}", signature)
        return b.call(intrinsic, [first, second])
    if (found := _FUSED.fullmatch(assembly.template)) is not None:
        return _fused(b, call, assembly, found)
    if (found := _TO_INTEGERS.fullmatch(assembly.template)) is not None:
        value = _operand(call, assembly, "$1")
        if value is None or str(value.type) != "<2 x double>" or module.layout.size(call.type) != 16:
            return None
        whole = types.vector(4, types.i32)
        signature = types.function(whole, (value.type,))
        made = b.call(module.declare(f"llvm.x86.sse2.cvt{found['cut']}pd2dq", signature), [value])
        return made if call.type is whole else b.cast("bitcast", made, call.type)
    return None


def _fused(b: Builder, call: inst.Call, assembly: Assembly, found: re.Match[str]) -> Value | None:
    """+-a * b +- c. The digits say which of the operands, the result first, are the factors and the term; they are written backwards."""
    operands = {str(k): _operand(call, assembly, word) for k, word in enumerate(("$0", found[6], found[5]), 1)}
    one, other, term = (operands[k] for k in found["order"])
    scalar = types.f64 if found["kind"][1] == "d" else types.f32
    is_of_kind = call.type.scalar is scalar and (found["kind"][0] == "p") == (call.type is not scalar)
    if (
        one is None
        or other is None
        or term is None
        or not is_of_kind
        or {one.type, other.type, term.type} != {call.type}
    ):
        return None
    if found["negated"]:
        one = b.unary("fneg", one)
    if found["sign"] == "sub":
        term = b.unary("fneg", term)
    return emit.math(call.function.module, b, "fma", one, other, term)


def _operand(call: inst.Call, assembly: Assembly, word: str) -> Value | None:
    """The value that `$1` stands for; `$0` is the result, and before that what is tied to it."""
    number = int(word[1:])
    if number == 0:
        return _given(call, assembly, 0)
    return call.arguments[number - 1] if number - 1 < len(call.arguments) else None
