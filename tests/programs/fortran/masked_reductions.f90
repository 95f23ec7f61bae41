! Reductions under a mask of compared numbers, which the optimiser keeps in vectors of truth values.
module kernel
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8) :: m(2, 3)
    logical :: mask(2, 3)
    m = reshape(x, [2, 3])
    mask = m > 0.4d0
    f = sum(m, mask) * count(mask) + sum(sum(m, 1, mask)**2) + maxval(m, mask) * minval(m, mask=.not. mask)
  end function
end module

program main
  use check
  use kernel
  real(8) :: x(6) = [0.45d0, 1.3d0, 0.6d0, -0.35d0, 0.15d0, 0.9d0], dx(6) = 0
  call autodiff(f, x, dx, enzyme_const, 6)
  call differences(f, x, dx, 6, &
      fwddiff(f, (x), direction(6), enzyme_const, 6))
  call finish()
end program
