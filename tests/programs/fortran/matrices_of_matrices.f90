! MATMUL, TRANSPOSE, RESHAPE, SPREAD, DOT_PRODUCT and NORM2 in one expression after the other.
module kernel
  implicit none
contains
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    real(8) :: a(2, 2), b(2, 2), c(2)
    a = reshape(x, [2, 2])
    b = matmul(a, transpose(a)) + 0.1d0 * spread(x(1:2), 2, 2)
    c = matmul(b, x(3:4))
    f = norm2(c) + dot_product(c, x(1:2)) + sum(matmul(transpose(b), a), mask=b > 0) + maxval(b) * minval(a)
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
