"""What a program of the suite counts, beside what a person counts; and the limits that follow."""

from __future__ import annotations

import pytest

from bench import limit, suite
from bench._limits import Counts, Measured, Peaks
from bench.peers import Task

N = 1024
SOURCE = f"""
#include "suite.h"
ACTIVE static number objective(const number *x, long n) {{
    number sum = 0;
    for (long i = 0; i < n; i++) sum += x[i] * x[i] / 3;
    return exp(sum);
}}
static void by_hand(const double *x, double *dx, long n) {{
    double value = objective(x, n);
    for (long i = 0; i < n; i++) dx[i] += value * x[i];
}}
SUITE({N})
"""
PEAKS = """flops 4e9
divisions 1e9
bytes 1024 64e9
bytes 4096 16e9
call exp 1e8
"""


@pytest.fixture(scope="module")
def counts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Counts]:
    folder = tmp_path_factory.mktemp("limit")
    source = folder / "sums.c"
    source.write_text(SOURCE)
    flags = ("-O2", f"-I{suite.SOURCES}", "-fno-vectorize")
    return limit.counts_of(Task(source, folder / "start", folder, flags))


@pytest.mark.c
def test_a_function_is_counted(counts: dict[str, Counts]) -> None:
    found = counts["function"]
    assert (found.flops, found.divisions, found.calls) == (2 * N, N, {"exp": 1})
    assert (found.loaded, found.stored) == (8 * N, 8)  # the array, and where the value goes
    assert 8 * N + 64 <= found.touched <= 8 * N + 2 * 64


@pytest.mark.c
def test_a_gradient_is_counted(counts: dict[str, Counts]) -> None:
    found = counts["by_hand"]
    assert (found.flops, found.divisions, found.calls) == (4 * N, N, {"exp": 1})
    assert (found.loaded, found.stored) == (3 * 8 * N, 2 * 8 * N)  # x twice, dx once; dx, after it was set to zero
    assert 2 * 8 * N <= found.touched <= 2 * 8 * N + 3 * 64
    ours = counts["ours"]
    assert ours.calls == {"exp": 1}
    assert ours.flops + ours.divisions >= found.flops
    assert ours.loaded >= found.loaded - 8 * N and ours.touched >= 2 * 8 * N


def test_limits_are_counts_over_rates() -> None:
    peaks = Peaks.of(PEAKS)
    found = Counts(4000, 100, 640, 0, 2000, {"exp": 10, "unheard_of": 5})
    assert found.limits(peaks) == pytest.approx(
        {"arithmetic": 1e-6, "divisions": 1e-7, "functions": 1e-7, "accesses": 1e-8, "memory": 1.25e-7}
    )
    assert Measured(2e-6, found).share(peaks) == pytest.approx(0.5)
    assert Measured(2e-6, found).nearest(peaks) == "arithmetic"
    assert peaks.reading(1 << 20) == 16e9  # larger than all that was measured
