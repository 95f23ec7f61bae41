! u = v of two allocatables may allocate u again, and never does.
module model
  use report
  implicit none
contains
  real(8) function energy(x)
    real(8), intent(in) :: x(:)
    real(8), allocatable :: u(:), v(:)
    integer :: t, i
    allocate(u(n), v(n)); v = 0; u = x
    do t = 1, steps
      do i = 2, n - 1
        v(i) = u(i) + 0.2d0 * (u(i - 1) - 2 * u(i) + u(i + 1)) - 0.001d0 * u(i)**2
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
