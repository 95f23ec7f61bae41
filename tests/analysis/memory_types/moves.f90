! Bytes that move: each procedure's arguments are described in test_memory_types.py.
module kernel
  type particle
    real(8) :: x, y
    integer :: id
    real(4) :: mass
  end type
contains
  subroutine move(a, b) bind(c)
    type(particle), intent(out) :: a
    type(particle), intent(in) :: b
    a = b
    a%x = 2 * a%x
    a%y = a%y + a%mass
    a%id = a%id + 1
  end subroutine
  subroutine scale(n, x, y) bind(c)
    integer, value :: n
    real(8) :: x(n), y(n)
    y = x
    y = 2 * y
  end subroutine
end module
