! Procedure pointers in objects that own arrays, copied with them.
module kernel
  implicit none
  abstract interface
    real(8) function fun(a)
      real(8), intent(in) :: a
    end function
  end interface
  type :: op
    procedure(fun), pointer, nopass :: p => null()
    real(8), allocatable :: w(:)
  end type
contains
  real(8) function sq(a)
    real(8), intent(in) :: a
    sq = a**2
  end function
  real(8) function cu(a)
    real(8), intent(in) :: a
    cu = a**3
  end function
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    type(op) :: ops(2)
    type(op), allocatable :: more(:)
    integer :: i
    ops(1)%p => sq
    ops(2)%p => cu
    ops(1)%w = x
    ops(2)%w = x(1:2)
    more = ops
    f = 0
    do i = 1, 2
      f = f + more(i)%p(sum(more(i)%w))
    end do
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
