# Vectors: loops with bounds checks, temporary vectors, an argument that is changed in place.
function squares(x)
    y = zeros(length(x))
    for i in 1:length(x)
        y[i] = x[i]^2
    end
    return sum(y)
end
same(gradient(squares, [1.0, 2.0, 3.0]), [2.0, 4.0, 6.0])

function scaled!(x)
    for i in eachindex(x)
        x[i] *= i
    end
    return sum(abs2, x)
end
x = [1.0, 2.0, 3.0]
same(gradient(scaled!, x), [2.0, 16.0, 54.0])
same(x, [1.0, 4.0, 9.0])

function recurrence(x)
    state = x[1]
    for step in 2:length(x)
        state = sin(state) * x[step] + state
    end
    return state
end
check(recurrence, [0.3, 0.5, 0.7, 1.1])
check(x -> prod(x) + maximum(x) * minimum(x), [1.5, 2.5, 0.5])
