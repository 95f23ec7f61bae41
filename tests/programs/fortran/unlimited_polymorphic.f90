! What class(*) is, is found by its type.
module kernel
  implicit none
contains
  real(8) function measure(thing)
    class(*), intent(in) :: thing
    select type (thing)
    type is (real(8)); measure = thing**2
    type is (integer); measure = thing
    class default; measure = 0
    end select
  end function
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    f = measure(x(1)) * measure(3) + measure(x(2))
  end function
end module

program main
  use comparisons
  use enzyme_hub
  use kernel
  implicit none
  real(8) :: x(4) = [0.5d0, -0.25d0, 0.75d0, 1.1d0], dx(4)
  dx = 0
  call enzyme_gradient(f, x, dx)
  call slopes(f, x, dx)
  call finish()
end program
