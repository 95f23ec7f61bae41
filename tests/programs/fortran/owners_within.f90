! An object whose component owns an array.
module kernel
  type :: series
    real(8), allocatable :: terms(:)
    integer :: n = 0
  end type
  type :: model
    type(series) :: inner
    real(8) :: weight
  end type
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    type(model) :: a, b
    a%inner%terms = x**2
    a%weight = x(1)
    b = a
    a%inner%terms = 2
    f = b%weight * sum(b%inner%terms) + sum(a%inner%terms) * x(2)
  end function
end module
program main
  use check
  use kernel
  real(8) :: x(4), dx(4)
  x = [0.45d0, 1.3d0, 0.6d0, -0.35d0]
  dx = 0
  call expect("value", f(x, 4), 11.46875d0)
  call autodiff(f, x, dx, enzyme_const, 4)
  call differences(f, x, dx, 4, fwddiff(f, (x), direction(4), enzyme_const, 4))
  call finish()
end program
