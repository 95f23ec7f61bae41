! expect: EH0201 procedure enzyme_jacobian constant
! A procedure that is chosen when the program runs.
module m
contains
  subroutine f(x, y)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y(:)
    y = x**2
  end subroutine
  subroutine g(x, y)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y(:)
    y = x**3
  end subroutine
end module
program main
  use enzyme_hub
  use m
  real(8) :: x(2) = [1d0, 2d0], y(2), j(2, 2)
  procedure(f), pointer :: chosen
  chosen => f
  if (command_argument_count() > 0) chosen => g
  call enzyme_jacobian(chosen, x, y, j)
  print *, j
end program
