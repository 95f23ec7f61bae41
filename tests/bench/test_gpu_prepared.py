"""What `bench gpu` prepares for a machine with a GPU, run with a processor in the GPU's place, and without LLVM."""

from __future__ import annotations

import json
import math
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench import _gpu_prepare as preparing
from bench import _gpu_prepared as prepared
from bench import gpu_jax
from bench._gpu_bundle import names, read
from bench._gpu_cases import CASES, Case
from enzyme_hub import gpu, llvm
from enzyme_hub.driver import pipeline
from enzyme_hub.gpu import driver

NEEDS_CLANG = pytest.mark.skipif(shutil.which("clang-22") is None, reason="no clang 22")
ROOT = Path(__file__).parents[2]


def small(name: str) -> Case:
    """The case, published as small as its check."""
    case = next(case for case in CASES if case.name == name)
    return replace(case, published=2 * case.small, published_tables=case.tables)


class Processor:
    """A device for bitcode."""

    free = 1 << 30
    tapes: list[tuple[int, int]]

    def load(self, code: bytes) -> Any:
        loaded = gpu.load(code, differentiate=False)
        self.tapes = tapes = []
        loaded.give_tape = lambda threads, bytes_: tapes.append((threads, bytes_))  # type: ignore[attr-defined]
        return loaded


def clocked(launches: Sequence[Any], arguments: Sequence[Any], restored: Sequence[int] = ()) -> float:
    copies = [one.copy() if hasattr(one, "copy") else one for one in arguments]
    for kernel, shape in launches:
        kernel[shape](*copies)
    return 1e-3


def as_bitcode(path: Path, cpu: str, options: object = None) -> bytes:
    return llvm.bitcode(pipeline.run(llvm.read(path.read_bytes(), path.name)))


@pytest.fixture
def on_the_processor(monkeypatch: pytest.MonkeyPatch) -> Processor:
    device = Processor()
    monkeypatch.setattr(preparing, "ptx", as_bitcode)
    monkeypatch.setattr(driver.Device, "first", staticmethod(lambda: device))
    monkeypatch.setattr(driver, "clocked", clocked)
    return device


