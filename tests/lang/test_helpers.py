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

RUST_REGISTRATIONS = r"""
use enzyme_hub::*;
mod solver {
    #[inline(never)]
    pub fn root(a: f64) -> f64 { let mut x = 1.0f64; for _ in 0..60 { x -= (x * x * x - a) / (3.0 * x * x) } x }
    pub fn augmented(a: f64) -> (f64, f64) { let x = root(a); (x, x) }
    pub fn gradient(_a: f64, seed: f64, x: f64) -> f64 { 10.0 * seed / (3.0 * x * x) }
    pub fn tangent(a: f64, da: f64) -> f64 { 20.0 * da / (3.0 * root(a).powi(2)) }
    pub fn over_tape(_a: f64, da: f64, x: f64) -> f64 { 30.0 * da / (3.0 * x * x) }
    enzyme_hub::register_gradient!(root, augmented, gradient);
    enzyme_hub::register_derivative!(root, tangent);
    enzyme_hub::register_split_derivative!(root, augmented, over_tape);
}
#[inline(never)]
fn rough(x: f64) -> f64 { x - x * x / 2.0 }
function_like!(rough, "log1p");
struct Log;
impl Log {
    #[inline(never)]
    fn steps(&self, x: f64) -> f64 { x * 3.0 }
}
inactive_function!(Log::steps);
static mut TABLE: [f64; 4] = [0.0; 4];
inactive_global!(TABLE);
#[inline(never)]
fn read(i: usize) -> f64 { unsafe { TABLE[i] } }
#[inline(never)]
fn view(x: &[f64; 2]) -> &f64 { &x[1] }
nofree_function!(view);
#[inline(never)]
extern "C" fn take(_tag: i32, bytes: usize) -> *mut u8 { unsafe { std::alloc::alloc(std::alloc::Layout::from_size_align(bytes, 16).unwrap()) } }
static RELEASED: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);
#[inline(never)]
extern "C" fn give_back(bytes: usize, block: *mut u8) {
    RELEASED.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    unsafe { std::alloc::dealloc(block, std::alloc::Layout::from_size_align(bytes, 16).unwrap()) }
}
allocation!(take, 1, "1,-1", give_back);

fn f(x: f64) -> f64 { solver::root(x) * x }
fn g(x: &[f64]) -> f64 {
    unsafe { for i in 0..4 { TABLE[i] = x[0] } }
    let pair = [x[0], x[1]];
    let block = take(1, 8) as *mut f64;
    unsafe { *block = x[1] * x[1] };
    let squared = unsafe { *block };
    give_back(8, block as *mut u8);
    rough(x[0]) + Log.steps(x[0]) * x[1] + read(2) * x[1] + view(&pair) * x[1] + squared
}
fn main() {
    let slope = derivative!(f, 8.0);
    let tangent = unsafe { __enzyme_fwddiff(f as *const () as usize, 8.0f64, 1.0f64) };
    println!("{} {}", (slope - (80.0 / 12.0 + 2.0)).abs() < 1e-12, (tangent - (160.0 / 12.0 + 2.0)).abs() < 1e-12);
    let mut dx = vec![0.0; 2];
    gradient!(g, &[3.0, 2.0], &mut dx);
    println!("{} {} {}", dx[0], dx[1], RELEASED.load(std::sync::atomic::Ordering::Relaxed));
}
"""

