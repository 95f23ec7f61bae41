"""ELF objects, compared with what readelf and nm say about them."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from link_tools import Run, Sources, tool

from linker_plugin.elf import Elf, MalformedElf

SOURCE = """
int defined = 1;
static int hidden = 2;
int common_like[10];
__attribute__((weak)) int weakling(void) { return hidden; }
extern int needed(int);
extern int perhaps(void) __attribute__((weak));
__attribute__((section("special"))) int placed(void) { return needed(defined) + (perhaps ? perhaps() : 0); }
"""


@pytest.fixture
def native(run: Run, sources: Sources, tmp_path: Path) -> Path:
    sources(a_c=SOURCE)
    run(tool("gcc", "clang-22", "clang"), "-O2", "-fcommon", "-ffunction-sections", "-c", "a.c")
    return tmp_path / "a.o"


def test_symbols(native: Path) -> None:
    elf = Elf(memoryview(native.read_bytes()))
    assert elf.relocatable and not elf.shared
    symbols = {symbol.name: symbol for symbol in elf.symbols()}
    assert {name for name, symbol in symbols.items() if symbol.defined} == {
        "defined",
        "common_like",
        "weakling",
        "placed",
    }
    assert {name for name, symbol in symbols.items() if not symbol.defined} - {"_GLOBAL_OFFSET_TABLE_"} == {
        "needed",
        "perhaps",
    }
    assert {name for name, symbol in symbols.items() if symbol.weak} == {"weakling", "perhaps", "common_like"}


def test_symbols_of_gccs_intermediate_code(native: Path, run: Run) -> None:
    """The object without machine code has the symbols that the same source has with it."""
    elf = Elf(memoryview(native.read_bytes()))
    assert not elf.is_of_gccs_lto and list(elf.gccs_symbols()) == []
    run(tool("gcc"), "-O2", "-fcommon", "-flto", "-fno-fat-lto-objects", "-c", "a.c", "-o", "slim.o")
    slim = Elf(memoryview(native.with_name("slim.o").read_bytes()))
    assert slim.is_of_gccs_lto
    assert {symbol.name for symbol in slim.symbols()} == {"__gnu_lto_slim"}
    assert {(s.name, s.defined, s.weak) for s in slim.gccs_symbols()} == {
        (s.name, s.defined, s.weak) for s in elf.symbols() if s.name != "_GLOBAL_OFFSET_TABLE_"
    }


def test_sections(native: Path, run: Run) -> None:
    elf = Elf(memoryview(native.read_bytes()))
    said = run(tool("readelf"), "-SW", native).stdout
    assert "special" in said and ".text.weakling" in said
    assert f"There are {len(elf.sections)} section headers" in said
    sizes = dict(re.findall(r"\] (special|\.text\.weakling) +PROGBITS +[0-9a-f]+ [0-9a-f]+ ([0-9a-f]+)", said))
    assert sizes.keys() == {"special", ".text.weakling"}
    for name, size in sizes.items():
        found = elf.section(name)
        assert found is not None and len(found) == int(size, 16) > 0
    assert elf.section("nowhere") is None
    assert elf.section("weakling") is None  # the end of another name


def test_more_sections_than_sixteen_bits_hold(run: Run, tmp_path: Path) -> None:
    lines = [f'.section s{number},"a"\n.byte 1\n' for number in range(66_000)]
    (tmp_path / "many.s").write_text("".join(lines) + ".globl last\nlast: .byte 2\n")
    run(tool("as"), "many.s", "-o", "many.o")
    elf = Elf(memoryview((tmp_path / "many.o").read_bytes()))
    assert len(elf.sections) > 66_000
    assert [symbol.name for symbol in elf.symbols() if symbol.defined] == ["last"]


def test_thirty_two_bits(run: Run, sources: Sources, tmp_path: Path) -> None:
    sources(a_c=SOURCE)
    run(tool("clang-22", "clang"), "--target=i686-linux-gnu", "-c", "a.c")
    elf = Elf(memoryview((tmp_path / "a.o").read_bytes()))
    assert {"placed", "needed"} <= {symbol.name for symbol in elf.symbols()}


def test_damage_raises_malformed_or_nothing(native: Path) -> None:
    source = random.Random(3)
    data = native.read_bytes()
    for _ in range(300):
        damaged = bytearray(data[: source.randrange(52, len(data) + 1)])
        for _ in range(source.randrange(10)):
            damaged[source.randrange(4, min(len(damaged), 300))] = source.randrange(256)
        try:
            elf = Elf(memoryview(bytes(damaged)))
            list(elf.symbols())
            elf.section(".llvmbc")
        except MalformedElf:
            pass
