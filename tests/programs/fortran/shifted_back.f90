! levels: O0 O1 O2 O3
! A negative CSHIFT, which flang writes in place with a flag that does not hold, behind WHERE in a time loop.
module kernel
  implicit none
  integer, parameter :: n = 6
contains
  subroutine step(h, u)
    real(8), intent(inout) :: h(:), u(:)
    real(8) :: flux(size(h)), head(size(h))
    flux = u
    where (flux > 0)
      flux = 2 * h * u
    elsewhere (flux < 0)
      flux = 3 * h
    end where
    h = h - flux
    head = 2 * h
    u = -cshift(head, -1)
  end subroutine
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    real(8) :: h(n), u(n)
    integer :: t
    h = x
    u = 0
    f = 0
    do t = 1, 2
      call step(h, u)
      f = h(3)
    end do
  end function
end module

program main
  use comparisons
  use enzyme_hub
  use kernel
  implicit none
  real(8) :: x(n) = [1.2d0, 1.4d0, 1.6d0, 1.8d0, 2d0, 2.2d0], dx(n), value
  dx = 0
  call enzyme_gradient(f, x, dx, value)
  call slopes(f, x, dx)
  call expect("the value", value, f(x))
  call finish()
end program
