"""Derivatives in several directions at once, as functions in LLVM IR: vector mode behind Jacobians and Hessians.

All numbers with derivatives pass through memory there, so that each lane is a shadow in memory, and the shadows of an argument
lie behind each other.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import replace

from enzyme_hub.python.requests import Request
from enzyme_hub.python.signatures import Number, Parameter, Signature

STEP = Number("int64_t", "i", 8)
FORWARD, REVERSE = "__enzyme_fwddiff", "__enzyme_autodiff"


def in_memory(of: Signature, text: str = "") -> Request:
    """The function with addresses for numbers that have derivatives; the last one is for what it returns. `text` defines it."""
    taken, lines, words = [], [], []
    for place, one in enumerate(of.parameters):
        by_address = not one.is_array and one.number.is_float
        name = f"a{place}"
        taken.append(replace(one, name=name, is_array=True, is_read=True, by_reference=True) if by_address else one)
        taken[-1] = replace(taken[-1], name=name)
        if by_address:
            lines.append(f"  %v{place} = load {one.llvm}, ptr %{name}")
        words.append(f"{one.llvm} %{'v' if by_address else 'a'}{place}")
    returned = of.result if of.result is not None and of.result.is_float else None
    type_ = "void" if of.result is None else of.result.llvm
    lines.append(f'  {"%r = " if returned else ""}call {type_} @"{of.symbol}"({", ".join(words)})')
    if returned is not None:
        taken.append(Parameter("result", returned, True, by_reference=True))
        lines.append(f"  store {type_} %r, ptr %result")
    symbol = f"eh.in.memory.{of.symbol}"
    arguments = ", ".join(f"{one.llvm} %{one.name}" for one in taken)
    head = f'define void @"{symbol}"({arguments}) {{'
    return Request(
        Signature(symbol, tuple(taken)), "\n".join([text or of.llvm, head, *lines, "  ret void", "}", ""]), 0
    )


def lanes(of: Request, entry: str, shadowed: AbstractSet[int], width: int) -> Request:
    """The derivative of a function that returns nothing. Each array with shadows is followed by the first one, and the distance between
    two of them in bytes.
    """
    symbol = f"eh.lanes.{width}.{of.signature.symbol}"
    callee = f'"{entry}_{symbol}"'
    taken: list[Parameter] = []
    words, lines = [f"i32 %enzyme_width, i32 {width}"], []
    for place, one in enumerate(of.signature.parameters):
        taken.append(replace(one, name=f"a{place}"))
        words.append(f"i32 %enzyme_{'dup' if place in shadowed else 'const'}, {one.llvm} %a{place}")
        if place not in shadowed:
            continue
        taken += [replace(one, name=f"s{place}", is_read=False), Parameter(f"d{place}", STEP)]
        for lane in range(width):
            lines.append(f"  %o{place}.{lane} = mul i64 %d{place}, {lane}")
            lines.append(f"  %s{place}.{lane} = getelementptr inbounds i8, ptr %s{place}, i64 %o{place}.{lane}")
            words.append(f"ptr %s{place}.{lane}")
    markers = [f"enzyme_{word}" for word in ("const", "dup", "width")]
    arguments = ", ".join(f"{one.llvm} %{one.name}" for one in taken)
    text = [
        of.text,
        f"declare void @{callee}(ptr, ...)",
        *(f"@{name} = external global i32" for name in markers if f"@{name} = " not in of.text),
        f'define void @"{symbol}"({arguments}) {{',
        *(f"  %{name} = load i32, ptr @{name}" for name in markers),
        *lines,
        f'  call void (ptr, ...) @{callee}(ptr @"{of.signature.symbol}", {", ".join(words)})',
        "  ret void",
        "}",
        "",
    ]
    return Request(Signature(symbol, tuple(taken)), "\n".join(text), 0)
