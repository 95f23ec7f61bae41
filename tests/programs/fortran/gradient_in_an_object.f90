! The gradient by an object with allocatable components, in the components of another one.
module m
  implicit none
  type :: model
    real(8), allocatable :: w(:, :), b(:)
    real(8) :: s = 1
    integer :: n = 0
  end type
contains
  real(8) function loss(p, x)
    type(model), intent(in) :: p
    real(8), intent(in) :: x(2)
    real(8), allocatable :: y(:)
    y = tanh(matmul(p%w, x) + p%b) * p%s
    loss = sum(y**2)
  end function
end module
program main
  use check
  use m
  implicit none
  interface
    subroutine grad(f, k, p, dp, k2, x) bind(c, name="__enzyme_autodiff_model")
      import
      external f
      integer(c_int), value :: k, k2
      type(*) :: p, dp
      real(c_double) :: x(*)
    end subroutine
  end interface
  type(model) :: p, d, q
  real(8) :: x(2) = [0.3d0, -0.7d0], h
  integer :: i, j
  p%w = reshape([0.1d0, 0.2d0, 0.3d0, -0.4d0], [2, 2])
  p%b = [0.5d0, -0.1d0]
  p%s = 1.5d0
  d = p
  d%w = 0; d%b = 0; d%s = 0
  call grad(loss, enzyme_dup, p, d, enzyme_const, x)
  h = 1d-5
  do i = 1, 2
    do j = 1, 2
      q = p
      q%w(i, j) = q%w(i, j) + h
      p%w(i, j) = p%w(i, j) - h
      call near("w", d%w(i, j), (loss(q, x) - loss(p, x)) / (2 * h), 1d-8)
      p%w(i, j) = p%w(i, j) + h
    end do
    q = p
    q%b(i) = q%b(i) + h
    p%b(i) = p%b(i) - h
    call near("b", d%b(i), (loss(q, x) - loss(p, x)) / (2 * h), 1d-8)
    p%b(i) = p%b(i) + h
  end do
  call expect("s", d%s, 2 * loss(p, x) / p%s)
  call finish()
end program
