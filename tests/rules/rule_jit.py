"""Runs what rules emit: builds functions around single calls, applies the rule, compiles with LLVM and calls the result.

A function under test is `void f(ptr in, ptr out)`: it loads what it needs from `in`, and stores contributions to `out`.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Sequence
from typing import Any

import llvmlite.binding as llvm
from mpmath import mp, mpf

from enzyme_hub import rules
from enzyme_hub.ir.builder import Builder
from enzyme_hub.ir.instructions import CallBase, Instruction
from enzyme_hub.ir.module import Function, Module
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.values import Value
from enzyme_hub.ir.writer import write_module
from enzyme_hub.rules import emit, zeros

mp.dps = 60
llvm.initialize_native_target()
llvm.initialize_native_asmprinter()

KINDS = ("float", "double", "x86_fp80")
SIZE = {"float": 4, "double": 8, "x86_fp80": 16}
EPSILON = {"float": mpf(2) ** -23, "double": mpf(2) ** -52, "x86_fp80": mpf(2) ** -63}
SUFFIX = {"float": "f", "double": "", "x86_fp80": "l"}


class Place:
    """A context for rules: values under their own names, or replaced ones; shadows as given."""

    def __init__(self, module: Module, builder: Builder, width: int = 1) -> None:
        self.module, self.builder, self.width = module, builder, width
        self.primals: dict[Value, Value] = {}
        self.shadows: dict[Value, Value] = {}

    strong_zero = False

    def primal(self, value: Value) -> Value:
        return self.primals.get(value, value)

    def output(self, pointer: Value) -> Value:
        return self.shadows[pointer]

    def math(self, name: str, *args: Value) -> Value:
        return emit.math(self.module, self.builder, name, *args)

    def zero_for_zero(self, seeds: Sequence[Value], values: Sequence[Value]) -> tuple[Value, ...]:
        return zeros.zero_for_zero(self.builder, self.module, seeds, values, is_differentiated_again=False)


def read(text: str) -> Module:
    """A module in the form LLVM prints it."""
    context = llvm.create_context()
    return read_module(str(llvm.parse_assembly(text, context)))


def rule_of(instruction: Instruction) -> rules.Rule | None:
    if isinstance(instruction, CallBase):
        return rules.for_call(instruction)
    return rules.for_instruction(instruction)


def named(function: Function, name: str) -> Instruction:
    return next(i for i in function.instructions if i.name == name)


class Compiled:
    """A module compiled and loaded; `call` runs one of its functions."""

    def __init__(self, module: Module | str, optimise: bool = False) -> None:
        text = module if isinstance(module, str) else write_module(module)
        context = llvm.create_context()
        self.module = llvm.parse_assembly(text, context)
        self.module.verify()
        machine = llvm.Target.from_default_triple().create_target_machine()
        if optimise:
            builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options())
            builder.getModulePassManager().run(self.module, builder)
        self.text = str(self.module)
        self.engine = llvm.create_mcjit_compiler(self.module, machine)
        self.engine.finalize_object()

    def call(self, name: str, inputs: bytes, output_size: int) -> bytes:
        address = self.engine.get_function_address(name)
        given = ctypes.create_string_buffer(inputs, max(len(inputs), 1))
        out = ctypes.create_string_buffer(output_size)
        ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(address)(
            ctypes.addressof(given), ctypes.addressof(out)
        )
        return out.raw


def has_symbol(name: str) -> bool:
    """True if the C library of this machine has the function."""
    return llvm.address_of_symbol(name) is not None


llvm.load_library_permanently("libm.so.6")
llvm.load_library_permanently("libgcc_s.so.1")  # __powidf2


# -- numbers as bytes -------------------------------------------------------------------------------------------------


def round_to(kind: str, number: Any) -> Any:
    """The nearest number of the kind, exactly, as mpf."""
    number = mpf(number)
    if not mp.isfinite(number) or number == 0:
        return number
    bits = {"float": 24, "double": 53, "x86_fp80": 64}[kind]
    _, exponent = mp.frexp(number)
    scale = mpf(2) ** (bits - exponent)
    return mp.nint(number * scale) / scale


def encode(kind: str, number: Any) -> bytes:
    if kind != "x86_fp80":
        return struct.pack("<f" if kind == "float" else "<d", float(number))
    number = mpf(number)
    if number == 0:
        return bytes(16)
    assert mp.isfinite(number)
    mantissa, exponent = mp.frexp(abs(number))
    significand = int(mp.nint(mantissa * mpf(2) ** 64))
    if significand == 1 << 64:
        significand, exponent = significand >> 1, exponent + 1
    top = (0x8000 if number < 0 else 0) | (int(exponent) - 1 + 16383)
    return struct.pack("<QH6x", significand, top)


def decode(kind: str, data: bytes) -> Any:
    if kind != "x86_fp80":
        return mpf(struct.unpack("<f" if kind == "float" else "<d", data[: SIZE[kind]])[0])
    significand, top = struct.unpack("<QH6x", data[:16])
    exponent = top & 0x7FFF
    if exponent == 0x7FFF:
        return mpf("nan") if significand << 1 & (2**64 - 1) else mpf("-inf" if top & 0x8000 else "inf")
    magnitude = mpf(significand) * mpf(2) ** (exponent - 16383 - 63)
    return -magnitude if top & 0x8000 else magnitude


def encode_all(kind: str, numbers: Sequence[Any]) -> bytes:
    return b"".join(encode(kind, number) for number in numbers)


def decode_all(kind: str, data: bytes) -> list[Any]:
    size = SIZE[kind]
    return [decode(kind, data[at : at + size]) for at in range(0, len(data), size)]
