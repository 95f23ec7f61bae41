! expect: EH0208 co-arrays
! flags: -fcoarray
! A sum over all images.
module m
contains
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    f = sum(x**2)
    call co_sum(f)
  end function
end module
program main
  use enzyme_hub
  use m
  real(8) :: x(3) = 1, dx(3) = 0
  call enzyme_gradient(f, x, dx)
  print *, dx
end program
