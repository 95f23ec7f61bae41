"""Gradients of random programs about memory against differences, in this process (see `memory_source`).

A fixed sequence of programs by default; RANDOM_PROGRAMS=500 tries that many.
"""

from __future__ import annotations

import ctypes
import math
import os
import random
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from memory_source import program

from enzyme_hub import llvm, pipeline
from enzyme_hub.errors import DifferentiationError

CLANG = shutil.which("clang-22") or shutil.which("clang")
COUNT = int(os.environ.get("RANDOM_PROGRAMS", "24"))
LEVELS = ("-O1", "-O2", "-O0")
N = 32
Vector = list[float]


class S(ctypes.Structure):
    _fields_ = [("x", ctypes.c_double), ("k", ctypes.c_int), ("v", ctypes.c_double * 3), ("link", ctypes.c_void_p)]


class Memory:
    """The arguments of one call, or their shadows, filled from a vector: a, b and c, then the four structs."""

    def __init__(self, x: Vector, same: bool) -> None:
        doubles = ctypes.c_double * N
        self.a = doubles(*x[:N])
        self.b = self.a if same else doubles(*x[N : 2 * N])
        self.c = doubles(*x[2 * N : 3 * N])
        self.m = (ctypes.c_int * N)(*(k * 7 & 31 for k in range(N)))
        links = [ctypes.addressof(self.a if k & 1 else self.b) for k in range(4)]
        rows = [x[3 * N + 4 * k : 3 * N + 4 * k + 4] for k in range(4)]
        self.s = (S * 4)(*(S(row[0], k, tuple(row[1:]), links[k]) for k, row in enumerate(rows)))

    def vector(self, same: bool) -> Vector:
        structs = [number for s in self.s for number in (s.x, *s.v)]
        return [*self.a, *([0.0] * N if same else self.b), *self.c, *structs]


class Program:
    """A compiled program."""

    def __init__(self, source: str, level: str, folder: Path, same: bool) -> None:
        path = folder / "program.c"
        path.write_text(source)
        assert CLANG is not None
        bitcode = folder / "program.bc"
        subprocess.run([CLANG, level, "-w", "-emit-llvm", "-c", str(path), "-o", str(bitcode)], check=True)
        jit = llvm.Jit(pipeline.run(llvm.read(bitcode.read_bytes(), "program")))
        pointers = [ctypes.c_void_p] * 9
        self.jit, self.same = jit, same
        self._value: Callable[..., float] = jit.function("value", ctypes.c_double, *pointers[:5], ctypes.c_int)
        self._gradient = jit.function("gradient", None, *pointers, ctypes.c_int)

    def value(self, x: Vector) -> float:
        m = Memory(x, self.same)
        return self._value(*map(ctypes.addressof, (m.a, m.b, m.c, m.m, m.s)), 16)

    def gradient(self, x: Vector) -> Vector:
        m, d = Memory(x, self.same), Memory([0.0] * len(x), self.same)
        places = (m.a, d.a, m.b, d.b, m.c, d.c, m.m, m.s, d.s)
        self._gradient(*map(ctypes.addressof, places), 16)
        return d.vector(self.same)

    def slope(self, x: Vector, along: Vector, h: float) -> float:
        ahead, back = ([p + sign * h * q for p, q in zip(x, along, strict=True)] for sign in (1, -1))
        return (self.value(ahead) - self.value(back)) / (2 * h)


def check(seed: int, folder: Path) -> None:
    same = seed % 5 == 0  # a and b are the same memory
    numbers = random.Random(seed)
    compiled = Program(program(seed), LEVELS[seed % 3], folder, same)
    x = [numbers.uniform(-1, 1) for _ in range(3 * N + 16)]
    gradient = compiled.gradient(x)
    for _ in range(3):
        along = [0.0 if same and N <= k < 2 * N else numbers.uniform(-1, 1) for k in range(len(x))]
        coarse, fine = compiled.slope(x, along, 1e-5), compiled.slope(x, along, 1e-6)
        if not math.isclose(coarse, fine, rel_tol=1e-4, abs_tol=1e-4):
            continue  # too rough for differences
        found = math.fsum(p * q for p, q in zip(gradient, along, strict=True))
        assert math.isclose(found, coarse, rel_tol=2e-4, abs_tol=2e-4), f"seed {seed} at {LEVELS[seed % 3]}"


@pytest.mark.c
@pytest.mark.skipif(CLANG is None, reason="needs clang")
@pytest.mark.parametrize("seed", range(COUNT))
def test_gradient(seed: int, tmp_path: Path) -> None:
    try:
        check(seed, tmp_path)
    except DifferentiationError as error:
        pytest.skip(f"refused: {error.code}")  # loudly is as it should be
