! expect: EH0208 _FortranASumReal8 total
! levels: O0
! At -O0 flang sums a whole array in its runtime library, whose bitcode no link has.
module kernel
contains
  real(8) function total(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    total = sum(x)
  end function
end module

program main
  use check
  use kernel
  real(8) :: x(2) = [1d0, 2d0], dx(2) = 0
  call autodiff(total, x, dx, enzyme_const, 2)
end program
