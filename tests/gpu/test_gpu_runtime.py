"""The runtime of kernels on a processor."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from enzyme_hub import gpu

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
