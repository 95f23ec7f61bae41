! Trees of objects that own objects of their own type.
! memory: O2
module kernel
  implicit none
  type :: node
    real(8) :: v = 0
    type(node), pointer :: next => null()
  end type
  type :: tree
    real(8) :: v = 0
    type(tree), allocatable :: left, right
  end type
contains
  recursive subroutine insert(t, v)
    type(tree), intent(inout), allocatable :: t
    real(8), intent(in) :: v
    if (.not. allocated(t)) then
      allocate (t)
      t%v = v
    else if (v < t%v) then
      call insert(t%left, v)
    else
      call insert(t%right, v)
    end if
  end subroutine
  recursive real(8) function total(t, d) result(r)
    type(tree), intent(in), allocatable :: t
    integer, intent(in) :: d
    r = 0
    if (allocated(t)) r = d * t%v**2 + total(t%left, d + 1) + total(t%right, d + 1)
  end function
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    type(tree), allocatable :: t
    integer :: i
    do i = 1, n
      call insert(t, x(i))
    end do
    f = total(t, 1)
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
