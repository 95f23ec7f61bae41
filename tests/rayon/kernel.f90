pure real(8) function kernel(x, n) bind(c)
  use iso_c_binding
  integer(c_int), value :: n
  real(c_double), intent(in) :: x(n)
  kernel = sum(x**2 * exp(x))
end function
