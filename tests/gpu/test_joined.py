"""Adjoints that lanes of a warp add to one place: joined where that is right, whatever the shape of the block."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

from enzyme_hub import gpu, llvm
from enzyme_hub.driver import pipeline
from enzyme_hub.targets import output
from tests.gpu.compiling import bitcode
from tests.gpu.test_kernels import CLANG
from tests.turns import ALL, in_turn

N = 64
# What a thread computes: `i` is its number in its block, `c` and `r` those on the axes x and y; x has 64 numbers.
BODIES = {
    "one_place": "a = x[3] * x[i % 64];",
    "one_place_of_the_launch": "a = x[n / 16] * x[i % 64] * x[block_x()];",
    "one_place_in_a_loop": "for (int k = 0; k < n % 60; k++) a += x[5] * x[(i + k) % 64];",
    "one_place_by_some": "if (i % 3) a = x[3] * x[i % 64];",
    "one_place_that_nobody_reads": "a = x[i % 64]; if (n == 1) a *= x[1 << 28] * x[(1 << 30) / (n - 64)];",
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
    "neighbours_of_a_found_place": "int j = (int)(x[i % 64] * 4); a = x[j] * x[j + 1] * x[j + 2] * x[i % 64];",
    "rows_at_found_places": "int j = (int)(x[i % 64] * 4) * 6; a = x[i % 64]; for (int k = 0; k < 6; k++) a *= x[j + k];",
    "rows_at_places_of_their_own": "int j = (int)(x[i % 64] * 4) * 3 + ((int)(x[(i + 5) % 64] * 4) * 7) % 23;"
    " for (int k = 0; k < i % 7 + 2; k++) a += x[j] * x[j + 1] * x[j + 2] * x[j + 3] * x[j + 4] * x[j + 9] + x[j + 10] * x[j + 11];",
    "found_by_some": "if (i % 3) { int j = (int)(x[i % 64] * 4); a = x[j] * x[j + 1]; }",
    "found_in_rounds_that_differ": "for (int k = 0; k < i % 5 + 1; k++) { int j = (int)(x[(i + k) % 64] * 4); a += x[j] * x[j + 3]; }",
    "one_of_few": "int h = (i * 2654435761u) >> 24, m = h < 40 ? 0 : h < 90 ? 1 : h < 200 ? 2 : 3;"
    " for (int k = 0; k < 2 + 3 * m; k++) a += x[10 * m + k] * x[i % 64];",
    "floats_at_a_found_place": "int j = (int)(x[i % 64] * 4); float f = (float)x[j] * (float)x[j + 1]; a = f;",
    "found_in_shared_memory": "__shared__ double s[64]; if (i == 0) for (int k = 0; k < 64; k++) s[k] = x[k]; synchronise();"
    " int j = (int)(x[i % 64] * 4); a = s[j] * s[j + 7];",
    "three_points": "if (i >= 1 && i < 63) a = x[i - 1] * x[i] + x[i] * x[i + 1] * x[i + 1];",
    "seven_points": "if (i >= 3 && i < 61) for (int k = -3; k <= 3; k++) a += x[i + k] * x[i] * (k + 5);",
    "points_with_gaps": "if (i >= 4 && i < 60) a = x[i - 4] * x[i - 1] * x[i] * x[i + 2] * x[i + 3];",
    "two_points": "if (i < 63) a = x[i] * x[i] * x[i + 1];",
    "points_of_some": "if (i % 5 != 2 && i < 60) a = x[i] * x[i + 1] * x[i + 2];",
    "points_in_rows": "if (c < 7 && r < 8) { int j = 8 * r + c; a = x[j] * x[j + 1]; if (r > 0 && c > 0) a += x[j - 8] * x[j - 1]; }",
    "points_in_rounds": "if (i < 40) for (int k = 0; k < i % 5 + 1; k++) a += x[i + k] * x[i + k + 1] * x[i + k + 2];",
    "points_of_shared_memory": "__shared__ double s[64]; if (i == 0) for (int k = 0; k < 64; k++) s[k] = x[k] * x[k]; synchronise();"
    " if (i >= 1 && i < 63) a = s[i - 1] * s[i] * s[i + 1];",
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
LEVELS = ("-O1", "-O3")
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
Compiled = Callable[[str, str], bytes]


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Compiled:
    """All shapes as bitcode."""
    folder = tmp_path_factory.mktemp("lanes")
    text = HEAD + "".join(f"SHAPE({name}, {body})\n" for name, body in BODIES.items())
    return cache(lambda target, level: bitcode(folder, text, target, level))


@pytest.fixture(scope="module")
def loaded(compiled: Compiled) -> Callable[[str, str], gpu.Library]:
    return cache(lambda target, level: gpu.load(compiled(target, level), checks=level == "-O1"))


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(
    ("name", "target", "level"),
    [(name, "nvptx64:sm_90", level) for name in BODIES for level in (LEVELS if ALL else [in_turn(name, LEVELS)])]
    + [(name, "amdgcn:gfx1100", "-O3") for name in BODIES],
)
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
        small = (
            0.1 * direction
            if name in ("decided_by_data", "an_index_from_memory") or "found" in name or "of_their_own" in name
            else direction
        )
        expected = (value(x + step * small) - value(x - step * small)) / (2 * step)
        assert np.isclose(dx @ small, expected, rtol=1e-4 if "float" in name else 1e-7, atol=1e-6), block


def test_fewer_additions(compiled: Compiled) -> None:
    """A block adds its sum for one place, and a warp for one of many."""
    module = llvm.text(pipeline.run(llvm.read(compiled("nvptx64:sm_90", "-O3"), "shapes")))

    def count(name: str, word: str) -> int:
        body = re.search(rf"^define [^\n]*@gradient_{name}\(.*?^}}", module, re.DOTALL | re.MULTILINE)
        assert body is not None
        return len(re.findall(word, body[0]))

    assert count("one_place", "@llvm.nvvm.barrier") == 1 and not count("one_place", "activemask")
    assert count("modulo_8", "activemask") == 1
    assert count("all_places", "activemask") >= 1
    assert count("an_index_from_memory", "match.any.sync.i64") == 1
    assert count("neighbours_of_a_found_place", "match.any.sync.i64") == 1
    assert count("three_points", "activemask") == 1 and not count("three_points", "match.any")
    assert not count("exchanged", "match.any") and not count("columns", "match.any")


def test_processors_that_cannot_ask(compiled: Compiled) -> None:
    """Those before sm_70 have no `match.any`: each thread adds there."""
    for_old = re.sub(rb"sm_90", b"sm_60", llvm.text(llvm.read(compiled("nvptx64:sm_90", "-O3"), "shapes")).encode())
    module = pipeline.run(llvm.parse_text(for_old.decode(), "for an older processor"))
    assert "match.any" not in llvm.text(module)
    assert output.emitted(module, "PTX", llvm.CodegenOptions(level=3, cpu="sm_60"))
