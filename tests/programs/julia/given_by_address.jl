# Structs and tuples that a function gets by address: Julia calls them constant, and the caller writes them anew each time round a loop.

@noinline part(p::NTuple{3,Float64}, k) = p[1] * k + p[2] * sin(p[3])

function total(x)
    s = 0.0
    for i in 1:length(x)
        s += part((x[i], x[i]^2, s), i)
    end
    return s
end
check(total, [0.3, -0.7, 1.1, 0.4])

struct Segment
    from::Tuple{Float64,Float64}
    to::Tuple{Float64,Float64}
    weight::Float64
end
@noinline cost(s::Segment) = s.weight * ((s.to[1] - s.from[1])^2 + (s.to[2] - s.from[2])^2)

function path(x)
    s, last = 0.0, (0.0, 0.0)
    for i in 1:2:length(x)-1
        next = (x[i], x[i+1] * last[1] + 1)
        s += cost(Segment(last, next, s + i))
        last = next
    end
    return s
end
check(path, [0.3, -0.7, 1.1, 0.4, 0.9, 0.2])

# Sizes of arrays are read as constant memory, too, and an array that is made here gets them before that.
check(x -> sum(abs2, [x; 2x]), [0.3 -0.7; 1.1 0.4])
check(x -> sum(abs2, hcat(x, sin.(x))), [0.3 -0.7; 1.1 0.4])
