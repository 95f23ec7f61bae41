! Three rows of a Jacobian in one reverse: one tape, three adjoints of each number.
module kernel
  use iso_c_binding
  integer(c_int), bind(c, name="enzyme_width") :: enzyme_width
contains
  subroutine forces(x, n, y)
    integer, intent(in) :: n
    real(8) :: x(n), y(3)
    real(8), allocatable :: work(:)
    integer :: i
    allocate (work(n))
    work = x * x
    do i = 2, n
      work(i) = work(i) + sin(work(i - 1)) * y(1)
    end do
    y(1) = sum(work)
    y(2) = maxval(work) * x(1)
    y(3) = dot_product(work, x)
  end subroutine
end module

program main
  use check
  use kernel
  interface
    subroutine rows_of(f, word, width, x, dx1, dx2, dx3, marker, n, y, dy1, dy2, dy3) bind(c, name="__enzyme_autodiff_rows")
      import
      external :: f
      integer(c_int), value :: word, width, marker
      integer(c_int) :: n
      real(c_double) :: x(*), dx1(*), dx2(*), dx3(*), y(*), dy1(*), dy2(*), dy3(*)
    end subroutine
    subroutine row_of(f, x, dx, marker, n, y, dy) bind(c, name="__enzyme_autodiff_row")
      import
      external :: f
      integer(c_int), value :: marker
      integer(c_int) :: n
      real(c_double) :: x(*), dx(*), y(*), dy(*)
    end subroutine
  end interface
  real(8) :: x(4) = [0.5d0, -0.25d0, 0.75d0, 1.1d0], rows(4, 3) = 0, y(3), seeds(3, 3) = 0, dx(4), dy(3)
  integer :: i, k
  do k = 1, 3
    seeds(k, k) = 1
  end do
  y = 0.3d0
  call rows_of(forces, enzyme_width, 3, x, rows(:, 1), rows(:, 2), rows(:, 3), enzyme_const, 4, y, &
               seeds(:, 1), seeds(:, 2), seeds(:, 3))
  do k = 1, 3
    dx = 0
    dy = 0
    dy(k) = 1
    y = 0.3d0
    call row_of(forces, x, dx, enzyme_const, 4, y, dy)
    call expect("dy(1)", seeds(1, k), dy(1))
    do i = 1, 4
      call expect("row", rows(i, k), dx(i))
    end do
  end do
  call expect("d(2x)", rows(4, 1), 2 * 1.1d0)
  call finish()
end program
