! select case and if blocks in a loop.
module kernel
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    integer :: i
    f = 1
    do i = 1, n
      select case (mod(i, 5))
      case (0)
        f = f * x(i)
      case (1, 3)
        f = f + x(i)**2
      case (4:)
        f = sin(f)
      case default
        if (x(i) > 0) then
          f = f - x(i)
        else if (x(i) > -1) then
          f = f * 0.5d0
        else
          f = -f
        end if
      end select
    end do
  end function
end module

program main
  use check
  use kernel
  real(8) :: x(7) = [0.5d0, -0.25d0, 0.75d0, 1.1d0, -1.3d0, 0.2d0, 0.6d0], dx(7) = 0
  call autodiff(f, x, dx, enzyme_const, 7)
  call differences(f, x, dx, 7, &
      fwddiff(f, (x), direction(7), enzyme_const, 7))
  call finish()
end program
