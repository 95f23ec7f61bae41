!mod$ v1 sum:a836dc672d1c2700
module comparisons
integer(4)::failures
contains
subroutine near(what,got,want,tolerance)
character(*,1),intent(in)::what
real(8),intent(in)::got
real(8),intent(in)::want
real(8),intent(in)::tolerance
end
subroutine expect(what,got,want)
character(*,1),intent(in)::what
real(8),intent(in)::got
real(8),intent(in)::want
end
function direction(n)
integer(4),intent(in)::n
real(8)::direction(1_8:int(n,kind=8))
end
subroutine differences(f,x,dx,n,tangent)
interface
function f(x,n)
integer(4),intent(in)::n
real(8)::x(1_8:int(n,kind=8))
real(8)::f
end
end interface
integer(4),intent(in)::n
real(8),intent(in)::x(1_8:int(n,kind=8))
real(8),intent(in)::dx(1_8:int(n,kind=8))
real(8),intent(in)::tangent
end
subroutine slopes(f,x,dx)
interface
function f(x)
real(8),intent(in)::x(:)
real(8)::f
end
end interface
real(8),intent(in)::x(:)
real(8),intent(in)::dx(:)
end
subroutine finish()
end
end
