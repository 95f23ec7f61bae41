"""Programs that stop with a message where a derivative cannot go on: what decides that is known when they run only."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.programs.test_programs import HERE, compiler, run

POINTS = """
module model
  implicit none
  type point
    real(8) :: x, y
    integer :: k
  end type
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    type(point) :: p(6)
    integer :: i
    do i = 1, 6
      p(i) = point(x(i), 2 * x(i), i)
    end do
    f = length(p(1:6:2))
  end function
  real(8) function length(p)
    type(point), intent(inout) :: p(:)
    call work(p, size(p))
    length = sum(p%x)
  end function
  subroutine work(p, n)
    integer, intent(in) :: n
    type(point) :: p(n)
    integer :: i
    do i = 1, n
      p(i)%x = p(i)%x * p(i)%y
    end do
  end subroutine
end module
program main
  use check
  use model
  implicit none
  real(8) :: x(6), dx(6)
  x = 1
  dx = 0
  call autodiff(f, x, dx, enzyme_const, 6)
end program
"""


@pytest.mark.fortran
@pytest.mark.parametrize("level", ["O0", "O2"])
def test_sections_of_arrays_of_derived_types_are_not_copied(level: str, linker: Path, tmp_path: Path) -> None:
    source, program = tmp_path / "points.f90", tmp_path / "points"
    source.write_text(POINTS)
    flags = [f"-{level}", "-flto", f"-fuse-ld={linker}", "-J", str(tmp_path), str(HERE / "fortran" / "check.f90")]
    built = run([compiler("fortran"), *flags, str(source), "-o", str(program)], tmp_path)
    assert built.returncode == 0, built.stderr
    ran = run([str(program)], tmp_path)
    assert ran.returncode != 0 and "a section of an array that holds no numbers was copied" in ran.stderr, ran.stderr
