! Numbers read from text, and written to text.
module kernel
  implicit none
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    character(64) :: text
    character(20) :: label
    real(8) :: w
    integer :: i
    text = '2.5 some'
    read (text, *) w
    write (label, '(a,i0)') 'x', n
    f = 0
    do i = 1, n
      f = f + w * x(i)**2
    end do
    if (label /= 'x4') f = 0
    write (text, '(f8.3)') f
    if (len_trim(text) == 0) f = 0
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
