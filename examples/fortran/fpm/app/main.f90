! A chain of springs: the forces are the gradient of its energy, the stiffness matrix the Jacobian of the forces.
module chain
    implicit none
    integer, parameter :: dp = kind(1d0)
    real(dp), parameter :: stiffness = 2, length = 1
contains
    real(dp) function energy(x)
        real(dp), intent(in) :: x(:, :) ! coordinates of each joint in a column
        integer :: i
        energy = 0
        do i = 2, size(x, 2)
            energy = energy + stiffness / 2 * (norm2(x(:, i) - x(:, i - 1)) - length)**2
        end do
    end function energy

    subroutine lengths(x, l)
        real(dp), intent(in) :: x(:, :)
        real(dp), intent(out) :: l(:)
        integer :: i
        l = [(norm2(x(:, i + 1) - x(:, i)), i = 1, size(l))]
    end subroutine lengths
end module chain

program springs
    use enzyme_hub, only: enzyme_gradient, enzyme_jacobian
    use chain
    implicit none
    real(dp) :: x(2, 3), dx(2, 3), value, l(2), slopes(2, 6)
    integer :: i

    x = reshape([0d0, 0d0, 1d0, 0.5d0, 2.5d0, 0.5d0], [2, 3])
    dx = 0
    call enzyme_gradient(energy, x, dx, value)
    print '(a, f12.8)', "energy ", value
    do i = 1, 3
        print '(a, i2, 2f12.8)', "force on joint", i, -dx(:, i)
    end do
    call enzyme_jacobian(lengths, x, l, slopes)
    do i = 1, 2
        print '(a, i2, 6f8.4)', "slopes of length", i, slopes(i, :)
    end do
    print '(a, 2f12.8)', "sum of forces ", sum(dx, dim=2)
end program springs
