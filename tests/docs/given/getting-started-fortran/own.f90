! The pieces of the page in a module. The factor 10 shows whose derivatives they are.
module own
    implicit none
    real(8) :: seen = 0
contains
    real(8) function root(a)
        real(8) :: a
        root = sqrt(a) / 10
    end function
    real(8) function rough(x)
        real(8), value :: x
        rough = x - x**2 / 2
    end function
    subroutine noise(x)
        real(8) :: x
        seen = seen + x
    end subroutine
    ! <page 1>
    ! <page 2>
    subroutine f(x, y)
        real(8), intent(in) :: x
        real(8), intent(out) :: y
        real(8) :: copy
        copy = x
        !dir$ noinline
        call noise(copy)
        !dir$ noinline
        y = root(copy)
        !dir$ noinline
        y = y + rough(x)
    end subroutine
end module

program main
    use enzyme_hub
    use own
    implicit none
    real(8) :: x = 4, dx = 0
    call enzyme_gradient(f, x, dx)
    ! of root the given derivative: 1 / (2 root), and root is a tenth of the square root
    if (abs(dx - (2.5d0 + 0.2d0)) > 1d-12) error stop "not the derivatives that were given"
    if (seen /= 4) error stop "noise is called once"
end program
