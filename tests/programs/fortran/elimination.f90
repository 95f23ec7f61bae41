! Gaussian elimination with pivots, in place, and the solution of a system.
module kernel
  implicit none
contains
  subroutine solve(a, b)
    real(8), intent(inout) :: a(:, :), b(:)
    real(8) :: row(size(b)), t
    integer :: i, k, p
    do k = 1, size(b)
      p = k - 1 + maxloc(abs(a(k:, k)), 1)
      row = a(k, :)
      a(k, :) = a(p, :)
      a(p, :) = row
      t = b(k)
      b(k) = b(p)
      b(p) = t
      do i = k + 1, size(b)
        t = a(i, k) / a(k, k)
        a(i, k:) = a(i, k:) - t * a(k, k:)
        b(i) = b(i) - t * b(k)
      end do
    end do
    do k = size(b), 1, -1
      b(k) = (b(k) - dot_product(a(k, k + 1:), b(k + 1:))) / a(k, k)
    end do
  end subroutine
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    real(8) :: a(3, 3), b(3)
    a = reshape([x(1), 2d0, x(2), 1d0, x(3), 0.5d0, x(4), 0.3d0, 2d0], [3, 3])
    b = [x(4), x(1)**2, 1d0]
    call solve(a, b)
    f = sum(b * [1d0, 2d0, 3d0])
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
