"""Floating-point literals as LLVM spells them: 0x and the bits of a double, or 0xK, 0xL, 0xH, 0xR for other kinds."""

from __future__ import annotations

import math
import struct
from fractions import Fraction

from enzyme_hub.ir.types import FloatType, Type


def float_literal(type_: Type, value: float) -> str:
    """The hexadecimal literal of `value` in a scalar floating-point type.

    `float` is spelled through the bits of the double it equals, so the value is rounded to it first. Raises ValueError
    for ppc_fp128.
    """
    assert isinstance(type_, FloatType)
    if type_.kind == "double":
        return _double_literal(value)
    if type_.kind == "float":
        return _double_literal(struct.unpack("<f", struct.pack("<f", value))[0])
    if type_.kind == "half":
        return f"0xH{struct.unpack('<H', struct.pack('<e', value))[0]:04X}"
    if type_.kind == "bfloat":
        return f"0xR{_bfloat_bits(value):04X}"
    if type_.kind == "x86_fp80":
        return f"0xK{_wide_bits(value, 64, explicit_one=True):020X}"
    if type_.kind == "fp128":
        bits = _wide_bits(value, 112, explicit_one=False)
        # LLVM prints the low half first.
        return f"0xL{bits & (2**64 - 1):016X}{bits >> 64:016X}"
    raise ValueError(f"no literal for {type_}")


def exact_value(literal: str) -> Fraction | None:
    """The number that a literal of x86_fp80 or fp128 stands for; None for one of another kind, infinity or NaN."""
    if literal[:3] not in ("0xK", "0xL"):
        return None
    bits = int(literal[3:], 16)
    if literal[2] == "L":  # the low half comes first
        bits = (bits & (2**64 - 1)) << 64 | bits >> 64
    width = 64 if literal[2] == "K" else 112
    fraction, exponent, sign = bits & ((1 << width) - 1), bits >> width & 0x7FFF, bits >> width + 15
    if exponent == 0x7FFF:
        return None
    if literal[2] == "L" and exponent:
        fraction |= 1 << width
    size = fraction * Fraction(2) ** (max(exponent, 1) - 16383 - (63 if literal[2] == "K" else 112))
    return -size if sign else size


def _double_literal(value: float) -> str:
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"


def _bfloat_bits(value: float) -> int:
    bits: int = struct.unpack("<I", struct.pack("<f", value))[0]
    if math.isnan(value):
        return 0x7FC0
    return (bits + 0x7FFF + ((bits >> 16) & 1)) >> 16


def _wide_bits(value: float, fraction_bits: int, explicit_one: bool) -> int:
    """The bits of a double in a format with a 15-bit exponent (x86_fp80 stores the leading one, fp128 does not)."""
    sign = 1 if math.copysign(1.0, value) < 0 else 0
    mantissa_bits = fraction_bits
    sign_exponent_shift = fraction_bits
    if math.isnan(value) or math.isinf(value):
        exponent, fraction = 0x7FFF, 0
        if explicit_one:
            fraction = 1 << 63
        if math.isnan(value):
            fraction |= 1 << (62 if explicit_one else fraction_bits - 1)
    elif value == 0.0:
        exponent, fraction = 0, 0
    else:
        mantissa, power = math.frexp(abs(value))  # 0.5 <= mantissa < 1
        exponent = power - 1 + 16383
        if explicit_one:
            fraction = int(mantissa * 2**53) << (mantissa_bits - 53)
        else:
            fraction = (int(mantissa * 2**53) - 2**52) << (mantissa_bits - 52)
    return (sign << (sign_exponent_shift + 15)) | (exponent << sign_exponent_shift) | fraction
