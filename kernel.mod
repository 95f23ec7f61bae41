!mod$ v1 sum:0946f88437c09fcb
module kernel
contains
function f(x,n)
integer(4),intent(in)::n
real(8)::x(1_8:int(n,kind=8))
real(8)::f
end
end
