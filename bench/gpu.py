"""Kernels for GPUs and their gradients: checked on the processor, told by ptxas, and timed where there is a GPU.

`--only PATTERN` takes some of the kernels. Published sizes are for GPUs; checks run small ones. For a machine with a GPU and without
compilers, `--prepare FILE` puts all that it needs into a file (for `--march`, sm_90 unless said), the kernels of tests/gpu as well,
and `--prepared FILE` runs that there with numpy alone; `--json FILE` writes what came out.
"""

from __future__ import annotations

import sys
import tempfile
from fnmatch import fnmatch
from pathlib import Path

from bench import _gpu_prepared as prepared
from bench._gpu_cases import CASES
from bench._tools import asked


def main() -> int:
    only = asked.only or "*"
    if asked.prepared is not None:
        return prepared.run(asked.prepared, only, asked.json)
    from bench._gpu_prepare import prepare  # needs LLVM

    chosen = [case for case in CASES if fnmatch(case.name, only)]
    if asked.prepare is not None:
        prepare(asked.prepare, chosen, asked.march or "sm_90")
        print(f"{asked.prepare}: {asked.prepare.stat().st_size / 1e6:.1f} MB")
        return 0
    from bench import _gpu_checks as checks
    from bench._gpu_compiled import compiled

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        bitcode = {case.name: compiled(case, folder, "-O2") for case in chosen}
        failed = checks.on_the_processor(chosen, bitcode, folder)
        failed += checks.told_by_ptxas(chosen, bitcode, folder)
        failed += checks.left_out(chosen)
        device = prepared.device()
        if "device" not in device:
            print(f"times on a GPU: skipped: {device['failed']}")
            return failed
        prepare(folder / "bundle", chosen, device["architecture"], with_tests=False)
        return failed + prepared.run(folder / "bundle", json_file=asked.json)


if __name__ == "__main__":
    sys.exit(main())
