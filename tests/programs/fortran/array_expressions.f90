! Whole-array assignments, sections, merge and where.
module kernel
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8) :: a(6), b(6)
    a = x * x + 0.5d0 * x
    b(1:3) = a(4:6)
    b(4:6) = a(3:1:-1) * 2
    where (a > 0.5d0)
      b = b * a
    elsewhere
      b = sin(a)
    end where
    a(2:6) = a(1:5) + b(2:6)
    f = sum(merge(a, b, x > 0))
  end function
end module

program main
  use check
  use kernel
  real(8) :: x(6) = [0.5d0, -0.25d0, 0.75d0, 1.1d0, -1.3d0, 0.2d0], dx(6) = 0
  call autodiff(f, x, dx, enzyme_const, 6)
  call differences(f, x, dx, 6, &
      fwddiff(f, (x), direction(6), enzyme_const, 6))
  call finish()
end program
