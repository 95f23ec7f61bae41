! A request without an interface: a trailing underscore on the name, and the marker by reference.
subroutine total(x, n, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer :: i
  y = 0
  do i = 1, n
    y = y + x(i)**3
  end do
end subroutine

program main
  use check
  external :: total, total__enzyme_autodiff
  real(8) :: x(3) = [1d0, 2d0, -1.5d0], dx(3) = 0, y = 0, dy = 1
  integer :: i
  call total__enzyme_autodiff(total, x, dx, enzyme_const, 3, y, dy)
  do i = 1, 3
    call expect("dx", dx(i), 3 * x(i)**2)
  end do
  call expect("y", y, 1 + 8 - 1.5d0**3)
  call finish()
end program
