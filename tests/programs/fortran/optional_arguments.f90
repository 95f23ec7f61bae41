! Optional arguments, there and not, and handed on.
module kernel
  implicit none
contains
  recursive real(8) function norm(v, power, weights)
    real(8), intent(in) :: v(:)
    integer, intent(in), optional :: power
    real(8), intent(in), optional :: weights(:)
    integer :: p
    p = 2
    if (present(power)) p = power
    if (present(weights)) then
      norm = sum(weights * abs(v)**p)
    else
      norm = sum(abs(v)**p)
    end if
  end function
  real(8) function twice(v, weights)
    real(8), intent(in) :: v(:)
    real(8), intent(in), optional :: weights(:)
    twice = 2 * norm(v, weights=weights)
  end function
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    f = norm(x) + norm(x, 4) * x(1) + norm(x(1:2), weights=x(3:4)) + twice(x) + twice(x(2:3), x(1:2))
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
