! An abstract type, extensions of it, and calls of their procedures through it.
module kernel
  implicit none
  type, abstract :: shape
    real(8) :: scale
  contains
    procedure(measure), deferred :: area
  end type
  abstract interface
    real(8) function measure(self)
      import shape
      class(shape), intent(in) :: self
    end function
  end interface
  type, extends(shape) :: square
    real(8) :: side
  contains
    procedure :: area => area_square
  end type
  type, extends(shape) :: disc
    real(8) :: radius
  contains
    procedure :: area => area_disc
  end type
contains
  real(8) function area_square(self)
    class(square), intent(in) :: self
    area_square = self%scale * self%side**2
  end function
  real(8) function area_disc(self)
    class(disc), intent(in) :: self
    area_disc = self%scale * 3 * self%radius**2
  end function
  real(8) function total(one, other)
    class(shape), intent(in) :: one, other
    total = one%area() * other%area()
  end function
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    type(square) :: s
    type(disc) :: d
    s = square(x(1), x(2))
    d = disc(x(3), x(4) * x(1))
    f = total(s, d) + total(d, d)
  end function
end module

program main
  use comparisons
  use enzyme_hub
  use kernel
  implicit none
  real(8) :: x(4) = [0.5d0, -0.25d0, 0.75d0, 1.1d0], dx(4)
  dx = 0
  call enzyme_gradient(f, x, dx)
  call slopes(f, x, dx)
  call finish()
end program
