! Layers of a network: an allocatable array of objects with matrices.
module kernel
  implicit none
  type :: model
    real(8), allocatable :: w(:, :), b(:)
    real(8) :: s = 1
  end type
contains
  function forward(m, x) result(y)
    type(model), intent(in) :: m
    real(8), intent(in) :: x(:)
    real(8), allocatable :: y(:)
    y = tanh(matmul(m%w, x) + m%b) * m%s
  end function
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    type(model), allocatable :: layers(:)
    real(8), allocatable :: h(:)
    integer :: k
    allocate (layers(2))
    do k = 1, 2
      allocate (layers(k)%w(2, 2), layers(k)%b(2))
      layers(k)%w = reshape(x, [2, 2]) * k
      layers(k)%b = x(1:2)
    end do
    layers(2)%s = x(3)
    h = [1d0, -0.5d0]
    do k = 1, size(layers)
      h = forward(layers(k), h)
    end do
    f = sum(h**2)
  end function
end module

program main
  use check
  use kernel
  implicit none
  real(8) :: x(4), dx(4)
  x = [0.45d0, 1.3d0, 0.6d0, -0.35d0]
    dx = 0
  call autodiff(f, x, dx, enzyme_const, 4)
  call differences(f, x, dx, 4, fwddiff(f, (x), direction(4), enzyme_const, 4))
  call finish()
end program
