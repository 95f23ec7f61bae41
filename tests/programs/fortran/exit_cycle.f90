! exit and cycle with names in nested loops, and a return from within.
module kernel
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    integer :: i, j
    f = 0
    outer: do i = 1, n
      if (x(i) > 5) cycle
      do j = 1, n
        if (x(j) < -2) cycle outer
        if (i == j) cycle
        f = f + x(i) * x(j)**2
        if (f > 30) exit outer
      end do
      f = f * 0.9d0
      if (f < -10) return
    end do outer
    f = f * f + i
  end function
end module

program main
  use check
  use kernel
  real(8) :: x(5) = [0.5d0, 6d0, 0.75d0, -3d0, 1.1d0], y(3) = [2d0, 4d0, 3d0], z(3) = [-1.5d0, 3d0, 1d0], d(5)
  d = 0
  call autodiff(f, x, d, enzyme_const, 5)
  call differences(f, x, d, 5, &
      fwddiff(f, (x), direction(5), enzyme_const, 5))
  d = 0
  call autodiff(f, y, d, enzyme_const, 3)
  call differences(f, y, d, 3, &
      fwddiff(f, (y), direction(3), enzyme_const, 3))
  d = 0
  call autodiff(f, z, d, enzyme_const, 3)
  call differences(f, z, d, 3, &
      fwddiff(f, (z), direction(3), enzyme_const, 3))
  call finish()
end program
