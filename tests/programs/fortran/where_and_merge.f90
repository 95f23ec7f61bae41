! WHERE with ELSEWHERE, MERGE, PACK and UNPACK, COUNT and ANY.
module kernel
  implicit none
contains
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    real(8) :: y(size(x)), z(size(x))
    real(8), allocatable :: positive(:)
    where (x > 0.6d0)
      y = x**2
    elsewhere (x > 0)
      y = sin(x)
    elsewhere
      y = -2 * x
    end where
    z = merge(x * y, y - x, mask=x > 0.2d0)
    positive = pack(z, z > 0)
    f = sum(z) + product(positive) + merge(x(1), x(2), any(x < 0)) * count(x > 0)
    y = unpack(positive, z > 0, y)
    f = f + dot_product(y, x)
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
