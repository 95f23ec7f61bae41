! A two-dimensional array, column by column.
module kernel
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8) :: a(3, 3), b(3, 3)
    integer :: i, j, k
    do j = 1, 3
      do i = 1, 3
        a(i, j) = x(i) * x(j) + x(1 + mod(i + j, n))
      end do
    end do
    do j = 1, 3
      do i = 1, 3
        b(i, j) = 0
      end do
      do k = 1, 3
        do i = 1, 3
          b(i, j) = b(i, j) + a(i, k) * a(k, j)
        end do
      end do
    end do
    f = b(1, 2) * b(3, 1) + b(2, 2)
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
