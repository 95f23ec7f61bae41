! One of each: what Fortran makes flang write (descriptors, allocatables, modules, derived types, complex numbers, common).
module shapes
  implicit none
  type :: particle
    real(8) :: position(3) = 0.0d0
    real(4) :: mass = 1.0
    character(len=8) :: name = 'particle'
    real(8), allocatable :: history(:)
  end type particle
  integer, save :: calls = 0
contains
  pure function kinetic(p, v) result(e)
    type(particle), intent(in) :: p
    real(8), intent(in) :: v(3)
    real(8) :: e
    e = 0.5d0 * p%mass * dot_product(v, v)
  end function kinetic

  subroutine advance(all, dt, n)
    integer, intent(in) :: n
    type(particle), intent(inout) :: all(n)
    real(8), intent(in), optional :: dt
    real(8) :: step
    integer :: i
    step = 1.0d-3
    if (present(dt)) step = dt
    do i = 1, n
      all(i)%position = all(i)%position + step * sin(all(i)%position)
      if (.not. allocated(all(i)%history)) allocate (all(i)%history(10))
      all(i)%history(:) = sum(all(i)%position)
    end do
    calls = calls + 1
  end subroutine advance

  recursive function factorial(n) result(f)
    integer, intent(in) :: n
    integer(8) :: f
    if (n <= 1) then
      f = 1
    else
      f = n * factorial(n - 1)
    end if
  end function factorial
end module shapes

subroutine mixed(x, y, c, n)
  use shapes
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(:, :)
  real(4), intent(inout) :: y(n, *)
  complex(8), intent(inout) :: c
  real(8), allocatable :: z(:, :)
  integer :: i
  common /block/ i
  select case (n)
  case (:0)
    return
  case (1, 3)
    y(1, 1) = 2.0
  case default
    y(:, 1) = matmul(real(x, 4), y(:, 2))
  end select
  z = transpose(x) * 2.0d0
  where (z > 0.0d0) z = sqrt(z)
  c = c * cmplx(1.0d0, maxval(z), 8) + exp(c)
  print *, 'c is ', c, factorial(5)
  open (unit=7, file='data', status='old', err=10)
  read (7, *) i
10 continue
end subroutine mixed
