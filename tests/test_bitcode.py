"""The outermost layer of bitcode, compared with what LLVM says about the same module."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from enzyme_hub import llvm
from enzyme_hub.llvm import bitstream

MODULE = """
target triple = "x86_64-unknown-linux-gnu"
$folded = comdat any
@common = common global i32 0
@elsewhere = external global double
@llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"
@alias = alias double (double), ptr @kept
define double @kept(double %x) {
  %y = call double @needed(double %x)
  ret double %y
}
define weak double @weak(double %x) {
  ret double %x
}
define internal double @hidden(double %x) {
  ret double %x
}
define linkonce_odr double @folded(double %x) comdat {
  %y = call double @hidden(double %x)
  ret double %y
}
define double @"odd name, (x)"() {
  %v = load double, ptr @elsewhere
  ret double %v
}
declare double @needed(double)
"""


@pytest.fixture(scope="module")
def data() -> bytes:
    return llvm.bitcode(llvm.parse_text(MODULE))


@pytest.fixture
def from_clang(tmp_path: Path) -> bytes:
    """llvmlite writes no symbol table; compilers do."""
    clang = shutil.which("clang-22") or shutil.which("clang")
    if clang is None:
        pytest.skip("clang-22 is not installed")
    (tmp_path / "m.ll").write_text(MODULE)
    subprocess.run(
        [clang, "-flto", "-c", tmp_path / "m.ll", "-o", tmp_path / "m.o"], check=True, stderr=subprocess.PIPE
    )
    return (tmp_path / "m.o").read_bytes()


def test_symbols(from_clang: bytes) -> None:
    symbols = bitstream.symbols(from_clang)
    assert symbols is not None
    by_name = {symbol.name: symbol for symbol in symbols}
    assert {name for name, symbol in by_name.items() if not symbol.defined} == {"needed", "elsewhere"}
    assert {name for name, symbol in by_name.items() if symbol.defined and symbol.is_global} == {
        "common",
        "kept",
        "weak",
        "folded",
        "alias",
        "odd name, (x)",
    }
    assert by_name["common"].common
    assert by_name["weak"].weak and not by_name["kept"].weak
    assert by_name["folded"].comdat == "folded"
    assert not by_name["hidden"].is_global


def test_a_file_without_a_symbol_table_says_so(data: bytes) -> None:
    """llvmlite writes none."""
    assert bitstream.symbols(data) is None


def test_producer(data: bytes) -> None:
    assert bitstream.producer(data).startswith("LLVM22.")
    assert bitstream.llvm_version(data) == llvm.version()[0]


def test_wrapper(data: bytes) -> None:
    header = bitstream.WRAPPER_MAGIC + b"".join(word.to_bytes(4, "little") for word in (0, 20, len(data), 7))
    assert bitstream.unwrap(header + data + b"\0" * 12) == data
    bitstream.check_structure(header + data)
    with pytest.raises(bitstream.MalformedBitcode, match="promises"):
        bitstream.unwrap(header + data[:-4])


def test_padding_at_the_end_is_harmless(data: bytes) -> None:
    bitstream.check_structure(data + b"\0" * 6)


def test_every_truncation_is_noticed(from_clang: bytes) -> None:
    """Only the symbol table at the very end can be spared: LLVM makes a new one."""
    needed = 0
    for block in bitstream.blocks(from_clang):
        if block.kind == 23:  # the last string table
            needed = block.end
    for length in range(4, needed):
        with pytest.raises(bitstream.MalformedBitcode):
            bitstream.check_structure(from_clang[:length])


def test_damage_raises_malformed_or_nothing(from_clang: bytes) -> None:
    """No other exception, and no endless loop, whatever the bytes are."""
    import random

    source = random.Random(7)
    for _ in range(300):
        damaged = bytearray(from_clang)
        for _ in range(source.randrange(1, 30)):
            damaged[source.randrange(4, len(damaged))] = source.randrange(256)
        try:
            bitstream.check_structure(bytes(damaged))
            bitstream.symbols(bytes(damaged))
        except bitstream.MalformedBitcode:
            pass


def bits(*fields: tuple[int, int]) -> bytes:
    """Values with their widths, packed as bitcode is, to whole words."""
    value = position = 0
    for number, width in fields:
        value |= number << position
        position += width
    return value.to_bytes((position + 31) // 32 * 4, "little")


def test_endless_arrays_of_nothing() -> None:
    """Elements that take no bits, 2^30 of them."""
    inside = bits(
        *[(2, 3), (3, 5), (1, 1), (1, 8), (0, 1), (3, 3), (0, 1), (1, 3), (0, 5)],  # defines [1, array of fixed(0)]
        *[(4, 3), *[(32, 6)] * 5, (1, 6)],  # and is one
    )
    header = bits((1, 2), (13, 8), (3, 4))
    data = bitstream.RAW_MAGIC + header + (len(inside) // 4).to_bytes(4, "little") + inside
    with pytest.raises(bitstream.MalformedBitcode, match="array"):
        bitstream.producer(data)
