! A gradient that is wrong in one component of one argument, registered by a call; and a function that is right.
module solver
  use iso_c_binding
  implicit none
  interface
    subroutine enzyme_register_gradient(f, augment, gradient) bind(c, name="__enzyme_register_gradient_fortran")
      external :: f, augment, gradient
    end subroutine
  end interface
contains
  real(8) function weighted(x, w, n)
    integer :: n
    real(8) :: x(n), w(n)
    weighted = sum(x * w)
  end function
  real(8) function weighted_augmented(x, dx, w, dw, n, dn) result(total)
    integer :: n, dn
    real(8) :: x(n), dx(n), w(n), dw(n)
    !dir$ noinline
    total = weighted(x, w, n)
  end function
  subroutine weighted_gradient(x, dx, w, dw, n, dn, seed)
    integer :: n, dn
    real(8) :: x(n), dx(n), w(n), dw(n)
    real(8), value :: seed
    dx = dx + seed * w
    dw = dw + seed * x
    dw(2) = dw(2) + seed
  end subroutine
  subroutine registrations() bind(c)
    call enzyme_register_gradient(weighted, weighted_augmented, weighted_gradient)
  end subroutine
  real(8) function wrong(x, w, n)
    integer :: n
    real(8) :: x(n), w(n)
    !dir$ noinline
    wrong = weighted(x, w, n)
    wrong = wrong * wrong
  end function
  real(8) function right(x, w, n)
    integer :: n
    real(8) :: x(n), w(n)
    w = cos(x) * w
    right = dot_product(x, w)
  end function
end module

program main
  use solver
  implicit none
  interface
    subroutine autodiff(f, x, dx, w, dw, n, dn) bind(c, name="__enzyme_autodiff_arrays")
      external :: f
      real(8) :: x(*), dx(*), w(*), dw(*)
      integer :: n, dn
    end subroutine
  end interface
  real(8) :: x(4), dx(4), w(4), dw(4)
  integer :: n
  x = [0.5d0, 1d0, 1.5d0, 2d0]
  w = [1d0, 2d0, 3d0, 4d0]
  n = 4
  dx = 0
  dw = 0
  call autodiff(wrong, x, dx, w, dw, n, n)
  print '(2f12.6)', dx(2), dw(2)
  dx = 0
  dw = 0
  call autodiff(right, x, dx, w, dw, n, n)
  print '(2f12.6)', dx(2), dw(2)
end program
