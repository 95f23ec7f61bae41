# Equations that move: steppers with structs, bodies that attract each other, heat, an automaton of numbers.
struct Prey
    α::Float64
    β::Float64
    γ::Float64
    δ::Float64
end
slope(p::Prey, u) = [p.α * u[1] - p.β * u[1] * u[2], -p.γ * u[2] + p.δ * u[1] * u[2]]
function stepped(f, u, h, n)
    for _ in 1:n
        k1 = f(u)
        k2 = f(u .+ h / 2 .* k1)
        k3 = f(u .+ h / 2 .* k2)
        k4 = f(u .+ h .* k3)
        u = u .+ h / 6 .* (k1 .+ 2 .* k2 .+ 2 .* k3 .+ k4)
    end
    return u
end
check(p -> sum(abs2, stepped(u -> slope(p, u), [1.0, 1.0], 0.05, 40)), Prey(1.5, 1.0, 3.0, 1.0))
mutable struct Body
    position::Vector{Float64}
    velocity::Vector{Float64}
    mass::Float64
end
function attracted(x)
    bodies = [Body(x[3i-2:3i], zeros(3), 1.0 + i) for i in 1:3]
    for _ in 1:10
        for a in bodies, b in bodies
            a === b && continue
            r = b.position - a.position
            a.velocity .+= 0.01 * b.mass .* r ./ (norm(r)^3 + 0.1)
        end
        for b in bodies
            b.position .+= 0.01 .* b.velocity
        end
    end
    return sum(0.5 * b.mass * dot(b.velocity, b.velocity) for b in bodies)
end
check(attracted, [0.0, 0.1, 0.2, 1.0, 0.3, -0.4, -0.5, 1.1, 0.7])
function warmed(u)
    n = length(u)
    u, v = copy(u), similar(u)
    for _ in 1:20
        for i in 1:n
            v[i] = u[i] + 0.1 * (u[mod1(i - 1, n)] - 2u[i] + u[mod1(i + 1, n)])
        end
        u, v = v, u
    end
    return sum(u .^ 3)
end
check(warmed, [0.0, 1.0, 0.5, -0.3, 0.7])
function reacted(feed)
    U, V = ones(6, 6), zeros(6, 6)
    V[3:4, 3:4] .= 0.5
    at(M, i, j) = M[mod1(i, 6), mod1(j, 6)]
    for _ in 1:5
        L = [at(U, i + 1, j) + at(U, i - 1, j) + at(U, i, j + 1) + at(U, i, j - 1) - 4U[i, j] for i in 1:6, j in 1:6]
        reaction = U .* V .^ 2
        U .+= 0.16 .* L .- reaction .+ feed .* (1 .- U)
        V .+= reaction .- (0.06 + feed) .* V
    end
    return sum(V)
end
check(reacted, 0.035)
