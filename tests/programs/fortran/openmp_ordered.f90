! Ordered sections, what one thread hands on to the others, variables of which each thread has a copy, and a league of one team.
! flags: -fopenmp
module kernel
  use omp_lib
  implicit none
  type pair
    real(8) :: a, b
    integer :: k
  end type
  real(8), save :: mine, tab(3)
  integer, save :: counter
  real(8) :: c1, c2
  common /block/ c1, c2
  !$omp threadprivate(mine, tab, counter, /block/)
contains
  real(8) function chain(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), s, t
    integer :: i
    s = 1
    !$omp parallel private(t)
    !$omp do ordered
    do i = 1, n
      t = sin(x(i))
      !$omp ordered
      s = s * t + x(i)
      !$omp end ordered
    end do
    !$omp do ordered schedule(dynamic, 2)
    do i = n, 1, -1
      t = x(i)**2
      if (mod(i, 3) /= 0) then
        !$omp ordered
        s = cos(s) * t
        !$omp end ordered
      end if
    end do
    !$omp end parallel
    chain = s
  end function

  real(8) function handed_on(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), s, first, few(3)
    real(8), allocatable :: rest(:)
    type(pair) :: both
    integer :: i, k
    s = 0
    !$omp parallel private(first, few, rest, both, k) reduction(+:s)
    allocate (rest(4))
    rest = 1
    !$omp single
    first = x(1) * x(2)
    few = x(3) * x(1)
    rest = x(4) * x(5)
    both = pair(x(1) * x(2), x(6), 2)
    k = 3
    !$omp end single copyprivate(first, few, rest, both, k)
    first = first * 2
    !$omp do
    do i = 1, n
      s = s + x(i) * first * few(2) * k + rest(3) * both%a * both%b * both%k * x(i)
    end do
    !$omp single
    mine = x(2) * x(7)
    !$omp end single copyprivate(mine)
    s = s + mine**2
    !$omp end parallel
    handed_on = s
  end function

  real(8) function copies(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), s
    integer :: i
    s = 0
    mine = x(1) * x(2)
    c2 = x(4)
    !$omp parallel copyin(mine) reduction(+:s)
    tab = x(1)
    c1 = x(2)
    counter = 2
    !$omp do
    do i = 1, n
      call add(x(i) * mine)
    end do
    s = s + tab(2) * tab(1) * c1 / counter
    !$omp end parallel
    copies = s + mine * c2
  end function

  subroutine add(v)
    real(8), intent(in) :: v
    tab(2) = tab(2) + v**2
    counter = counter + 1
  end subroutine

  real(8) function league(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), y(n), s
    integer :: i
    !$omp teams distribute
    do i = 1, n
      y(i) = x(i) * x(1)
    end do
    !$omp teams distribute parallel do
    do i = 1, n
      y(i) = y(i) * x(n + 1 - i)
    end do
    s = 0
    !$omp target teams distribute parallel do map(tofrom: s, y) reduction(+:s)
    do i = 1, n
      s = s + y(i)**2
    end do
    league = s
  end function

  ! From one region to the next.
  real(8) function kept(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), s
    integer :: k
    s = 0
    do k = 1, 3
      !$omp parallel
      if (k == 1) mine = x(1 + omp_get_thread_num())
      mine = sin(mine) * x(k)
      c2 = mine * x(1)
      !$omp end parallel
      !$omp parallel reduction(+:s)
      s = s + mine * c2
      !$omp end parallel
    end do
    kept = s * mine
  end function

  ! Of copies to which the first thread's variable is copied, while the first thread goes on.
  real(8) function followed(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), s, a
    integer :: i
    mine = x(1)**2
    tab = x(1:size(tab)) * 2
    s = 0
    !$omp parallel copyin(mine, tab) private(a) reduction(+:s)
    !$omp single
    a = 2
    !$omp end single copyprivate(a)
    !$omp do schedule(monotonic: dynamic, 1)
    do i = 1, 4
      s = s + a * x(i) * mine * tab(1 + mod(i, 2))
    end do
    mine = mine * 2
    tab = tab * 3
    !$omp end parallel
    followed = s
  end function
end module

program main
  use check
  use kernel
  integer, parameter :: n = 12
  real(8) :: x(n), y(n), dx(n), first(n)
  integer :: i, threads
  x = [(0.3d0 + 0.05d0 * mod(i * 5, n) - 0.4d0 * mod(i, 3), i = 1, n)]
  call omp_set_dynamic(.false.)
  do threads = 1, 4
    call omp_set_num_threads(threads)
    y = x; dx = 0
    call autodiff(chain, y, dx, enzyme_const, n)
    call differences(chain, x, dx, n, fwddiff(chain, (x), direction(n), enzyme_const, n))
    y = x; dx = 0
    call autodiff(handed_on, y, dx, enzyme_const, n)
    call differences(handed_on, x, dx, n, fwddiff(handed_on, (x), direction(n), enzyme_const, n))
    y = x; dx = 0
    call autodiff(copies, y, dx, enzyme_const, n)
    call differences(copies, x, dx, n, fwddiff(copies, (x), direction(n), enzyme_const, n))
    y = x; dx = 0
    call autodiff(league, y, dx, enzyme_const, n)
    call differences(league, x, dx, n, fwddiff(league, (x), direction(n), enzyme_const, n))
    y = x; dx = 0
    call autodiff(kept, y, dx, enzyme_const, n)
    call differences(kept, x, dx, n, fwddiff(kept, (x), direction(n), enzyme_const, n))
  end do
  call omp_set_num_threads(2)
  y = x; first = 0
  call autodiff(followed, y, first, enzyme_const, n)
  call differences(followed, x, first, n, fwddiff(followed, (x), direction(n), enzyme_const, n))
  do i = 1, 300
    y = x; dx = 0
    call autodiff(followed, y, dx, enzyme_const, n)
    call near("another time", maxval(abs(dx - first)), 0d0, 1d-12)
  end do
  call finish()
end program
