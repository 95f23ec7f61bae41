! Text of deferred length beside numbers: assigned, compared, in arrays that grow.
! memory: O2
module kernel
  implicit none
  integer :: which = 1
  type :: param
    character(:), allocatable :: name
    real(8) :: val = 0
    character(8) :: unit = 'm'
  end type
contains
  function make(name, v) result(p)
    character(*), intent(in) :: name
    real(8), intent(in) :: v
    type(param) :: p
    p%name = name
    p%val = v
  end function
  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    type(param) :: p(3), q
    type(param), allocatable :: list(:)
    character(:), allocatable :: text
    integer :: i
    f = 0
    select case (which)
    case (1)
      p(1) = param('alpha', x(1))
      p(2) = make('beta' // 'x', x(2))
      p(3) = make('gamma', x(3))
      do i = 1, 3
        select case (p(i)%name)
        case ('alpha'); f = f + p(i)%val**2
        case ('betax'); f = f + p(i)%val**3
        case default; f = f + p(i)%val
        end select
      end do
    case (2)
      allocate (list(0))
      do i = 1, n
        list = [list, make('a', x(i))]
      end do
      f = sum(list%val**2)
    case (3)
      q%name = 'hello'
      q%val = x(1)
      text = q%name // ' world'
      q%name = text
      f = len(q%name) * q%val**2 + x(2)
    case (4)
      allocate (list(2))
      list(1)%name = 'one'
      list(1)%val = x(1) * x(2)
      list(2) = list(1)
      list(2)%name = list(1)%name // 'two'
      if (list(2)%name == 'onetwo') f = list(2)%val * list(1)%val
    end select
  end function
end module

program main
  use check
  use kernel
  implicit none
  real(8) :: x(4), dx(4)
  x = [0.45d0, 1.3d0, 0.6d0, -0.35d0]
  do which = 1, 4
    dx = 0
    call autodiff(f, x, dx, enzyme_const, 4)
    call differences(f, x, dx, 4, fwddiff(f, (x), direction(4), enzyme_const, 4))
  end do
  call finish()
end program
