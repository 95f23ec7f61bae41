# Loops of Threads.@threads, which a derivative runs in turn: several in a function, nested, with sums for each thread, over rows; in forward mode and twice.
using Base.Threads: @threads, threadid, nthreads

function squares(x)
    y = similar(x)
    @threads for i in eachindex(x)
        y[i] = sin(x[i]) * x[i]
    end
    z = similar(x)
    @threads for i in 2:length(x)
        z[i] = y[i] * y[i - 1] + x[1]
    end
    z[1] = 0
    return sum(z)
end
check(squares, [0.3, 1.2, -0.7, 2.1, 0.9])

# One sum for each thread.
function summed(x)
    parts = zeros(nthreads())
    @threads for i in eachindex(x)
        parts[threadid()] += exp(x[i] / 2) * x[i]
    end
    return sum(parts)
end
check(summed, [0.3, 1.2, -0.7, 2.1, 0.9])

# Closures that hold numbers, matrices and others.
function rows(a, x, factor)
    y = zeros(size(a, 1))
    @threads for i in 1:size(a, 1)
        s = 0.0
        for j in 1:size(a, 2)
            s += a[i, j] * x[j]^2
        end
        y[i] = factor * s
    end
    return sum(abs2, y)
end
const matrix = [1.0 2.0 0.5; -1.0 0.3 0.8]
check(a -> rows(a, [0.5, -1.5, 2.0], 0.7), matrix)
check(x -> rows(matrix, x, x[2]), [0.5, -1.5, 2.0])
check(factor -> rows(matrix, [0.5, -1.5, 2.0], factor), 0.7)

function nested(x)
    y = zeros(3, 4)
    @threads for i in 1:3
        @threads for j in 1:4
            y[i, j] = x[i] * x[j]^2
        end
    end
    return sum(y)
end
check(nested, [0.5, 1.5, -1.0, 2.0])

# Memory that the loop alone names, and one that works on nothing.
const kept = zeros(4)
function over_global(x)
    @threads for i in 1:4
        kept[i] = i
    end
    return sum(x[i]^2 * kept[i] for i in 1:4)
end
same(gradient(over_global, [1.0, 2.0, 3.0, 4.0]), [2.0, 8.0, 18.0, 32.0])
check(x -> squares(x) + summed(x[1:0]), [0.3, 1.2])

same(autodiff(Forward, squares, Duplicated([0.3, 1.2, -0.7], [1.0, 0.0, 0.0]))[1], gradient(squares, [0.3, 1.2, -0.7])[1])
same(hessian(summed, [0.5, 1.5])[2, 2], (1 + 1.5 / 4) * exp(0.75))

