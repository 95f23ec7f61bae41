# Objectives: a Gaussian process, a network of structs, a filter, a chain of hidden states, Newton's method.
function evidence(θ)
    X, y = [0.0, 0.5, 1.3, 2.0], [0.1, 0.4, -0.3, 0.7]
    K = [exp(θ[1]) * exp(-(a - b)^2 / (2 * exp(2θ[2]))) for a in X, b in X] + exp(θ[3]) * I
    C = cholesky(Symmetric(K))
    return 0.5 * dot(y, C \ y) + 0.5 * logdet(C) + length(y) / 2 * log(2π)
end
check(evidence, [0.1, -0.3, -2.0])
struct Dense{F}
    W::Matrix{Float64}
    b::Vector{Float64}
    σ::F
end
(d::Dense)(x) = d.σ.(d.W * x .+ d.b)
struct Chain{T<:Tuple}
    layers::T
end
through(::Tuple{}, x) = x
through(layers::Tuple, x) = through(Base.tail(layers), layers[1](x))
(c::Chain)(x) = through(c.layers, x)
const INPUTS, TARGETS = [[0.1, 0.2], [0.3, -0.4], [0.5, 0.9]], [0.5, -0.2, 0.1]
function loss(net)
    s = 0.0
    for (x, y) in zip(INPUTS, TARGETS)
        s += (net(x)[1] - y)^2
    end
    return s / length(INPUTS)
end
net = Chain((Dense([0.1 0.2; -0.3 0.4; 0.5 -0.6], [0.1, 0.2, 0.3], tanh), Dense([0.7 -0.8 0.9], [0.1], identity)))
check(loss, net)
softmax(x) = (e = exp.(x .- maximum(x)); e ./ sum(e))
check(x -> -log(softmax(x)[2]), [0.1, 0.5, -0.3])
function filtered(q)
    x, P = [0.0, 1.0], Matrix(1.0I, 2, 2)
    F, H, likelihood = [1.0 0.1; 0.0 1.0], [1.0 0.0], 0.0
    for z in (0.1, 0.25, 0.3)
        x, P = F * x, F * P * F' + q * I
        S = (H * P * H')[1, 1] + 0.1
        K, r = P * H' / S, z - (H * x)[1]
        x, P = x + vec(K) * r, (I - K * H) * P
        likelihood -= 0.5 * (log(S) + r^2 / S)
    end
    return likelihood
end
check(filtered, 0.05)
function hidden(θ)
    A, B = [0.7 0.3; 0.4 0.6], [θ[1] 1-θ[1]; θ[2] 1-θ[2]]
    α = [0.5, 0.5] .* B[:, 1]
    for o in (2, 1, 1, 2)
        α = (A' * α) .* B[:, o]
    end
    return log(sum(α))
end
check(hidden, [0.3, 0.8])
newton(a) = (x = 1.0; for _ in 1:20; x -= (x^3 - a) / 3x^2; end; x)
same(gradient(newton, 2.0), 2.0^(-2 / 3) / 3)
