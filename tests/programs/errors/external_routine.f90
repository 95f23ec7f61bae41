! expect: EH0208 external_routine
! A Fortran routine without a body on active data.
program main
  use check
  interface
    subroutine external_routine(x, y)
      real(8) :: x, y
    end subroutine
  end interface
  real(8) :: x = 2, dx = 0
  call autodiff_scalar(f, x, dx)
contains
  real(8) function f(x)
    real(8), intent(in) :: x
    real(8) :: y
    y = x
    call external_routine(y, f)
  end function
end program
