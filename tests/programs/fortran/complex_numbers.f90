! complex(8) arithmetic and intrinsics.
module kernel
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    complex(8) :: z, w
    integer :: i
    z = cmplx(x(1), x(2), 8)
    w = (1d0, 0d0)
    do i = 1, n
      w = w * z + x(i)
    end do
    f = real(w) * aimag(w) + abs(z) + real(conjg(z) * w)
  end function
end module

program main
  use check
  use kernel
  real(8) :: x(3) = [0.5d0, -0.25d0, 0.75d0], dx(3) = 0
  call autodiff(f, x, dx, enzyme_const, 3)
  call differences(f, x, dx, 3, &
      fwddiff(f, (x), direction(3), enzyme_const, 3))
  call finish()
end program
