! do while until the data has converged: Newton's cube root.
module kernel
contains
  real(8) function root(a)
    real(8), intent(in) :: a
    root = max(a, 1d0)
    do while (abs(root**3 - a) > 1d-13 * a)
      root = root - (root**3 - a) / (3 * root**2)
    end do
  end function
end module

program main
  use check
  use kernel
  real(8) :: x, dx
  integer :: i
  do i = 1, 4
    x = 0.3d0 * 7**(i - 1)
    dx = 0
    call autodiff_scalar(root, x, dx)
    call near("root'", dx, x**(-2d0 / 3) / 3, 1d-9)
  end do
  call finish()
end program