FORTRAN_REGISTRATIONS = """
module own
    implicit none
contains
    real(8) function cube(x)
        real(8), intent(in) :: x
        cube = x**3
    end function
    subroutine cube_gradient(x, dx, seed)
        real(8) :: x, dx
        real(8), value :: seed
        dx = dx + 30*x**2*seed
    end subroutine
    real(8) function cube_augmented(x, dx)
        real(8) :: x, dx
        !dir$ noinline
        cube_augmented = cube(x)
    end function
    real(8) function rough(x)
        real(8), value :: x
        rough = x - x**2/2
    end function
    subroutine registrations()
        use enzyme_hub
        call enzyme_register_gradient(cube, cube_augmented, cube_gradient)
        call enzyme_function_like(rough, "log1p")
    end subroutine
end module
program main
    use enzyme_hub
    use own
    real(8) :: x, dx
    x = 2; dx = 0
    call gradient_of_scalar(f, enzyme_dup, x, dx)
    print '(f0.1)', dx
contains
    real(8) function f(x)
        real(8), intent(in) :: x
        !dir$ noinline
        f = cube(x) + 6*rough(x)
    end function
end program
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


CAPTURED = """
use enzyme_hub::gradient;
use std::cell::RefCell;
struct Model { weights: Vec<f64>, scratch: RefCell<Vec<f64>>, log: RefCell<Vec<f64>> }
impl Model {
    #[inline(never)]
    fn fill(&self, x: &[f64]) {
        for ((s, x), w) in self.scratch.borrow_mut().iter_mut().zip(x).zip(&self.weights) { *s = w * x * x; }
    }
    fn scratch(&self, x: &[f64]) -> f64 { self.fill(x); self.scratch.borrow().iter().sum() }
    fn log(&self, x: &[f64]) -> f64 {
        let s = x.iter().zip(&self.weights).map(|(x, w)| w * x * x).sum();
        self.log.borrow_mut()[0] = s;
        s
    }
}
fn main() {
    let m = Model { weights: vec![1.0, 2.0], scratch: RefCell::new(vec![0.0; 2]), log: RefCell::new(vec![0.0]) };
    let d = gradient!(|x: &[f64]| m.WHICH(x), &[3.0, 4.0]);
    println!("{} {}", d[0], d[1]);
}
"""


@pytest.mark.parametrize("level", "03")
def test_what_rust_closures_capture_may_be_scratch(level: str, linker: Path, tmp_path: Path) -> None:
    """Numbers are put into captured memory, and read again in one case."""
    rustc = toolchains.rustc()
    if rustc is None:
        pytest.skip("rustc is not installed")
    how = [f"-Copt-level={level}", "--edition=2021", "-Clinker-plugin-lto"]
    crate = [*rustc.command, *how, "--crate-type=rlib", "--crate-name=enzyme_hub", '--cfg=feature="alloc"']
    subprocess.run([*crate, LANG / "rust" / "src" / "lib.rs"], cwd=tmp_path, check=True)
    words = [*how, f"-Clinker={linker}", "-L.", "--extern=enzyme_hub"]
    for which in ("log", "scratch"):
        program = source(tmp_path, f"{which}.rs", CAPTURED.replace("WHICH", which))
        assert built(rustc, "rustc", [*words, program], tmp_path) == "6 16", which


@pytest.mark.parametrize("level", "0123")
def test_registrations_of_the_rust_crate(level: str, linker: Path, tmp_path: Path) -> None:
    rustc = toolchains.rustc()
    if rustc is None:
        pytest.skip("rustc is not installed")
    crate = [*rustc.command, "-O", "--edition=2021", "--crate-type=rlib", "--crate-name=enzyme_hub"]
    lto = "-Clinker-plugin-lto"
    subprocess.run([*crate, lto, LANG / "rust" / "src" / "lib.rs"], cwd=tmp_path, check=True)
    words = [f"-Copt-level={level}", "--edition=2021", lto, f"-Clinker={linker}", "-L.", "--extern=enzyme_hub"]
    text = built(rustc, "rustc", [*words, source(tmp_path, "t.rs", RUST_REGISTRATIONS)], tmp_path)
    assert text.splitlines() == ["true true", "0.25 20 2"]


@pytest.mark.parametrize("level", "0123")
def test_registrations_of_the_fortran_module(level: str, linker: Path, tmp_path: Path) -> None:
    words = [f"-O{level}", "-flto", f"-fuse-ld={linker}", LANG / "fortran" / "enzyme_hub.f90"]
    text = built(toolchains.flang(), "flang", [*words, source(tmp_path, "t.f90", FORTRAN_REGISTRATIONS)], tmp_path)
    assert text == "122.0"  # 30 * 2^2 + 6 / 3


def test_the_fortran_module(linker: Path, tmp_path: Path) -> None:
    words = ["-O2", "-flto", f"-fuse-ld={linker}", LANG / "fortran" / "enzyme_hub.f90"]
    assert built(toolchains.flang(), "flang", [*words, source(tmp_path, "t.f90", FORTRAN)], tmp_path) == "12.0 6.0 16.0"
