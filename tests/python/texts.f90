! The library of test_python_texts.py.
real(8) function energy(kind, x, n, unit)
  implicit none
  character(len=*), intent(in) :: kind, unit
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  energy = sum(x**2) * len(kind)
  if (kind == 'cubes') energy = sum(x**3)
  if (unit == 'mm') energy = energy * 1000
end function
real(8) function fixed(kind, x)
  implicit none
  character(len=8), intent(in) :: kind
  real(8), intent(in) :: x
  fixed = x
  if (kind == 'cubes') fixed = x**3
end function
real(8) function for_c(text, x) bind(c)
  use, intrinsic :: iso_c_binding
  implicit none
  character(kind=c_char), intent(in) :: text(*)
  real(c_double), value :: x
  integer :: n
  n = 0
  do while (text(n + 1) /= c_null_char)
    n = n + 1
  end do
  for_c = n * x**2
end function
real(8) function listed(texts, n, x)
  implicit none
  integer, intent(in) :: n
  character(len=*), intent(in) :: texts(n)
  real(8), intent(in) :: x
  listed = x
  if (texts(2) == 'cubes') listed = x**3
end function
real(8) function deferred(text, x)
  implicit none
  character(len=:), allocatable, intent(in) :: text
  real(8), intent(in) :: x
  deferred = x * len(text)
end function
real(8) function sized(n, text, x)
  implicit none
  integer, intent(in) :: n
  character(len=n), intent(in) :: text
  real(8), intent(in) :: x
  sized = x * len(text)
  if (text == 'cubes') sized = x**3
end function
subroutine changed(text, x)
  implicit none
  character(len=*), intent(inout) :: text
  real(8), intent(inout) :: x
  text = 'new'
  x = 2 * x
end subroutine
