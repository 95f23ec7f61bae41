"""The runtime of kernels on a processor, and that of tapes, are committed as text."""

from __future__ import annotations

import gc
import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from enzyme_hub import gpu
from enzyme_hub.gpu.__main__ import made
from enzyme_hub.targets.__main__ import made as made_of_tapes


@pytest.mark.skipif(shutil.which("clang-22") is None, reason="no clang 22")
def test_the_text_is_what_the_source_gives() -> None:
    text = files("enzyme_hub.gpu").joinpath("runtime.ll").read_text(encoding="utf-8")
    assert text == made(), "run `python -m enzyme_hub.gpu`"


@pytest.mark.skipif(shutil.which("clang-22") is None, reason="no clang 22")
def test_the_text_of_tapes_is_what_the_source_gives() -> None:
    text = files("enzyme_hub.targets").joinpath("tapes.ll").read_text(encoding="utf-8")
    assert text == made_of_tapes(), "run `python -m enzyme_hub.targets`"


BARRIER = """target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define ptx_kernel void @wait() {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}
"""


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="no list of this process's memory")
def test_the_stacks_of_threads_are_given_back() -> None:
    def launched() -> int:
        gpu.load(BARRIER.encode(), differentiate=False)["wait"][1, 1024]()
        gc.collect()
        return len(Path("/proc/self/maps").read_text().splitlines())

    first = launched()
    assert launched() < first + 1000
