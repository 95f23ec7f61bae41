! Complex arithmetic: products, quotients, EXP, SQRT, CONJG, ABS, powers.
module kernel
  implicit none
contains
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    complex(8) :: a, b, c(3)
    a = cmplx(x(1), x(2), 8)
    b = pair(x(3), 0.5d0) * a + (0d0, 1d0) * x(4)
    c = [a * b, a / b, exp(a) + sqrt(b)]
    f = real(sum(c * conjg(c))) + abs(b) + aimag(a**3) + real(log(b))
  contains
    pure complex(8) function pair(re, im)
      real(8), intent(in) :: re, im
      pair = cmplx(re, im, 8)
    end function
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
