! Automatic arrays whose size depends on arguments, in a recursion.
! levels: O1 O2
module kernel
  implicit none
contains
  recursive subroutine transform(a, depth)
    real(8), intent(inout) :: a(:)
    integer, intent(in) :: depth
    real(8) :: low(size(a) / 2), high(size(a) / 2)
    if (size(a) < 2) return
    low = a(1::2) + a(2::2)
    high = (a(1::2) - a(2::2)) * depth
    call transform(low, depth + 1)
    call transform(high, depth + 1)
    a = [low * high, low + high]
  end subroutine
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    real(8) :: y(size(x))
    y = x**2
    call transform(y, 1)
    f = sum(y * [1d0, 2d0, 3d0, 4d0])
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