@NEEDS_CLANG
@pytest.mark.parametrize("name", ("saxpy", "matmul", "nbody", "xsbench"))
def test_a_case(
    name: str,
    on_the_processor: Processor,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    case, path = small(name), tmp_path / "bundle"
    preparing.prepare(path, [case], "sm_90", with_tests=False)
    monkeypatch.setattr(prepared, "CASES", [case])
    assert names(path) == [(name, True)]
    prepared.child(path, 0)
    found: dict[str, Any] = {}
    for line in capsys.readouterr().out.splitlines():
        found |= json.loads(line)
    assert prepared.is_right({"name": name, **found}), found
    assert set(found["errors"]) == ({"gradient", "by_hand"} if case.by_hand else {"gradient"})
    assert found["kernel"] == found["gradient"] == 1
    launch = case.launch(case.published, case.tables)
    needed = gpu.load(as_bitcode(preparing.compiled(case, tmp_path, "-O2"), ""), differentiate=False)
    needed["gradient"][launch.grid, launch.block](*case.arrays(case.inputs(launch, case.tables), launch), launch.n)
    assert found["tape"] >= needed.tape_bytes
    assert bool(found["tape"]) == bool(needed.tape_bytes)


@NEEDS_CLANG
def test_what_is_wrong_is_seen(on_the_processor: Processor, tmp_path: Path) -> None:
    case, path = small("stencil"), tmp_path / "bundle"
    preparing.prepare(path, [case], "sm_90", with_tests=False)
    one, device = read(path, 0), on_the_processor
    check = one.checks[0]
    assert prepared.error_of(check, device.load(one.code), case, 0) < 1e-12
    for value in (check.left[1][30] + 1e-6, math.nan):
        check.left[1][30] = value
        error = prepared.error_of(check, device.load(one.code), case, 0)
        assert not prepared.is_right({"errors": {"gradient": error}})


@NEEDS_CLANG
def test_kernels_of_the_tests(on_the_processor: Processor, tmp_path: Path) -> None:
    path = tmp_path / "bundle"
    preparing.write(path, preparing.of_the_tests(tmp_path, "sm_90", "r*"))
    assert [name for name, _ in names(path)] == ["ragged", "reduction", "rounds"]
    for number in range(3):
        one = read(path, number)
        assert [check.launches[0][0] for check in one.checks] == ["gradient", "tangent"]
        for check in one.checks:
            assert prepared.error_of(check, on_the_processor.load(one.code), None, one.tape) < 1e-12


def test_sizes_that_memory_has_room_for() -> None:
    case = next(case for case in CASES if case.name == "matmul")
    size, launch, bytes_ = prepared.fitting(case, 80 << 30, 544)
    assert size == case.published // 2
    assert launch.threads == size * size
    assert bytes_ == 544 * size // case.small
    assert prepared.fitting(case, 80 << 30, 0)[0] == case.published


def test_tables() -> None:
    one = {"name": "a", "size": 8, "published": 8, "kernel": 2.0, "bandwidth": 3.0, "gradient": 4.0, "tape": 0}
    other = {**one, "name": "b", "size": 4, "gradient": 16.0, "by_hand": 8.0, "tape": 32}
    said = prepared.tables("a GPU", [one, other], {"a": {"value": 1.0, "gradient": 8.0}})
    assert "| a | 8 | 2.000 | 3 | 4.000 | 2.00 | none | - | - | 1.000 | 8.000 | 0.50 |" in said
    assert "| b | 4 of 8 | 2.000 | 3 | 16.000 | 8.00 | 32 | 8.000 | 2.00 | - | - | - |" in said
    assert "gradient / kernel: 4.00 (2 kernels)" in said
    assert "gradient / by hand: 2.00 (1 kernels)" in said


def test_neither_llvm_nor_rich_is_needed(tmp_path: Path) -> None:
    """Without a GPU it comes as far as saying so."""
    (tmp_path / "sitecustomize.py").write_text(
        textwrap.dedent("""
        import sys
        class Without:
            def find_spec(self, name, *rest):
                if name.partition(".")[0] in ("llvmlite", "rich", "cxxfilt", "cffi", "pytest"):
                    raise ModuleNotFoundError(name)
        sys.meta_path.insert(0, Without())
        """)
    )
    preparing.write(tmp_path / "bundle", [])
    command = [sys.executable, "-m", "bench", "gpu", "--prepared", str(tmp_path / "bundle")]
    path = f"{tmp_path}:{ROOT}"
    done = subprocess.run(
        command, cwd=ROOT, env={"PYTHONPATH": path, "PATH": ""}, capture_output=True, text=True, check=False
    )
    assert not done.stderr, done.stderr
    assert ("there is no GPU to use: libcuda.so.1 is not here" in done.stdout) or "0 of 0 kernels" in done.stdout


@NEEDS_CLANG
def test_jax_computes_the_same(tmp_path: Path) -> None:
    """Its functions of these kernels, beside the kernels."""
    jax = pytest.importorskip("jax")
    jax.config.update("jax_enable_x64", True)
    for name, make in gpu_jax.functions().items():
        case = small(name)
        launch = case.launch(case.small, case.tables)
        x, dx, y, dy = case.arrays(case.inputs(launch, case.tables), launch)
        value, back = jax.vjp(make(case.small), jax.numpy.array(x), jax.numpy.array(y))
        expected = np.asarray(value), np.asarray(back(jax.numpy.array(dy))[0])
        library = gpu.load(preparing.compiled(case, tmp_path, "-O2"))
        library["gradient"][launch.grid, launch.block](x, dx, y, dy, launch.n)
        assert np.allclose(y, expected[0], rtol=1e-12)
        assert np.allclose(dx, expected[1], rtol=1e-10, atol=1e-13)
