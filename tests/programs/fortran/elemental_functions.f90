! Elemental and pure procedures, on arrays and on numbers.
module kernel
  implicit none
contains
  elemental real(8) function softplus(a, b)
    real(8), intent(in) :: a, b
    softplus = log(1 + exp(a * b))
  end function
  elemental subroutine rotate(a, b, angle)
    real(8), intent(inout) :: a, b
    real(8), intent(in) :: angle
    real(8) :: t
    t = cos(angle) * a - sin(angle) * b
    b = sin(angle) * a + cos(angle) * b
    a = t
  end subroutine
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    real(8) :: a(2), b(2)
    a = softplus(x(1:2), x(3:4))
    b = softplus(x(3:4), 2d0)
    call rotate(a, b, x(1))
    f = sum(a * b**2) + softplus(x(4), x(1))
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
