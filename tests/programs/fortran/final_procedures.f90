! Final procedures of local objects, which release what pointers lead to.
module kernel
  implicit none
  integer :: count = 0
  type :: res
    real(8), allocatable :: v(:)
    real(8), pointer :: p(:) => null()
  contains
    final :: done
  end type
contains
  subroutine done(self)
    type(res), intent(inout) :: self
    count = count + 1
    if (associated(self%p)) deallocate (self%p)
  end subroutine
  real(8) function g(x)
    real(8), intent(in) :: x(:)
    type(res) :: r
    r%v = x
    allocate (r%p(size(x)))
    r%p = x**2
    g = sum(r%v * r%p)
  end function
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    f = g(x) + g(2 * x)
  end function
end module

program main
  use check
  use kernel
  implicit none
  real(8) :: x(4), dx(4)
  x = [0.45d0, 1.3d0, 0.6d0, -0.35d0]
    dx = 0
  call autodiff(f, x, dx, enzyme_const, 4)
  call differences(f, x, dx, 4, fwddiff(f, (x), direction(4), enzyme_const, 4))
  call finish()
end program
