"""Accesses by which threads tell each other to go on; and loads beside which the same thread writes."""

from __future__ import annotations

import pytest

from enzyme_hub.analysis.memory.ordering import orders_others, word_of
from enzyme_hub.analysis.sharing.written import written_by_loader
from enzyme_hub.ir.reader import read_module


@pytest.mark.parametrize(
    ("line", "orders", "has_word"),
    [
        ("%v = load i32, ptr %p", False, False),
        ("%v = load atomic i32, ptr %p monotonic, align 4", False, False),
        ("%v = load atomic i32, ptr %p acquire, align 4", True, True),
        ("store atomic i32 1, ptr %p release, align 4", True, True),
        ("store atomic double %x, ptr %p release, align 8", True, False),  # a number, no signal
        ("store atomic ptr %p, ptr %p release, align 8", True, False),
        ("%v = load atomic i8, ptr @_ZGVZ1fvE1a acquire, align 8", False, False),  # has it been made?
        ("fence seq_cst", True, False),
        ("%v = atomicrmw add ptr %p, i32 1 acq_rel", True, True),
        ("%v = atomicrmw fadd ptr %p, double %x monotonic", False, False),
        ("%v = cmpxchg ptr %p, i32 0, i32 1 acquire monotonic", True, True),
        ("%v = cmpxchg ptr %p, i32 0, i32 1 monotonic monotonic", False, False),
    ],
)
def test_orders(line: str, orders: bool, has_word: bool) -> None:
    text = f"@_ZGVZ1fvE1a = internal global i64 0\ndefine void @f(ptr %p, double %x) {{\n  {line}\n  ret void\n}}\n"
    i = next(iter(read_module(text).functions["f"].instructions))
    assert orders_others(i) == orders
    assert (word_of(i) is not None) == has_word


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        ("%v = load double, ptr %p\n  store double %x, ptr %p", ["v"]),
        ("store double %x, ptr %p\n  %v = load double, ptr %p", ["v"]),
        ("%v = load double, ptr %p\n  %s = call double @llvm.sin.f64(double %v)\n  store double %s, ptr %p", ["v"]),
        ("%v = load double, ptr %p\n  call void @wait()\n  store double %x, ptr %p", []),  # others may come in between
        ("%v = load double, ptr %p\n  fence seq_cst\n  store double %x, ptr %p", []),
        ("%v = load double, ptr %p\n  store double %x, ptr %q", []),
        ("%v = load double, ptr %p\n  store i64 0, ptr %p", []),
        (
            "%v = load double, ptr %p\n  br label %next\nnext:\n  store double %x, ptr %p",
            [],
        ),  # a branch that others may skip
    ],
)
def test_written_by_who_loads(lines: str, found: list[str]) -> None:
    head = "declare double @llvm.sin.f64(double)\ndeclare void @wait()\n"
    text = f"{head}define void @f(ptr %p, ptr %q, double %x) {{\nentry:\n  {lines}\n  ret void\n}}\n"
    blocks = read_module(text).functions["f"].blocks
    assert [load.name for load in written_by_loader(blocks)] == found
