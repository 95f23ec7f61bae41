"""What is not differentiated on a GPU is refused, with its line; what a kernel must not do is reported where it runs on a processor."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from enzyme_hub import gpu
from enzyme_hub.commands.cli import main
from enzyme_hub.errors import HubError

HEADER = Path(__file__).parent / "kernels"
CLANG = next(filter(None, map(shutil.which, ("clang++-22", "clang++"))), None)
FLAGS = (
    "-x cuda --cuda-device-only --cuda-gpu-arch=sm_90 -nocudainc -nocudalib -Wno-unknown-cuda-version --cuda-feature=+ptx78"
    " -O2 -g -emit-llvm -c"
).split()

pytestmark = pytest.mark.skipif(CLANG is None, reason="no clang 22")
Compile = Callable[[str], Path]


@pytest.fixture
def compiled(tmp_path: Path) -> Compile:
    def compiled(text: str) -> Path:
        source, made = tmp_path / "kernel.cu", tmp_path / "kernel.bc"
        source.write_text(f'#include "device.h"\n{text}')
        assert CLANG is not None
        subprocess.run([CLANG, *FLAGS, f"-I{HEADER}", str(source), "-o", str(made)], check=True)
        return made

    return compiled


def reported(path: Path, kernel: str = "k", block: int = 32, size: int = 64, **options: Any) -> HubError:
    with pytest.raises(HubError) as caught:
        gpu.load(path, checks=True)[kernel][1, block, options.get("shared", 0)](np.zeros(size))
    return caught.value


# -- what a kernel must not do ------------------------------------------------------------------------------------------------


def test_a_barrier_that_some_threads_do_not_come_to(compiled: Compile) -> None:
    error = reported(compiled("KERNEL k(double *x) { if (thread_x() < 7) synchronise(); x[thread_x()] = 1; }"))
    assert error.code == "EH0701" and "in vain" in error.what
    assert error.where is not None and "kernel.cu:2" in error.where
    assert "7 threads wait, 25 are done" in (error.why or "")


def test_threads_at_different_barriers(compiled: Compile) -> None:
    error = reported(
        compiled(
            """KERNEL k(double *x) {
  int t = thread_x();
  if (t % 2) {
    x[t] = 1;
    synchronise();
  } else {
    x[t] = x[t + 32] * 2;
    synchronise();
    x[t] += x[t + 1];
  }
}"""
        )
    )
    assert "in vain" in error.what and "waits at" in (error.why or "")


def test_an_access_outside_of_shared_memory(compiled: Compile) -> None:
    text = """KERNEL k(double *x) { __shared__ double s[31];
 s[thread_x()] = 1;
 synchronise(); x[thread_x()] = s[30 - thread_x() % 31]; }"""
    error = reported(compiled(text))
    assert "outside of shared memory" in error.what
    assert error.where is not None and "kernel.cu:3" in error.where
    assert "byte 248" in (error.why or "") and "which has 248" in (error.why or "")


def test_shared_memory_that_nobody_wrote(compiled: Compile) -> None:
    text = """KERNEL k(double *x) { __shared__ double s[32];
 if (thread_x() < 8) s[thread_x()] = 1;
 synchronise();
 x[thread_x()] = s[thread_x() / 2]; }"""
    error = reported(compiled(text))
    assert "nobody wrote" in error.what
    assert error.where is not None and "kernel.cu:5" in error.where
    assert "thread (16, 0, 0)" in (error.why or "")


def test_two_threads_write_between_barriers(compiled: Compile) -> None:
    text = """KERNEL k(double *x) { __shared__ double s[32];
 s[thread_x() / 2] = x[thread_x()];
 synchronise(); x[thread_x()] = s[thread_x() / 2]; }"""
    error = reported(compiled(text))
    assert "another thread wrote since the last barrier" in error.what
    assert error.where is not None and "kernel.cu:3" in error.where


def test_a_read_without_a_barrier(compiled: Compile) -> None:
    text = """KERNEL k(double *x) { __shared__ double s[32];
 s[thread_x()] = x[thread_x()];
 x[thread_x()] = s[31 - thread_x()]; }"""
    error = reported(compiled(text))
    assert "since the last barrier" in error.what or "nobody wrote" in error.what


def test_a_kernel_that_keeps_the_rules(compiled: Compile) -> None:
    text = """KERNEL k(double *x) { __shared__ double s[32];
  int t = thread_x();
  for (int round = 0; round < 3; round++) { s[t] = x[t] + 1; synchronise(); x[t] += s[31 - t]; synchronise(); } }"""
    x = np.arange(32.0)
    expected = x.copy()
    for _ in range(3):
        expected += expected[::-1] + 1
    gpu.load(compiled(text), checks=True)["k"][1, 32](x)
    assert np.array_equal(x, expected)


def test_dynamic_shared_memory(compiled: Compile) -> None:
    text = """extern __shared__ double s[];
KERNEL k(double *x) { s[thread_x()] = x[thread_x()]; synchronise(); x[thread_x()] = s[31 - thread_x()]; }"""
    path = compiled(text)
    x = np.arange(32.0)
    gpu.load(path, checks=True)["k"][1, 32, 256](x)
    assert np.array_equal(x, np.arange(32.0)[::-1])
    assert "outside of shared memory" in reported(path, shared=200).what


def test_a_gradient_with_the_primals_shared_memory(compiled: Compile) -> None:
    """Its shadow would be the second half of what the launch asks for: it goes beyond the end."""
    text = """extern "C" __device__ __attribute__((used, weak)) int __enzyme_doubled_shared_memory = 1;
