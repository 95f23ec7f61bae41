! A function of one number, by reference.
module square_module
contains
  real(8) function square(x)
    real(8), intent(in) :: x
    square = x * x
  end function
end module

program main
  use check
  use square_module
  real(8) :: x = 3, dx = 0
  call autodiff_scalar(square, x, dx)
  call expect("square'", dx, 6d0)
  call finish()
end program
