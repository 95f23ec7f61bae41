! expect: EH0208 _FortranAAssign total runtime library
! Derived types with allocatable components are copied by flang's runtime library alone.
module kernel
  type series
    real(8), allocatable :: terms(:)
  end type
contains
  real(8) function total(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    type(series) :: a, b
    a%terms = x
    b = a
    total = b%terms(1)
  end function
end module

program main
  use check
  use kernel
  real(8) :: x(2) = [1d0, 2d0], dx(2) = 0
  call autodiff(total, x, dx, enzyme_const, 2)
end program
