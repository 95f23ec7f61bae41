! An automatic array whose size is an argument.
module kernel
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8) :: partial(0:n)
    integer :: i
    partial(0) = 1
    do i = 1, n
      partial(i) = partial(i - 1) * x(i) + x(1)
    end do
    f = 0
    do i = 0, n
      f = f + partial(i)**2
    end do
  end function
end module

program main
  use check
  use kernel
  real(8) :: x(4) = [0.5d0, -0.25d0, 0.75d0, 1.1d0], dx(4) = 0
  call autodiff(f, x, dx, enzyme_const, 4)
  call differences(f, x, dx, 4, &
      fwddiff(f, (x), direction(4), enzyme_const, 4))
  call finish()
end program
