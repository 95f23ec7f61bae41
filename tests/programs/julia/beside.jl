# Text, dictionaries, sets, integers and symbols beside numbers.
function told(x)
    words = String[]
    for (i, v) in enumerate(x)
        push!(words, string("x", i, " = ", round(v; digits=2)))
    end
    return sum(abs2, x) * sum(length, words) * length(uppercase(words[1]))
end
same(gradient(told, [1.0, 2.0]), [2.0, 4.0] .* 16 .* 8)
function counted(x)
    seen = Dict{Symbol,Int}()
    for v in x
        key = v > 0 ? :up : :down
        seen[key] = get(seen, key, 0) + 1
    end
    return sum(x) * seen[:up]
end
same(gradient(counted, [1.0, -2.0, 3.0]), [2.0, 2.0, 2.0])
function kept(x)
    table = Dict{String,Float64}()
    for (i, v) in enumerate(x)
        table["k$(i % 2)"] = get(table, "k$(i % 2)", 1.0) * v
    end
    return table["k0"]^2 + table["k1"]
end
check(kept, [1.5, 2.5, 0.5])
check(x -> (s = Set([1, 2, 2]); x^length(s)), 1.5)
check(x -> (n = parse(Int, "3"); m = length(strip(" ab ")); x^n * m), 1.5)
@enum Kind linear cubic
shaped(kind, x) = kind == linear ? x : x^3
check(x -> shaped(cubic, x) * shaped(linear, x), 1.5)
check(x -> (y = x; @debug "not shown" y; y^2), 1.5)
