! A type with operators of its own.
module kernel
  implicit none
  type :: vector
    real(8) :: x, y, z
  end type
  interface operator(+)
    module procedure add
  end interface
  interface operator(*)
    module procedure scale, dot
  end interface
  interface operator(.cross.)
    module procedure cross
  end interface
contains
  pure type(vector) function add(a, b)
    type(vector), intent(in) :: a, b
    add = vector(a%x + b%x, a%y + b%y, a%z + b%z)
  end function
  pure type(vector) function scale(s, a)
    real(8), intent(in) :: s
    type(vector), intent(in) :: a
    scale = vector(s * a%x, s * a%y, s * a%z)
  end function
  pure real(8) function dot(a, b)
    type(vector), intent(in) :: a, b
    dot = a%x * b%x + a%y * b%y + a%z * b%z
  end function
  pure type(vector) function cross(a, b)
    type(vector), intent(in) :: a, b
    cross = vector(a%y * b%z - a%z * b%y, a%z * b%x - a%x * b%z, a%x * b%y - a%y * b%x)
  end function
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    type(vector) :: a, b
    a = vector(x(1), x(2), x(3))
    b = x(4) * a + vector(1d0, x(1), x(2)**2)
    f = a * b + (a .cross. b) * vector(0.3d0, x(3), x(4))
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
