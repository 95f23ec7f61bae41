# Vectors that grow and shrink at their beginning and in between.
check(x -> (y = copy(x); insert!(y, 2, x[1] * x[2]); deleteat!(y, 1); pushfirst!(y, x[3]^2); sum(y .* (1:length(y)))), [1.0, 2.0, 3.0, 4.0])
check(x -> (y = copy(x); deleteat!(y, 2); append!(y, x .^ 2); sum(y .* (1:length(y)))), [1.0, 2.0, 3.0, 4.0])
function queued(x)
    queue, s = copy(x), 0.0
    while !isempty(queue)
        v = popfirst!(queue)
        s = s * 0.5 + v^2
        v > 1 && length(queue) < 6 && push!(queue, v / 2)
    end
    return s
end
check(queued, [1.5, 0.7, 2.5])
check(x -> (rows = [x]; pushfirst!(rows, 2 .* x); insert!(rows, 2, x .^ 2); sum(i * sum(abs2, r) for (i, r) in enumerate(rows))), [1.0, 2.0])
function windowed(x)
    window, s = Float64[], 0.0
    for v in x
        push!(window, v)
        length(window) > 2 && popfirst!(window)
        s += prod(window)
    end
    return s
end
check(windowed, [1.0, 2.0, 3.0, 4.0])
