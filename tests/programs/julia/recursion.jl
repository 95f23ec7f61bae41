# Functions that call themselves and each other, on numbers, trees and tuples.
power(x, n) = n == 0 ? one(x) : iseven(n) ? power(x * x, n ÷ 2) : x * power(x, n - 1)
same(gradient(x -> power(x, 7), 1.5), 7 * 1.5^6)
fib(x, n) = n < 2 ? x * n : fib(x, n - 1) + fib(x, n - 2) * x
check(x -> fib(x, 8), 0.7)
even(x, n) = n == 0 ? x : sin(odd(x, n - 1))
odd(x, n) = n == 0 ? x^2 : x * even(x, n - 1)
check(x -> even(x, 7), 0.6)
struct Leaf
    x::Float64
end
struct Tree
    weight::Float64
    left::Union{Tree,Leaf}
    right::Union{Tree,Leaf}
end
total(t::Leaf) = t.x^2
total(t::Tree) = t.weight * total(t.left) + total(t.right)
grown(x, depth) = depth == 0 ? Leaf(x) : Tree(x + depth, grown(x * 1.1, depth - 1), grown(x * 0.9, depth - 1))
check(x -> total(grown(x, 4)), 0.5)
sums(t::Tuple{}) = 0.0
sums(t::Tuple) = t[1]^length(t) + sums(Base.tail(t))
check(sums, (1.5, 2.5, 0.5, 3.0))
simpson(f::F, a, b) where {F} = (b - a) / 6 * (f(a) + 4 * f((a + b) / 2) + f(b))
function adaptive(f::F, a, b, whole, depth) where {F} # Julia specialises on functions that are called, or that are said to matter
    m = (a + b) / 2
    left, right = simpson(f, a, m), simpson(f, m, b)
    (depth == 0 || abs(left + right - whole) < 1e-6) && return left + right
    return adaptive(f, a, m, left, depth - 1) + adaptive(f, m, b, right, depth - 1)
end
check(x -> adaptive(t -> sin(x * t) * exp(-t), 0.0, x, simpson(t -> sin(x * t) * exp(-t), 0.0, x), 8), 1.3)
