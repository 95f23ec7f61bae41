"""Swift's names, as swift-demangle reads them, and what is known of its runtime library."""

from __future__ import annotations

import pytest

from enzyme_hub.languages import known
from enzyme_hub.languages.heap import Allocation, Deallocation
from enzyme_hub.languages.spelling import readable
from enzyme_hub.languages.swift import names
from enzyme_hub.languages.swift.arrays import entries


@pytest.mark.parametrize(
    ("mangled", "spelled"),
    [
        ("$s4main5totalySdSaySdGF", "main.total"),
        ("$s4prog3run33_2B1C84E0BA309ED26D19EBAFDF784D55LLySdSaySdGF", "prog.run"),
        ("$s4prog10Expression33_8152BB99C4045AAB6A0B24A8C6A66274LLO5valueSdvg", "prog.Expression.value"),
        ("$sSd5write2toyxz_ts16TextOutputStreamRzlF", "Swift.Double.write.to"),
        ("$sSTsSL7ElementRpzrlE6sortedSayABGyF", "Swift.Sequence.sorted"),
        ("$sScP8rawValues5UInt8Vvg", "Swift.TaskPriority.rawValue"),
        ("$ss18_DictionaryStorageC8allocate8capacityAByxq_GSi_tFZ", "Swift._DictionaryStorage.allocate.capacity"),
    ],
)
def test_names_are_spelled(mangled: str, spelled: str) -> None:
    assert names.spelled(mangled) == spelled
    assert readable(f"no body for {mangled}, which") == f"no body for {spelled}, which"


def test_other_names_are_not_swifts() -> None:
    assert names.spelled("_ZNSt6vectorIdSaIdEE9push_backERKd") is None
    assert names.spelled("total") is None
    assert not names.is_class("$s4prog4NodeCN")
    assert names.is_class("$s4prog4NodeCMf")
    assert names.is_merged("$s4prog10test_enumsyyFTm")


def test_a_release_is_one_owner_less() -> None:
    released = known.allocator("swift_release")
    assert isinstance(released, Deallocation)
    assert released.is_counted
    made = known.allocator("swift_allocObject")
    assert isinstance(made, Allocation)
    assert made.header == 16
    assert known.alike("swift_retain") == 0
    assert known.alike("swift_initStackObject") == 1


def test_what_is_asked_of_types_is_inactive() -> None:
    for name in (
        "swift_isUniquelyReferenced_nonNull_native",
        "$s4prog4NodeCMa",
        "$ss5print_9separator10terminatoryypd_S2StF",
    ):
        assert known.is_inactive(name)
        assert known.row(name) is not None
    for name in ("swift_dynamicCast", "swift_weakInit", "$s4prog5totalySdSaySdGF"):
        assert not known.is_inactive(name)


def test_array_functions_have_bodies() -> None:
    assert "$ss15ContiguousArrayV15reserveCapacityyySiFyXl_Ts5" in entries()
    assert "$ss18_DictionaryStorageC8allocate8capacityAByxq_GSi_tFZ" in entries()
    assert "swift_arrayInitWithCopy" in entries()


def test_text_carries_no_derivative_but_where_it_calls_back() -> None:
    assert known.is_inactive("$sSS8UTF8ViewV13_foreignCountSiyF")
    assert known.is_inactive("$ss6HasherV9_finalizeSiyF")
    assert not known.is_inactive("$sSS8withUTF8yxxSRys5UInt8VGKXEKlF")
    assert not known.is_inactive("$sSdySdSgSScfC")  # a number made of text


def test_references_to_text_are_counted() -> None:
    released = known.allocator("swift_bridgeObjectRelease")
    assert isinstance(released, Deallocation)
    assert released.is_counted
    assert known.alike("swift_bridgeObjectRetain") == 0
