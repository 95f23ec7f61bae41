# The collector runs between any two calls, and at each chance within them where it may: nothing dangles.
mutable struct Node
    x::Float64
    next::Union{Node,Nothing}
end
chain(x) = foldl((rest, v) -> Node(v, rest), x; init=nothing)
function total(node)
    s = 0.0
    while node !== nothing
        s += node.x^2
        node = node.next
    end
    return s
end
work(x) = (rows = [x .* i for i in 1:5]; GC.gc(false); table = Dict(i => sum(r) for (i, r) in enumerate(rows)); sum(v^2 for v in values(table)))
for n in 1:15
    x = [1.0, 2.0, Float64(n)]
    GC.gc()
    d = gradient(work, x)
    GC.gc()
    same(d, fill(2 * sum(x) * 55, 3))
    nodes = foldl((rest, v) -> Node(v, rest), x; init=nothing)
    dn = gradient(total, nodes)
    GC.gc(false)
    same((dn.x, dn.next.x, dn.next.next.x), (2.0 * n, 4.0, 2.0))
    shadow = make_zero(nodes)
    autodiff(Reverse, total, Duplicated(nodes, shadow))
    garbage = [zeros(100) for _ in 1:1000]
    GC.gc()
    same(shadow.next.x, 4.0)
    h = hessian(y -> sum(y) * y[1]^2, x)
    GC.gc(false)
    same(h[1, 1], 2 * sum(x) + 4 * x[1])
end
