! A FORTRAN 77 style integrator: work arrays, statement functions, GO TO, COMMON, an external procedure.
module kernel
  implicit none
contains
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    real(8) :: y(2), w(14), t
    real(8) :: p
    common /params/ p
    external slope
    integer :: k
    p = x(3)
    y(1) = x(1); y(2) = x(2)
    t = 0
    call rkf(slope, 2, t, 1.0d0, y, w, 1d-6, k)
    f = y(1) + 2 * y(2) + x(4) * t
  end function
end module
subroutine slope(n, t, y, dy)
  integer n
  double precision t, y(n), dy(n), p
  common /params/ p
  dy(1) = p * y(2)
  dy(2) = -y(1) + t * 0.1d0
end subroutine
subroutine rkf(der, n, t, tend, y, w, tol, steps)
  integer n, steps, i
  double precision t, tend, y(n), w(n, 7), tol, h, err
  external der
  h = 0.05d0
  steps = 0
10 continue
  if (t .ge. tend - 1d-12) goto 99
  if (t + h .gt. tend) h = tend - t
  call der(n, t, y, w(1, 1))
  do 20 i = 1, n
    w(i, 7) = y(i) + 0.5d0 * h * w(i, 1)
20 continue
  call der(n, t + 0.5d0 * h, w(1, 7), w(1, 2))
  do 30 i = 1, n
30 w(i, 7) = y(i) + h * (2 * w(i, 2) - w(i, 1))
  call der(n, t + h, w(1, 7), w(1, 3))
  err = 0
  do 40 i = 1, n
    y(i) = y(i) + h / 6 * (w(i, 1) + 4 * w(i, 2) + w(i, 3))
40 continue
  t = t + h
  steps = steps + 1
  if (steps .lt. 500) goto 10
99 return
end subroutine

program main
  use comparisons
  use enzyme_hub
  use kernel
  implicit none
  real(8) :: x(4) = [0.5d0, -0.25d0, 0.75d0, 1.1d0], dx(4)
  dx = 0
  call enzyme_gradient(f, x, dx)
  call slopes(f, x, dx)
  call finish()
end program
