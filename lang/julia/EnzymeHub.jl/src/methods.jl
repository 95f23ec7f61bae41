# Which code Julia runs for a call, and how long that holds.

"The specialisation that a call of `f` with arguments of these types runs, with the result of inference."
struct Specialised
    instance::Core.MethodInstance
    code::Core.CodeInstance
end

signature(@nospecialize(f), @nospecialize(types)) = Tuple{Core.Typeof(f),types.parameters...}

function specialised(@nospecialize(of))
    world = Base.get_world_counter()
    compiler = check_version()
    instance = instance_of(compiler, of, world)
    instance === nothing && throw(EnzymeHubError("EH0601", "no single method matches $(called(of))"))
    infer(compiler, instance, world)
    code = current(instance, world)
    code === nothing && throw(EnzymeHubError("EH0601", "Julia cannot infer $(called(of))"))
    return Specialised(instance, code)
end

function current(instance::Core.MethodInstance, world)
    isdefined(instance, :cache) || return nothing
    code = instance.cache
    while true
        code.min_world <= world <= code.max_world && return code
        isdefined(code, :next) || return nothing
        code = code.next
    end
end

"As a call is written: `f(::Float64, ::Int64)`."
function called(@nospecialize(of))
    name = of.parameters[1]
    shown = isdefined(name, :instance) ? string(name.instance) : string(name)
    return string(shown, "(", join(("::$one" for one in of.parameters[2:end]), ", "), ")")
end

"""
The code of a method and of every method that it calls, each once. Julia forgets what it inferred when it has compiled it: it is
inferred again.
"""
function closure(compiler::Compiler, of::Specialised, world)
    found = Core.CodeInstance[]
    seen = Base.IdSet{Any}()
    waiting = Core.MethodInstance[of.instance]
    while !isempty(waiting)
        instance = pop!(waiting)
        (instance in seen || !(instance.def isa Method)) && continue
        push!(seen, instance)
        code = current(instance, world)
        if code === nothing
            infer(compiler, instance, world)
            code = current(instance, world)
            code === nothing && continue
        end
        push!(found, code)
        source = inferred(compiler, code, world)
        source === nothing || append!(waiting, invoked(source))
    end
    return found
end

"The methods that this code calls by name."
function invoked(source::Core.CodeInfo)
    found = Core.MethodInstance[]
    for one in source.code
        one isa Expr && one.head === :(=) && (one = one.args[2])
        one isa Expr && one.head === :invoke || continue
        callee = one.args[1] isa Core.CodeInstance ? one.args[1].def : one.args[1]
        callee isa Core.MethodInstance && push!(found, callee)
    end
    return found
end
