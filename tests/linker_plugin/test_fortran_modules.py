"""Allocatables of Fortran's modules that another file has allocated: space to work in, where all files are differentiated together."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from link_tools import tool

pytestmark = pytest.mark.fortran

CHECK = Path(__file__).resolve().parents[1] / "programs" / "fortran" / "check.f90"
SPACE = """
module space
  real(8), allocatable, save :: table(:), own(:)
  !$omp threadprivate(own)
end module
"""
PREPARE = """
subroutine prepare(n)
  use space
  integer, intent(in) :: n
  if (allocated(table)) deallocate (table)
  allocate (table(n))
  !$omp parallel
  if (allocated(own)) deallocate (own)
  allocate (own(n))
  !$omp end parallel
end subroutine
"""
FUNCTION = """
real(8) function f(x, n)
  use space
  integer, intent(in) :: n
  real(8) :: x(n), s
  integer :: i, k
  table = x**2
  s = 0
  !$omp parallel do reduction(+:s) private(k)
  do i = 1, n
    do k = 1, n
      own(k) = x(i) * x(k) + 0.1d0 * k + table(i)
    end do
    s = s + own(1) * own(n) + sum(own**2)
  end do
  f = s
end function
"""
MAIN = """
program main
  use check
  integer, parameter :: n = 7
  real(8) :: x(n), y(n), dx(n)
  integer :: i, again
  real(8), external :: f
  x = [(0.3d0 + 0.05d0 * mod(i * 5, n) - 0.4d0 * mod(i, 3), i = 1, n)]
  do again = 1, 4
    if (mod(again, 2) == 1) call prepare(n)
    y = x; dx = 0
    call autodiff(f, y, dx, enzyme_const, n)
    call differences(f, x, dx, n, fwddiff(f, (x), direction(n), enzyme_const, n))
  end do
  call finish()
end program
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("is_native", [False, True])
def test_another_file_has_allocated_it(level: str, is_native: bool, linker: Path, tmp_path: Path) -> None:
    """Where that file is machine code nobody knows what it puts there, and the program says so."""
    if not list(Path("/usr/lib").glob("**/libomp.so")):
        pytest.skip("libomp is not installed")
    flang = tool("flang-22", "flang", "flang-new")
    objects = []
    for name, text in (
        ("space", SPACE),
        ("prepare", PREPARE),
        ("f", FUNCTION),
        ("check", CHECK.read_text()),
        ("main", MAIN),
    ):
        source, made = tmp_path / f"{name}.f90", tmp_path / f"{name}.o"
        source.write_text(text)
        lto = [] if is_native and name == "prepare" else ["-flto"]
        words = [flang, level, "-fopenmp", *lto, "-J", tmp_path, "-c", source, "-o", made]
        subprocess.run(words, check=True, timeout=100)
        objects.append(made)
    program = tmp_path / "program"
    words = [flang, level, "-fopenmp", "-flto", f"-fuse-ld={linker}", *objects, "-o", program]
    subprocess.run(words, check=True, timeout=100)
    ran = subprocess.run([program], capture_output=True, text=True, timeout=100)
    if is_native:
        assert ran.returncode != 0 and "an earlier call left in space::" in ran.stderr, ran.stdout + ran.stderr
    else:
        assert ran.returncode == 0, ran.stdout + ran.stderr
