! Sizes are those of the argument, one array is allocated by its first assignment, and two are assigned.
module model
  use report
  implicit none
contains
  real(8) function energy(x)
    real(8), intent(in) :: x(:)
    real(8), allocatable :: u(:), v(:), w(:), k(:)
    integer :: t, i, m
    m = size(x)
    allocate(u(m), v(m)); v = x; u = x
    do t = 1, steps
      do i = 2, m - 1
        v(i) = u(i) + 0.2d0 * (u(i - 1) - 2 * u(i) + u(i + 1)) - 0.001d0 * u(i)**2
      end do
      k = 0.01d0 * u
      w = v - k
      u = w
    end do
    energy = sum(u**2) + sum(k)
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
