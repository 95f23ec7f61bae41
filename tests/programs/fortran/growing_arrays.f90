! Allocatable arrays that grow: by assignment, by MOVE_ALLOC, as results of functions.
module kernel
  implicit none
contains
  function powers(x, n) result(r)
    real(8), intent(in) :: x
    integer, intent(in) :: n
    real(8), allocatable :: r(:)
    integer :: i
    allocate (r(0))
    do i = 1, n
      r = [r, x**i]
    end do
  end function
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    real(8), allocatable :: all(:), more(:)
    integer :: i
    all = powers(x(1), 3)
    do i = 2, size(x)
      allocate (more(size(all) + i))
      more(:size(all)) = all
      more(size(all) + 1:) = powers(x(i), i)
      call move_alloc(more, all)
    end do
    f = sum(all(:size(all) - 1) * all(2:))
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
