! Arrays of two dimensions; the first assignment allocates one of them.
module model
  use report
  implicit none
contains
  real(8) function energy(x)
    real(8), intent(in) :: x(:)
    real(8), allocatable :: u(:, :), v(:, :)
    integer :: t, i, j
    allocate(u(40, 25))
    do j = 1, 25
      u(:, j) = x((j - 1) * 40 + 1:j * 40)
    end do
    do t = 1, steps
      v = u
      do j = 2, 24
        do i = 2, 39
          v(i, j) = u(i, j) + 0.1d0 * (u(i - 1, j) + u(i + 1, j) + u(i, j - 1) + u(i, j + 1) - 4 * u(i, j)) - 0.001d0 * u(i, j)**2
        end do
      end do
      u = v
    end do
    energy = sum(u**2)
  end function
end module

program main
  use enzyme_hub
  use report
  use model
  implicit none
  real(8) :: x(n), dx(n), d(n)
  integer :: i
  do i = 1, n
    x(i) = 1 + 0.01d0 * mod(i, 7); d(i) = (mod(i * 37, 11) - 3) / 10d0
  end do
  dx = 0
  call enzyme_gradient(energy, x, dx)
  call tell(sum(dx * d), (energy(x + 1d-5 * d) - energy(x - 1d-5 * d)) / 2d-5)
end program
