! CSHIFT, EOSHIFT, SPREAD, SUM along a dimension, MAXLOC for a place.
module kernel
  implicit none
contains
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    real(8) :: a(4, 3), s(3)
    a = spread(x, 2, 3)
    a(:, 2) = cshift(a(:, 2), 1) * x
    a(:, 3) = eoshift(a(:, 3), -1, boundary=2d0)
    s = sum(a, 1)
    f = product(s) + s(maxloc(s, 1)) + sum(sum(a, 2)**2) + sum(cshift(a, 1, dim=2) * a)
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
