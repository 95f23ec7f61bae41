! Arrays of objects as arguments and as components: nothing near a call says what they hold.
! memory: O2
module kernel
  implicit none
  integer :: which = 1
  type :: part
    real(8), allocatable :: v(:)
    real(8) :: m = 1
  end type
  type :: sys
    type(part), allocatable :: parts(:)
    real(8), allocatable :: e(:)
    real(8), pointer :: q(:) => null()
  contains
    procedure :: reset
    procedure :: setup
  end type
contains
  subroutine copy_numbers(a, b)
    real(8), allocatable, intent(inout) :: a(:)
    real(8), allocatable, intent(in) :: b(:)
    a = b
  end subroutine
  subroutine copy_parts(a, b)
    type(part), allocatable, intent(inout) :: a(:)
    type(part), allocatable, intent(in) :: b(:)
    a = b
  end subroutine
  subroutine reset(self)
    class(sys), intent(inout) :: self
    integer :: s
    if (allocated(self%parts)) deallocate (self%parts)
    if (allocated(self%e)) deallocate (self%e, stat=s)
    if (associated(self%q)) deallocate (self%q)
  end subroutine
  subroutine setup(self, x)
    class(sys), intent(inout) :: self
    real(8), intent(in) :: x(:)
    integer :: i
    call self%reset()
    allocate (self%parts(size(x)), self%e(size(x)), self%q(2))
    self%q = x(1:2)
    do i = 1, size(x)
      self%e(i) = x(i)
      self%parts(i)%v = x * i
      self%parts(i)%m = x(i)**2
    end do
  end subroutine
  subroutine fresh(s)
    type(sys), intent(out) :: s
    allocate (s%e(1))
    s%e = 3
  end subroutine
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    type(sys) :: s
    type(part), allocatable :: p(:), q(:)
    real(8), allocatable :: a(:), b(:)
    integer :: i
    f = 0
    select case (which)
    case (1)
      b = x**2
      call copy_numbers(a, b)
      f = sum(a * x)
    case (2)
      allocate (p(2))
      do i = 1, 2
        p(i)%v = x
      end do
      call copy_parts(q, p)
      q(1)%v = q(1)%v * x(1)
      f = sum(q(1)%v) * sum(p(1)%v)
    case (3)
      call s%setup(x)
      call s%setup(x**2)
      do i = 1, n
        f = f + sum(s%parts(i)%v) * s%parts(i)%m * s%e(i)
      end do
      f = f + sum(s%q)
      call s%reset()
    case (4)
      call s%setup(x)
      f = sum(s%e)
      call s%reset()
      call fresh(s)
      f = f * s%e(1)
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
