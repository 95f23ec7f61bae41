! A recursive function on array sections.
module kernel
contains
  recursive real(8) function f(x, n) result(total)
    integer, intent(in) :: n
    real(8) :: x(n)
    integer :: half
    if (n == 1) then
      total = x(1)**2
      return
    end if
    half = n / 2
    total = f(x, half) * f(x(half + 1), n - half) + sin(x(n))
  end function
end module

program main
  use check
  use kernel
  real(8) :: x(5) = [0.5d0, -0.25d0, 0.75d0, 1.1d0, -1.3d0], dx(5) = 0
  call autodiff(f, x, dx, enzyme_const, 5)
  call differences(f, x, dx, 5, &
      fwddiff(f, (x), direction(5), enzyme_const, 5))
  call finish()
end program
