! The second library, in Fortran: the Morse potential of one pair, (1 - exp(-a (r - r0)))^2.
subroutine morse(r, v) bind(C, name="morse")
    use, intrinsic :: iso_c_binding, only: c_double
    implicit none
    real(c_double), intent(in) :: r
    real(c_double), intent(out) :: v
    real(c_double), parameter :: a = 1.5_c_double, r0 = 1.1_c_double

    v = (1 - exp(-a*(r - r0)))**2
end subroutine morse
