! levels: O0 O2
! A name of any length is copied to a variable of characters, of which some are looked at: text beside numbers, as LAPACK's ilaenv does it.
module named_blocks
    implicit none
contains
    integer function block_size(name) result(size)
        character(*), intent(in) :: name
        character(16) :: own
        integer :: i, code
        own = name
        code = ichar(own(1:1))
        if (code >= 97 .and. code <= 122) then
            own(1:1) = char(code - 32)
            do i = 2, 6
                code = ichar(own(i:i))
                if (code >= 97 .and. code <= 122) own(i:i) = char(code - 32)
            end do
        end if
        size = 1
        if (own(2:3) == 'GE') size = 2
        if (own(4:6) == 'TRF') size = size + 2
    end function

    subroutine scaled(name, x, n)
        character(*), intent(in) :: name
        integer, intent(in) :: n
        real(8), intent(inout) :: x(n)
        integer :: k
        do k = 1, block_size(name)
            x = x * x
        end do
    end subroutine

    real(8) function f(x, n)
        integer, intent(in) :: n
        real(8) :: x(n)
        real(8) :: y(n)
        y = x
        call scaled('dlatrf', y, n)
        call scaled('dge', y, n)
        f = sum(y)
    end function
end module

program main
    use check
    use named_blocks
    real(8) :: x(3) = [0.5d0, -0.8d0, 1.1d0], dx(3) = 0
    call autodiff(f, x, dx, enzyme_const, 3)
    call differences(f, x, dx, 3, fwddiff(f, (x), direction(3), enzyme_const, 3))
    call finish()
end program
