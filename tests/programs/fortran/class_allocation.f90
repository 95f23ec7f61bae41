! Objects of a class: allocated with a type, a source or a mold, assigned, moved.
! memory: O2
module kernel
  implicit none
  integer :: which = 1
  type, abstract :: shape
    real(8) :: w = 1
  contains
    procedure(area_i), deferred :: area
  end type
  abstract interface
    real(8) function area_i(self, s)
      import
      class(shape), intent(in) :: self
      real(8), intent(in) :: s
    end function
  end interface
  type, extends(shape) :: circle
    real(8) :: r
  contains
    procedure :: area => carea
  end type
  type, extends(shape) :: poly
    real(8), allocatable :: p(:)
    integer :: n = 0
  contains
    procedure :: area => parea
  end type
contains
  real(8) function carea(self, s)
    class(circle), intent(in) :: self
    real(8), intent(in) :: s
    carea = self%w * self%r**2 * s
  end function
  real(8) function parea(self, s)
    class(poly), intent(in) :: self
    real(8), intent(in) :: s
    parea = self%w * sum(self%p**2) * s
  end function
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    class(shape), allocatable :: a, b
    type(poly) :: p
    type(circle) :: c
    p%p = x; p%w = x(2); p%n = n
    c%r = x(1); c%w = x(3)
    select case (which)
    case (1)
      allocate (a, source=c)
    case (2)
      allocate (a, source=p)
    case (3)
      allocate (poly :: a)
      select type (a)
      type is (poly)
        a%p = x * x(1)
      end select
    case (4)
      a = circle(x(1), x(2))
    case (5)
      allocate (a, mold=c)
      select type (a)
      type is (circle)
        a%r = x(1) * x(2)
      end select
      a%w = x(4)
    end select
    call move_alloc(a, b)
    f = b%area(x(4))
  end function
end module

program main
  use check
  use kernel
  implicit none
  real(8) :: x(4), dx(4)
  x = [0.45d0, 1.3d0, 0.6d0, -0.35d0]
  do which = 1, 5
    dx = 0
    call autodiff(f, x, dx, enzyme_const, 4)
    call differences(f, x, dx, 4, fwddiff(f, (x), direction(4), enzyme_const, 4))
  end do
  call finish()
end program
