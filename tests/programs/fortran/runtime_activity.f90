! Pointers to differentiated or to constant memory, decided while the program runs.
module kernel
  use iso_c_binding
  implicit none
  integer(c_int), bind(c, name="enzyme_runtime_activity") :: runtime_activity
  type row
    real(8), pointer :: values(:)
    real(8) :: factor
  end type
contains
  real(8) function chosen(x, n, c, which)
    integer, intent(in) :: n, which
    real(8), target :: x(n), c(n)
    real(8), pointer :: p(:)
    integer :: i
    if (which == 1) then
      p => x
    else
      p => c
    end if
    chosen = 0
    do i = 1, n
      chosen = chosen + p(i)**2 * x(n + 1 - i)
    end do
  end function

  real(8) function table(x, n, c, which)
    integer, intent(in) :: n, which
    real(8), target :: x(n), c(n)
    type(row) :: rows(3)
    integer :: k
    rows(1)%values => x
    rows(2)%values => c
    if (which == 1) then
      rows(3)%values => x(2:)
    else
      rows(3)%values => c(2:)
    end if
    table = 0
    do k = 1, 3
      rows(k)%factor = x(k)
      table = table + rows(k)%values(1) * rows(k)%values(2) * rows(k)%factor
    end do
  end function
end module

program main
  use check
  use kernel
  implicit none
  interface
    subroutine reverse(f, activity, x, dx, m1, n, m2, c, m3, which) bind(c, name="__enzyme_autodiff_chosen")
      import
      external :: f
      integer(c_int), value :: activity, m1, m2, m3
      real(c_double) :: x(*), dx(*), c(*)
      integer(c_int) :: n, which
    end subroutine
    real(c_double) function forward(f, activity, x, dx, m1, n, m2, c, m3, which) bind(c, name="__enzyme_fwddiff_chosen")
      import
      external :: f
      integer(c_int), value :: activity, m1, m2, m3
      real(c_double) :: x(*), dx(*), c(*)
      integer(c_int) :: n, which
    end function
  end interface
  real(8) :: x(3) = [0.7d0, 1.3d0, -0.4d0], c(3) = [0.5d0, -1.5d0, 2d0], dx(3), v(3) = [1d0, -2d0, 0.5d0], h = 1d-5
  real(8) :: up(3), down(3)
  integer :: which, i
  do which = 0, 1
    dx = 0
    call reverse(chosen, runtime_activity, x, dx, enzyme_const, 3, enzyme_const, c, enzyme_const, which)
    call near("forward", forward(chosen, runtime_activity, x, v, enzyme_const, 3, enzyme_const, c, enzyme_const, which), &
      dot_product(dx, v), 1d-12)
    do i = 1, 3
      up = x
      down = x
      up(i) = up(i) + h
      down(i) = down(i) - h
      call near("chosen", dx(i), (chosen(up, 3, c, which) - chosen(down, 3, c, which)) / (2 * h), 1d-7)
    end do
    dx = 0
    call reverse(table, runtime_activity, x, dx, enzyme_const, 3, enzyme_const, c, enzyme_const, which)
    call near("forward", forward(table, runtime_activity, x, v, enzyme_const, 3, enzyme_const, c, enzyme_const, which), &
      dot_product(dx, v), 1d-12)
    do i = 1, 3
      up = x
      down = x
      up(i) = up(i) + h
      down(i) = down(i) - h
      call near("table", dx(i), (table(up, 3, c, which) - table(down, 3, c, which)) / (2 * h), 1d-7)
    end do
  end do
  call expect("constant", c(2), -1.5d0)
  call finish()
end program
