! The five objectives in Fortran; the output is that of objectives.c.
module objectives
    implicit none
    integer, parameter :: dp = kind(1d0)
contains
    real(dp) function rosenbrock(x)
        real(dp), intent(in) :: x(:)
        integer :: n
        n = size(x)
        rosenbrock = sum(100 * (x(2:) - x(:n - 1)**2)**2 + (1 - x(:n - 1))**2)
    end function rosenbrock

    real(dp) function log_sum_exp(x)
        real(dp), intent(in) :: x(:)
        real(dp) :: top
        top = maxval(x)
        log_sum_exp = top + log(sum(exp(x - top)))
    end function log_sum_exp

    real(dp) function charges(x)
        real(dp), intent(in) :: x(:)
        integer :: i, j
        charges = 0
        do i = 1, size(x) - 1, 2
            do j = 1, i - 2, 2
                charges = charges + 1 / sqrt((x(i) - x(j))**2 + (x(i + 1) - x(j + 1))**2 + 0.01_dp)
            end do
        end do
    end function charges

    real(dp) function heat(x)
        real(dp), intent(in) :: x(:)
        real(dp) :: now(size(x)), next(size(x))
        integer :: step, n
        n = size(x)
        now = x
        next = x
        do step = 1, 20
            next(2:n - 1) = now(2:n - 1) + 0.1_dp * now(2:n - 1) * (now(1:n - 2) - 2 * now(2:n - 1) + now(3:n))
            now = next
        end do
        heat = sum(now**2)
    end function heat

    ! Three layers of 16 by 16 weights, on a fixed input.
    real(dp) function layers(x)
        real(dp), intent(in) :: x(:)
        real(dp) :: h(16)
        integer :: i, k
        h = [(0.1_dp * (i - 1), i = 1, 16)]
        do k = 0, size(x) - 256, 256
            h = tanh(matmul(h, reshape(x(k + 1:k + 256), [16, 16])))
        end do
        layers = sum(h**2)
    end function layers
end module objectives

program main
    use, intrinsic :: iso_fortran_env, only: int64
    use enzyme_hub
    use objectives
    implicit none
    real(dp), allocatable :: x(:), dx(:)
    real(dp) :: value, taken, primal, gradient
    integer :: batch, count, k
    integer(int64) :: began

    call points(1000)
    call clear()
    do while (going())
        do k = 1, count
            value = rosenbrock(x)
        end do
    end do
    primal = taken
    call clear()
    do while (going())
        do k = 1, count
            dx = 0
            call enzyme_gradient(rosenbrock, x, dx)
        end do
    end do
    call tell("rosenbrock")

    call clear()
    do while (going())
        do k = 1, count
            value = log_sum_exp(x)
        end do
    end do
    primal = taken
    call clear()
    do while (going())
        do k = 1, count
            dx = 0
            call enzyme_gradient(log_sum_exp, x, dx)
        end do
    end do
    call tell("log_sum_exp")

    call points(400)
    call clear()
    do while (going())
        do k = 1, count
            value = charges(x)
        end do
    end do
    primal = taken
    call clear()
    do while (going())
        do k = 1, count
            dx = 0
            call enzyme_gradient(charges, x, dx)
        end do
    end do
    call tell("charges")

    call points(1000)
    call clear()
    do while (going())
        do k = 1, count
            value = heat(x)
        end do
    end do
    primal = taken
    call clear()
    do while (going())
        do k = 1, count
            dx = 0
            call enzyme_gradient(heat, x, dx)
        end do
    end do
    call tell("heat")

    call points(768)
    call clear()
    do while (going())
        do k = 1, count
            value = layers(x)
        end do
    end do
    primal = taken
    call clear()
    do while (going())
        do k = 1, count
            dx = 0
            call enzyme_gradient(layers, x, dx)
        end do
    end do
    call tell("layers")

contains

    subroutine points(n)
        integer, intent(in) :: n
        integer :: i
        x = [(0.5_dp + 0.3_dp * sin(1.7_dp * i), i = 0, n - 1)]
        dx = 0 * x
    end subroutine points

    subroutine clear()
        batch = -1
        count = 1
        taken = huge(taken)
    end subroutine clear

    ! True as long as there is more to measure; `taken` is the shortest time of a round so far.
    logical function going()
        integer(int64) :: now, rate
        real(dp) :: seconds
        call system_clock(now, rate)
        if (batch >= 0) then
            seconds = real(now - began, dp) / rate
            if (seconds < 0.02_dp) then
                count = 2 * count + 1
            else
                taken = min(taken, seconds / count)
                batch = batch + 1
            end if
        else
            batch = 0
        end if
        going = batch < 5
        call system_clock(began)
    end function going

    subroutine tell(name)
        character(*), intent(in) :: name
        integer :: i
        gradient = taken
        print '(a, 2es17.9, 2es25.16)', name, primal, gradient, value, sum(dx * [(cos(real(i, dp)), i = 0, size(x) - 1)])
    end subroutine tell
end program main
