"""Discovery with tools that are small shell scripts, so that every case can be had on any machine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from enzyme_hub.languages import toolchains

CACHED = ("clang", "clangxx", "flang", "zig", "rustc", "cargo", "swiftc", "julia", "linkers", "cc")


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty PATH and no remembered answers."""
    functions = [getattr(toolchains, name) for name in CACHED]
    for function in functions:
        function.cache_clear()
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    for variable in ("CC", "CXX", "FC", "RUSTC", "CARGO", "ENZYME_HUB_CLANG", "ENZYME_HUB_FLANG"):
        monkeypatch.delenv(variable, raising=False)
    yield tmp_path
    for function in functions:
        function.cache_clear()


def script(folder: Path, name: str, says: str, status: int = 0) -> Path:
    path = folder / name
    path.write_text(f"#!/bin/sh\necho '{says}'\nexit {status}\n")
    path.chmod(0o755)
    return path


def test_nothing_is_found_where_nothing_is(tools: Path) -> None:
    assert toolchains.clang() is None
    assert toolchains.flang() is None
    assert toolchains.rustc() is None
    assert toolchains.linkers() == ()
    assert toolchains.cc() is None


def test_the_newest_numbered_clang_wins(tools: Path) -> None:
    script(tools, "clang-19", "Debian clang version 19.1.7 (3)")
    script(tools, "clang-21", "Debian clang version 21.1.0 (1)")
    script(tools, "clang", "Debian clang version 16.0.6 (1)")
    found = toolchains.clang()
    assert found is not None
    assert (found.version, found.llvm, found.usable) == ("21.1.0", 21, True)


def test_a_clang_that_is_too_new_is_passed_over(tools: Path) -> None:
    script(tools, "clang", "clang version 23.1.0")
    too_new = toolchains.clang()
    assert too_new is not None
    assert not too_new.usable
    toolchains.clang.cache_clear()
    script(tools, "clang-20", "clang version 20.1.8")
    found = toolchains.clang()
    assert found is not None
    assert found.llvm == 20


def test_cc_counts_only_if_it_is_a_clang(tools: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gcc = script(tools, "mycc", "gcc (Debian 12.2.0-14) 12.2.0")
    script(tools, "clang-22", "Debian clang version 22.1.8 (1)")
    monkeypatch.setenv("CC", str(gcc))
    found = toolchains.clang()
    assert found is not None
    assert found.command[0].endswith("clang-22")


def test_the_environment_names_a_clang(tools: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script(tools, "clang-22", "Debian clang version 22.1.8 (1)")
    mine = script(tools, "mine", "clang version 18.1.3")
    monkeypatch.setenv("ENZYME_HUB_CLANG", str(mine))
    found = toolchains.clang()
    assert found is not None
    assert found.command == (str(mine),)


def test_a_compiler_that_does_not_run_is_none(tools: Path) -> None:
    script(tools, "clang-22", "clang version 22.1.8", status=1)
    assert toolchains.clang() is None


def test_rustc_tells_its_llvm(tools: Path) -> None:
    script(tools, "rustc", "rustc 1.95.0 (59807616e 2026-04-14)\nLLVM version: 22.1.2")
    found = toolchains.rustc()
    assert found is not None
    assert (found.version, found.llvm) == ("1.95.0", 22)


def test_versions_of_linkers_are_not_those_of_their_packages(tools: Path) -> None:
    script(tools, "ld", "GNU ld (GNU Binutils for Debian 2.99) 2.40")
    script(tools, "mold", "mold 1.10.1 (compatible with GNU ld)")
    assert [(tool.name, tool.version) for tool in toolchains.linkers()] == [("mold", "1.10.1"), ("ld", "2.40")]
