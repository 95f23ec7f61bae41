# Printing, timing, text and random numbers carry no derivative.
same(gradient(x -> (print(devnull, "x = ", x); x^2), 3.0), 6.0)
same(gradient(x -> (t = time(); x * (t > 0 ? 2.0 : 3.0)), 3.0), 2.0)
same(gradient(x -> (s = string("a", 1); x * length(s)), 3.0), 2.0)
same(gradient(x -> (r = rand(); x * r - x * r + x^2), 3.0), 6.0)
same(gradient(x -> x * parse(Float64, "2.5"), 3.0), 2.5)
same(gradient(x -> (d = Dict("a" => x); d["a"]^2), 3.0), 6.0)
