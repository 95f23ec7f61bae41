! Derived types with procedures bound to them, and one that extends another.
module kernel
  implicit none
  type :: spring
    real(8) :: stiffness = 1, length = 0
  contains
    procedure :: energy => spring_energy
    procedure :: set
  end type
  type, extends(spring) :: stiffening
    real(8) :: quartic = 0
  contains
    procedure :: energy => stiffening_energy
  end type
contains
  subroutine set(self, stiffness, length)
    class(spring), intent(inout) :: self
    real(8), intent(in) :: stiffness, length
    self%stiffness = stiffness
    self%length = length
  end subroutine
  real(8) function spring_energy(self, r)
    class(spring), intent(in) :: self
    real(8), intent(in) :: r
    spring_energy = 0.5d0 * self%stiffness * (r - self%length)**2
  end function
  real(8) function stiffening_energy(self, r)
    class(stiffening), intent(in) :: self
    real(8), intent(in) :: r
    stiffening_energy = self%spring%energy(r) + self%quartic * (r - self%length)**4
  end function
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    type(spring) :: a
    type(stiffening) :: b
    call a%set(x(1)**2, x(2))
    call b%set(2d0, x(3))
    b%quartic = x(4)
    f = a%energy(x(3)) + b%energy(x(1) * x(4))
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
