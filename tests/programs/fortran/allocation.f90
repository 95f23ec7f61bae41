! allocate, deallocate, move_alloc and pointers through flang's runtime library; one at a time.
module kernel
  integer :: which
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8), target :: y(6)
    real(8), allocatable :: p(:), q(:), m(:,:)
    real(8), pointer :: r(:), s(:), t(:,:)
    integer :: i, k
    f = 0
    y = x
    select case (which)
    case (1); allocate(p, source=x); call move_alloc(p, q); f = sum(q * q)
    case (2); f = x(maxloc(x, 1)) * 2 + x(minloc(abs(x), 1)) + count(x > 0) * x(3)
    case (3); allocate(p(n), stat=k); p = x * x; deallocate(p, stat=k); allocate(p(2)); p = x(1:2); f = p(1) * p(2) + k
    case (4); allocate(r(n)); r = x * 2; f = sum(r * r); deallocate(r)
    case (5); r => y(1:6:2); s => r; f = sum(r) * s(2); nullify(r)
    case (6); allocate(r(n)); r(:) = x; s => r(2:4); s = s * s; f = sum(r * x); deallocate(r)
    case (7); allocate(p(3), source=x(2)); p(2) = x(1); f = product(p)
    case (8); allocate(p(2:7), mold=x); p = x * x; f = p(2) * p(7)
    case (9); t(1:2, 1:3) => y; f = t(2, 1) * t(1, 3) + sum(t(:, 2)**2)
    case (10); allocate(m(2, 3)); m = reshape(x, [2, 3]); allocate(q, source=m(1, :)); f = sum(q * m(2, :))
    case (11); f = sum(x, mask=x > sum(x) / n) * merge(1, 2, any(x > 1)) * maxval(maxloc(x))
    case (12); if (.not. allocated(p)) allocate(p(0)); do i = 1, n; p = [p, x(i) * size(p)]; end do; f = sum(p**2)
    end select
  end function
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
