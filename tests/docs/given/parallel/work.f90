module model
    implicit none
    ! <page>
contains
    real(8) function energy(x)
        real(8), intent(in) :: x(:)
        integer :: i
        energy = 0
        !$omp parallel
        allocate (work(size(x)))
        !$omp end parallel
        !$omp parallel do reduction(+ : energy)
        do i = 1, size(x)
            work(i) = x(i)**2
            energy = energy + work(i) * x(i)
        end do
        !$omp parallel
        deallocate (work)
        !$omp end parallel
    end function
end module

program main
    use enzyme_hub
    use model
    implicit none
    real(8) :: x(100), dx(100)
    integer :: i
    x = [(i / 10d0, i = 1, 100)]
    dx = 0
    call enzyme_gradient(energy, x, dx)
    if (maxval(abs(dx - 3 * x**2)) > 1e-10) error stop "the gradient is not 3 x^2"
end program
