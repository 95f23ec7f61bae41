"""The bitcode that Rust's own standard library carries: big, real, and by a compiler that is not clang."""

from __future__ import annotations

import io
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from elftools.elf.elffile import ELFFile
from round_trip import check_round_trip, text_of_bitcode


def archive_members(data: bytes) -> Iterator[tuple[str, bytes]]:
    """The members of an archive, with their short names."""
    position = 8
    while position < len(data):
        name, size = data[position : position + 16].decode().rstrip(), int(data[position + 48 : position + 58])
        yield name, data[position + 60 : position + 60 + size]
        position += 60 + size + size % 2


def embedded_bitcode(crate: str, at_most: int) -> list[bytes]:
    rustc = shutil.which("rustc")
    if rustc is None:
        pytest.skip("rustc is missing")
    root = subprocess.run([rustc, "--print", "sysroot"], check=True, capture_output=True, text=True, timeout=60).stdout
    libraries = sorted(Path(root.strip()).glob(f"lib/rustlib/*/lib/lib{crate}-*.rlib"))
    if not libraries:
        pytest.skip(f"Rust's lib{crate} is missing")
    found = []
    for _, data in archive_members(libraries[0].read_bytes()):
        if data[:4] == b"\x7fELF":
            section = ELFFile(io.BytesIO(data)).get_section_by_name(".llvmbc")
            if section is not None and len(section.data()) > 4000:
                found.append(section.data())
    return found[:at_most]


@pytest.mark.parametrize("crate", ["core", "alloc", "std", "compiler_builtins", "hashbrown", "gimli"])
def test_all_functions_survive(crate: str) -> None:
    modules = embedded_bitcode(crate, 12)
    if not modules:
        pytest.skip(f"Rust's lib{crate} carries no bitcode")
    for data in modules:
        check_round_trip(text_of_bitcode(data))
