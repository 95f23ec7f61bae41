! Arrays of objects that own arrays: grown by array constructors and by moves.
! memory: O2
module kernel
  implicit none
  type :: particle
    real(8) :: r(2) = 0, m = 1
    real(8), allocatable :: hist(:)
  end type
contains
  subroutine push(list, p)
    type(particle), allocatable, intent(inout) :: list(:)
    type(particle), intent(in) :: p
    list = [list, p]
  end subroutine
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    type(particle), allocatable :: list(:), tmp(:)
    type(particle) :: p
    integer :: i
    allocate (list(0))
    do i = 1, n
      p%r = x(i)
      p%hist = x(1:i)
      call push(list, p)
    end do
    allocate (tmp(2 * n))
    tmp(1:n) = list
    call move_alloc(tmp, list)
    f = 0
    do i = 1, n
      f = f + sum(list(i)%r) * sum(list(i)%hist)
    end do
  end function
end module

program main
  use check
  use kernel
  implicit none
  real(8) :: x(4), dx(4)
  x = [0.45d0, 1.3d0, 0.6d0, -0.35d0]
    dx = 0
  call autodiff(f, x, dx, enzyme_const, 4)
  call differences(f, x, dx, 4, fwddiff(f, (x), direction(4), enzyme_const, 4))
  call finish()
end program
