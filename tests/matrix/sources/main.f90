! The program: its objective calls the model of another language, and its gradient goes through both.
module problem
    use iso_c_binding
    implicit none
    interface
        real(c_double) function model(x, n) bind(C)
            import
            integer(c_long), value :: n
            real(c_double), intent(in) :: x(*)
        end function model
    end interface
contains
    real(c_double) function objective(x)
        real(c_double), intent(in) :: x(:)
        objective = 0.5d0 * model(x, size(x, kind=c_long))**2 + x(1) * x(size(x))
    end function objective
end module problem
program main
    use enzyme_hub
    use problem
    implicit none
    real(c_double) :: x(5) = [0.3d0, -0.7d0, 1.1d0, 0.4d0, -1.6d0], dx(5), value
    dx = 0
    call enzyme_gradient(objective, x, dx, value)
    print '(es24.16e3)', value, dx
end program main
