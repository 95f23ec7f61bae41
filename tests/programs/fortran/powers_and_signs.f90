! Integer and real powers, MOD, SIGN, DIM, AINT, MAX and MIN of several, ABS.
module kernel
  implicit none
contains
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    integer :: n
    n = 3
    f = x(1)**n + abs(x(2))**1.5d0 + x(4)**x(1) + sign(x(3), x(2)) * dim(x(4), x(1))
    f = f + max(x(1), x(2), x(3) * x(4)) * min(x(1)**2, x(3)) + mod(x(4), 0.4d0) + aint(3 * x(3)) * x(2)
    f = f + x(3)**(-2) + 2d0**x(2) + atan2(x(1), x(2)) + hypot(x(3), x(4))
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
