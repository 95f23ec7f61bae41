! The work array of a solver is constant: one subroutine fills it, another one reads it.
module solver
  implicit none
contains
  subroutine factor(work, d, n)
    integer, intent(in) :: n
    real(8), intent(out) :: work(n)
    real(8), intent(in) :: d(n)
    integer :: i
    work(1) = d(1)
    do i = 2, n
      work(i) = d(i) - 0.25d0 / work(i - 1)
    end do
  end subroutine
  real(8) function solve(work, n)
    integer, intent(in) :: n
    real(8), intent(in) :: work(n)
    integer :: i
    solve = 0
    do i = n, 1, -1
      solve = (1 + 0.5d0 * solve) / work(i)
    end do
  end function
  real(8) function f(d, work, n)
    integer, intent(in) :: n
    real(8), intent(in) :: d(n)
    real(8), intent(inout) :: work(n)
    call factor(work, d, n)
    f = solve(work, n)
  end function
end module
program main
  use check
  use solver
  interface
    subroutine autodiff_work(f, d, dd, first, work, second, n) bind(c, name="__enzyme_autodiff_work")
      import
      external :: f
      real(8) :: d(*), dd(*), work(*)
      integer(4), value :: first, second
      integer(4) :: n
    end subroutine
  end interface
  real(8) :: d(4) = [2d0, 3d0, 4d0, 5d0], dd(4) = 0, work(4) = 0, up(4), down(4)
  integer :: i
  call autodiff_work(f, d, dd, enzyme_const, work, enzyme_const, 4)
  do i = 1, 4
    up = d
    down = d
    up(i) = d(i) + 1d-5
    down(i) = d(i) - 1d-5
    call near('dd', dd(i), (f(up, work, 4) - f(down, work, 4)) / 2d-5, 1d-8)
  end do
  call finish()
end program
