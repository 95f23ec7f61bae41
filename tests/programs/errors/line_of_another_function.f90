! expect: EH0208 line_of_another_function.f90:32 shapes::total
! flags: -g
! Both statements that allocate become one, without a line: it is told as the function's, and not as that of the call in main.
module shapes
  implicit none
  type, abstract :: shape
  contains
    procedure(area_of), deferred :: area
  end type
  abstract interface
    real(8) function area_of(self)
      import
      class(shape), intent(in) :: self
    end function
  end interface
  type, extends(shape) :: square
    real(8) :: side
  contains
    procedure :: area => square_area
  end type
  type, extends(shape) :: circle
    real(8) :: radius, scale
  contains
    procedure :: area => circle_area
  end type
  integer :: kind_of = 1
contains
  real(8) function square_area(self)
    class(square), intent(in) :: self
    square_area = self%side**2
  end function
  real(8) function total(p)
    real(8), intent(in) :: p(:)
    class(shape), allocatable :: v
    if (kind_of == 1) then
      allocate (square :: v)
    else
      allocate (circle :: v)
    end if
    select type (v)
    type is (square)
      v%side = p(1)
    type is (circle)
      v%radius = p(1)
      v%scale = p(2)
    end select
    total = v%area()
  end function
  real(8) function circle_area(self)
    class(circle), intent(in) :: self
    circle_area = self%scale * self%radius**2
  end function
end module
program main
  use enzyme_hub
  use shapes
  implicit none
  real(8) :: p(2) = [0.9d0, 1.1d0], d(2), q(2)
  integer :: k
  do k = 1, 2
    kind_of = k
    d = 0
    call enzyme_gradient(total, p, d)
    q = p
    q(1) = q(1) + 1d-6
    print *, d, (total(q) - total(p)) * 1d6
  end do
end program
