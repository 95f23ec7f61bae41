! Derivatives registered by calls, in a routine that is never called. The interfaces are those
! of lang/fortran/enzyme_hub.f90. The factors 10 and 20 show whose derivatives they are.
module solver
  use iso_c_binding
  implicit none
  interface
    subroutine enzyme_register_gradient(f, augment, gradient) bind(c, name="__enzyme_register_gradient_fortran")
      external :: f, augment, gradient
    end subroutine
    subroutine enzyme_register_derivative(f, tangent) bind(c, name="__enzyme_register_derivative_fortran")
      external :: f, tangent
    end subroutine
    subroutine enzyme_function_like(f, name) bind(c, name="__enzyme_function_like_fortran")
      import :: c_char
      external :: f
      character(kind=c_char), intent(in) :: name(*)
    end subroutine
    subroutine enzyme_inactive_function(f) bind(c, name="__enzyme_inactivefn_fortran")
      external :: f
    end subroutine
  end interface
contains
  real(8) function root(a)
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
    da = da + 10 * seed / (3 * root(a)**2)
  end subroutine
  real(8) function root_tangent(a, da) result(t)
    real(8) :: a, da
    !dir$ noinline
    t = 20 * da / (3 * root(a)**2)
  end function
  real(8) function gain(x)
    real(8), value :: x
    gain = exp(x) - 1
  end function
  real(8) function noise(x)
    real(8), intent(in) :: x
    noise = sin(100 * x)
  end function
  subroutine registrations() bind(c)
    call enzyme_register_gradient(root, root_augmented, root_gradient)
    call enzyme_register_derivative(root, root_tangent)
    call enzyme_function_like(gain, "log1p")
    call enzyme_inactive_function(noise)
  end subroutine
end module

program main
  use check
  use solver
  implicit none
  real(8) :: x(2), dx(2), t(2)
  real(8), parameter :: others = sin(200d0)
  x = [2.0d0, 0.5d0]
  dx = 0
  call autodiff(f, x, dx, enzyme_const, 2)
  call near("root", dx(1), 10 * 0.5d0 / (3 * 2.0d0**(2.0d0/3)) + others, 1d-11)
  call near("gain", dx(2), 2.0d0**(1.0d0/3) + 1 / 1.5d0, 1d-11)
  t = [1, 0]
  call near("forward", fwddiff(f, x, t, enzyme_const, 2), 20 * 0.5d0 / (3 * 2.0d0**(2.0d0/3)) + others, 1d-11)
  call finish()
contains
  real(c_double) function f(x, n)
    integer(c_int) :: n
    real(c_double) :: x(n)
    !dir$ noinline
    f = root(x(1)) * x(2) + gain(x(2)) + noise(x(1)) * x(1)
  end function
end program
