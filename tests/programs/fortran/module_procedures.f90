! Module procedures that call each other, with module constants and a module variable.
module constants
  real(8), parameter :: node(3) = [0.1d0, 0.5d0, 0.9d0]
  real(8) :: damping = 0.25d0
end module

module kernel
  use constants
contains
  subroutine advance(y, rate, slope)
    real(8), intent(inout) :: y
    real(8), intent(in) :: rate
    real(8), intent(out) :: slope
    slope = -rate * y + damping * y**2
    y = y + 0.1d0 * slope
  end subroutine

  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8) :: y, slope
    integer :: k
    y = x(1)
    f = 0
    do k = 1, 3
      call advance(y, x(2) * node(k), slope)
      f = f + slope * slope
    end do
    f = f + y
  end function
end module

program main
  use check
  use kernel
  real(8) :: x(2) = [0.5d0, 1.25d0], dx(2) = 0
  call autodiff(f, x, dx, enzyme_const, 2)
  call differences(f, x, dx, 2, &
      fwddiff(f, (x), direction(2), enzyme_const, 2))
  call finish()
end program
