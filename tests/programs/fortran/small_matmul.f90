! matmul and transpose of small matrices.
module kernel
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8) :: a(2, 2), b(2, 2)
    a = reshape(x, [2, 2])
    b = matmul(a, transpose(a))
    f = b(1, 1) * b(2, 2) + b(1, 2) * x(1)
  end function
end module

program main
  use check
  use kernel
  real(8) :: x(4) = [0.5d0, -0.25d0, 0.75d0, 1.1d0], dx(4) = 0
  call autodiff(f, x, dx, enzyme_const, 4)
  call differences(f, x, dx, 4, &
      fwddiff(f, (x), direction(4), enzyme_const, 4))
  call finish()
end program
