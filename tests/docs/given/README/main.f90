program main
    use, intrinsic :: iso_c_binding
    implicit none
    interface
        subroutine gradient(f, x, dx) bind(C, name="__enzyme_autodiff")
            import :: c_double
            external :: f
            real(c_double) :: x, dx
        end subroutine
    end interface
    real(c_double) :: x = 3, dx = 0
    call gradient(square, x, dx)
    if (dx /= 6) error stop
contains
    real(c_double) function square(x)
        real(c_double), intent(in) :: x
        square = x * x
    end function
end program
