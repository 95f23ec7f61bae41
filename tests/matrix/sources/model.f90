! The function that is called: energy of a chain, each element with the next.
real(c_double) function model(x, n) bind(C)
    use iso_c_binding
    implicit none
    integer(c_long), value :: n
    real(c_double), intent(in) :: x(n)
    model = sum(sin(x) * cshift(x, 1)) + dot_product(x, x)
end function model
