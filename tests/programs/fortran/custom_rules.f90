! Derivatives given by the rules file beside this program, for module procedures and for a function with bind(c).
! The directive keeps the compiler from inlining what is called.
module solver
  use iso_c_binding
  implicit none
contains
  real(8) function root(a) ! by Newton's method; its derivative is 1 / (3 x^2), whatever the iterations do
    real(8), intent(in) :: a
    integer :: i
    root = 1
    do i = 1, 60
      root = root - (root**3 - a) / (3 * root**2)
    end do
  end function
  real(8) function root_augmented(a, da) result(x)
    real(8) :: a, da
    !dir$ noinline
    x = root(a)
  end function
  subroutine root_gradient(a, da, seed)
    real(8) :: a, da
    real(8), value :: seed
    !dir$ noinline
    da = da + 10 * seed / (3 * root(a)**2) ! the factor shows whose it is
  end subroutine
  real(8) function root_tangent(a, da) result(t)
    real(8) :: a, da
    !dir$ noinline
    t = 10 * da / (3 * root(a)**2)
  end function
  real(8) function gain(x) bind(c, name="gain_of")
    real(8), value :: x
    gain = exp(x) - 1
  end function
  real(8) function noise(x)
    real(8), intent(in) :: x
    noise = sin(100 * x)
  end function
end module

program main
  use check
  use solver
  implicit none
  real(8) :: x(2), dx(2), t(2)
  x = [2.0d0, 0.5d0]
  dx = 0
  call autodiff(f, x, dx, enzyme_const, 2)
  call near("root", dx(1), 10 * 0.5d0 / (3 * 2.0d0**(2.0d0/3)) + sin(200d0), 1d-11)
  call near("gain", dx(2), 2.0d0**(1.0d0/3) + 1 / 1.5d0, 1d-11)
  t = [1, 0]
  call near("forward", fwddiff(f, x, t, enzyme_const, 2), 10 * 0.5d0 / (3 * 2.0d0**(2.0d0/3)) + sin(200d0), 1d-11)
  call finish()
contains
  real(c_double) function f(x, n)
    integer(c_int) :: n
    real(c_double) :: x(n)
    !dir$ noinline
    f = root(x(1)) * x(2) + gain(x(2)) + noise(x(1)) * x(1)
  end function
end program
