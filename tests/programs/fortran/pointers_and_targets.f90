! Pointers to arrays and to parts of them, moved between targets.
module kernel
  implicit none
contains
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    real(8), target :: a(4), b(2, 2)
    real(8), pointer :: p(:), q(:, :)
    integer :: i
    a = x
    b = 1
    p => a(1:4:2)
    p = p**2
    q => b
    do i = 1, 2
      p => q(i, :)
      p = p * a(i) + a(i + 2)
    end do
    if (associated(p)) p => a
    f = sum(p) + q(1, 1) * q(2, 2) + b(1, 2)
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
