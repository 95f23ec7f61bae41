! expect: EH0202 m::f enzyme_gradient
! A procedure with a second argument.
module m
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    f = sum(x**2)
  end function
end module
program main
  use enzyme_hub
  use m
  real(8) :: x(2) = [1d0, 2d0], dx(2) = 0
  call enzyme_gradient(f, x, dx)
  print *, dx
end program
