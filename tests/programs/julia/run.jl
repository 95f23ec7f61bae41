# Runs programs in one process, each in a module of its own:  julia run.jl PACKAGE RESULTS PROGRAM...
# The results are lines: `== NAME SECONDS`, then what was wrong, if anything.

push!(LOAD_PATH, ARGS[1])
include("check.jl")
using EnzymeHub, .Check

open(ARGS[2], "w") do results
    for path in ARGS[3:end]
        empty!(Check.WRONG)
        started = time()
        try
            room = Module(Symbol(basename(path)))
            Core.eval(room, :(eval(x) = Core.eval($room, x); include(path) = Base.include($room, path)))
            Core.eval(room, :(using EnzymeHub, LinearAlgebra, Main.Check))
            Base.include(room, path)
        catch error
            push!(Check.WRONG, sprint(showerror, error, catch_backtrace()))
        end
        println(results, "== ", basename(path), " ", round(time() - started, digits=2))
        foreach(one -> println(results, one), Check.WRONG)
        flush(results)
    end
end
