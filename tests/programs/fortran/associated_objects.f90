! ASSOCIATE and BLOCK with objects that own arrays.
module kernel
  implicit none
  type :: vec
    real(8) :: c(3) = 0
    real(8), allocatable :: w(:)
  end type
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    type(vec) :: v
    integer :: i
    v%c = x(1:3)
    allocate (v%w(n))
    v%w = x
    associate (c => v%c, w => v%w)
      c(1) = c(1) * c(2)
      w = w * c(1)
    end associate
    block
      real(8), allocatable :: t(:)
      real(8) :: u(n)
      t = v%w**2
      u = t + 1
      f = sum(t * u) + v%c(1)
    end block
    blk2: block
      type(vec) :: o
      o = v
      f = f + sum(o%w)
    end block blk2
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
