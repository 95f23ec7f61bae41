! Sections of arrays of objects, which are copied for a call and back.
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
  call differences(f, x, dx, 6, fwddiff(f, (x), direction(6), enzyme_const, 6))
  call finish()
end program
