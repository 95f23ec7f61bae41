! COMMON blocks: parameters that are constants, and work space that is written and read.
module kernel
  implicit none
contains
  subroutine prepare(x)
    real(8), intent(in) :: x(*)
    real(8) :: work(4), scale
    integer :: calls
    common /space/ work, scale
    common /counts/ calls
    calls = calls + 1
    work(1:4) = x(1:4)**2
    scale = sum(x(1:4))
  end subroutine
  real(8) function evaluate()
    real(8) :: work(4), scale, gamma
    common /space/ work, scale
    common /physics/ gamma
    evaluate = scale * work(1) * work(3) + gamma * sin(work(2) * scale) + work(4)
  end function
  real(8) function f(x)
    real(8), intent(in) :: x(:)
    call prepare(x)
    f = evaluate()
  end function
end module
block data
  real(8) :: gamma
  common /physics/ gamma
  data gamma /1.4d0/
end block data

program main
  use comparisons
  use enzyme_hub
  use kernel
  implicit none
  real(8) :: x(4) = [0.5d0, -0.25d0, 0.75d0, 1.1d0], dx(4)
  dx = 0
  call enzyme_gradient(f, x, dx)
  call slopes(f, x, dx)
  call finish()
end program
