! Allocatable arrays of objects that own arrays: allocated, filled, moved, released; an object made like another.
module kernel
  integer :: which
  type :: series
    real(8), allocatable :: terms(:)
    integer :: n = 0
  end type
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    select case (which)
    case (1); f = filled(x)
    case (2); f = moved(x)
    case (3); f = alike(x)
    end select
  end function
  real(8) function filled(x)
    real(8) :: x(:)
    type(series), allocatable :: s(:)
    integer :: i
    allocate(s(2))
    do i = 1, 2
      s(i)%terms = x**i
      s(i)%n = i
    end do
    filled = sum(s(1)%terms * s(2)%terms) * s(2)%n
    deallocate(s)
  end function
  real(8) function moved(x)
    real(8) :: x(:)
    type(series), allocatable :: s(:), t(:)
    allocate(s(2))
    s(1)%terms = x
    s(2)%terms = 2 * x**2
    call move_alloc(s, t)
    moved = sum(t(1)%terms * t(2)%terms)
  end function
  real(8) function alike(x)
    real(8) :: x(:)
    type(series), allocatable :: a, b
    allocate(a)
    a%terms = x**2
    allocate(b, source=a)
    a%terms = 1
    alike = sum(b%terms * x) + sum(a%terms) * sum(x**3)
  end function
end module
program main
  use check
  use kernel
  real(8) :: x(4), dx(4), scale(3)
  scale = [2d0, 2d0, 5d0]
  x = [0.45d0, 1.3d0, 0.6d0, -0.35d0]
  do which = 1, 3
    dx = 0
    call expect("value", f(x, 4), scale(which) * sum(x**3))
    call autodiff(f, x, dx, enzyme_const, 4)
    call expect("dx", dx(2), 3 * scale(which) * x(2)**2)
    call differences(f, x, dx, 4, fwddiff(f, (x), direction(4), enzyme_const, 4))
  end do
  call finish()
end program
