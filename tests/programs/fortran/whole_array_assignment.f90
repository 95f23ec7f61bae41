! Whole-array assignments and constructors that flang leaves to its runtime library; one at a time.
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
    case (1); p = [x, x(1) * x(2), 1d0]; f = sum(p**2)
    case (2); p = x; p = [p, p(1)]; q = p; p(2:4) = p(1:3); f = sum(p * q)
    case (3); allocate(p(0:n-1)); p = x; q = p * 2; p = q(2:4); f = sum(p) + lbound(p,1) * q(1)
    case (4); forall (i = 2:n) a(i) = a(i - 1) * x(i); f = sum(a * a)
    case (5); z = cmplx(x(1:3), x(4:6), 8); zz = sum(z) * product(z); f = real(zz) + aimag(dot_product(z, z * z))
    case (6); f = x(maxloc(x, 1)) * 2 + x(minloc(abs(x), 1)) + count(x > 0) * x(3)
    case (7); b = reshape(x, [2,3], order=[2,1]); f = sum(b * b, mask=b > 0) + b(2,1) * x(1)
    case (8); e = reshape(x, [2,3,2], pad=x(1:2) * 2); f = e(1,1,2) * e(2,3,2) + e(2,1,1)
    case (9); v3 = norm2(b, 1); f = v3(1) * v3(2) - v3(3)
    case (10); p = x(2:4); p = p; p = p(size(p):1:-1); f = p(1) * 3 + p(3) * p(2)
    case (11); a = x; a = a(6:1:-1) + a; f = sum(a * x)
    case (12); call sub(a(1:6:2), x); f = sum(a * a)
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
  do which = 1, 12
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
