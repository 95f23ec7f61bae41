! Procedures whose bodies are in a submodule.
module kernel
  implicit none
  interface
    module function energy(v) result(e)
      real(8), intent(in) :: v(:)
      real(8) :: e
    end function
    module subroutine scale_by(v, s)
      real(8), intent(inout) :: v(:)
      real(8), intent(in) :: s
    end subroutine
  end interface
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8) :: y(n)
    y = x
    call scale_by(y, x(1))
    f = energy(y)
  end function
end module
submodule (kernel) details
  implicit none
contains
  module procedure energy
    e = sum(v**2)
  end procedure
  module subroutine scale_by(v, s)
    real(8), intent(inout) :: v(:)
    real(8), intent(in) :: s
    v = v * s
  end subroutine
end submodule

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
