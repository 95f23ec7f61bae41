! An internal procedure that reads and writes its host's variables.
module kernel
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8) :: state
    integer :: i
    state = 0.5d0
    f = 0
    do i = 1, n
      call step(x(i))
      f = f + state
    end do
  contains
    subroutine step(input)
      real(8), intent(in) :: input
      state = tanh(state * x(1) + input)
    end subroutine
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
