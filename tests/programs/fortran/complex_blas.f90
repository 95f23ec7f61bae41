! flags: -lopenblas
! BLAS on complex numbers from Fortran: functions that return a complex number, and matrices.
module model
  implicit none
contains
  ! n is 40: a complex matrix of four rows, then a vector
  function parts(x, n) result(z)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    complex(8) :: z(n / 2)
    integer :: i
    do i = 1, n / 2
      z(i) = cmplx(x(2 * i - 1), x(2 * i), 8)
    end do
  end function

  real(8) function quadratic(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    complex(8) :: z(20), y(4), d
    complex(8), external :: zdotu, zdotc
    real(8), external :: dznrm2
    external zgemv
    z = parts(x, n)
    call zgemv('C', 4, 4, z(2), z, 4, z(17), 1, (0d0, 0d0), y, 1)
    d = zdotu(4, z(17), 1, y, -1) * zdotc(4, y, 1, z(3), 2)
    quadratic = real(d) + 2 * aimag(d) + dznrm2(4, y, 1)
  end function

  real(8) function products(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), alpha
    complex(8) :: z(20)
    complex(8), allocatable :: a(:, :), b(:, :), c(:, :)
    integer :: i
    external zgemm, zherk, zscal, zdscal
    z = parts(x, n)
    a = reshape(z(1:16), [4, 4])
    allocate(b(4, 4), c(4, 4))
    b = conjg(a)
    c = 0
    alpha = x(17)
    do i = 1, 3
      call zgemm('n', 'C', 4, 4, 4, z(i), a, 4, b, 4, z(18), c, 4)
      call zherk('U', 'N', 4, 4, alpha, a, 4, x(18), c, 4)
      call zscal(4, z(19), b(1, i), 1)
      call zdscal(4, x(19), b(1, i), 1)
      b(2, :) = b(2, :) + c(1, :)
    end do
    products = sum(real(c)**2) + sum(aimag(c)) + sum(abs(b)**2)
  end function
end module

program main
  use check
  use model
  implicit none
  real(8) :: x(40), dx(40), shadow(40)
  call set()
  call autodiff(quadratic, x, dx, enzyme_const, 40)
  call differences(quadratic, x, dx, 40, fwddiff(quadratic, x, shadow, enzyme_const, 40))
  call set()
  call autodiff(products, x, dx, enzyme_const, 40)
  call differences(products, x, dx, 40, fwddiff(products, x, shadow, enzyme_const, 40))
  call finish()
contains
  subroutine set()
    integer :: i
    x = [(sin(0.7d0 * i * i + i), i = 1, 40)]
    dx = 0
    shadow = direction(40)
  end subroutine
end program
