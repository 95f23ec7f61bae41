! A function that prints and formats while it computes.
module kernel
  implicit none
contains
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    character(40) :: line
    integer :: i
    f = 0
    do i = 1, size(x)
      f = f + i * x(i)**2
      write (line, '(a, i0, f8.3)') "sum ", i, f
      if (len_trim(line) == 0) print *, trim(line)
    end do
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
