# The five objectives in Julia; the output is that of objectives.c.
push!(LOAD_PATH, ARGS[1])
using EnzymeHub

rosenbrock(x) = sum(100 * (x[i+1] - x[i]^2)^2 + (1 - x[i])^2 for i in 1:length(x)-1)

function log_sum_exp(x)
    top = maximum(x)
    top + log(sum(a -> exp(a - top), x))
end

function charges(x)
    total = 0.0
    @inbounds for i in 1:2:length(x)-1, j in 1:2:i-2
        a, b = x[i] - x[j], x[i+1] - x[j+1]
        total += 1 / sqrt(a * a + b * b + 0.01)
    end
    total
end

function heat(x)
    now, next = copy(x), copy(x)
    for step in 1:20
        @inbounds for i in 2:length(x)-1
            next[i] = now[i] + 0.1 * now[i] * (now[i-1] - 2 * now[i] + now[i+1])
        end
        now, next = next, now
    end
    sum(abs2, now)
end

# Three layers of 16 by 16 weights, on a fixed input.
function layers(x)
    h = [0.1 * (i - 1) for i in 1:16]
    for k in 0:256:length(x)-256
        t = zeros(16)
        @inbounds for i in 1:16, j in 1:16
            t[i] += x[k+16*(i-1)+j] * h[j]
        end
        h = tanh.(t)
    end
    sum(abs2, h)
end

function best(work)
    work()
    shortest, count, batch = Inf, 1, 0
    while batch < 5
        taken = @elapsed for k in 1:count
            work()
        end
        if taken < 0.02
            count = 2 * count + 1
        else
            shortest = min(shortest, taken / count)
            batch += 1
        end
    end
    shortest
end

function measure(name, f, n)
    x = [0.5 + 0.3 * sin(1.7 * i) for i in 0:n-1]
    primal = best(() -> f(x))
    slope = best(() -> gradient(f, x))
    check = sum(d * cos(i - 1) for (i, d) in enumerate(gradient(f, x)))
    println(name, " ", primal, " ", slope, " ", f(x), " ", check)
end

measure("rosenbrock", rosenbrock, 1000)
measure("log_sum_exp", log_sum_exp, 1000)
measure("charges", charges, 400)
measure("heat", heat, 1000)
measure("layers", layers, 768)
