! Statement functions, labelled loops, computed and arithmetic jumps: the Fortran of LAPACK and MINPACK.
module kernel
contains
  double precision function f(x)
    double precision, intent(in) :: x(:)
    double precision s, t, u, v, r, g
    integer i, k
    g(u, v) = u * v + sin(u)
    s = 0d0
    do 20 i = 1, size(x)
      k = mod(i, 3) + 1
      go to (10, 11, 12), k
10    s = s + g(x(i), s)
      go to 20
11    s = s - x(i)**2
      go to 20
12    t = s * x(i)
      s = g(t, x(i))
20  continue
    r = x(1)
    i = 0
30  r = 0.5d0 * (r + 2d0 / r)
    i = i + 1
    if (i .lt. 3) go to 30
    if (s) 40, 50, 60
40  s = -s
50  s = s + 1d0
60  f = s * r
  end function
end module

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
