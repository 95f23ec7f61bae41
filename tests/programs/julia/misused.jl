# What is asked for wrongly: an error that says what to do, and the next call is right.

f(x) = sum(abs2, x)
right() = same(gradient(f, [1.0, 2.0]), [2.0, 4.0])
wrong(work, words...) = (refused(work, words...); right())

x = [1.0, 2.0]
wrong(() -> autodiff(Reverse, f, Duplicated(x, [0.0])), "size (2,)", "size (1,)", "zero_like")
wrong(() -> autodiff(Reverse, f, Duplicated(x, zeros(3))), "size (3,)", "zero_like")
wrong(() -> autodiff(Forward, f, Duplicated(x, zeros(3))), "size (3,)")
wrong(() -> autodiff(Reverse, f, Duplicated(x, zeros(Float32, 2))), "Array{Float32,1}", "zero_like")
wrong(() -> autodiff(Reverse, f, Duplicated(x, x)), "its own shadow", "zero_like")
wrong(() -> autodiff(Reverse, x -> x^2, Duplicated(1.0, 0.0)), "Active")
wrong(() -> autodiff(Forward, x -> x^2, Active(1.0)), "Duplicated")

mutable struct Node
    value::Float64
    next::Union{Nothing,Node}
end
deep(node) = node.next === nothing ? node.value^2 : node.value * deep(node.next)
wrong(() -> autodiff(Reverse, n -> n.value^2, Duplicated(Node(1.0, Node(2.0, nothing)), Node(0.0, nothing))), "shadow of type Nothing")
wrong(() -> autodiff(Reverse, v -> sum(v[1]) + sum(v[2]), Duplicated([[1.0], [2.0, 3.0]], [[0.0], [0.0]])), "size (2,)", "size (1,)")

# An error of Julia's own comes out as it is; a call that is chosen at run time is told with its line.
thrown(() -> gradient(x -> x[3], x), BoundsError)
right()
thrown(() -> gradient(x -> x > 0 ? x : error("negative!"), -1.0), ErrorException, "negative!")
right()
hidden = Ref{Any}(2.0)
wrong(() -> gradient(x -> (hidden[] * x)::Float64, 1.0), "misused.jl:30", "chosen when the program runs", "help:")
wrong(() -> gradient(x -> x > 0 ? x : 1, 1.0), "infer", "where: ", "misused.jl:31", "@code_warntype")
wrong(() -> gradient(x -> 2x, x), "returns a Float64", "misused.jl:32", "jacobian")

# Integers have no derivative, and who writes 3 means 3.0.
wrong(() -> gradient(x -> x^2, 3), "error[EH0602]", "Int64", "write 3.0")
wrong(() -> gradient(x -> sin(x), 3), "write 3.0")
wrong(() -> value_and_gradient(f, [1, 2]), "Array{Int64,1}", "float(x)")
wrong(() -> autodiff(Reverse, x -> sin(x), Active(3)), "Active", "write 3.0")
wrong(() -> jacobian(x -> x .^ 2, [1, 2]), "float(x)")
wrong(() -> jacobian(x -> x^2, 3), "write 3.0")
wrong(() -> hessian(x -> x^2, 3.0), "[3.0]")
wrong(() -> jacobian(x -> x .^ 2, 1.0:3.0), "collect(x)")
wrong(() -> hvp(f, x, [1, 0]), "float(x)")
same(gradient((x, n) -> x^n, 2.0, 3), (12.0, nothing))

# Without an engine.
EnzymeHub.ENGINE.process === nothing || close(EnzymeHub.ENGINE.process.in)
EnzymeHub.ENGINE.process = nothing
withenv("ENZYME_HUB" => "/no/such/engine") do
    refused(() -> gradient(x -> sum(x .^ 4), x), "the engine cannot be started", "/no/such/engine", "help:")
end
right()
mktempdir() do folder
    dying = joinpath(folder, "engine")
    write(dying, "#!/bin/sh\necho starting >&2\necho out of luck >&2\nexit 3\n")
    chmod(dying, 0o755)
    EnzymeHub.ENGINE.process === nothing || close(EnzymeHub.ENGINE.process.in)
    EnzymeHub.ENGINE.process = nothing
    withenv("ENZYME_HUB" => dying) do
        refused(() -> gradient(x -> sum(x .^ 5), x), "error[EH0601]", "the engine stopped: out of luck", "help:", dying)
        sleep(0.2) # now it has ended before something is asked
        refused(() -> gradient(x -> sum(x .^ 5), x), "the engine stopped: out of luck")
    end
end
same(gradient(x -> sum(x .^ 5), x), 5 .* x .^ 4)
EH = EnzymeHub
refused(() -> EH.check_version(v"1.7.0"), "Julia 1.7.0", "help:  use Julia 1.5")
