"""Adjoints that lanes of a warp add to one place: joined where that is right, whatever the shape of the block."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enzyme_hub import gpu, llvm, pipeline, targets
from enzyme_hub.cli import main
from enzyme_hub.errors import LinkError
from enzyme_hub.ir.reader import read_module
from enzyme_hub.targets import toolkit
from enzyme_hub.targets.lanes.bits import ZERO
from enzyme_hub.targets.lanes.dependence import Axes, Dependence

KERNELS = Path(__file__).parent / "kernels"
CLANG = next(filter(None, map(shutil.which, ("clang++-22", "clang++"))), None)
FLAGS = {
    "nvptx64:sm_90": (
        "-x cuda --cuda-device-only --cuda-gpu-arch=sm_90 -nocudainc -nocudalib -Wno-unknown-cuda-version --cuda-feature=+ptx78"
    ).split(),
    "amdgcn:gfx90a": "-x hip --cuda-device-only --offload-arch=gfx90a -nogpuinc -nogpulib".split(),  # waves of 64
    "amdgcn:gfx1100": "-x hip --cuda-device-only --offload-arch=gfx1100 -nogpuinc -nogpulib".split(),  # of 32
}
N = 64
# What a thread computes: `i` is its number in its block, `c` and `r` those on the axes x and y; x has 64 numbers.
BODIES = {
    "one_place": "a = x[3] * x[i % 64];",
    "one_place_of_the_launch": "a = x[n / 16] * x[i % 64] * x[block_x()];",
    "one_place_in_a_loop": "for (int k = 0; k < n % 60; k++) a += x[5] * x[(i + k) % 64];",
    "one_place_by_some": "if (i % 3) a = x[3] * x[i % 64];",
    "all_places": "for (int k = 0; k < n % 60; k++) a += x[k] * x[i % 64];",
    "rows": "a = x[r] * x[(r + 1) % 64] * x[c % 64];",
    "columns": "a = x[c % 64] * x[63 - c % 64];",
    "modulo_8": "a = x[i % 8] * x[i % 64];",
    "a_quarter": "a = x[i / 4] * x[i % 64];",
    "exchanged": "a = x[(i ^ 1) % 64] * x[(i ^ 6) % 8];",
    "borrowed": "a = x[(i - 9) & 7] * x[(c - 3) & 3];",
    "backwards": "a = x[(40 - i) & 15] * x[(7 - c) & 7];",
    "times_three": "a = x[(3 * i) & 7] * x[(5 * c) & 15];",
    "shifted": "a = x[1 << (i & 3)] * x[(i << 2) & 63] * x[(unsigned)i >> 3];",
    "divided": "a = x[i / 3 % 64] * x[i % 3];",
    "chosen": "a = x[i < 7 ? 2 : 5] * x[i & 4 ? 9 : 8];",
    "decided_by_data": "int j = 2; if (x[i % 64] > 1) j = 5; a = x[j] * x[i % 64];",
    "an_index_from_memory": "a = x[(int)(x[i % 64] * 4)] * x[i % 64];",
    "rounds_that_differ": "for (int k = 0; k < i % 5 + 1; k++) a += x[k] * x[k + 1] * x[i % 64];",
    "left_in_different_rounds": "int k = 0; while (k < i % 7) k++; a = x[k] * x[i % 64];",
    "a_round_for_each": "for (int k = i; k < 64; k += 8) a += x[k] * x[k & 7];",
    "an_early_end": "if (i > 37) return; a = x[2] * x[i % 8];",
    "in_other_ways": "int k; if (i & 8) k = i & 1; else k = i & 2; a = x[k] * x[i % 64];",
    "floats": "float f = 0; for (int k = 0; k < 4; k++) f += (float)x[k] * (float)x[i % 64]; a = f;",
    "a_place_that_it_writes": "y[i] = x[1]; y[i] = y[i] * y[i] * x[i % 64]; a = y[i] * x[1];",
    "rows_of_shared_memory": "__shared__ double s[64]; if (i == 0) for (int k = 0; k < 64; k++) s[k] = x[k]; synchronise();"
    " for (int k = 0; k < 4; k++) a += s[8 * (r % 8) + k] * s[8 * k + c % 8];",
    "floats_in_shared_memory": "__shared__ float s[64]; if (i == 0) for (int k = 0; k < 64; k++) s[k] = (float)x[k]; synchronise();"
    " for (int k = 0; k < 8; k++) a += s[k] * s[i % 16];",
}
BLOCKS: tuple[Any, ...] = (64, 32, 100, 48, 7, (16, 8), (8, 4), (3, 11), (2, 2, 16), (64, 2), (32, 3), (1, 64))
HEAD = """
#include "device.h"
#if defined(__NVPTX__)
#define LAST() (__nvvm_read_ptx_sreg_tid_z())
#define SIZE_Y() (__nvvm_read_ptx_sreg_ntid_y())
#else
#define LAST() ((int)__builtin_amdgcn_workitem_id_z())
#define SIZE_Y() ((int)__builtin_amdgcn_workgroup_size_y())
#endif
#define SHAPE(name, ...)                                                                              \\
  __device__ static void name(const double *__restrict__ x, double *__restrict__ y, int n) {          \\
    int c = thread_x(), r = thread_y(), i = c + size_x() * (r + SIZE_Y() * LAST());                    \\
    double a = 0;                                                                                     \\
    __VA_ARGS__ y[i] = a;                                                                             \\
  }                                                                                                   \\
  KERNEL primal_##name(const double *x, double *y, int n) { name(x, y, n); }                          \\
  KERNEL gradient_##name(const double *x, double *dx, double *y, double *dy, int n) {                 \\
    __enzyme_autodiff<void>((void *)name, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);     \\
  }
