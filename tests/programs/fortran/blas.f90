! flags: -llapack -lopenblas
! BLAS and LAPACK from Fortran: with interfaces and without, whole arrays and sections, literals and variables.
module model
  implicit none
  interface
    real(8) function ddot(n, x, incx, y, incy)
      integer, intent(in) :: n, incx, incy
      real(8), intent(in) :: x(*), y(*)
    end function
    subroutine dgesv(n, nrhs, a, lda, ipiv, b, ldb, info)
      integer, intent(in) :: n, nrhs, lda, ldb
      real(8), intent(inout) :: a(lda, *), b(ldb, *)
      integer, intent(out) :: ipiv(*), info
    end subroutine
  end interface
contains
  ! n is 20: a matrix of four rows, then a vector
  real(8) function quadratic(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), y(4)
    external dgemv
    call dgemv('T', 4, 4, 2d0, x, 4, x(17), 1, 0d0, y, 1)
    quadratic = ddot(4, x(17), 1, y, -1)
  end function

  real(8) function solve(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), a(4, 4), y(4, 1)
    integer :: pivots(4), info, i
    a = reshape(x(1:16), [4, 4])
    do i = 1, 4
      a(i, i) = a(i, i) + 3
    end do
    y(:, 1) = x(17:20)
    call dgesv(4, 1, a, 4, pivots, y, 4, info)
    solve = ddot(4, y, 1, y, 1)
  end function

  real(8) function products(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), alpha
    real(8), allocatable :: a(:, :), b(:, :), c(:, :)
    integer :: i
    external dgemm, dtrmm, dscal
    a = reshape(x(1:16), [4, 4])
    allocate(b(4, 4), c(4, 4))
    b = a
    c = 0
    alpha = x(17)
    do i = 1, 3
      call dgemm('n', 'T', 4, 4, 4, alpha, a, 4, b, 4, x(18), c, 4)
      call dtrmm('R', 'U', 'N', 'U', 4, 4, 1d0, a, 4, c, 4)
      call dscal(4, x(19), b(1, i), 1)
      b(2, :) = b(2, :) + c(1, :)
    end do
    products = sum(c * c)
  end function

  real(8) function sections(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), a(4, 4)
    external daxpy
    real(8), external :: dnrm2
    a = reshape(x(1:16), [4, 4])
    call daxpy(2, x(17), a(2:3, 2), 1, a(1, 3), 2)
    sections = dnrm2(16, a, 1) * dnrm2(2, a(2, 1), 4)
  end function
end module

program main
  use check
  use model
  implicit none
  real(8) :: x(20), dx(20), shadow(20)
  call set()
  call autodiff(quadratic, x, dx, enzyme_const, 20)
  call differences(quadratic, x, dx, 20, fwddiff(quadratic, x, shadow, enzyme_const, 20))
  call set()
  call autodiff(solve, x, dx, enzyme_const, 20)
  call differences(solve, x, dx, 20, fwddiff(solve, x, shadow, enzyme_const, 20))
  call set()
  call autodiff(products, x, dx, enzyme_const, 20)
  call differences(products, x, dx, 20, fwddiff(products, x, shadow, enzyme_const, 20))
  call set()
  call autodiff(sections, x, dx, enzyme_const, 20)
  call differences(sections, x, dx, 20, fwddiff(sections, x, shadow, enzyme_const, 20))
  call finish()
contains
  subroutine set()
    integer :: i
    x = [(sin(0.7d0 * i * i + i), i = 1, 20)]
    dx = 0
    shadow = direction(20)
  end subroutine
end program
