# Loops of `Threads.@threads`: derivatives run them in turn, in the thread that asks for the derivative.
#
# Only Julia starts threads in which Julia's code may run. `@threads` makes a closure of the loop, which each thread runs for its part of
# the iterations, and which has a form for all of them: `closure(true)`. What starts the threads, `Threads.threading_run(closure)`, is
# compiled once for all closures, so its callers decide: `languages/julia/threads.py` sees of what type the closure is that each makes.

"The closures that this code hands to threads: what tells each of them in the code, and the code of all iterations."
function in_turn(source::Core.CodeInfo)
    found = Pair{UInt,Specialised}[]
    for one in source.code
        one isa Expr && one.head === :(=) && (one = one.args[2])
        one isa Expr && one.head === :invoke && length(one.args) == 3 || continue
        callee = one.args[1] isa Core.CodeInstance ? one.args[1].def : one.args[1]
        callee.def.name === :threading_run && callee.def.module === Threads || continue
        T = type_of(source, one.args[3])
        isconcretetype(T) || continue
        told = isdefined(T, :instance) ? T.instance : T
        push!(found, address_of(told) => specialised(Tuple{T,Bool}))
    end
    return found
end

type_of(source::Core.CodeInfo, it::Core.SSAValue) = Core.Compiler.widenconst(source.ssavaluetypes[it.id])
type_of(::Core.CodeInfo, it::QuoteNode) = Core.Typeof(it.value)
type_of(::Core.CodeInfo, @nospecialize(it)) = it isa Union{Core.SlotNumber,Core.Argument,GlobalRef,Expr} ? Any : Core.Typeof(it)

address_of(@nospecialize(it)) = UInt(ccall(:jl_value_ptr, Ptr{Cvoid}, (Any,), it))
