! An assumed-shape argument: the request passes two descriptors.
module kernel
contains
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    integer :: i
    f = 0
    do i = 1, size(x)
      f = f + i * x(i)**2
    end do
  end function
end module

program main
  use check
  use kernel
  interface
    subroutine f__enzyme_autodiff(f, x, dx)
      external :: f
      real(8) :: x(:), dx(:)
    end subroutine
  end interface
  real(8) :: x(4) = [0.5d0, -0.25d0, 0.75d0, 1.1d0], dx(4) = 0
  integer :: i
  call f__enzyme_autodiff(f, x, dx)
  do i = 1, 4
    call expect("dx", dx(i), 2 * i * x(i))
  end do
  call finish()
end program
