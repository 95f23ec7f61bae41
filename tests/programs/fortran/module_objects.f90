! Objects of a module: arrays of them, allocated, assigned, released, and given away to be filled.
module kernel
  implicit none
  integer :: which = 1
  type :: blok
    real(8), allocatable :: w(:)
    integer :: n = 0
    real(8) :: s = 1
  end type
  type(blok), allocatable, target :: doms(:), copy(:)
  type(blok) :: fixed(2), single
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    integer :: k
    f = 0
    select case (which)
    case (1)
      if (allocated(doms)) deallocate (doms)
      allocate (doms(2))
      do k = 1, 2
        allocate (doms(k)%w(n))
        doms(k)%w = x * k
        doms(k)%s = x(k)
      end do
      copy = doms
      copy(1)%w(1) = 3 * x(2)
      f = sum(copy(1)%w * doms(2)%w) + copy(2)%s
      deallocate (doms, copy)
    case (2)
      do k = 1, 2
        if (allocated(fixed(k)%w)) deallocate (fixed(k)%w)
      end do
      if (allocated(single%w)) deallocate (single%w)
      do k = 1, 2
        fixed(k)%w = x**k
        fixed(k)%n = k
      end do
      single = fixed(2)
      fixed(2) = fixed(1)
      f = sum(single%w * fixed(2)%w)
      deallocate (single%w, fixed(1)%w, fixed(2)%w)
    case (3)
      call fill(single, x)
      f = single%s * sum(single%w)
      deallocate (single%w)
    end select
  end function
  subroutine fill(b, x)
    type(blok), intent(out) :: b
    real(8), intent(in) :: x(:)
    b%w = x**2
    b%s = b%s + x(1)
  end subroutine
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
