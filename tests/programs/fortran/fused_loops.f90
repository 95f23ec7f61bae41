! Loops whose iterations share nothing but a sum: with arrays of an iteration's own, array expressions, and one that is not such a loop.
module kernel
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8) :: w(4), s
    integer :: i, k
    f = 0
    do i = 1, n
      do k = 1, 4
        w(k) = sin(k * x(i))
      end do
      do k = 1, 4
        f = f + w(k) * w(5 - k) * x(1)
      end do
    end do
    do i = 1, n - 2
      f = f + sum(exp(x(i:i+2)) * x(i+2))
    end do
    s = 1
    do i = 1, n
      s = s + x(i)**2 * s * 0.1d0
      w(mod(i, 4) + 1) = s
      f = f - w(mod(i, 2) + 1) * x(i)
    end do
  end function
  real(8) function mean(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    integer :: i
    mean = 0
    do i = 1, n
      if (x(i) > 0) mean = mean + sqrt(x(i)) * x(n)
    end do
    mean = mean / n
  end function
end module

program main
  use check
  use kernel
  real(8) :: x(6) = [0.5d0, -0.25d0, 0.75d0, 1.1d0, 0.3d0, 0.9d0], dx(6) = 0
  call autodiff(f, x, dx, enzyme_const, 6)
  call differences(f, x, dx, 6, fwddiff(f, (x), direction(6), enzyme_const, 6))
  dx = 0
  call autodiff(mean, x, dx, enzyme_const, 6)
  call differences(mean, x, dx, 6, fwddiff(mean, (x), direction(6), enzyme_const, 6))
  call finish()
end program
