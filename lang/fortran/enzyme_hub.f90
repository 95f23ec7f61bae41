! Markers and entry points of Enzyme Hub for Fortran: compile this file with your program, or copy what you need.
!
!   use enzyme_hub
!   dx = 0
!   call gradient_of_array(f, enzyme_const, n, enzyme_dup, x, dx, enzyme_dup, y, dy)
!
! A request of another shape is declared in the same way: an interface block with bind(C, name="__enzyme_autodiff...");
! the linker recognises every name that contains __enzyme_autodiff. Arguments that Fortran passes by reference are
! pointers to the linker: enzyme_dup is followed by the argument and its shadow, enzyme_const by the argument alone.

module enzyme_hub
    use, intrinsic :: iso_c_binding, only: c_double, c_int
    implicit none
    private
    public :: enzyme_const, enzyme_dup, enzyme_dupnoneed, enzyme_out
    public :: gradient_of_array, gradient_of_scalar

    integer(c_int), bind(C, name="enzyme_const") :: enzyme_const
    integer(c_int), bind(C, name="enzyme_dup") :: enzyme_dup
    integer(c_int), bind(C, name="enzyme_dupnoneed") :: enzyme_dupnoneed
    integer(c_int), bind(C, name="enzyme_out") :: enzyme_out

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
    end interface
end module enzyme_hub
