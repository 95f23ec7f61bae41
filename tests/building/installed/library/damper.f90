real(8) function damper(x) bind(c)
    real(8) :: x
    damper = exp(-x*x)
end function
