! real(4) and real(8) together: the rounding to single precision is differentiated.
module kernel
  implicit none
contains
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    real(4) :: half(2)
    real(8) :: y(2)
    half = real([0.5d0, 0.25d0], 4)
    y = x(1:2) * half + x(3:4)**2
    f = sum(y * real(size(x), 8)) * dble(half(1)) + x(1) * nint(2.6d0) + int(x(4)) * x(2)
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
