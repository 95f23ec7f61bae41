! Derived types with allocatable components, assigned as a whole: copies with what they own.
module kernel
  integer :: which
  type :: series
    real(8), allocatable :: terms(:)
    integer :: n = 0
  end type
  type :: table
    real(8) :: scale
    real(8), allocatable :: grid(:, :)
    integer, allocatable :: order(:)
  end type
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    select case (which)
    case (1); f = copied(x)
    case (2); f = element(x)
    case (3); f = spread_out(x)
    case (4); f = nothing(x)
    case (5); f = tables(x)
    end select
  end function
  real(8) function copied(x)
    real(8) :: x(:)
    type(series) :: a, b
    a%terms = x**2
    a%n = 3
    b = a
    a%terms = 5 ! b has its own
    b%terms(1) = b%terms(1) * x(2)
    copied = sum(b%terms) * b%n
    a%terms = x(1:2)
    b = a
    b = a
    copied = copied + product(b%terms) * size(b%terms) + sum(a%terms)
  end function
  real(8) function element(x)
    real(8) :: x(:)
    type(series) :: a, list(3)
    integer :: i
    do i = 1, 3
      a%terms = x(1:i) * i
      a%n = i
      list(i) = a
    end do
    list(1) = list(3)
    element = sum(list(1)%terms) * sum(list(2)%terms**2) * list(1)%n + product(list(3)%terms)
  end function
  real(8) function nothing(x)
    real(8) :: x(:)
    type(series) :: a, b
    b%terms = x
    nothing = sum(b%terms**2)
    b = a
    if (.not. allocated(b%terms)) nothing = nothing * x(1)
    b = a
    a%terms = x
    b = a
    nothing = nothing + product(b%terms)
  end function
  real(8) function tables(x)
    real(8) :: x(:)
    type(table) :: a, b
    a%scale = x(1) * x(2)
    allocate (a%grid(2, 0:1))
    a%grid(:, 0) = x(1:2)
    a%grid(:, 1) = x(3:4)
    a%order = [2, 1]
    b = a
    tables = b%scale * b%grid(1, 1)**2 * b%grid(2, 0) + b%grid(b%order(1), lbound(b%grid, 2) + 1)
    b%grid = b%grid * b%scale
    a = b
    tables = tables + sum(a%grid * a%scale)
  end function
  real(8) function spread_out(x)
    real(8) :: x(:)
    type(series) :: a, list(3)
    a%terms = x
    list = a
    list(2)%terms = list(2)%terms * x(3)
    list(1:2) = list(2:3)
    spread_out = sum(list(1)%terms * list(2)%terms * list(3)%terms)
  end function
end module

program main
  use check
  use kernel
  real(8) :: x(4), dx(4)
  integer :: before
  ! by flang alone, whose runtime library copies
  real(8), parameter :: values(5) = [10.22725d0, 169.5825d0, 1.47675d0, &
      .9459000000000001d0, .6082300000000003d0]
  do which = 1, 5
    x = [0.45d0, 1.3d0, 0.6d0, -0.35d0]
    dx = 0
    before = failures
    call expect("value", f(x, 4), values(which))
    call autodiff(f, x, dx, enzyme_const, 4)
    call differences(f, x, dx, 4, &
        fwddiff(f, (x), direction(4), enzyme_const, 4))
    if (failures > before) print *, "case", which
  end do
  call finish()
end program
