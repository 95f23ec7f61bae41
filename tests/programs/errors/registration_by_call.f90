! expect: EH0211 known only when
! A registration by a call names a procedure that is known only when the program runs.
module rules
  interface
    subroutine register(f, tangent) bind(c, name="__enzyme_register_derivative_fortran")
      external :: f, tangent
    end subroutine
  end interface
contains
  real(8) function root(x)
    real(8), intent(in) :: x
    root = sqrt(x)
  end function
  subroutine registrations(tangent) bind(c)
    external :: tangent
    call register(root, tangent)
  end subroutine
end module

program main
  use check
  use rules
  real(8) :: x, dx
  x = 2; dx = 0
  call autodiff_scalar(root, x, dx)
end program
