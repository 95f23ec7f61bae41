! Numeric intrinsic functions.
module kernel
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    f = sin(x(1)) * cos(x(2)) + tan(x(3)) + exp(x(1)) * log(x(2)) + sqrt(x(2)) + atan(x(3)) + atan2(x(1), x(2))
    f = f + tanh(x(1)) + sinh(x(2)) * cosh(x(3)) + asin(x(3)) + acos(x(1)) + abs(-x(3)) + sign(x(1), -x(2))
    f = f + max(x(1), x(2), x(3)) * min(x(1), x(2)) + x(1)**3 + x(2)**x(3) + x(3)**n + mod(x(2), 0.5d0) + erf(x(1))
    f = f + hypot(x(1), x(2)) + int(x(2)) * x(3) + nint(x(1)) * x(2) + log10(x(2)) + dim(x(2), x(1))
  end function
end module

program main
  use check
  use kernel
  real(8) :: x(3) = [0.4d0, 1.3d0, 0.6d0], dx(3) = 0
  call autodiff(f, x, dx, enzyme_const, 3)
  call differences(f, x, dx, 3, &
      fwddiff(f, (x), direction(3), enzyme_const, 3))
  call finish()
end program
