# Immutable values that one function makes and another one takes by reference: it reads what was made.
struct Made
    count::Int
    first::Float64
    second::Float64
    third::Float64
end
@noinline bits(x) = reinterpret(UInt64, x)
@noinline made(n::Int) = Made(n + 1, 2.0, 3.0, 4.0) # no derivative flows through it
@noinline function used(m::Made, x)
    s = m.first
    for i in 1:m.count
        s += x^i * m.second
    end
    return s * m.third
end
check(x -> used(made(2), x), 1.5)
check(x -> used(made(length(string(trunc(Int, x)))), x), 1.5)
same(gradient(x -> sum(v * x for v in 0:0.25:1), 2.0), 2.5)
