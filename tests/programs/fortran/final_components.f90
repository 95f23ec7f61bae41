! Final procedures of elements, of whole arrays, and of the components of an object.
! memory: O2
module kernel
  implicit none
  integer :: which = 1, count = 0
  type :: cell
    real(8), pointer :: p(:) => null()
    real(8) :: w = 2
  contains
    final :: one, many
  end type
  type :: grid
    type(cell) :: c
    type(cell), allocatable :: cs(:)
    real(8), allocatable :: v(:)
  end type
contains
  subroutine one(self)
    type(cell), intent(inout) :: self
    count = count + 1
    if (associated(self%p)) deallocate (self%p)
  end subroutine
  subroutine many(self)
    type(cell), intent(inout) :: self(:)
    integer :: i
    do i = 1, size(self)
      call one(self(i))
    end do
  end subroutine
  real(8) function g1(x)
    real(8), intent(in) :: x(:)
    type(grid) :: g
    integer :: i
    allocate (g%c%p(size(x)), g%cs(2))
    g%c%p = x
    do i = 1, 2
      allocate (g%cs(i)%p(2))
      g%cs(i)%p = x(i) * g%cs(i)%w
    end do
    g%v = x**2
    g1 = sum(g%c%p * g%v) + sum(g%cs(1)%p * g%cs(2)%p)
  end function
  real(8) function g2(x)
    real(8), intent(in) :: x(:)
    type(cell), allocatable :: cs(:)
    integer :: i
    allocate (cs(size(x)))
    g2 = 0
    do i = 1, size(x)
      allocate (cs(i)%p(1))
      cs(i)%p = x(i)**2
      g2 = g2 + cs(i)%p(1) * cs(i)%w
    end do
    deallocate (cs)
  end function
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    select case (which)
    case (1); f = g1(x)
    case (2); f = g2(x)
    case (3); f = g1(x) * g2(x)
    end select
  end function
end module

program main
  use check
  use kernel
  implicit none
  real(8) :: x(4), dx(4)
  x = [0.45d0, 1.3d0, 0.6d0, -0.35d0]
  do which = 1, 3
    dx = 0
    call autodiff(f, x, dx, enzyme_const, 4)
    call differences(f, x, dx, 4, fwddiff(f, (x), direction(4), enzyme_const, 4))
  end do
  call finish()
end program
