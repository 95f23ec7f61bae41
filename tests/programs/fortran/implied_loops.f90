! Array constructors with implied loops of calls, nested, and vector subscripts.
module kernel
  implicit none
contains
  pure real(8) function g(a, k)
    real(8), intent(in) :: a
    integer, intent(in) :: k
    g = a**k / k
  end function
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    real(8) :: table(12), some(4)
    integer :: i, k, order(4)
    table = [((g(x(i), k), i = 1, 4), k = 1, 3)]
    order = [4, 2, 2, 1]
    some = table(order) * x(order)
    table(order([1, 2, 4])) = table(order([1, 2, 4])) + x(3)
    f = sum(some) + sum(table**2)
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
