# What has no derivative is refused, with the call and the line.
refused(() -> gradient(x -> (r = Ref{Any}(x); r[] * 2.0)::Float64, 1.0), "refused.jl:2", "*")
refused(() -> gradient(x -> (s = 0.0; foreach(t -> (s += t^2), x); s), [1.0]), "error[EH0602]", "Any", "variable `s`", "assigned again", "Ref")
global changing = 2.0
refused(() -> gradient(x -> changing * x, 1.0), "error[EH0602]", "Any", "`changing` is a global variable", "const changing")
refused(() -> gradient(x -> (changing * x)::Float64, 1.0), "error[EH0603]", "refused.jl:6", "*", "`changing` is a global variable")
refused(() -> gradient(x -> fetch(@async 2x)::Float64, 1.0), "refused.jl:7")
refused(() -> gradient(x -> [x], 1.0), "returns")
refused(() -> gradient(x -> error("always"), 1.0), "never returns")
same(gradient(x -> (x > 0 ? x^2 : (Ref{Any}(x)[] * 2.0)::Float64), 3.0), 6.0) # the way that is not gone is no matter

# What keeps Julia from telling a type is named.
struct Loose
    weight
    bias::Float64
end
scaled(p, x) = p.weight * x + p.bias
refused(() -> gradient(x -> scaled(Loose(2.0, 1.0), x) + sum(Real[1.0]), 3.0), "error[EH0602]", "elements of Array{Real,1}")
refused(() -> gradient(scaled, Loose(2.0, 1.0), 3.0), "field `weight::Any` of", "weight::Float64")
refused(() -> gradient((p, x) -> scaled(p, x)::Float64, Loose(2.0, 1.0), 3.0), "error[EH0603]", "field `weight::Any` of")
sum_of_powers(x) = (s = 0.0; for i in 1:count_of_powers; s += x^i; end; s)
global count_of_powers = 3
refused(() -> gradient(x -> 2 * sum_of_powers(x), 2.0), "`count_of_powers` is a global variable")
const fixed_count = 3
same(gradient(x -> sum(x^i for i in 1:fixed_count), 2.0), 1 + 2 * 2.0 + 3 * 4.0)
