# Which code Julia runs for a call, and how long that holds.

"The specialisation that a call of `f` with arguments of these types runs, with the result of inference."
struct Specialised
    instance::Core.MethodInstance
    code::Core.CodeInstance
end

signature(@nospecialize(f), @nospecialize(types)) = Tuple{Core.Typeof(f),types.parameters...}

function specialised(@nospecialize(of))
    world = Base.get_world_counter()
    found = Base._methods_by_ftype(of, 1, world)
    if found === false || length(found) != 1
        throw(EnzymeHubError("EH0601", "no single method matches $(called(of))"))
    end
    matched, parameters, method = found[1]
    instance = ccall(:jl_specializations_get_linfo, Ref{Core.MethodInstance}, (Any, Any, Any), method, matched, parameters)
    Core.Compiler.typeinf_ext(instance, world)
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
The code of a method and of every method that it calls, each once. Julia forgets what it inferred when it has compiled it: here it
is inferred again, so that the compiler can write it.
"""
function closure(of::Specialised)
    world = Base.get_world_counter()
    found = Core.CodeInstance[]
    seen = Base.IdSet{Any}()
    waiting = Core.MethodInstance[of.instance]
    while !isempty(waiting)
        instance = pop!(waiting)
        (instance in seen || !(instance.def isa Method)) && continue
        push!(seen, instance)
        code = current(instance, world)
        if code === nothing
            Core.Compiler.typeinf_ext(instance, world)
            code = current(instance, world)
            code === nothing && continue
        end
        push!(found, code)
        source = inferred(code, world)
        source === nothing || append!(waiting, invoked(source))
    end
    return found
end

function inferred(code::Core.CodeInstance, world)
    held = isdefined(code, :inferred) ? code.inferred : nothing
    method = code.def.def
    if held === nothing
        source, _ = Core.Compiler.typeinf_code(method, code.def.specTypes, code.def.sparam_vals, true, Core.Compiler.Params(world))
        source isa Core.CodeInfo || return nothing
        Core.Compiler.widen_all_consts!(source)
        code.inferred = ccall(:jl_compress_ir, Any, (Any, Any), method, source)
        return source
    end
    return held isa Core.CodeInfo ? held : held isa Vector{UInt8} ? Base._uncompressed_ir(code, held) : nothing
end

"The methods that this code calls by name."
function invoked(source::Core.CodeInfo)
    found = Core.MethodInstance[]
    for one in source.code
        one isa Expr && one.head === :(=) && (one = one.args[2])
        one isa Expr && one.head === :invoke && one.args[1] isa Core.MethodInstance && push!(found, one.args[1])
    end
    return found
end
