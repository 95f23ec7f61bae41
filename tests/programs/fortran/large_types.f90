! Types with many components of all kinds, within types within types.
module kernel
  implicit none
  type :: cfg
    integer :: a = 1, b = 2, c = 3
    logical :: on = .true., off = .false.
    real(8) :: r1 = 1, r2 = 2, r3 = 3, r4 = 4
    real(8) :: v(3) = [1d0, 2d0, 3d0]
    character(16) :: name = 'cfg'
    real(8), allocatable :: p(:), q(:), s(:, :)
    integer, allocatable :: idx(:)
    complex(8) :: z = (1d0, 0d0)
  end type
  type :: l1
    type(cfg) :: c
    real(8) :: w = 1
  end type
  type :: l2
    type(l1), allocatable :: a(:)
  end type
  type :: l3
    type(l2) :: b(2)
  end type
  type :: l4
    type(l3), allocatable :: d
    integer :: k = 0
  end type
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    type(l4) :: u, w
    integer :: i
    allocate (u%d)
    do i = 1, 2
      allocate (u%d%b(i)%a(2))
      u%d%b(i)%a(1)%c%p = x * i
      u%d%b(i)%a(2)%c%v = x(1:3) * i
      u%d%b(i)%a(2)%c%s = reshape(x, [2, 2])
      u%d%b(i)%a(2)%c%idx = [3, 1, 2]
      u%d%b(i)%a(2)%c%z = cmplx(x(1), x(2), 8)
    end do
    w = u
    u%d%b(1)%a(1)%c%p = 0
    f = 0
    do i = 1, 2
      f = f + sum(w%d%b(i)%a(1)%c%p**2) * w%d%b(i)%a(2)%c%v(w%d%b(i)%a(2)%c%idx(1))
      f = f + sum(w%d%b(i)%a(2)%c%s) * real(w%d%b(i)%a(2)%c%z**2) + w%d%b(i)%a(1)%c%r4 * x(1)
      if (w%d%b(i)%a(1)%c%name /= 'cfg' .or. .not. w%d%b(i)%a(1)%c%on) f = 0
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
