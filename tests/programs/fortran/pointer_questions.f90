! Questions whether a pointer is associated, and with what.
module kernel
  implicit none
  type :: node
    real(8) :: v = 0
    type(node), pointer :: next => null()
  end type
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8), target :: a(4)
    real(8), pointer :: p(:)
    type(node), target :: s
    type(node), pointer :: q
    class(node), pointer :: c
    a = x**2
    p => a
    f = 0
    if (associated(p, a)) f = sum(p)
    s%v = x(1)
    q => s
    c => s
    if (associated(q, s) .and. .not. associated(q%next)) f = f * q%v
    if (associated(c, q)) f = f + c%v**2
  end function
end module
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
