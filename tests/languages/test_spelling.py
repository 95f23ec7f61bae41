"""Mangled names in messages: the expected spellings are what c++filt and rustfilt print, shortened by hand."""

from __future__ import annotations

import pytest

from enzyme_hub.languages.spelling import readable, spelled

pytest.importorskip("cxxfilt")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("main", "main"),
        ("_Z2f0PdS_diPKi", "f0"),
        ("_ZNSt6vectorIdSaIdEE9push_backERKd", "std::vector<double>::push_back"),
        ("_ZNKSt6vectorIdSaIdEE4sizeEv", "std::vector<double>::size"),
        ("_ZZ1fvENKUlvE_clEv", "f()::{lambda()#1}::operator()"),
        ("_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEPKc",
         "std::basic_string<char, std::char_traits<char>>::append"),
        ("_Z3addIdET_S0_S0_", "add<double>"),
        ("_ZN4core9panicking5panic17h0123456789abcdefE", "core::panicking::panic"),
        ("_RNvCs1234_7mycrate3foo", "mycrate::foo"),
        ("_QMkernelPtotal", "kernel::total"),
        ("_QFPf", "f"),
    ],
)  # fmt: skip
def test_spelled(name: str, expected: str) -> None:
    assert spelled(name) == expected


def test_names_inside_a_text() -> None:
    text = "no body for _Z1gd, which _ZN1AD1Ev.types calls; __enzyme_autodiff stays, _ZZZ too"
    assert readable(text) == "no body for g, which A::~A.types calls; __enzyme_autodiff stays, _ZZZ too"
    text = "by _ZN5alloc11collections11binary_heap23BinaryHeap$LT$T$C$A$GT$3pop17heca75d3bfab8ce58E.types, and so on"
    assert readable(text) == "by alloc::collections::binary_heap::BinaryHeap<T,A>::pop.types, and so on"
