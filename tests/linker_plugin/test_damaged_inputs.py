"""Damaged files through all that reads them before LLVM does: our own errors come out, or nothing."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from link_tools import REQUEST, Run, Sources, tool

from enzyme_hub.errors import HubError
from linker_plugin import inputs
from linker_plugin.arguments import Kind, Word
from linker_plugin.inputs import open_file
from tests.attack.damage import damaged

SOURCE = REQUEST + "double f(double x) { return x * x; } double g(double x) { return __enzyme_autodiff((void *)f, x); }"


@pytest.fixture
def intact(clang: str, run: Run, sources: Sources, tmp_path: Path) -> list[bytes]:
    sources(a_c=SOURCE)
    for name, flags in {"lto": ["-flto"], "thin": ["-flto=thin"], "native": []}.items():
        run(clang, "-O1", *flags, "-c", "a.c", "-o", f"{name}.o")
    run(clang, "-O1", "-flto", "-ffat-lto-objects", "-c", "a.c", "-o", "fat.o")
    run(tool("llvm-ar-22", "llvm-ar"), "rcs", "gnu.a", "lto.o", "native.o")
    run(tool("llvm-ar-22", "llvm-ar"), "--format=bsd", "rcs", "bsd.a", "lto.o", "native.o")
    run(tool("llvm-ar-22", "llvm-ar"), "rcsT", "beside.a", "lto.o", "native.o")
    names = ["lto.o", "thin.o", "native.o", "fat.o", "gnu.a", "bsd.a", "beside.a"]
    return [(tmp_path / name).read_bytes() for name in names]


def test_nothing_but_our_own_errors(intact: list[bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inputs, "_symbols_from_llvm", lambda data, name: [])
    source = random.Random(5)
    place = tmp_path / "damaged"
    refused = 0
    for _ in range(1500):
        place.write_bytes(damaged(source.choice(intact), source))
        try:
            for unit in open_file(place, Word(("damaged",), Kind.INPUT, "damaged")).units:
                _ = unit.carries, unit.bitcode and unit.llvm_version, unit.defined, unit.requests, unit.registrations
        except HubError as error:
            assert error.code in ("EH0101", "EH0103", "EH0104")
            refused += 1
    assert refused > 300
