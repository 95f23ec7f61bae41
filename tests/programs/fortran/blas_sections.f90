! flags: -llapack -lopenblas
! BLAS and LAPACK on sections that are no memory of their own: copied for the call, and back where the routine writes them.
module model
  implicit none
contains
  real(8) function rows(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), a(4, 4)
    external daxpy, dscal
    real(8), external :: ddot
    a = reshape(x(1:16), [4, 4])
    call daxpy(4, x(17), a(2, :), 1, a(:, 3), 1)
    call dscal(4, x(18), a(3, :), 1)
    rows = ddot(4, a(1, :), 1, a(3, 1:4), 1) + sum(a * a)
  end function

  ! of assumed shape: whether there is something to copy, and of which type, is not known here
  real(8) function assumed(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), c(2, 2)
    real(8), allocatable :: a(:, :)
    a = reshape(x(1:16), [4, 4])
    c = 0
    call product(a(1:4:2, :), a(:, 2:3), c)
    call product(a(2:3, :), a(:, 1:4:3), c(2:1:-1, :))
    call scale(a(4:1:-1, 2), x(17))
    assumed = sum(c * c) + sum(a * a)
  end function

  subroutine product(a, b, c)
    real(8), intent(in) :: a(:, :), b(:, :)
    real(8), intent(inout) :: c(:, :)
    external dgemm
    call dgemm('N', 'N', size(c, 1), size(c, 2), size(a, 2), 1d0, a, size(a, 1), b, size(b, 1), 0.5d0, c, size(c, 1))
  end subroutine

  subroutine scale(x, alpha)
    real(8), intent(inout) :: x(:)
    real(8), intent(in) :: alpha
    external dscal
    call dscal(size(x), alpha, x, 1)
  end subroutine

  ! a batch of solves, each with a section of three dimensions
  real(8) function solves(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), a(2, 4, 2), b(4, 2)
    integer :: pivots(2), info, i
    external dgesv
    a = reshape(x(1:16), [2, 4, 2])
    b = reshape(x(13:20), [4, 2])
    do i = 1, 4
      a(1, i, 1) = a(1, i, 1) + 3
      a(2, i, 2) = a(2, i, 2) - 3
    end do
    do i = 1, 4
      call dgesv(2, 1, a(:, i, :), 2, pivots, b(i, :), 2, info)
    end do
    solves = sum(b * b)
  end function

  ! complex numbers
  real(8) function turned(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    complex(8) :: a(3, 3), d
    complex(8), external :: zdotc
    integer :: i
    do i = 1, 9
      a(mod(i, 3) + 1, (i - 1) / 3 + 1) = cmplx(x(i), x(i + 9), 8)
    end do
    d = zdotc(3, a(2, :), 1, a(:, 2), 1) + inner(a(1:3:2, :))
    turned = real(d) + 2 * aimag(d)
  end function

  complex(8) function inner(a)
    complex(8), intent(in) :: a(:, :)
    complex(8), external :: zdotu
    inner = zdotu(size(a), a, 1, a, -1)
  end function
end module

program main
  use check
  use model
  implicit none
  real(8) :: x(20), dx(20), shadow(20)
  call set()
  call autodiff(rows, x, dx, enzyme_const, 20)
  call differences(rows, x, dx, 20, fwddiff(rows, x, shadow, enzyme_const, 20))
  call set()
  call autodiff(assumed, x, dx, enzyme_const, 20)
  call differences(assumed, x, dx, 20, fwddiff(assumed, x, shadow, enzyme_const, 20))
  call set()
  call autodiff(solves, x, dx, enzyme_const, 20)
  call differences(solves, x, dx, 20, fwddiff(solves, x, shadow, enzyme_const, 20))
  call set()
  call autodiff(turned, x, dx, enzyme_const, 20)
  call differences(turned, x, dx, 20, fwddiff(turned, x, shadow, enzyme_const, 20))
  call finish()
contains
  subroutine set()
    integer :: i
    x = [(sin(0.7d0 * i * i + i), i = 1, 20)]
    dx = 0
    shadow = direction(20)
  end subroutine
end program
