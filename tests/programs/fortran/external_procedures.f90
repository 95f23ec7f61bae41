! External procedures that take others, as FORTRAN 77 passes them: Runge-Kutta steps with work arrays.
module kernel
  implicit none
contains
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    real(8) :: y(2), work(2, 4)
    external :: oscillator, step
    integer :: i
    y = x(1:2)
    do i = 1, 3
      call step(oscillator, 2, y, 0.1d0 * x(3), x(4), work)
    end do
    f = y(1)**2 + y(2)
  end function
end module
subroutine oscillator(n, y, parameters, dy)
  integer n
  double precision y(n), parameters(*), dy(n)
  dy(1) = y(2)
  dy(2) = -parameters(1) * y(1) - 0.1d0 * y(2)**3
end subroutine
subroutine step(rhs, n, y, h, parameters, work)
  external rhs
  integer n, i
  double precision y(n), h, parameters(*), work(n, *)
  call rhs(n, y, parameters, work(1, 1))
  do 10 i = 1, n
10 work(i, 4) = y(i) + 0.5d0 * h * work(i, 1)
  call rhs(n, work(1, 4), parameters, work(1, 2))
  do 20 i = 1, n
20 y(i) = y(i) + h * work(i, 2)
end subroutine

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
