module waves
  implicit none
  real(8), save :: factor = 1d0
contains
  subroutine tune(to) bind(c)
    real(8), value :: to
    factor = to
  end subroutine
  function energy(x, n) result(e)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8) :: e
    integer :: i
    e = 0
    do i = 1, n
      e = e + sin(x(i)) * x(1)
    end do
    e = e * factor
  end function
end module

subroutine norm(a, n, p, answer)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n), p
  real(8), intent(out) :: answer
  answer = sum(abs(a)**p)
end subroutine
