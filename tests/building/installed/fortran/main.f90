program main
  use iso_c_binding
  interface
    real(c_double) function kernel(x) bind(c)
      import c_double
      real(c_double), value :: x
    end function
    real(c_double) function spring(x, n) bind(c)
      import
      real(c_double) :: x(*)
      integer(c_int), value :: n
    end function
    real(c_double) function damper(x) bind(c)
      import c_double
      real(c_double) :: x
    end function
    subroutine gradient(f, x, dx) bind(c, name="__enzyme_autodiff")
      import
      external f
      real(c_double) :: x(2), dx(2)
    end subroutine
  end interface
  real(8) :: x(2), dx(2)
  x = [1, 2]; dx = 0
  call gradient(g, x, dx)
  print '(f0.4, 1x, f0.4)', dx
contains
  real(8) function g(x)
    real(8) :: x(2)
    g = spring(x, 2) * damper(x(1))
  end function
end program
