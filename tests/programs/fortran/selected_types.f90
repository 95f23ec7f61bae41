! SELECT TYPE over a polymorphic argument whose type is known at the call.
module kernel
  implicit none
  type :: shape
  end type
  type, extends(shape) :: circle
    real(8) :: radius
  end type
  type, extends(shape) :: box
    real(8) :: sides(2)
  end type
contains
  real(8) function area(s)
    class(shape), intent(in) :: s
    area = 0
    select type (s)
    type is (circle)
      area = 3 * s%radius**2
    type is (box)
      area = product(s%sides)
    end select
  end function
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    f = area(circle(x(1))) * area(box(x(2:3))) + x(4) * area(circle(x(4)))
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
