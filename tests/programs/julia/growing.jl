# Vectors that grow: inside of the function, and the argument itself.
function collected(x)
    found = Float64[]
    for i in 1:20
        push!(found, x * i)
    end
    return found[3] * found[end]
end
same(gradient(collected, 2.0), 2 * 2.0 * 60)

function lengthened!(x)
    push!(x, x[1] * x[2])
    return sum(abs2, x)
end
x = [2.0, 3.0]
d = gradient(lengthened!, x)
same(x, [2.0, 3.0, 6.0])
same(d, [2 * 2.0 + 2 * 6.0 * 3.0, 2 * 3.0 + 2 * 6.0 * 2.0]) # by what was passed
x, dx = [2.0, 3.0], [1.0, 1.0]
autodiff(Reverse, lengthened!, Duplicated(x, dx))
same(dx, [41.0, 31.0, 0.0])
same(gradient(x -> (y = copy(x); pop!(y); sum(abs2, y)), [1.0, 2.0]), [2.0, 0.0])
