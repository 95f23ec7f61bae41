! A derived type with an array, an integer and numbers, handed by reference.
module kernel
  type :: body
    integer :: id
    real(8) :: position(2), mass
  end type
contains
  pure real(8) function energy(a, b)
    type(body), intent(in) :: a, b
    energy = a%mass * b%mass / hypot(a%position(1) - b%position(1), a%position(2) - b%position(2))
  end function

  real(8) function f(x, n)
    integer, intent(in) :: n
    real(8) :: x(n)
    type(body) :: bodies(3), swap
    integer :: i, j
    do i = 1, 3
      bodies(i)%id = i
      bodies(i)%position(1) = x(i)
      bodies(i)%position(2) = x(n + 1 - i)
      bodies(i)%mass = x(i) + 2
    end do
    swap = bodies(1)
    bodies(1) = bodies(3)
    bodies(3) = swap
    f = 0
    do i = 1, 3
      do j = 1, i - 1
        f = f + energy(bodies(i), bodies(j)) * bodies(i)%id
      end do
    end do
  end function
end module

program main
  use check
  use kernel
  real(8) :: x(4) = [0.5d0, -0.25d0, 0.75d0, 1.1d0], dx(4) = 0
  call autodiff(f, x, dx, enzyme_const, 4)
  call differences(f, x, dx, 4, &
      fwddiff(f, (x), direction(4), enzyme_const, 4))
  call finish()
end program
