"""`overwritten` against what really happens: random programs, run with every access reported.

`None` for a load is a promise that its memory is not written again before its function returns. The other answer is
always allowed; that it is not given too often is what `test_modref.py` is for.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path

import pytest
from memory_programs import program
from traced import READ, Event, prepared, sites, trace, wrong_claims

from enzyme_hub import llvm
from enzyme_hub.analysis.memory.modref import ModRef
from enzyme_hub.ir import instructions as inst
from enzyme_hub.ir.reader import read_module

CLANG = shutil.which("clang-22") or shutil.which("clang")
needs_clang = pytest.mark.skipif(CLANG is None, reason="needs clang")


def compiled(source: str, directory: Path, level: str) -> str:
    path = directory / "program.c"
    path.write_text(source)
    assert CLANG is not None
    command = [
        CLANG,
        level,
        "-fno-vectorize",
        "-fno-slp-vectorize",
        "-emit-llvm",
        "-c",
        str(path),
        "-o",
        str(path) + ".bc",
    ]
    subprocess.run(command, check=True, capture_output=True)
    return prepared(Path(str(path) + ".bc").read_bytes())


def is_copy(i: inst.Instruction) -> bool:
    return isinstance(i, inst.Call) and (i.intrinsic or "").startswith("llvm.memcpy")


def promises(text: str) -> tuple[set[int], int]:
    """The numbers of the loads (and memcpys) said to read memory that stays, and how many loads there are."""
    module = read_module(text)
    number = sites(module)
    found, loads = set(), 0
    for function in list(module.functions.values()):
        if function.is_declaration:
            continue
        modref = ModRef(function)
        for i in function.instructions:
            if isinstance(i, inst.Load) or is_copy(i):
                loads += 1
                if modref.overwritten(i, ignore_free=True) is None:
                    found.add(number[i])
    return found, loads


class S(ctypes.Structure):
    _fields_ = [("x", ctypes.c_double), ("k", ctypes.c_int), ("v", ctypes.c_double * 3), ("link", ctypes.c_void_p)]


def events_of(text: str, overlap: int) -> list[Event]:
    """Runs f with b starting `overlap` elements after a (or apart if that is 64)."""

    def run(jit: llvm.Jit) -> None:
        doubles = ctypes.c_double * 64
        both = (ctypes.c_double * 192)(*(k % 7 - 3 for k in range(192)))
        c = doubles(*range(64))
        m = (ctypes.c_int * 64)(*(k * 5 for k in range(64)))
        base = ctypes.addressof(both)
        s = (S * 8)(*(S(k, k, (1, 2, 3), base + 8 * (k & 1) * overlap) for k in range(8)))
        f = jit.function("f", ctypes.c_double, *[ctypes.c_void_p] * 5, ctypes.c_int)
        f(base, base + 8 * overlap, ctypes.addressof(c), ctypes.addressof(m), ctypes.addressof(s), 40)

    return trace(text, run)


def check(seed: int, level: str, directory: Path) -> tuple[int, int]:
    text = compiled(program(seed), directory, level)
    unchanged, loads = promises(text)
    for overlap in (64, 0, 1):
        events = events_of(text, overlap)
        assert any(event.kind == READ for event in events)
        wrong = wrong_claims(events, unchanged)
        assert not wrong, f"seed {seed} at {level}, overlap {overlap}: {wrong[0]}"
    return len(unchanged), loads


@needs_clang
@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2"])
def test_random_programs(level: str, tmp_path: Path) -> None:
    results = [check(seed, level, tmp_path) for seed in range(12)]
    assert sum(kept for kept, _ in results) * 10 > sum(loads for _, loads in results)
