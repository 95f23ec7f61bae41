! Types with procedure pointers: the right-hand side of an equation, and its step.
module kernel
  implicit none
  abstract interface
    function field(y) result(dy)
      real(8), intent(in) :: y(2)
      real(8) :: dy(2)
    end function
  end interface
  type :: problem
    procedure(field), pointer, nopass :: rhs => null()
    real(8) :: step = 0
  end type
contains
  function pendulum(y) result(dy)
    real(8), intent(in) :: y(2)
    real(8) :: dy(2)
    dy = [y(2), -sin(y(1))]
  end function
  function decay(y) result(dy)
    real(8), intent(in) :: y(2)
    real(8) :: dy(2)
    dy = -y * [1d0, 2d0]
  end function
  subroutine advance(p, y)
    type(problem), intent(in) :: p
    real(8), intent(inout) :: y(2)
    real(8) :: k(2)
    k = p%rhs(y)
    y = y + p%step * p%rhs(y + 0.5d0 * p%step * k)
  end subroutine
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    type(problem) :: p
    real(8) :: y(2)
    integer :: i
    y = x(1:2)
    p%step = 0.1d0 * x(3)
    do i = 1, 4
      if (mod(i, 2) == 0) then
        p%rhs => decay
      else
        p%rhs => pendulum
      end if
      call advance(p, y)
    end do
    f = y(1) * y(2) + x(4) * y(1)
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
