"""The products of the crate matrixmultiply, by its mangled names: the gradient against differences, and forward mode against it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_hub.languages import toolchains

GEMM = """
typedef long I;
void gemm(I m, I k, I n, T alpha, const T *a, I rsa, I csa, const T *b, I rsb, I csb, T beta, T *c, I rsc, I csc)
    __asm__("_ZN14matrixmultiply4gemm5%sgemm17h0123456789abcdefE");
"""
LIBRARY = """
void gemm(I m, I k, I n, T alpha, const T *a, I rsa, I csa, const T *b, I rsb, I csb, T beta, T *c, I rsc, I csc) {
    for (I i = 0; i < m; i++)
        for (I j = 0; j < n; j++) {
            T sum = 0;
            for (I p = 0; p < k; p++) sum += a[i * rsa + p * csa] * b[p * rsb + j * csb];
            c[i * rsc + j * csc] = alpha * sum + (beta == 0 ? 0 : beta * c[i * rsc + j * csc]);
        }
}
"""
PROGRAM = """
#include <math.h>
#include <stdio.h>
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
double f(const double *x) {
    T a[6], b[6], c[4], d[6], result = 0;
    for (int i = 0; i < 6; i++) a[i] = x[i], b[i] = x[5 - i] * x[i];
    for (int i = 0; i < 4; i++) c[i] = x[i];
    gemm(2, 3, 2, x[6], a, 1, 2, b, 2, 1, x[7], c, 2, 1);    /* a by columns */
    gemm(2, 3, 2, 1, a, 3, 1, b, 1, 0, 1, c, 1, 2);          /* a by rows; b repeats a column */
    for (int i = 0; i < 6; i++) a[i] = 0;
    gemm(3, 2, 2, 1, b, 2, 1, c, 1, 2, 0, d, 2, 1);
    for (int i = 0; i < 6; i++) result += (i + 1) * d[i] * d[i];
    return result;
}
int main(void) {
    double x[8] = {0.5, -1.0, 0.75, 1.25, -0.5, 2.0, 1.5, -0.5}, dx[8] = {0}, whole = 0, along[8];
    __enzyme_autodiff((void *)f, x, dx);
    for (int k = 0; k < 8; k++) {
        double kept = x[k], h = STEP, up, down;
        x[k] = kept + h; up = f(x);
        x[k] = kept - h; down = f(x);
        x[k] = kept;
        along[k] = 1 - 0.25 * k;
        whole += along[k] * dx[k];
        double want = (up - down) / (2 * h);
        if (!(fabs(dx[k] - want) <= ROOM * (1 + fabs(want)))) return printf("%d: %g %g\\n", k, dx[k], want);
    }
    double tangent = __enzyme_fwddiff((void *)f, x, along);
    if (!(fabs(tangent - whole) <= NEAR * (1 + fabs(whole)))) return printf("forward %.17g, reverse %.17g\\n", tangent, whole);
    return 0;
}
"""
NUMBERS = {
    "d": ("-DT=double", "-DSTEP=1e-5", "-DROOM=1e-6", "-DNEAR=1e-12"),
    "s": ("-DT=float", "-DSTEP=1e-2", "-DROOM=1e-2", "-DNEAR=1e-4"),
}


@pytest.mark.c
@pytest.mark.parametrize("letter", NUMBERS)
def test_product(letter: str, tmp_path: Path) -> None:
    clang = toolchains.clang()
    if clang is None:
        pytest.skip("clang is not installed")
    declared = GEMM % letter
    (tmp_path / "library.c").write_text(declared + LIBRARY)
    (tmp_path / "program.c").write_text(declared + PROGRAM)
    linker = Path(sys.executable).parent / "enzyme-hub-ld"
    flags = [*clang.command, *NUMBERS[letter], "-O1"]
    subprocess.run([*flags, "-c", "library.c"], cwd=tmp_path, check=True)
    subprocess.run(
        [*flags, "-flto", f"-fuse-ld={linker}", "program.c", "library.o", "-lm", "-o", "program"],
        cwd=tmp_path,
        check=True,
    )
    ran = subprocess.run([tmp_path / "program"], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout


# Generic code of other crates that debug builds share, in an object with kernels.
SHARED = """
double twice(double x) __asm__("_ZN4core3cmp3min17h0123456789abcdefE");
int kernel(void) __asm__("_ZN14matrixmultiply12dgemm_kernel6detect17h0123456789abcdefE");
#ifdef CRATE
double twice(double x) { return 2 * x; }
int kernel(void) { return 1; }
#else
double __enzyme_autodiff(void *, ...);
double f(double x) { return x * twice(x); }
int main(void) { return __enzyme_autodiff((void *)f, 3.0) == 12.0 ? 0 : 1; }
#endif
"""


@pytest.mark.c
def test_only_bodies_of_what_others_share_with_the_crate(tmp_path: Path) -> None:
    """The kernels stay in their object, which is the linker's: what a link takes in and nobody calls is not in the program."""
    clang = toolchains.clang()
    if clang is None:
        pytest.skip("clang is not installed")
    (tmp_path / "shared.c").write_text(SHARED)
    linker = Path(sys.executable).parent / "enzyme-hub-ld"
    for words in (["-DCRATE", "-o", "crate.o"], ["-o", "main.o"]):
        subprocess.run([*clang.command, "-O0", "-flto", "-c", "shared.c", *words], cwd=tmp_path, check=True)
    line = [*clang.command, "-O0", "-flto", "-rdynamic", f"-fuse-ld={linker}", "main.o", "crate.o", "-o", "program"]
    asked = {**os.environ, "ENZYME_HUB_OPTS": "--print-after redirect", "ENZYME_HUB_CACHE": "off"}
    said = subprocess.run(line, cwd=tmp_path, env=asked, capture_output=True, text=True, check=True).stderr
    assert "core3cmp3min" in said and "dgemm_kernel" not in said
    assert subprocess.run([tmp_path / "program"], check=False).returncode == 0
