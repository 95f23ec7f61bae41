! real(4) in arrays and result, and conversions to real(8).
module kernel
contains
  real(4) function f(x, n)
    integer, intent(in) :: n
    real(4) :: x(n)
    real(8) :: s
    integer :: i
    s = 0
    do i = 1, n
      s = s + dble(x(i)) * sin(x(i))
    end do
    f = real(s)
  end function
end module

program main
  use check
  use kernel
  interface
    subroutine autodiff4(f, x, dx, marker, n) bind(c, name="__enzyme_autodiff_single")
      import
      external :: f
      real(c_float) :: x(*), dx(*)
      integer(c_int), value :: marker
      integer(c_int) :: n
    end subroutine
  end interface
  real(4) :: x(3) = [0.5, -0.25, 1.5], dx(3) = 0
  integer :: i
  call autodiff4(f, x, dx, enzyme_const, 3)
  do i = 1, 3
    call near("dx", dble(dx(i)), sin(dble(x(i))) + x(i) * cos(dble(x(i))), 1d-5)
  end do
  call finish()
end program
