! Whole-array functions that flang leaves to its runtime library, at -O0 or at every level; one at a time.
module kernel
  integer :: which
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8) :: a(6), b(2,3), c(3,2), d(2,2), e(2,3,2), v2(2), v3(3)
    real(8), allocatable :: p(:), q(:)
    complex(8) :: z(3), zz
    integer :: i
    a = x
    b = reshape(x, [2,3])
    c = transpose(b)
    v3 = x(1:3)
    f = 0
    select case (which)
    case (1); f = maxval(x) * minval(x) + sum(x, mask=x > 0.3d0)
    case (2); f = norm2(x) + norm2(b)
    case (3); d = matmul(b, c); f = d(1,1) * d(2,2) - d(1,2)**2
    case (4); v2 = sum(b, dim=2); v3 = sum(b, 1); f = v2(1)*v3(3) + v3(2)*v2(2)
    case (5); v2 = minval(b, dim=2, mask=b > -1); f = v2(1)*v2(2)
    case (6); e = spread(b, 3, 2); e = e * e; f = sum(e) + e(2,2,1)*x(1)
    case (7); p = pack(x, x > 0.2d0); f = sum(p * p) * size(p)
    case (8); a = unpack(x, [.true., .false., .true., .true., .false., .true.], x * 3); f = sum(a * x)
    case (9); a = cshift(x, 2); f = dot_product(a, x)
    case (10); b = eoshift(b, [1,-1], dim=2); f = sum(b * reshape(x, [2,3]))
    end select
  end function
  subroutine sub(y, x)
    real(8) :: y(3), x(*)
    integer :: i
    do i = 1, 3
      y(i) = y(i) * x(i + 1)
    end do
  end subroutine
end module
program main
  use check
  use kernel
  real(8) :: x(6), dx(6)
  integer :: before
  do which = 1, 10
    x = [0.45d0, 1.3d0, 0.6d0, -0.35d0, 0.15d0, 0.9d0]
    dx = 0
    before = failures
    call autodiff(f, x, dx, enzyme_const, 6)
    call differences(f, x, dx, 6, &
        fwddiff(f, (x), direction(6), enzyme_const, 6))
    if (failures > before) print *, "case", which
  end do
  call finish()
end program
