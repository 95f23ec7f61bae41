! The one comparison of the Fortran programs: expected values by formula or differences.
module comparisons
  implicit none
  integer :: failures = 0

contains

  subroutine near(what, got, want, tolerance)
    character(*), intent(in) :: what
    real(8), intent(in) :: got, want, tolerance
    if (abs(got - want) <= tolerance * (1 + abs(want))) return
    print *, what, " is ", got, ", expected ", want
    failures = failures + 1
  end subroutine

  ! Compares with a value known in closed form.
  subroutine expect(what, got, want)
    character(*), intent(in) :: what
    real(8), intent(in) :: got, want
    call near(what, got, want, 1d-11)
  end subroutine

  ! The direction in which forward mode is compared with a gradient.
  function direction(n)
    integer, intent(in) :: n
    real(8) :: direction(n)
    integer :: i
    direction = [(1 - 0.375d0 * mod(i - 1, 5), i = 1, n)]
  end function

  ! Compares a gradient with central differences of fourth order, and with the tangent along `direction`.
  subroutine differences(f, x, dx, n, tangent)
    interface
      real(8) function f(x, n)
        integer, intent(in) :: n
        real(8) :: x(n)
      end function
    end interface
    integer, intent(in) :: n
    real(8), intent(in) :: x(n), dx(n), tangent
    real(8), parameter :: offset(4) = [-2d0, -1d0, 1d0, 2d0], weight(4) = [1d0, -8d0, 8d0, -1d0]
    real(8) :: moved(n), h, difference
    integer :: i, k
    if (.not. abs(tangent - sum(dx * direction(n))) <= 1d-12 * (1 + sum(abs(dx * direction(n))))) then
      print *, "forward and reverse: ", tangent, " and ", sum(dx * direction(n))
      failures = failures + 1
    end if
    do i = 1, n
      h = 1d-3 * max(1d0, abs(x(i)))
      difference = 0
      do k = 1, 4
        moved = x
        moved(i) = moved(i) + offset(k) * h
        difference = difference + weight(k) * f(moved, n)
      end do
      call near("dx", dx(i), difference / (12 * h), 1d-7)
    end do
  end subroutine

  ! Compares the gradient of a function of one array with central differences of fourth order.
  subroutine slopes(f, x, dx)
    interface
      real(8) function f(x)
        real(8), intent(in) :: x(:)
      end function
    end interface
    real(8), intent(in) :: x(:), dx(:)
    real(8), parameter :: offset(4) = [-2d0, -1d0, 1d0, 2d0], weight(4) = [1d0, -8d0, 8d0, -1d0]
    real(8) :: moved(size(x)), h, difference
    integer :: i, k
    do i = 1, size(x)
      h = 1d-3 * max(1d0, abs(x(i)))
      difference = 0
      do k = 1, 4
        moved = x
        moved(i) = moved(i) + offset(k) * h
        difference = difference + weight(k) * f(moved)
      end do
      call near("dx", dx(i), difference / (12 * h), 1d-7)
    end do
  end subroutine

  subroutine finish()
    if (failures > 0) stop 1
    print *, "ok"
  end subroutine
end module

! The markers, the usual request, and the comparisons.
module check
  use iso_c_binding
  use comparisons
  implicit none
  integer(c_int), bind(c, name="enzyme_const") :: enzyme_const
  integer(c_int), bind(c, name="enzyme_dup") :: enzyme_dup
  integer(c_int), bind(c, name="enzyme_dupnoneed") :: enzyme_dupnoneed

  interface
    ! the gradient of a function f(x, n) of an array and its length
    subroutine autodiff(f, x, dx, marker, n) bind(c, name="__enzyme_autodiff")
      import
      external :: f
      real(c_double) :: x(*), dx(*)
      integer(c_int), value :: marker
      integer(c_int) :: n
    end subroutine
    ! the derivative of such a function along one direction
    real(c_double) function fwddiff(f, x, dx, marker, n) bind(c, name="__enzyme_fwddiff_check")
      import
      external :: f
      real(c_double) :: x(*), dx(*)
      integer(c_int), value :: marker
      integer(c_int) :: n
    end function
    ! the derivative of a function f(x) of one number
    subroutine autodiff_scalar(f, x, dx) bind(c, name="__enzyme_autodiff_scalar")
      import
      external :: f
      real(c_double) :: x, dx
    end subroutine
  end interface
end module
