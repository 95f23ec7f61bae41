# zero_like: shadows of all kinds of values, which share nothing with what they are the shadows of; gradients by analysis.
mutable struct Knot
    value::Float64
    name::String
    count::Int
    next::Union{Knot,Nothing}
end
mutable struct Net
    layers::Vector{Matrix{Float64}}
    best::Matrix{Float64}
    names::Vector{String}
    sizes::Vector{Int}
    table::Dict{String,Float64}
    by_number::Dict{Float64,Vector{Float64}}
    pair::Tuple{Int,Float64,Vector{Float32}}
    label::Symbol
    head::Knot
end
struct Foreign
    data::Ptr{Float64}
    count::Int
end
mutable struct Untyped
    parts::Vector{Any}
    whole::Any
end

function loss(net)
    total = net.best[1, 2]^2 * net.pair[2] * net.pair[1]
    for (layer, size) in zip(net.layers, net.sizes)
        total += sum(layer .* layer) * size
    end
    knot = net.head
    for _ in 1:3
        total += knot.value^3 * knot.count
        knot = knot.next
    end
    return total + net.table["one"] * net.table["two"]
end

function net()
    layer = [1.0 2.0; 3.0 4.0]
    head = Knot(0.5, "head", 2, Knot(1.5, "tail", 3, nothing))
    head.next.next = head
    return Net([layer, fill(0.5, 2, 2), layer], layer, ["a", "b"], [1, 2, 3], Dict("one" => 2.0, "two" => 5.0),
        Dict(1.5 => [1.0]), (7, 0.25, Float32[1]), :net, head)
end

x = net()
dx = zero_like(x)
same(dx.layers[1] === dx.best && dx.layers[3] === dx.best, true)
same(dx.head.next.next === dx.head, true)
same((dx.names, dx.sizes, dx.label, dx.head.name, dx.head.next.count, dx.pair[1]), (["a", "b"], [1, 2, 3], :net, "head", 3, 7))
same((dx.best, dx.head.value, dx.pair[2], dx.pair[3]), (zeros(2, 2), 0.0, 0.0, Float32[0]))
same((dx.table["one"], first(keys(dx.by_number)), first(values(dx.by_number))), (0.0, 0.0, [0.0]))
same((x.best[2], x.table["one"], x.head.value), (3.0, 2.0, 0.5))

autodiff(Reverse, loss, Duplicated(x, dx))
slope = 2 .* x.best .* (1 + 3)
slope[1, 2] += 2 * 2.0 * 0.25 * 7
same(dx.best, slope)
same(dx.layers[2], fill(2 * 0.5 * 2, 2, 2))
same((dx.head.value, dx.head.next.value), (2 * 3 * 0.5^2 * 2, 3 * 1.5^2 * 3))
same((dx.table["one"], dx.table["two"], dx.pair[2]), (5.0, 2.0, 4.0 * 7))

# Nothing is shared: x may change, and its shadow stays a shadow of what x was.
push!(x.sizes, 4)
x.table["three"] = 1.0
x.names[1] = "z"
same((dx.sizes, dx.names, sort(collect(keys(dx.table)))), ([1, 2, 3], ["a", "b"], ["one", "two"]))
same(make_zero(x).names === x.names, true)

# Closures, with what they capture; a captured variable that is assigned lies in a box.
function closures()
    weights, count = [1.0, 2.0], 3
    f = v -> sum(weights .* v) * count
    df = zero_like(f)
    same((df.weights, df.count, df.weights === weights), ([0.0, 0.0], 3, false))
    total = 1.5
    add = v -> (total += v)
    zero = zero_like(add)
    same((zero.total.contents, zero(2.0), total), (0.0, 2.0, 1.5))
    g(f, v) = f(v)
    autodiff(Reverse, g, Duplicated(f, df), Const([5.0, 7.0]))
    same(df.weights, [15.0, 21.0])
end
closures()

# Fields and elements of any type; arrays with places where nothing was ever put.
u = zero_like(Untyped(Any[1.0, 2, "text", [3.0, 4.0], (5.0, 6), nothing], Dict(:a => 1.0)))
same((u.parts, u.whole), (Any[0.0, 2, "text", [0.0, 0.0], (0.0, 6), nothing], Dict(:a => 0.0)))
holes = Vector{Vector{Float64}}(undef, 2)
holes[2] = [1.0]
same((isassigned(zero_like(holes), 1), zero_like(holes)[2]), (false, [0.0]))
same((zero_like(2.5), zero_like(3), zero_like(1.0 + 2.0im), zero_like("text"), zero_like(sin) === sin), (0.0, 3, 0.0 + 0.0im, "text", true))
same((zero_like(view([1.0, 2.0, 3.0], 2:3)), zero_like((a=1.0, b=2))), ([0.0, 0.0], (a=0.0, b=2)))

# A pointer does not know its length.
held = [1.0, 2.0]
refused(() -> zero_like(Foreign(pointer(held), 2)), "how many numbers a pointer leads to", "Foreign")
refused(() -> zero_like(Any[pointer(held)]), "how many numbers")
