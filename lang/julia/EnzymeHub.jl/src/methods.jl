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
