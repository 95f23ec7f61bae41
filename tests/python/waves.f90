module waves
  implicit none
  real(8), save :: factor = 1d0
  type pair
    real(8) :: left
    real(8) :: right(2, 3)
  end type
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
  function quadratic(a, m, n) result(r)
    integer, intent(in) :: m, n
    real(8), intent(in) :: a(m, n)
    real(8) :: r
    integer :: i, j
    r = sum([((i * j * j * a(i, j)**2, i = 1, m), j = 1, n)])
  end function
  function product_of(p) result(r)
    type(pair), intent(in) :: p
    real(8) :: r
    r = p%left * p%left * p%right(2, 1)
  end function
  function power(z, n) result(r)
    integer, intent(in) :: n
    complex(8), intent(in) :: z(n)
    real(8) :: r
    r = sum(real(z)**2 * aimag(z))
  end function
end module

subroutine norm(a, n, p, answer)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n), p
  real(8), intent(out) :: answer
  answer = sum(abs(a)**p)
end subroutine