extern __shared__ double s[];
__device__ static void f(const double *x, double *y) {
  s[thread_x()] = x[thread_x()] * x[0]; synchronise(); y[thread_x()] = s[31 - thread_x()]; }"""
    kernel = gpu.load(compiled(text + REQUEST), checks=True)["k"]
    x, dx = np.ones(32), np.zeros(32)
    with pytest.raises(HubError, match="outside of shared memory"):
        kernel[1, 32, 256](x, np.zeros(32), np.zeros(32), np.ones(32))
    kernel[1, 32, 512](x, dx, np.zeros(32), np.ones(32))
    assert dx[0] == 33 and (dx[1:] == 1).all()


def test_arguments_that_do_not_fit(compiled: Compile) -> None:
    kernel = gpu.load(compiled("KERNEL k(double *x, int n) { x[thread_x()] = n; }"))["k"]
    for arguments, words in (
        ((np.zeros(32),), "takes 2 arguments"),
        ((1.0, 2), "pass an array"),
        ((np.zeros((32, 2))[:, 0], 2), "contiguous"),
    ):
        with pytest.raises(HubError, match=words):
            kernel[1, 32](*arguments)
    with pytest.raises(HubError, match="1 to 1024 threads"):
        kernel[1, 2000](np.zeros(32), 1)


# -- what is not differentiated ------------------------------------------------------------------------------------------------

REQUEST = """
KERNEL k(const double *x, double *dx, double *y, double *dy) {
  __enzyme_autodiff<void>((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy);
}"""
REFUSED = {
    "a variable of the GPU without a shadow": (
        "__device__ double table[32];\n__device__ static void f(const double *x, double *y) {\n"
        "  table[thread_x()] = x[thread_x()]; synchronise(); y[thread_x()] = table[31 - thread_x()] * x[0]; }",
        "EH0306",
        "table is a variable in the memory of the GPU",
    ),
    "shared memory without a size": (
        "extern __shared__ double s[];\n__device__ static void f(const double *x, double *y) {\n"
        "  s[thread_x()] = x[thread_x()]; synchronise(); y[thread_x()] = s[31 - thread_x()] * x[0]; }",
        "EH0306",
        "whose size the launch decides",
    ),
    "what an atomic addition found": (
        "__device__ static void f(const double *x, double *y) {\n  int i = thread_x();\n"
        "  double old = __nvvm_atom_add_gen_d(y + 32, x[i]);\n  y[i] = old * x[i]; }",
        "EH0310",
        "the order in which threads come",
    ),
    "a barrier in a loop that threads leave at different times": (
        "__device__ static void f(const double *x, double *y) {\n  __shared__ double s[32]; int i = thread_x(); double a = x[i];\n"
        "  for (int k = 0; k < i / 16 + 1; k++) {\n    s[i] = a; synchronise(); a *= s[31 - i]; synchronise(); }\n  y[i] = a; }",
        "EH0310",
        "kernel.cu:7",
    ),
    "half of a number that goes to another thread": (
        "__device__ static void f(const double *x, double *y) {\n  int i = thread_x(); long long bits = __double_as_longlong(x[i]);\n"
        "  int low = __nvvm_shfl_sync_idx_i32(-1, (int)bits, 0, 31);\n"
        "  y[i] = __longlong_as_double((bits & ~0xffffffffll) | (unsigned)low) * x[i]; }",
        "EH0",
        "",
    ),
    "a function that only waits": (
        "__device__ __attribute__((noinline)) void wait(int *counter) { (*counter)++; synchronise(); }\n"
        "__device__ static void f(const double *x, double *y) {\n  __shared__ double s[32]; int i = thread_x(), n = 0;\n"
        "  s[i] = x[i]; wait(&n); y[i] = s[31 - i] * x[i] * n; }",
        "EH0310",
        "waits for other threads",
    ),
    "a barrier of some threads": (
        "__device__ static void f(const double *x, double *y) {\n  __shared__ double s[64]; int i = thread_x();\n"
        "  s[i] = x[i]; __nvvm_barrier_sync_cnt(1, 32); y[i] = s[31 - i] * x[i]; }",
        "EH0",
        "",
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_is_refused(what: str, compiled: Compile, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, code, words = REFUSED[what]
    bits = "__device__ inline long long __double_as_longlong(double v) { return __builtin_bit_cast(long long, v); }\n"
    bits += "__device__ inline double __longlong_as_double(long long v) { return __builtin_bit_cast(double, v); }\n"
    path = compiled(bits + text + REQUEST)
    assert main(["opt", str(path), "--target", "nvptx64:sm_90", "-o", str(tmp_path / "made.ll")]) == 1
    said = capsys.readouterr().err
    assert code in said and words in said, said


def test_texts_with_names_of_variables(compiled: Compile, tmp_path: Path) -> None:
    """A variable's name in a text or in assembly is no use of the variable."""
    text = """__shared__ double s[32];
__attribute__((constant)) char words[] = "mail@s @words";
__device__ static void f(const double *x, double *y) {
  s[thread_x()] = x[thread_x()]; synchronise(); y[thread_x()] = s[31 - thread_x()] * words[0]; }"""
    made = tmp_path / "made.ll"
    assert main(["opt", str(compiled(text + REQUEST)), "--target", "nvptx64:sm_90", "-o", str(made)]) == 0
    assert 'c"mail@s @words\\00"' in made.read_text()
    x, y, dx, dy = np.arange(32.0), np.zeros(32), np.zeros(32), np.arange(32.0)
    gpu.load(made, checks=True)["k"][1, 32](x, dx, y, dy)
    assert np.array_equal(dx, np.arange(32.0)[::-1] * ord("m"))
