! Arrays whose extents are constants: sections, elimination, within an object.
module kernel
  implicit none
  integer :: which = 1
  integer, parameter :: n = 12
  type :: field
    real(8) :: u(n) = 0, v(n)
    integer :: step = 0
  end type
contains
  subroutine laplace(u, r)
    real(8), intent(in) :: u(n)
    real(8), intent(out) :: r(n)
    r(2:n-1) = u(1:n-2) - 2 * u(2:n-1) + u(3:n)
    r(1) = 0; r(n) = 0
  end subroutine
  real(8) function f(x, m)
    integer, intent(in) :: m
    real(8) :: x(m)
    real(8) :: u(n), r(n), a(n, n), b(n), t
    type(field) :: fl, g
    integer :: i, j, k
    select case (which)
    case (1)
      u = 0
      u(4:7) = x
      do i = 1, 10
        call laplace(u, r)
        u = u + 0.1d0 * r
      end do
      f = sum(u**2)
    case (2)
      a = 0
      do i = 1, n
        a(i, i) = 4 + x(mod(i, 4) + 1)
        if (i > 1) a(i, i - 1) = x(1)
        if (i < n) a(i, i + 1) = -x(2)
        b(i) = x(3) * i
      end do
      do k = 1, n - 1
        do i = k + 1, n
          t = a(i, k) / a(k, k)
          a(i, k:) = a(i, k:) - t * a(k, k:)
          b(i) = b(i) - t * b(k)
        end do
      end do
      do i = n, 1, -1
        b(i) = (b(i) - dot_product(a(i, i + 1:), b(i + 1:))) / a(i, i)
      end do
      f = norm2(b)
    case (3)
      fl%u = [(x(mod(i, 4) + 1), i = 1, n)]
      fl%v = 0
      do i = 1, 5
        call laplace(fl%u, r)
        fl%v = fl%v + r
        fl%u = fl%u + 0.1d0 * fl%v
        fl%step = fl%step + 1
      end do
      g = fl
      f = sum(g%u * g%v) * g%step
    end select
  end function
end module

program main
  use check
  use kernel
  implicit none
  real(8) :: x(4), dx(4)
  x = [0.45d0, 1.3d0, 0.6d0, -0.35d0]
  do which = 1, 3
    dx = 0
    call autodiff(f, x, dx, enzyme_const, 4)
    call differences(f, x, dx, 4, fwddiff(f, (x), direction(4), enzyme_const, 4))
  end do
  call finish()
end program
