! Variables of which each thread has a copy (threadprivate), with memory of their own.
! flags: -fopenmp
module kernel
  use omp_lib
  implicit none
  type state
    real(8), allocatable :: a(:), b(:, :)
    real(8) :: c = 0
  end type
  real(8), allocatable, save :: work(:), table(:), grown(:)
  real(8), pointer, save :: view(:) => null()
  real(8), target, save :: mine(4)
  type(state), save :: own
  !$omp threadprivate(work, table, grown, view, mine, own)
contains
  subroutine prepare(n)
    integer, intent(in) :: n
    integer :: i
    !$omp parallel private(i)
    if (allocated(table)) deallocate (table)
    allocate (table(n))
    table = [(0.5d0 + i, i = 1, n)]
    !$omp end parallel
  end subroutine

  ! Made before, by a call that is not differentiated: what is there is constant, and overwritten.
  real(8) function scratch(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), s
    integer :: i, j
    s = 0
    !$omp parallel do reduction(+:s) private(j)
    do i = 1, n
      do j = 1, n
        table(j) = x(i) * x(j) + 0.1d0 * j
      end do
      s = s + table(1) * table(n) + sum(table**2)
    end do
    scratch = s
  end function

  real(8) function constant(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), s
    integer :: i
    call prepare(n)
    s = 0
    !$omp parallel do reduction(+:s)
    do i = 1, n
      s = s + table(i) * x(i)**2
    end do
    constant = s
  end function

  ! Made by the first call, for all later ones.
  real(8) function once(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), s
    integer :: i
    s = 0
    !$omp parallel reduction(+:s)
    if (.not. allocated(grown)) allocate (grown(n + 2))
    grown = 0
    !$omp do
    do i = 1, n
      grown(i) = x(i) * sin(x(i))
      grown(n + 1) = grown(n + 1) + grown(i)**2
    end do
    s = s + grown(n + 1)
    !$omp end parallel
    once = s
  end function

  real(8) function through(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), s
    integer :: i
    s = 0
    !$omp parallel reduction(+:s)
    view => mine
    view = x(2)
    !$omp do
    do i = 1, n
      view(1 + mod(i, 4)) = view(1 + mod(i, 4)) + x(i)**2
    end do
    s = s + sum(mine**2)
    nullify (view)
    !$omp end parallel
    through = s
  end function

  real(8) function record(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), s
    integer :: i
    s = 0
    !$omp parallel reduction(+:s)
    allocate (own%a(n), own%b(2, n))
    own%b = 1
    own%c = x(3)
    !$omp do
    do i = 1, n
      own%a(i) = x(i) * own%c
      own%b(1, i) = own%a(i)**2
      s = s + own%b(1, i) * own%b(2, i)
    end do
    deallocate (own%a, own%b)
    !$omp end parallel
    record = s
  end function

  ! Next to it, and nothing of it.
  real(8) function beside(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), s
    integer :: i
    s = 0
    !$omp parallel do reduction(+:s)
    do i = 1, n
      s = s + x(i)**2
    end do
    beside = s
  end function

  subroutine fill(x, n, k)
    integer, intent(in) :: n, k
    real(8) :: x(n)
    integer :: j
    do j = 1, n
      work(j) = x(j) * x(k)
    end do
  end subroutine

  ! Made and gone in one region.
  real(8) function inside(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), s
    integer :: i
    s = 0
    !$omp parallel reduction(+:s)
    allocate (work(n))
    !$omp do
    do i = 1, n
      call fill(x, n, i)
      s = s + sum(work**2)
    end do
    deallocate (work)
    !$omp end parallel
    inside = s
  end function

  ! Made in one region, used in others.
  real(8) function kept(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), s
    integer :: i
    s = 0
    !$omp parallel
    allocate (work(n))
    work = 0
    !$omp end parallel
    !$omp parallel do
    do i = 1, n
      work(i) = work(i) + x(i) * x(1)
    end do
    !$omp parallel reduction(+:s)
    s = s + sum(work**3)
    deallocate (work)
    !$omp end parallel
    kept = s
  end function
  ! Adds to what was there before, whose adjoint stays where it is.
  real(8) function alone(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    integer :: i
    do i = 1, n
      mine(1) = mine(2) + x(i)**2
      mine(2) = mine(1) * x(i)
      table(i) = mine(1) * x(1)
    end do
    alone = mine(1) * mine(2) + sum(table)
  end function
end module

program main
  use check
  use kernel
  integer, parameter :: n = 13
  real(8) :: x(n), y(n), dx(n), first(n)
  integer :: i, threads, again
  x = [(0.3d0 + 0.05d0 * mod(i * 5, n) - 0.4d0 * mod(i, 3), i = 1, n)]
  do threads = 1, 4
    call omp_set_num_threads(threads)
    call prepare(n)
    do again = 1, 2
      y = x; dx = 0
      call autodiff(scratch, y, dx, enzyme_const, n)
      call differences(scratch, x, dx, n, fwddiff(scratch, (x), direction(n), enzyme_const, n))
      y = x; dx = 0
      call autodiff(constant, y, dx, enzyme_const, n)
      call differences(constant, x, dx, n, fwddiff(constant, (x), direction(n), enzyme_const, n))
      y = x; dx = 0
      call autodiff(once, y, dx, enzyme_const, n)
      call differences(once, x, dx, n, fwddiff(once, (x), direction(n), enzyme_const, n))
      y = x; dx = 0
      call autodiff(through, y, dx, enzyme_const, n)
      call differences(through, x, dx, n, fwddiff(through, (x), direction(n), enzyme_const, n))
      y = x; dx = 0
      call autodiff(record, y, dx, enzyme_const, n)
      call differences(record, x, dx, n, fwddiff(record, (x), direction(n), enzyme_const, n))
      y = x; dx = 0
      call autodiff(beside, y, dx, enzyme_const, n)
      call differences(beside, x, dx, n, fwddiff(beside, (x), direction(n), enzyme_const, n))
      y = x; dx = 0
      call autodiff(inside, y, dx, enzyme_const, n)
      call differences(inside, x, dx, n, fwddiff(inside, (x), direction(n), enzyme_const, n))
      y = x; dx = 0
      call autodiff(kept, y, dx, enzyme_const, n)
      call differences(kept, x, dx, n, fwddiff(kept, (x), direction(n), enzyme_const, n))
    end do
  end do
  ! Threads of the program's own that ask for derivatives: each clears what the one before has left.
  call prepare(n)
  mine = 0
  y = x; first = 0
  call autodiff(alone, y, first, enzyme_const, n)
  !$omp parallel private(y, dx, again)
  do again = 1, 3
    mine = 0
    y = x; dx = 0
    call autodiff(alone, y, dx, enzyme_const, n)
    !$omp critical
    call near("alone", maxval(abs(dx - first)), 0d0, 1d-12)
    !$omp end critical
  end do
  !$omp end parallel
  call finish()
end program
