! SELECT TYPE, and the fields of each type.
module kernel
  implicit none
  type :: base
    real(8) :: a
  end type
  type, extends(base) :: one
    real(8) :: b
    real(8), allocatable :: w(:)
  end type
  type, extends(base) :: two
    real(8) :: m(2, 2)
  end type
contains
  real(8) function val(o)
    class(base), intent(in) :: o
    select type (o)
    type is (one)
      val = o%a * o%b + sum(o%w**2)
    type is (two)
      val = o%m(1, 1) * o%m(2, 2) - o%m(1, 2) * o%m(2, 1) + o%a
    class default
      val = o%a**2
    end select
  end function
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    type(one) :: p
    type(two) :: q
    type(base) :: r
    p%a = x(1); p%b = x(2); p%w = x
    q%a = x(3); q%m = reshape(x, [2, 2])
    r%a = x(4)
    f = val(p) + val(q) + val(r)
  end function
end module

program main
  use check
  use kernel
  implicit none
  real(8) :: x(4), dx(4)
  x = [0.45d0, 1.3d0, 0.6d0, -0.35d0]
    dx = 0
  call autodiff(f, x, dx, enzyme_const, 4)
  call differences(f, x, dx, 4, fwddiff(f, (x), direction(4), enzyme_const, 4))
  call finish()
end program
