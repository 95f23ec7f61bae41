# Julia's own errors come out of derivatives, and the process goes on.
thrown(() -> gradient(x -> x[5], [1.0]), BoundsError)
thrown(() -> gradient(sqrt, -1.0), DomainError, "complex")
thrown(() -> gradient(x -> x > 0 ? x : error("no ", x), -1.0), ErrorException, "no -1.0")
thrown(() -> gradient(x -> sum(x * [1.0, 2.0, 3.0]), [1.0 2.0; 3.0 4.0]), DimensionMismatch)
same(GC.enable(true), true)
same(gradient(x -> x > 0 ? x : error("no ", x), 2.0), 1.0)

# What a derivative took for its reverse sweep is given back where an error leaves it in the middle.
@noinline function further(s, x, i)
    i > 40_000 && error("too far")
    return s * x + sin(s)
end
function far(x, n)
    s = 0.1
    for i in 1:n
        s = further(s, x[1], i)
    end
    return s
end
in_use() = parse(Int, split(read("/proc/self/statm", String))[2]) * 4096 / 2^20
attempt() = thrown(() -> gradient(far, [0.5], 50_000), ErrorException, "too far")
attempt()
before = in_use()
foreach(_ -> attempt(), 1:100)
in_use() - before < 100 || push!(Check.WRONG, "memory grew by $(in_use() - before) MiB")
check(x -> far(x, 10), [0.5])
