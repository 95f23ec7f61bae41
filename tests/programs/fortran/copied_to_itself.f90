! An object with an allocatable component is assigned to itself, and to an expression of itself.
! leaks: flang never releases the copy that it makes of (a)
module kernel
  type :: series
    real(8), allocatable :: terms(:)
    integer :: n = 0
  end type
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    type(series) :: a
    a%terms = x**3
    a = (a)
    a = a
    f = sum(a%terms)
  end function
end module

program main
  use check
  use kernel
  real(8) :: x(4) = [0.45d0, 1.3d0, 0.6d0, -0.35d0], dx(4)
  dx = 0
  call expect("value", f(x, 4), sum(x**3))
  call autodiff(f, x, dx, enzyme_const, 4)
  call differences(f, x, dx, 4, &
      fwddiff(f, (x), direction(4), enzyme_const, 4))
  call finish()
end program
