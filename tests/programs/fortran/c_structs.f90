! A bind(C) type with an array and a count, by reference and by value.
module kernel
  use iso_c_binding
  implicit none
  type, bind(C) :: series
    integer(c_int) :: count
    real(c_double) :: terms(4)
    real(c_double) :: scale
  end type
contains
  real(c_double) function total(s) bind(C)
    type(series), intent(in) :: s
    integer :: i
    total = 0
    do i = 1, s%count
      total = total + s%terms(i) * s%scale**i
    end do
  end function
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    type(series) :: s
    s = series(3, x, x(2))
    f = total(s)
    s%count = 4
    f = f * total(s)
  end function
end module

program main
  use comparisons
  use enzyme_hub
  use kernel
  implicit none
  real(8) :: x(4) = [0.5d0, -0.25d0, 0.75d0, 1.1d0], dx(4)
  dx = 0
  call enzyme_gradient(f, x, dx)
  call slopes(f, x, dx)
  call finish()
end program
