! A namelist read from text.
module kernel
  implicit none
  real(8) :: a = 1, b = 2
  integer :: k = 3
  namelist /par/ a, b, k
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    character(64) :: text
    integer :: i
    text = '&par a=2.5, b=1.5, k=2 /'
    read (text, nml=par)
    f = 0
    do i = 1, n
      f = f + a * x(i)**k + b * x(i)
    end do
  end function
end module

program main
  use check
  use kernel
  implicit none
  real(8) :: x(4), dx(4)
  x = [0.45d0, 1.3d0, 0.6d0, -0.35d0]
    dx = 0
  call autodiff(f, x, dx, enzyme_const, 4)
  call differences(f, x, dx, 4, fwddiff(f, (x), direction(4), enzyme_const, 4))
  call finish()
end program
