! Odd shapes of parallel programs in Fortran: orphaned loops, data of modules, arrays of sums, allocation inside, conditions.
! enough: O2
! flags: -fopenmp
module kernel
  real(8), allocatable :: work(:)
  integer :: k = 3
  real(8) :: total
contains
  subroutine step(a, b, n)
    integer, intent(in) :: n
    real(8), intent(inout) :: a(n), b(n)
    integer :: i
    !$omp do
    do i = 1, n
      b(i) = a(i)**2 * 0.3d0
    end do
    !$omp do
    do i = 2, n
      a(i) = a(i) + b(i - 1)
    end do
  end subroutine

  real(8) function orphan(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8), allocatable :: b(:)
    integer :: k
    allocate (b(n))
    !$omp parallel private(k)
    do k = 1, 3
      call step(x, b, n)
    end do
    !$omp end parallel
    orphan = sum(x)
  end function

  real(8) function module_data(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    integer :: i
    allocate (work(n))
    total = 0
    !$omp parallel do
    do i = 1, n
      work(i) = sin(x(i)) * x(1)
    end do
    !$omp parallel do reduction(+:total)
    do i = 1, n
      total = total + work(i)**2
    end do
    module_data = total
    deallocate (work)
  end function

  real(8) function arrays(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8) :: bins(3), mine(2), s
    integer :: i
    bins = 0
    !$omp parallel do reduction(+:bins) private(mine)
    do i = 1, n
      mine(1) = x(i)
      mine(2) = x(i)**2
      bins(1 + mod(i, 3)) = bins(1 + mod(i, 3)) + mine(1) * mine(2)
    end do
    s = 0
    !$omp parallel sections reduction(+:s)
    !$omp section
    s = s + bins(1) + bins(2) + bins(3)
    !$omp section
    s = s + bins(1) * bins(2)
    !$omp end parallel sections
    arrays = s
  end function

  real(8) function allocated_inside(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8), allocatable :: t(:)
    real(8) :: s
    integer :: i, j
    s = 0
    !$omp parallel private(t, j) reduction(+:s)
    allocate (t(n))
    !$omp do
    do i = 1, n
      do j = 1, n
        t(j) = x(i) * x(j)
      end do
      s = s + sum(t)
    end do
    deallocate (t)
    !$omp end parallel
    allocated_inside = s
  end function

  real(8) function fp(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    real(8) :: a(2), s
    integer :: i
    a = x(1:2)
    s = 0
    !$omp parallel do firstprivate(a) reduction(+:s) schedule(guided) num_threads(3) if (n > k)
    do i = 1, n
      s = s + a(1) * x(i) + a(2)**2
    end do
    fp = s
  end function

  ! Arrays that a region was handed as a whole: sums of them are sums of what nobody sees at -O0.
  real(8) function handed_out(x, n)
    integer, intent(in) :: n
    real(8) :: x(n), h(3)
    real(8), target :: a(n), b(n)
    real(8), pointer :: p(:), q(:)
    complex(8) :: z(3), c
    a = x
    b = 0
    p => a
    q => b
    !$omp parallel
    !$omp single
    h = x(1:3) + 2
    z = cmplx(h, x(2:4), 8)
    q = p * 0.5d0
    !$omp end single
    !$omp end parallel
    c = sum(z) * product(z)
    handed_out = product(h) + norm2(h) + maxval(h) + sum(q) * sum(p) + real(c) + aimag(c)
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
    call autodiff(orphan, y, dx, enzyme_const, n)
    call differences(orphan, x, dx, n, fwddiff(orphan, (x), direction(n), enzyme_const, n))
    y = x; dx = 0
    call autodiff(module_data, y, dx, enzyme_const, n)
    call differences(module_data, x, dx, n, fwddiff(module_data, (x), direction(n), enzyme_const, n))
    y = x; dx = 0
    call autodiff(arrays, y, dx, enzyme_const, n)
    call differences(arrays, x, dx, n, fwddiff(arrays, (x), direction(n), enzyme_const, n))
    y = x; dx = 0
    call autodiff(allocated_inside, y, dx, enzyme_const, n)
    call differences(allocated_inside, x, dx, n, fwddiff(allocated_inside, (x), direction(n), enzyme_const, n))
    y = x; dx = 0
    k = 3 + 20 * mod(threads, 2)
    call autodiff(fp, y, dx, enzyme_const, n)
    call differences(fp, x, dx, n, fwddiff(fp, (x), direction(n), enzyme_const, n))
    y = x; dx = 0
    call autodiff(handed_out, y, dx, enzyme_const, n)
    call differences(handed_out, x, dx, n, fwddiff(handed_out, (x), direction(n), enzyme_const, n))
  end do
  call finish()
end program
