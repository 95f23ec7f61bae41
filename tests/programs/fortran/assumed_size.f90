! An assumed-size array, updated in place, walked with a negative step and a stride.
module kernel
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(*)
    integer :: i
    do i = n - 1, 1, -1
      x(i) = x(i) * x(i + 1)
    end do
    f = 0
    do i = 1, n, 2
      f = f + x(i) * x(i)
    end do
  end function

  real(8) function explicit(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    explicit = f(x, n)
  end function
end module

program main
  use check
  use kernel
  real(8) :: x(5) = [0.5d0, -0.25d0, 0.75d0, 1.1d0, 2d0], start(5), dx(5) = 0
  start = x
  call autodiff(f, x, dx, enzyme_const, 5)
  call differences(explicit, start, dx, 5, &
      fwddiff(f, (start), direction(5), enzyme_const, 5))
  call finish()
end program