"""

pytestmark = pytest.mark.skipif(CLANG is None, reason="no clang 22")
Compiled = Callable[[str, str], Path]


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Compiled:
    """All shapes as bitcode."""
    folder = tmp_path_factory.mktemp("lanes")
    source = folder / "shapes.cu"
    source.write_text(HEAD + "".join(f"SHAPE({name}, {body})\n" for name, body in BODIES.items()))

    def compiled(target: str, level: str) -> Path:
        made = folder / f"{target.replace(':', '-')}{level}.bc"
        if not made.exists():
            assert CLANG is not None
            command = [CLANG, *FLAGS[target], level, "-g", "-emit-llvm", "-c", "-I", str(KERNELS)]
            subprocess.run([*command, str(source), "-o", str(made)], check=True)
        return made

    return compiled


@pytest.fixture(scope="module")
def loaded(compiled: Compiled) -> Callable[[str, str], gpu.Library]:
    found: dict[tuple[str, str], gpu.Library] = {}

    def loaded(target: str, level: str) -> gpu.Library:
        key = target, level
        if key not in found:
            found[key] = gpu.load(compiled(target, level), checks=level == "-O1")
        return found[key]

    return loaded


@pytest.mark.parametrize("level", ["-O1", "-O3"])
@pytest.mark.parametrize("target", FLAGS)
@pytest.mark.parametrize("name", BODIES)
def test_gradient(name: str, target: str, level: str, loaded: Callable[[str, str], gpu.Library]) -> None:
    library, rng = loaded(target, level), np.random.default_rng(1)
    x, direction, step = rng.uniform(0.5, 1.5, N), rng.uniform(-1, 1, N), 1e-5 if "float" not in name else 1e-2
    x[abs(x * 4 - np.round(x * 4)) < 0.1] += 0.06  # indices are made of these
    for block in BLOCKS:
        threads = int(np.prod(block))
        weights = rng.uniform(-1, 1, threads)

        def value(at: Any, block: Any = block, threads: int = threads, weights: Any = weights) -> Any:
            y = np.zeros(threads)
            library[f"primal_{name}"][1, block](at, y, N)
            return weights @ y

        dx, y = np.zeros(N), np.zeros(threads)
        library[f"gradient_{name}"][1, block](x, dx, y, weights.copy(), N)
        small = direction if name not in ("decided_by_data", "an_index_from_memory") else 0.1 * direction
        expected = (value(x + step * small) - value(x - step * small)) / (2 * step)
        assert np.isclose(dx @ small, expected, rtol=1e-4 if "float" in name else 1e-7, atol=1e-6), block


def test_fewer_additions(tmp_path: Path, compiled: Compiled) -> None:
    """A block adds its sum for one place, and a warp for one of many."""
    module = llvm.text(pipeline.run(llvm.read(compiled("nvptx64:sm_90", "-O3").read_bytes(), "shapes")))

    def count(name: str, word: str) -> int:
        body = re.search(rf"^define [^\n]*@gradient_{name}\(.*?^}}", module, re.DOTALL | re.MULTILINE)
        assert body is not None
        return len(re.findall(word, body[0]))

    assert count("one_place", "@llvm.nvvm.barrier") == 1 and not count("one_place", "activemask")
    assert count("modulo_8", "activemask") == 1
    assert count("all_places", "activemask") >= 1
    assert not count("an_index_from_memory", "activemask")


@pytest.mark.parametrize(
    ("target", "made", "tool"),
    [
        ("nvptx64:sm_90", "k.cubin", toolkit.ptxas),
        ("amdgcn:gfx90a", "k.co", toolkit.lld),
    ],
)
def test_assembles(target: str, made: str, tool: Callable[[], object], compiled: Compiled, tmp_path: Path) -> None:
    try:
        tool()
    except LinkError as error:
        pytest.skip(error.what)
    assert main(["opt", str(compiled(target, "-O3")), "--target", target, "-o", str(tmp_path / made)]) == 0


# --- what depends on which bits of a thread's number

_LEAVES = st.one_of(st.sampled_from(["%x", "%y", "%n", "%b"]), st.integers(-9, 70))
_OPERATIONS = ("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "urem", "select")
Tree = Any


def _trees(children: st.SearchStrategy[Tree]) -> st.SearchStrategy[Tree]:
    return st.tuples(st.sampled_from(_OPERATIONS), children, children)


def _written(tree: Tree, lines: list[str]) -> str:
    if not isinstance(tree, tuple):
        return str(tree)
    operation, left, right = tree
    a, b = _written(left, lines), _written(right, lines)
    name = f"%v{len(lines)}"
    if operation == "select":
        lines.append(f"  {name}c = icmp ult i32 {a}, 20\n  {name} = select i1 {name}c, i32 {b}, i32 7")
    elif operation in ("shl", "lshr", "ashr"):
        lines.append(f"  {name}b = and i32 {b}, 31\n  {name} = {operation} i32 {a}, {name}b")
    elif operation in ("udiv", "urem"):
        lines.append(f"  {name}b = or i32 {b}, 1\n  {name} = {operation} i32 {a}, {name}b")
    else:
        lines.append(f"  {name} = {operation} i32 {a}, {b}")
    return name


def _computed(tree: Tree, values: dict[str, int]) -> int:
    if not isinstance(tree, tuple):
        return (values[tree] if isinstance(tree, str) else tree) & 0xFFFFFFFF
    operation, a, b = tree[0], _computed(tree[1], values), _computed(tree[2], values)
    signed = a - (1 << 32) if a >> 31 else a
    found = {
        "add": lambda: a + b,
        "sub": lambda: a - b,
        "mul": lambda: a * b,
        "and": lambda: a & b,
        "or": lambda: a | b,
        "xor": lambda: a ^ b,
        "shl": lambda: a << (b & 31),
        "lshr": lambda: a >> (b & 31),
        "ashr": lambda: signed >> (b & 31),
        "udiv": lambda: a // (b | 1),
        "urem": lambda: a % (b | 1),
        "select": lambda: b if a < 20 else 7,
    }[operation]()
    return found & 0xFFFFFFFF


@settings(max_examples=300, deadline=None)
@given(st.recursive(_LEAVES, _trees, max_leaves=8), st.integers(0, 1 << 31), st.integers(0, 40))
def test_dependence(tree: Tree, n: int, block: int) -> None:
    """Threads of an 8 by 4 block whose numbers differ only in bits on which a bit does not depend have that bit alike."""
    lines: list[str] = []
    result = _written(("add", tree, "%n"), lines)
    register = "llvm.nvvm.read.ptx.sreg"
    body = "\n".join(lines)
    module = read_module(
        str(
            llvm.parse_text(
                'target triple = "nvptx64-nvidia-cuda"\n'
                f"declare i32 @{register}.tid.x()\ndeclare i32 @{register}.tid.y()\ndeclare i32 @{register}.ctaid.x()\n"
                "define ptx_kernel void @k(ptr %p, i32 %n) {\n"
                f"  %x = call i32 @{register}.tid.x()\n  %y = call i32 @{register}.tid.y()\n  %b = call i32 @{register}.ctaid.x()\n"
                f"{body}\n  store i32 {result}, ptr %p\n  ret void\n}}\n",
                "an expression",
            )
        )
    )
    function, axes = module.functions["k"], Axes(5)
    store = next(i for i in function.instructions if i.opcode == "store")
    masks = Dependence(function, targets.of("nvptx64-nvidia-cuda"), axes).of(store.operand(0), function.entry)
    values = {
        (x, y): _computed(("add", tree, "%n"), {"%x": x, "%y": y, "%n": n, "%b": block})
        for x in range(8)
        for y in range(4)
    }
    for bit, mask in enumerate(masks):
        if mask == ZERO:
            assert not any(value >> bit & 1 for value in values.values())
            continue
        assert not mask & axes.anything
        of_x, of_y, _ = axes.lows(mask)
        alike: dict[tuple[int, int], int] = {}
        for (x, y), value in values.items():
            assert alike.setdefault((x & of_x, y & of_y), value >> bit & 1) == value >> bit & 1
