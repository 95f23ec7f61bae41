! A time loop with checkpoints; the marker is C's.
module kernel
  interface
    subroutine checkpoint(snapshots) bind(C, name="__enzyme_checkpoint")
      use, intrinsic :: iso_c_binding
      integer(c_long), value :: snapshots
    end subroutine
  end interface
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8) :: u(n), v(n)
    integer :: t, i
    u = x
    do t = 1, 17
      call checkpoint(3_8)
      do i = 2, n - 1
        v(i) = u(i) + 0.2d0 * (u(i + 1) - 2 * u(i) + u(i - 1)) - 0.1d0 * u(i) * u(i + 1)
      end do
      v(1) = u(1)
      v(n) = u(n)
      u = v
    end do
    f = sum(u**2)
  end function
end module

program main
  use check
  use kernel
  real(8) :: x(5) = [0.5d0, -0.25d0, 0.75d0, 1.1d0, 0.3d0], dx(5) = 0
  call autodiff(f, x, dx, enzyme_const, 5)
  call differences(f, x, dx, 5, &
      fwddiff(f, (x), direction(5), enzyme_const, 5))
  call finish()
end program
