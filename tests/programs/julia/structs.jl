# Immutable structs with integers among their numbers; structs of arrays; structs in structs.
struct Point
    x::Float64
    count::Int
    y::Float32
end
struct Pair2
    first::Point
    second::Point
end
struct Layer
    weights::Matrix{Float64}
    bias::Vector{Float64}
    scale::Float64
end

d = gradient(p -> p.x * p.y * p.count, Point(2.0, 3, 4.0f0))
same((d.x, d.y), (12.0, 6.0f0))
d = gradient(p -> p.first.x * p.second.x, Pair2(Point(2.0, 1, 0.0f0), Point(5.0, 1, 0.0f0)))
same((d.first.x, d.second.x), (5.0, 2.0))

const x = [0.7, -0.8]
run_layer(l, x) = l.scale * sum(tanh.(l.weights * x .+ l.bias))
layer = Layer([0.1 0.2; 0.3 0.4], [0.5, 0.6], 2.0)

dl = gradient(l -> run_layer(l, x), layer)
slope = 2.0 .* (1 .- tanh.(layer.weights * x .+ layer.bias) .^ 2)
same(dl.weights, slope * x')
same(dl.bias, slope)
same(dl.scale, run_layer(layer, x) / 2)
