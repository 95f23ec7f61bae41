! Intrinsic functions that flang lowers to its runtime library, the C library, or its own code; one at a time.
module kernel
  integer :: which
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    complex(8) :: z, w
    z = cmplx(x(1), x(2), 8)
    w = cmplx(x(3), x(1), 8)
    select case (which)
    case (1); f = modulo(-x(2), x(3))
    case (2); f = mod(x(2), x(3)) * x(1)
    case (3); f = bessel_j0(x(1)) + bessel_j1(x(2)) + bessel_jn(2, x(3))
    case (4); f = bessel_y0(x(1)) + bessel_y1(x(2)) + bessel_yn(2, x(3))
    case (5); f = gamma(x(1)) + log_gamma(x(2))
    case (6); f = erfc(x(1)) + erfc_scaled(x(2))
    case (7); f = fraction(x(1)) * x(2) + scale(x(2), 3) + set_exponent(x(3), 2) * x(1)
    case (8); f = x(1) * exponent(x(2)) + x(2) * floor(x(3)) + ceiling(x(1)) * x(3)
    case (9); f = asinh(x(1)) + acosh(x(2)) + atanh(x(1))
    case (10); f = sind(x(1)) + cosd(x(2)) + tand(x(3)) + asind(x(1)) + atan2d(x(1), x(2))
    case (11); f = real(z * w) + aimag(z / w)
    case (12); f = abs(z) * x(3) + abs(exp(z))
    case (13); f = real(exp(z)) + aimag(log(w)) + real(sqrt(z))
    case (14); f = real(sin(z)) + aimag(cos(w)) + real(tan(z))
    case (15); f = real(z**w) + aimag(z**2) + real(w**3)
    case (16); f = real(z**n) + aimag(w**(-n))
    case (17); f = real(sinh(z)) + real(cosh(w)) + aimag(tanh(z)) + real(asin(z)) + aimag(acosh(w)) + real(atan(z))
    case (18); f = merge(x(1) * x(2), x(3), x(1) > 0) 
    case (19); f = aint(x(2)) * x(1) + anint(x(3)) * x(2) + x(1)**n + x(2)**x(3)
    case (20); f = x(1)
    case (21); f = real(conjg(z) * w)
    case (22); f = x(1)**int(n, 8) + x(2)**(-int(n, 8))
    case (23); f = rrspacing(x(1)) * 1d-16
    end select
  end function
end module
program main
  use check
  use kernel
  real(8) :: x(3), dx(3)
  integer :: before
  do which = 1, 23
    x = [0.4d0, 1.3d0, 0.6d0]
    dx = 0
    before = failures
    call autodiff(f, x, dx, enzyme_const, 3)
    call differences(f, x, dx, 3, &
        fwddiff(f, (x), direction(3), enzyme_const, 3))
    if (failures > before) print *, "case", which
  end do
  call finish()
end program
