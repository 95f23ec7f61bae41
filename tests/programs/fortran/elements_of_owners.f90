! Local arrays of objects with two arrays of their own: elements and sections assigned, arrays moved out of them.
! memory: O2
module kernel
  implicit none
  integer :: which = 1
  type :: owner
    integer :: n = 0
    real(8), allocatable :: p(:)
    real(8) :: w = 0
    real(8), allocatable :: q(:, :)
  end type
contains
  subroutine take(d, s)
    type(owner), intent(inout) :: d, s
    if (allocated(d%p)) deallocate (d%p)
    if (allocated(s%p)) call move_alloc(s%p, d%p)
    if (allocated(s%q)) call move_alloc(s%q, d%q)
  end subroutine
  function make(x) result(o)
    real(8), intent(in) :: x(:)
    type(owner) :: o
    o%p = x**2
    o%w = x(1)
    allocate (o%q(2, 2))
    o%q = reshape(x(1:4), [2, 2])
  end function
  real(8) function total(o)
    type(owner), intent(in) :: o
    total = o%w
    if (allocated(o%p)) total = total + sum(o%p)
    if (allocated(o%q)) total = total + sum(o%q * o%q)
  end function
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    type(owner) :: o(3), a, b
    integer :: i
    f = 0
    select case (which)
    case (1)
      do i = 1, 3
        o(i) = make(x * i)
      end do
      o(2) = o(1)
      o(2)%p(1) = 3 * x(1)
      do i = 1, 3
        f = f + total(o(i)) * i
      end do
    case (2)
      a = make(x)
      call take(b, a)
      f = total(b) + total(a) * x(1)
    case (3)
      a = owner(1, x, x(2), reshape(x, [2, 2]))
      o = a
      o(3)%w = x(4)**2
      f = total(o(1)) + total(o(3))
    case (4)
      o(1) = make(x)
      o(2:3) = o(1:2)
      f = total(o(2)) * x(1) + total(o(1))
    end select
  end function
end module

program main
  use check
  use kernel
  implicit none
  real(8) :: x(4), dx(4)
  x = [0.45d0, 1.3d0, 0.6d0, -0.35d0]
  do which = 1, 4
    dx = 0
    call autodiff(f, x, dx, enzyme_const, 4)
    call differences(f, x, dx, 4, fwddiff(f, (x), direction(4), enzyme_const, 4))
  end do
  call finish()
end program
