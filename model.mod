!mod$ v1 sum:21f712e821064551
module model
contains
function parts(x,n) result(z)
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
complex(8)::z(1_8:int(n/2_4,kind=8))
end
function quadratic(x,n)
integer(4),intent(in)::n
real(8)::x(1_8:int(n,kind=8))
real(8)::quadratic
end
function products(x,n)
integer(4),intent(in)::n
real(8)::x(1_8:int(n,kind=8))
real(8)::products
end
end
