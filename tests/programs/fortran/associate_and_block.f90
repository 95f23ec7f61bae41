! ASSOCIATE with expressions and variables, BLOCK with its own arrays.
module kernel
  implicit none
contains
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    real(8) :: y(size(x))
    y = x
    associate (first => y(1), rest => y(2:), r2 => sum(x**2))
      first = first * r2
      rest = rest + first
    end associate
    block
      real(8) :: z(size(x) - 1)
      z = y(2:) * x(:size(x) - 1)
      f = sum(z) + y(1)
    end block
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
