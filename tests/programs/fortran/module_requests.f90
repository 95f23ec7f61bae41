! The generic requests of lang/fortran: enzyme_gradient and enzyme_jacobian, for whatever way a procedure takes its arrays.
module procedures
  use iso_c_binding
  implicit none
contains
  real(8) function shaped(x)
    real(8), intent(in) :: x(:)
    shaped = sum(x**2)
  end function
  real(8) function plane(x)
    real(8), intent(in) :: x(:, :)
    integer :: i
    plane = 0
    do i = 1, size(x, 1)
      plane = plane + x(i, 1) * x(i, size(x, 2))**2
    end do
  end function
  real(8) function explicit(x)
    real(8), intent(in) :: x(3)
    explicit = x(1) * x(2) * x(3)
  end function
  real(8) function assumed(x)
    real(8), intent(in) :: x(*)
    assumed = exp(x(1) * x(3))
  end function
  real(8) function scalar(x)
    real(8), intent(in) :: x
    scalar = x**3
  end function
  real(c_double) function by_value(x) bind(C)
    real(c_double), value :: x
    by_value = sin(x)
  end function
  real(4) function single(x)
    real(4), intent(in) :: x(:)
    single = x(1) * x(2)
  end function
  subroutine last(x, y)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y
    y = sum(sin(x))
  end subroutine
  subroutine squares(x, y)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y(:)
    y(1) = x(1) * x(2)
    y(2) = x(3)**2
  end subroutine
  subroutine cubes(n_of_three, y)
    real(8), intent(in) :: n_of_three(3)
    real(8), intent(inout) :: y(2)
    y(1) = y(1) + n_of_three(1)**3
    y(2) = y(2) * n_of_three(2)
  end subroutine
  real(8) recursive function handed_on(x) result(r)
    real(8), intent(in) :: x(:)
    r = shaped(x) + explicit(x)
  end function
end module

program main
  use comparisons
  use enzyme_hub
  use procedures
  implicit none
  real(8) :: x(3) = [1.5d0, -2d0, 0.5d0], dx(3), a(2, 3), da(2, 3), s = 0.7d0, ds, v, y(2), j(2, 3), many(7), dmany(7)
  real(8), allocatable :: p(:), dp(:)
  real(4) :: t(2) = [3.0, 5.0], dt(2), w
  integer :: i, k

  dx = 0
  call enzyme_gradient(shaped, x, dx, v)
  call expect("shaped", v, 6.5d0)
  call each("shaped", dx, 2 * x)
  call enzyme_gradient(shaped, x, dx)          ! adds
  call each("again", dx, 4 * x)
  dx = 0
  call enzyme_gradient(explicit, x, dx)
  call each("explicit", dx, [x(2) * x(3), x(1) * x(3), x(1) * x(2)])
  dx = 0
  call enzyme_gradient(assumed, x, dx, v)
  call expect("assumed", v, exp(0.75d0))
  call each("assumed", dx, [0.5d0 * exp(0.75d0), 0d0, 1.5d0 * exp(0.75d0)])
  dx = 0
  call enzyme_gradient(last, x, dx, v)
  call expect("last", v, sum(sin(x)))
  call each("last", dx, cos(x))
  dx = 0
  call enzyme_gradient(last, x, dx)
  call each("last", dx, cos(x))
  dx = 0
  call enzyme_gradient(handed_on, x, dx)
  call each("handed on", dx, 2 * x + [x(2) * x(3), x(1) * x(3), x(1) * x(2)])
  dx = 0
  call enzyme_gradient(inner, x, dx)
  call each("inner", dx, s * cos(x))

  a = reshape([1d0, 2d0, 3d0, 4d0, 5d0, 6d0], [2, 3])
  da = 0
  call enzyme_gradient(plane, a, da)
  call each("plane", da(:, 1), a(:, 3)**2)
  call each("plane", da(:, 2), [0d0, 0d0])
  call each("plane", da(:, 3), 2 * a(:, 1) * a(:, 3))

  ds = 0
  call enzyme_gradient(scalar, s, ds, v)
  call expect("scalar", v, s**3)
  call expect("scalar", ds, 3 * s**2)
  ds = 1
  call enzyme_gradient(by_value, s, ds, v)
  call expect("by value", v, sin(s))
  call expect("by value", ds, 1 + cos(s))

  dt = 0
  call enzyme_gradient(single, t, dt, w)
  call expect("single", real(w, 8), 15d0)
  call each("single", real(dt, 8), [5d0, 3d0])

  many = [(0.1d0 * i, i = 1, 7)]
  dmany = 0
  call enzyme_gradient(shaped, many(1:7:2), dmany(1:7:2))
  call each("strided", dmany, 2 * many * [1, 0, 1, 0, 1, 0, 1])
  dmany = 0
  call enzyme_gradient(shaped, many(3:2), dmany(3:2), v)
  call expect("empty", v + sum(dmany), 0d0)

  allocate(p(4), dp(4))
  p = 2
  dp = 0
  call enzyme_gradient(shaped, p, dp)
  call each("allocatable", dp, 2 * p)

  call enzyme_jacobian(squares, x, y, j)
  call each("y", y, [x(1) * x(2), x(3)**2])
  call each("row 1", j(1, :), [x(2), x(1), 0d0])
  call each("row 2", j(2, :), [0d0, 0d0, 2 * x(3)])
  y = [1d0, 3d0]
  call enzyme_jacobian(cubes, x, y, j)
  call each("y", y, [1 + x(1)**3, 3 * x(2)])
  call each("row 1", j(1, :), [3 * x(1)**2, 0d0, 0d0])
  call each("row 2", j(2, :), [0d0, 3d0, 0d0])
  call enzyme_jacobian(scaled, x, y, j)
  call each("host 1", j(1, :), [s, 0d0, 0d0])
  call each("host 2", j(2, :), [0d0, s * x(3), s * x(2)])
  call finish()

contains

  real(8) function inner(z)
    real(8), intent(in) :: z(:)
    inner = s * sum(sin(z))
  end function

  subroutine scaled(z, r)
    real(8), intent(in) :: z(:)
    real(8), intent(out) :: r(:)
    r = s * [z(1), z(2) * z(3)]
  end subroutine

  subroutine each(what, found, right)
    character(*), intent(in) :: what
    real(8), intent(in) :: found(:), right(:)
    do k = 1, size(right)
      call expect(what, found(k), right(k))
    end do
  end subroutine
end program
