! Parallel regions of OpenMP: loops with reductions and schedules, what is private, critical sections, atomic sums, barriers.
! flags: -fopenmp
module kernel
contains
  real(8) function sums(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8) :: s, p
    integer :: i
    s = 0
    p = 1
    !$omp parallel do reduction(+:s) reduction(*:p)
    do i = 1, n
      s = s + sin(x(i)) * x(n + 1 - i)
      p = p * (1 + 0.1d0 * x(i))
    end do
    !$omp end parallel do
    sums = s * p
  end function

  real(8) function extremes(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8) :: low, high
    integer :: i
    low = 1d30
    high = -1d30
    !$omp parallel do reduction(max:high) reduction(min:low)
    do i = 1, n
      high = max(high, x(i)**2 - x(i))
      low = min(low, x(i))
    end do
    extremes = high * high - 2 * low
  end function

  real(8) function in_place(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    integer :: i, k
    do k = 1, 3
      !$omp parallel do schedule(monotonic: dynamic, 2)
      do i = 1, n
        x(i) = sin(x(i)) + x(i)**2 / 4
      end do
    end do
    in_place = sum(x)
  end function

  real(8) function copies(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8) :: a, b, own, last, s
    integer :: i
    a = x(1) * x(2)
    b = x(3)
    s = 0
    last = 0
    !$omp parallel do firstprivate(a) private(own) lastprivate(last) reduction(+:s)
    do i = 1, n
      own = a * x(i)
      last = own * b
      s = s + own**2
    end do
    copies = s + last**2
  end function

  real(8) function steps(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8) :: y(n), z(n), total, state
    integer :: i
    total = 0
    state = 1
    !$omp parallel
    !$omp do
    do i = 1, n
      y(i) = x(i)**2
    end do
    !$omp do schedule(static, 1)
    do i = 1, n
      z(i) = y(i) * y(1 + mod(i, n))
      !$omp atomic
      total = total + z(i)
      !$omp critical
      state = state * (1 + 0.1d0 * x(i))
      !$omp end critical
    end do
    !$omp single
    total = total * 2
    !$omp end single
    !$omp masked
    state = state * state
    !$omp end masked
    !$omp end parallel
    steps = total * state
  end function

  real(8) function two_dimensions(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8), allocatable :: m(:, :)
    real(8) :: s
    integer :: i, j
    allocate (m(n, n))
    !$omp parallel do collapse(2)
    do j = 1, n
      do i = 1, n
        m(i, j) = x(i) * x(j) + x(i)
      end do
    end do
    s = 0
    !$omp parallel do private(i) reduction(+:s)
    do j = 1, n
      do i = 1, n
        s = s + m(i, j) * m(j, i)
      end do
    end do
    two_dimensions = s
  end function
end module

program main
  use check
  use kernel
  use omp_lib
  integer, parameter :: n = 13
  real(8) :: x(n), y(n), dx(n)
  integer :: i, threads
  x = [(0.3d0 + 0.05d0 * mod(i * 5, n) - 0.4d0 * mod(i, 3), i = 1, n)]
  do threads = 1, 4
    call omp_set_num_threads(threads)
    y = x; dx = 0
    call autodiff(sums, y, dx, enzyme_const, n)
    call differences(sums, x, dx, n, fwddiff(sums, (x), direction(n), enzyme_const, n))
    y = x; dx = 0
    call autodiff(extremes, y, dx, enzyme_const, n)
    call differences(extremes, x, dx, n, fwddiff(extremes, (x), direction(n), enzyme_const, n))
    y = x; dx = 0
    call autodiff(in_place, y, dx, enzyme_const, n)
    call differences(in_place, x, dx, n, fwddiff(in_place, (x), direction(n), enzyme_const, n))
    y = x; dx = 0
    call autodiff(copies, y, dx, enzyme_const, n)
    call differences(copies, x, dx, n, fwddiff(copies, (x), direction(n), enzyme_const, n))
    y = x; dx = 0
    call autodiff(steps, y, dx, enzyme_const, n)
    call differences(steps, x, dx, n, fwddiff(steps, (x), direction(n), enzyme_const, n))
    y = x; dx = 0
    call autodiff(two_dimensions, y, dx, enzyme_const, n)
    call differences(two_dimensions, x, dx, n, fwddiff(two_dimensions, (x), direction(n), enzyme_const, n))
  end do
  call finish()
end program
