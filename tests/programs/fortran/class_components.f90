! Components of a class, each of another type.
module kernel
  implicit none
  type, abstract :: term
  contains
    procedure(ev), deferred :: eval
  end type
  abstract interface
    real(8) function ev(self, s)
      import
      class(term), intent(in) :: self
      real(8), intent(in) :: s
    end function
  end interface
  type, extends(term) :: lin
    real(8) :: k
  contains
    procedure :: eval => elin
  end type
  type, extends(term) :: quad
    real(8) :: a, b
  contains
    procedure :: eval => equad
  end type
  type :: box
    class(term), allocatable :: t
  end type
contains
  real(8) function elin(self, s)
    class(lin), intent(in) :: self
    real(8), intent(in) :: s
    elin = self%k * s
  end function
  real(8) function equad(self, s)
    class(quad), intent(in) :: self
    real(8), intent(in) :: s
    equad = self%a * s**2 + self%b * s
  end function
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    type(box) :: b(3)
    integer :: i
    b(1)%t = lin(x(1))
    allocate (b(2)%t, source=quad(x(2), x(3)))
    allocate (lin :: b(3)%t)
    select type (t => b(3)%t)
    type is (lin)
      t%k = x(4)
    end select
    f = 0
    do i = 1, 3
      f = f + b(i)%t%eval(x(i) + x(4))
    end do
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
