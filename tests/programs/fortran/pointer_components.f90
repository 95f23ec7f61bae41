! Pointers to parts, arrays of pointers in types, nodes with arrays, default values of components.
! memory: O2
module kernel
  implicit none
  type :: item
    real(8) :: value = 2.5d0
    real(8), pointer :: data(:) => null()
    integer :: n = 3
  end type
  type :: graph
    type(item), pointer :: nodes(:) => null()
    real(8) :: weight = 1
  end type
contains
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    type(graph), pointer :: g
    type(item), pointer :: one
    integer :: k
    allocate (g)
    allocate (g%nodes(3))
    do k = 1, 3
      one => g%nodes(k)
      allocate (one%data(2))
      one%data(1) = x(k) * one%value
      one%data(2) = x(k + 1)**2 * one%n
      if (k == 2) one%value = x(1)
    end do
    g%weight = g%weight + x(2)
    f = 0
    do k = 1, 3
      f = f + g%nodes(k)%data(1) * g%nodes(k)%data(2) * g%nodes(k)%value * g%weight
      deallocate (g%nodes(k)%data)
    end do
    deallocate (g%nodes)
    deallocate (g)
  end function
end module

program main
  use comparisons
  use enzyme_hub
  use kernel
  implicit none
  real(8) :: x(4) = [0.5d0, -0.25d0, 0.75d0, 1.1d0], dx(4)
  dx = 0
  call enzyme_gradient(f, x, dx)
  call slopes(f, x, dx)
  call finish()
end program
