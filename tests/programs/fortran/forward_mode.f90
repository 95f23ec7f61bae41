! Forward mode: arguments by reference, arrays, allocatable work space.
module kernel
contains
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8), allocatable :: work(:)
    integer :: i
    allocate (work(n))
    work = x * x
    do i = 2, n
      work(i) = work(i) + sin(work(i - 1))
    end do
    f = sum(work) * x(1)
  end function

  subroutine scale(x, factor)
    real(8) :: x(3), factor
    x = x * factor
  end subroutine
end module

program main
  use check
  use kernel
  interface
    subroutine fwddiff_scale(f, x, dx, factor, dfactor) bind(c, name="__enzyme_fwddiff_scale")
      import
      external :: f
      real(c_double) :: x(*), dx(*), factor, dfactor
    end subroutine
  end interface
  real(8) :: x(4) = [0.5d0, -0.25d0, 0.75d0, 1.1d0], dx(4) = 0, w(4) = [1d0, 2d0, -1d0, 0.5d0]
  real(8) :: y(3) = [1d0, 2d0, 3d0], dy(3) = [1d0, 0d0, -1d0], factor = 3d0, dfactor = 0.5d0
  call autodiff(f, x, dx, enzyme_const, 4)
  call near("tangent", fwddiff(f, x, w, enzyme_const, 4), dot_product(dx, w), 1d-13)
  call fwddiff_scale(scale, y, dy, factor, dfactor)
  call expect("y(2)", y(2), 6d0)
  call expect("dy(1)", dy(1), 3.5d0)
  call expect("dy(2)", dy(2), 1d0)
  call expect("dy(3)", dy(3), -1.5d0)
  call finish()
end program
