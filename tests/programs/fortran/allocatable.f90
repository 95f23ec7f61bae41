! Allocatable arrays: allocated inside, freed by hand and at the end of the scope.
module kernel
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8), allocatable :: squares(:), table(:, :)
    integer :: i, j
    allocate (squares(n), table(n, n))
    do i = 1, n
      squares(i) = x(i)**2
    end do
    do j = 1, n
      do i = 1, n
        table(i, j) = squares(i) * x(j)
      end do
    end do
    deallocate (squares)
    f = 0
    do i = 1, n
      f = f + table(i, n + 1 - i) * table(1, i)
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
