! DO CONCURRENT with a mask and with local variables.
module kernel
  implicit none
contains
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    real(8) :: y(size(x)), t
    integer :: i
    y = 0
    do concurrent (i = 1:size(x), x(i) > 0)
      y(i) = x(i)**2 + 1
    end do
    do concurrent (i = 1:size(x) - 1) local(t)
      t = x(i) * x(i + 1)
      y(i) = y(i) + sin(t)
    end do
    f = sum(y * y)
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
