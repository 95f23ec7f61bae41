# What has no derivative is refused, with the call and the line.
refused(() -> gradient(x -> (r = Ref{Any}(x); r[] * 2.0)::Float64, 1.0), "refused.jl:2", "*")
refused(() -> gradient(x -> (s = 0.0; foreach(t -> (s += t^2), x); s), [1.0]), "Any")
global changing = 2.0
refused(() -> gradient(x -> changing * x, 1.0), "Any")
refused(() -> gradient(x -> (changing * x)::Float64, 1.0), "refused.jl:6", "*")
refused(() -> gradient(x -> fetch(@async 2x)::Float64, 1.0), "refused.jl:7")
refused(() -> gradient(x -> [x], 1.0), "returns")
refused(() -> gradient(x -> error("always"), 1.0), "never returns")
same(gradient(x -> (x > 0 ? x^2 : (Ref{Any}(x)[] * 2.0)::Float64), 3.0), 6.0) # the way that is not gone is no matter
