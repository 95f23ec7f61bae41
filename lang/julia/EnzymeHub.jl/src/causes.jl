# Why Julia cannot tell a type: what is found in the code of a method, and of the methods that it calls by name.

"What keeps Julia from inferring a type, and what to write instead."
struct Cause
    why::String
    remedy::String
end

"The causes in the code of a method and of those it calls, each once; the first ones are nearest to the method."
function causes(of::Specialised)
    compiler, world = check_version(), Base.get_world_counter()
    found = Cause[]
    for code in closure(compiler, of, world)
        of_ours(code.def.def.module) || continue
        source = inferred(compiler, code, world)
        source === nothing || append!(found, causes(code.def, source))
    end
    return unique(found)
end

function causes(instance::Core.MethodInstance, source::Core.CodeInfo)
    found = Cause[]
    types = source.ssavaluetypes isa Vector ? map(Core.Compiler.widenconst, source.ssavaluetypes) : Any[]
    for T in (instance.specTypes.parameters..., types...)
        append!(found, boxed(T))
        T isa DataType && T <: Array && T !== Union{} && !isconcretetype(eltype(T)) && push!(found, Cause("the elements of $T have an abstract type",
            "make an array of one concrete type: `Float64[...]`, `identity.(x)`"))
    end
    look(one::GlobalRef) = isdefined(one.mod, one.name) && !isconst(one.mod, one.name) && of_ours(one.mod) &&
        push!(found, Cause("`$(one.name)` is a global variable that is not `const`", "write `const $(one.name) = ...`, or pass it as an argument"))
    function look(one::Expr)
        foreach(look, one.args)
        one.head === :call && length(one.args) >= 3 && is_getfield(one.args[1]) || return
        push_field!(found, type_of(one.args[2], instance, types), one.args[3])
    end
    look(one) = nothing
    foreach(look, source.code)
    return found
end

of_ours(room) = !(Base.moduleroot(room) in (Base, Core, EnzymeHub))

is_getfield(one) = one === Core.getfield || one isa GlobalRef && one.name === :getfield

"The type of an operand, as far as it is known here."
function type_of(one, instance, types)
    one isa Core.SSAValue && return one.id <= length(types) ? types[one.id] : Any
    one isa Core.SlotNumber && return one.id <= length(instance.specTypes.parameters) ? instance.specTypes.parameters[one.id] : Any
    one isa QuoteNode && return typeof(one.value)
    one isa GlobalRef && return isdefined(one.mod, one.name) && isconst(one.mod, one.name) ? typeof(getfield(one.mod, one.name)) : Any
    return one isa Expr ? Any : typeof(one)
end

function push_field!(found, @nospecialize(T), name)
    T isa DataType && isconcretetype(T) && name isa QuoteNode && name.value isa Symbol && hasfield(T, name.value) || return
    of_ours(T.name.module) && T !== Core.Box && !(T <: Function) || return
    kept = fieldtype(T, name.value)
    isconcretetype(kept) && return
    push!(found, Cause("the field `$(name.value)::$kept` of $T has an abstract type",
        "give it a concrete one, such as `$(name.value)::Float64`, or a parameter of the struct"))
end

"Variables that a closure of this type captures, and that are assigned again."
function boxed(@nospecialize(T))
    T isa DataType && isconcretetype(T) && T <: Function || return Cause[]
    names = (name for name in fieldnames(T) if fieldtype(T, name) === Core.Box)
    return [Cause("the variable `$name`, which a closure captures, is assigned again", "use `$name = Ref(...)` and `$name[]`, or a loop in place of the closure")
            for name in names]
end

"The lines of a message that say why, and what to do: of the first three causes, or what is said where none was found."
function lines_of(found::Vector{Cause}, remedy)
    isempty(found) && return "\n  help:  $remedy"
    shown = found[1:min(3, end)]
    return string("\n  why:   ", join((one.why for one in shown), "; "), "\n  help:  ", join((one.remedy for one in shown), "; "))
end
