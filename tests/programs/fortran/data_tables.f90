! DATA statements and PARAMETER arrays: interpolation in a table.
module kernel
  implicit none
  real(8), parameter :: nodes(5) = [-1d0, -0.5d0, 0d0, 0.5d0, 1.5d0]
contains
  real(8) function interpolate(t)
    real(8), intent(in) :: t
    real(8) :: values(5)
    integer :: k
    data values /0.2d0, 0.7d0, 1.0d0, 0.4d0, -0.3d0/
    k = 1
    do while (k < 4 .and. t > nodes(k + 1))
      k = k + 1
    end do
    interpolate = values(k) + (values(k + 1) - values(k)) * (t - nodes(k)) / (nodes(k + 1) - nodes(k))
  end function
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    integer :: i
    f = 1
    do i = 1, size(x)
      f = f * interpolate(x(i)) + x(i)
    end do
  end function
end module

program main
  use comparisons
  use enzyme_hub
  use kernel
  implicit none
  real(8) :: x(4) = [0.4d0, -0.25d0, 0.75d0, 1.1d0], dx(4)
  dx = 0
  call enzyme_gradient(f, x, dx)
  call slopes(f, x, dx)
  call finish()
end program
