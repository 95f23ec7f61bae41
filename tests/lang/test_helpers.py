"""What users of each language include: compiled by the real compiler, linked by the real linker, run."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from enzyme_hub.languages import toolchains
from enzyme_hub.languages.toolchains import Tool

ROOT = Path(__file__).parents[2]
LANG = ROOT / "lang"

C = """
#include "enzyme_hub.h"
#include <stdio.h>
static double cube(double x) { return x * x * x; }
static double dot(const double *x, const double *y, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * y[i];
    return sum;
}
int main(void) {
    double x[2] = {1, 2}, y[2] = {3, 5}, dx[2] = {0, 0};
    __enzyme_autodiff_void((void *)dot, enzyme_dup, x, dx, enzyme_const, y, enzyme_const, 2);
    printf("%g %g %g\\n", __enzyme_autodiff((void *)cube, 2.0), dx[0], dx[1]);
}
"""

CPP = """
#include "enzyme_hub.h"
#include <cstdio>
static double cube(double x) { return x * x * x; }
int main() { std::printf("%g\\n", enzyme_hub::autodiff<double>(cube, 2.0)); }
"""

RUST = """
fn dot_with_itself(x: &[f64]) -> f64 { x.iter().map(|x| x * x).sum() }
fn main() {
    let x = [1.5, -2.0];
    let mut dx = vec![1.0; 2];
    enzyme_hub::gradient!(dot_with_itself, &x, &mut dx);
    let slope = enzyme_hub::derivative!(|x: f64| x * x * x, 2.0);
    println!("{slope} {} {}", dx[0], dx[1]);
}
"""

FORTRAN = """
program main
    use enzyme_hub
    implicit none
    real(8) :: x, dx, v(2), dv(2), y, dy
    x = 2; dx = 0; v = [3, 4]; dv = 0; dy = 1
    call gradient_of_scalar(cube, enzyme_dup, x, dx)
    call gradient_of_array(weighted, enzyme_const, 2, enzyme_dup, v, dv, enzyme_dup, y, dy)
    print '(3(1x, f0.1))', dx, dv
contains
    real(8) function cube(x)
        real(8), intent(in) :: x
        cube = x**3
    end function
    subroutine weighted(n, x, y)
        integer, intent(in) :: n
        real(8), intent(in) :: x(n)
        real(8), intent(out) :: y
        integer :: i
        y = 0
        do i = 1, n
            y = y + i*x(i)**2
        end do
    end subroutine
end program
"""


def built(tool: Tool | None, name: str, words: Sequence[str | Path], folder: Path) -> str:
    """What the program prints that the compiler made of the words."""
    if tool is None:
        pytest.skip(f"{name} is not installed")
    output = folder / "program"
    command = [*tool.command, *map(str, words), "-o", str(output)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
    return subprocess.run([output], capture_output=True, text=True, check=True).stdout.strip()


def source(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text)
    return path


def test_the_c_header(linker: Path, tmp_path: Path) -> None:
    words = ["-O2", "-flto", "-Wall", "-Werror", f"-I{LANG / 'c'}", f"--ld-path={linker}"]
    assert built(toolchains.clang(), "clang", [*words, source(tmp_path, "t.c", C)], tmp_path) == "12 3 5"


def test_the_c_header_in_cpp(linker: Path, tmp_path: Path) -> None:
    words = ["-O2", "-flto", "-Wall", "-Werror", f"-I{LANG / 'c'}", f"--ld-path={linker}"]
    assert built(toolchains.clangxx(), "clang++", [*words, source(tmp_path, "t.cpp", CPP)], tmp_path) == "12"


def test_the_rust_crate(linker: Path, tmp_path: Path) -> None:
    rustc = toolchains.rustc()
    if rustc is None:
        pytest.skip("rustc is not installed")
    crate = [*rustc.command, "-O", "--edition=2021", "--crate-type=rlib", "--crate-name=enzyme_hub"]
    lto = "-Clinker-plugin-lto"
    subprocess.run([*crate, lto, LANG / "rust" / "src" / "lib.rs"], cwd=tmp_path, check=True)
    words = ["-O", "--edition=2021", lto, f"-Clinker={linker}", "-L.", "--extern=enzyme_hub"]
    assert built(rustc, "rustc", [*words, source(tmp_path, "t.rs", RUST)], tmp_path) == "12 4 -3"


def test_the_fortran_module(linker: Path, tmp_path: Path) -> None:
    words = ["-O2", "-flto", f"-fuse-ld={linker}", LANG / "fortran" / "enzyme_hub.f90"]
    assert built(toolchains.flang(), "flang", [*words, source(tmp_path, "t.f90", FORTRAN)], tmp_path) == "12.0 6.0 16.0"
