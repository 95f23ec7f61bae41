! Derived types with allocatable arrays, which are released at the end of the scope, and plain ones as a whole.
module kernel
  integer :: which
  type :: series
    real(8), allocatable :: terms(:)
    integer :: n = 0
  end type
  type :: plain
    real(8) :: v(2)
    integer :: k
  end type
contains
  subroutine fill(s, x)
    type(series), intent(out) :: s
    real(8), intent(in) :: x(:)
    s%terms = x * x
    s%n = size(x)
  end subroutine
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    type(series) :: s
    type(plain) :: a(3), b(3)
    integer :: i
    do i = 1, 3
      a(i)%v = x(i:i + 1)
      a(i)%k = i
    end do
    select case (which)
    case (1); s%terms = x; f = sum(s%terms**2)
    case (2); call fill(s, x); f = product(s%terms) * s%n
    case (3); b = a; f = sum(b%v(1)) * b(2)%v(2) * b(3)%k
    case (4); a(1) = plain(x(1:2), 2); b = a(1); f = b(3)%v(2) * b(2)%v(1)
    end select
  end function
end module

program main
  use check
  use kernel
  real(8) :: x(4), dx(4)
  integer :: before
  do which = 1, 4
    x = [0.45d0, 1.3d0, 0.6d0, -0.35d0]
    dx = 0
    before = failures
    call autodiff(f, x, dx, enzyme_const, 4)
    call differences(f, x, dx, 4, &
        fwddiff(f, (x), direction(4), enzyme_const, 4))
    if (failures > before) print *, "case", which
  end do
  call finish()
end program
