! SAVE: a table that is made once, a counter, and values that are kept from call to call within the function.
module kernel
  implicit none
contains
  real(8) function weight(k)
    integer, intent(in) :: k
    real(8), save :: table(4)
    logical, save :: is_made = .false.
    integer :: i
    if (.not. is_made) then
      table = [(1d0 / (i + 1), i = 1, 4)]
      is_made = .true.
    end if
    weight = table(k)
  end function
  subroutine accumulate(x, total, restart)
    real(8), intent(in) :: x
    real(8), intent(out) :: total
    logical, intent(in) :: restart
    real(8), save :: sum = 0
    if (restart) sum = 0
    sum = sum + x * x
    total = sum
  end subroutine
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    real(8) :: total
    integer :: i
    f = 0
    do i = 1, size(x)
      call accumulate(x(i), total, i == 1)
      f = f + weight(i) * total * x(i)
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
