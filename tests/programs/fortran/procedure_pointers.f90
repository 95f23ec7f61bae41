! Procedures that are found through pointers, and handed on.
module kernel
  implicit none
  abstract interface
    real(8) function scalar(x)
      real(8), intent(in) :: x
    end function
  end interface
contains
  real(8) function square(x)
    real(8), intent(in) :: x
    square = x * x
  end function
  real(8) function wave(x)
    real(8), intent(in) :: x
    wave = sin(x) + x
  end function
  real(8) function twice(p, x)
    procedure(scalar), pointer, intent(in) :: p
    real(8), intent(in) :: x
    twice = p(p(x))
  end function
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    procedure(scalar), pointer :: p, q
    integer :: i
    p => square
    if (n > 3) p => wave
    f = 0
    do i = 1, n
      q => square
      if (mod(i, 2) == 0) q => p
      f = f + p(x(i)) * twice(q, x(1))
    end do
  end function
end module

program main
  use check
  use kernel
  real(8) :: x(4) = [0.5d0, -0.25d0, 0.75d0, 1.1d0], dx(4) = 0, three(3) = 0
  call autodiff(f, x, dx, enzyme_const, 4)
  call differences(f, x, dx, 4, &
      fwddiff(f, (x), direction(4), enzyme_const, 4))
  call autodiff(f, x, three, enzyme_const, 3)
  call differences(f, x, three, 3, &
      fwddiff(f, (x), direction(3), enzyme_const, 3))
  call finish()
end program
