! Markers and entry points of Enzyme Hub for Fortran: compile this file with your program, or copy what you need.
!
!   use enzyme_hub
!   dx = 0
!   call enzyme_gradient(f, x, dx)              ! f a function of x, or a subroutine (x, y) with its result in y
!   call enzyme_gradient(f, x, dx, value)       ! the value of f, too
!   call enzyme_jacobian(g, x, y, jacobian)     ! g a subroutine (x, y): jacobian(i, j) is the derivative of y(i) by x(j)
!
! x is a number or an array of any rank, real(8) or real(4), and so are dx, y and the Jacobian; f takes it as x, x(:), x(n) or
! x(*), or by value. The gradient is added into dx. What else f needs it sees in its host or in a module, as a constant.
!
! A request of another shape is declared with an interface block with bind(C, name="__enzyme_autodiff..."): the linker
! recognises every name that contains __enzyme_autodiff. Arguments that Fortran passes by reference are pointers to the
! linker: enzyme_dup is followed by the argument and its shadow, enzyme_const by the argument alone.
!
!   call gradient_of_array(f, enzyme_const, n, enzyme_dup, x, dx, enzyme_dup, y, dy)

module enzyme_hub
    use, intrinsic :: iso_c_binding, only: c_char, c_double, c_float, c_int
    implicit none
    private
    public :: enzyme_const, enzyme_dup, enzyme_dupnoneed, enzyme_out
    public :: enzyme_gradient, enzyme_jacobian
    public :: gradient_of_array, gradient_of_scalar
    public :: enzyme_register_gradient, enzyme_register_derivative, enzyme_register_split_derivative
    public :: enzyme_function_like, enzyme_inactive_function

    integer(c_int), bind(C, name="enzyme_const") :: enzyme_const
    integer(c_int), bind(C, name="enzyme_dup") :: enzyme_dup
    integer(c_int), bind(C, name="enzyme_dupnoneed") :: enzyme_dupnoneed
    integer(c_int), bind(C, name="enzyme_out") :: enzyme_out

    interface enzyme_gradient
        subroutine gradient_real8(f, x, dx) bind(C, name="__enzyme_fortran_gradient")
            import :: c_double
            external :: f
            real(c_double), intent(in), contiguous :: x(..)
            real(c_double), intent(inout), contiguous :: dx(..)
        end subroutine gradient_real8
        subroutine gradient_and_value_real8(f, x, dx, value) bind(C, name="__enzyme_fortran_gradient_value")
            import :: c_double
            external :: f
            real(c_double), intent(in), contiguous :: x(..)
            real(c_double), intent(inout), contiguous :: dx(..)
            real(c_double), intent(out) :: value
        end subroutine gradient_and_value_real8
        subroutine gradient_real4(f, x, dx) bind(C, name="__enzyme_fortran_gradient4")
            import :: c_float
            external :: f
            real(c_float), intent(in), contiguous :: x(..)
            real(c_float), intent(inout), contiguous :: dx(..)
        end subroutine gradient_real4
        subroutine gradient_and_value_real4(f, x, dx, value) bind(C, name="__enzyme_fortran_gradient_value4")
            import :: c_float
            external :: f
            real(c_float), intent(in), contiguous :: x(..)
            real(c_float), intent(inout), contiguous :: dx(..)
            real(c_float), intent(out) :: value
        end subroutine gradient_and_value_real4
    end interface enzyme_gradient

    interface enzyme_jacobian
        subroutine jacobian_real8(f, x, y, jacobian) bind(C, name="__enzyme_fortran_jacobian")
            import :: c_double
            external :: f
            real(c_double), intent(in), contiguous :: x(..)
            real(c_double), intent(inout), contiguous :: y(..), jacobian(..)
        end subroutine jacobian_real8
        subroutine jacobian_real4(f, x, y, jacobian) bind(C, name="__enzyme_fortran_jacobian4")
            import :: c_float
            external :: f
            real(c_float), intent(in), contiguous :: x(..)
            real(c_float), intent(inout), contiguous :: y(..), jacobian(..)
        end subroutine jacobian_real4
    end interface enzyme_jacobian

    interface
        ! For subroutine f(n, x, y): adds dy times the gradient of y by x into dx; dy is zero afterwards.
        subroutine gradient_of_array(f, mark_n, n, mark_x, x, dx, mark_y, y, dy) &
            bind(C, name="__enzyme_autodiff_fortran_array")
            import :: c_double, c_int
            external :: f
            integer(c_int), value :: mark_n, mark_x, mark_y
            integer, intent(in) :: n
            real(c_double), intent(in) :: x(*)
            real(c_double), intent(inout) :: dx(*), y, dy
        end subroutine gradient_of_array

        ! For a double precision function f(x): adds its derivative into dx.
        subroutine gradient_of_scalar(f, mark_x, x, dx) bind(C, name="__enzyme_autodiff_fortran_scalar")
            import :: c_double, c_int
            external :: f
            integer(c_int), value :: mark_x
            real(c_double), intent(in) :: x
            real(c_double), intent(inout) :: dx
        end subroutine gradient_of_scalar

        ! Derivatives of your own: what is registered anywhere in the program counts, whether the call is ever made or not.
        ! Procedures are those of modules, or external ones; the function is called behind !dir$ noinline.
        subroutine enzyme_register_gradient(f, augment, gradient) bind(C, name="__enzyme_register_gradient_fortran")
            external :: f, augment, gradient
        end subroutine enzyme_register_gradient
        subroutine enzyme_register_derivative(f, tangent) bind(C, name="__enzyme_register_derivative_fortran")
            external :: f, tangent
        end subroutine enzyme_register_derivative
        subroutine enzyme_register_split_derivative(f, augment, tangent) &
            bind(C, name="__enzyme_register_splitderivative_fortran")
            external :: f, augment, tangent
        end subroutine enzyme_register_split_derivative
        subroutine enzyme_function_like(f, name) bind(C, name="__enzyme_function_like_fortran")
            import :: c_char
            external :: f
            character(kind=c_char), intent(in) :: name(*)
        end subroutine enzyme_function_like
        subroutine enzyme_inactive_function(f) bind(C, name="__enzyme_inactivefn_fortran")
            external :: f
        end subroutine enzyme_inactive_function
    end interface
end module enzyme_hub
