! A COMMON block of an integrator: numbers in arrays of unknown length, then integers, which others are given beside integers of their own.
module integrator
  implicit none
contains
  recursive subroutine count_up(n, by)
    integer :: n, by, half
    if (by < 2) then
      n = n + by
    else
      half = by / 2
      call count_up(n, half)
      half = by - half
      call count_up(n, half)
    end if
  end subroutine
  subroutine prepare(x, m)
    real(8), intent(in) :: x(*)
    integer, intent(in) :: m
    real(8) :: el(5), elco(5, 3), h
    integer :: order, l, steps
    common /state/ el, elco, h, order, l, steps
    integer :: i, k, mine
    order = m
    l = m - 1
    h = x(1) * x(2)
    mine = 2
    call count_up(l, 2)
    call count_up(mine, l)
    do k = 1, 3
      do i = 1, order
        elco(i, k) = x(i) * k + x(k) * mine
      end do
    end do
    steps = mine
  end subroutine
  real(8) function advance()
    real(8) :: el(5), elco(5, 3), h, c, s
    integer :: order, l, steps
    common /state/ el, elco, h, order, l, steps
    integer :: i, j, ic
    s = 0
    do j = 1, 3
      do i = 1, l
        el(i) = elco(i, j) * h
      end do
      ic = 1
      do i = l - j, order
        ic = ic * i
      end do
      c = ic
      s = s + c * el(j) * el(l - j) + steps
    end do
    call count_up(steps, 1)
    advance = s
  end function
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    call prepare(x, size(x))
    f = advance()
  end function
end module

program main
  use comparisons
  use enzyme_hub
  use integrator
  implicit none
  real(8) :: x(4) = [0.5d0, -0.25d0, 0.75d0, 1.1d0], dx(4)
  dx = 0
  call enzyme_gradient(f, x, dx)
  call slopes(f, x, dx)
  call finish()
end program
