! Kind 10: whole arrays of numbers that are shorter than their place in memory.
! only: x86_64
module kernel
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(10) :: a(n), b(2, n)
    a = x
    b = spread(a * a, 1, 2)
    f = real(sum(b) * product(a) + maxval(a), 8)
  end function
end module

program main
  use check
  use kernel
  real(8) :: x(4) = [0.5d0, -0.25d0, 0.75d0, 1.1d0], dx(4) = 0
  call autodiff(f, x, dx, enzyme_const, 4)
  call differences(f, x, dx, 4, &
      fwddiff(f, (x), direction(4), enzyme_const, 4))
  call finish()
end program
