! EQUIVALENCE: an array and its parts under other names.
module kernel
  implicit none
contains
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    real(8) :: state(4), position(2), velocity(2)
    equivalence (state(1), position(1)), (state(3), velocity(1))
    integer :: i
    state = x
    do i = 1, 3
      position = position + 0.1d0 * velocity
      velocity = velocity - 0.1d0 * sin(position)
    end do
    f = sum(state**2) + state(1) * velocity(2)
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
