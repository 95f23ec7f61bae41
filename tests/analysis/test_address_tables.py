"""Constant data with the addresses of variables in it: which variables stay in sight, and what is read where."""

from __future__ import annotations

import pytest

from enzyme_hub.analysis.memory.address_tables import MOST_ADDRESSES, AddressTables
from enzyme_hub.ir.module import GlobalVariable
from enzyme_hub.ir.reader import read_module
from enzyme_hub.ir.values import Constant

VARIABLES = "@a = internal global double 0.0\n@b = internal global [4 x double] zeroinitializer\n"


def tables(text: str) -> tuple[AddressTables, dict[str, GlobalVariable]]:
    module = read_module(f"{VARIABLES}{text}\n")
    every = module.variables

    def holders(variable: GlobalVariable) -> list[GlobalVariable]:
        return [one for one in every.values() if f"@{variable.name}" in one.initializer_text]

    variables = [every["a"], every["b"]]
    found = AddressTables(module.layout, variables, holders, lambda table: "internal" in table.prefix)
    return found, every


def spelled(addresses: list[Constant]) -> list[str | None]:
    return [one.name if isinstance(one, GlobalVariable) else getattr(one, "opcode", None) for one in addresses]


def test_what_is_read_where() -> None:
    found, every = tables(
        "@t = internal constant { i64, ptr, [2 x ptr] } { i64 1, ptr @a, [2 x ptr] [ptr @b, ptr getelementptr (i8, ptr @b, i64 8)] }"
    )
    table = every["t"]
    assert table in found and not found.out_of_sight
    assert spelled(found.within(table, 8, 8)) == ["a"]
    assert spelled(found.within(table, 16, 16)) == ["b", "getelementptr"]
    assert spelled(found.within(table, 0, 8)) == []
    assert spelled(found.within(table, 12, 8)) == ["a", "b"]
    assert spelled(found.within(table, None, 8)) == ["a", "b", "getelementptr"]


def test_a_table_of_tables() -> None:
    found, every = tables("@t = internal constant [1 x ptr] [ptr @a]\n@u = internal constant [1 x ptr] [ptr @t]")
    assert every["t"] in found and every["u"] in found
    assert not found.out_of_sight


MANY = ", ".join(["ptr @a"] * (MOST_ADDRESSES + 1))


@pytest.mark.parametrize(
    "text",
    [
        "@t = internal global [1 x ptr] [ptr @a]",  # it may change
        "@t = constant [1 x ptr] [ptr @a]",  # others may name it
        f"@t = internal constant [{MOST_ADDRESSES + 1} x ptr] [{MANY}]",  # it is too large
        "@t = internal constant [1 x i64] [i64 ptrtoint (ptr @a to i64)]",  # it is no plain address
    ],
)
def test_out_of_sight(text: str) -> None:
    found, every = tables(text)
    assert every["a"] in found.out_of_sight
    assert every["t"] not in found
