# Derivatives that were made, found again as long as they are those of the code that runs.

"Machine code of a derivative. `of` keeps alive what its addresses lead to. `shadowed` are objects, and where it looks for their shadows."
struct Derivative
    of::Specialised
    result::Any
    address::Ptr{Cvoid}
    tapes::Pair{Ptr{Cvoid},Ptr{Cvoid}}  # marks a place in the list of tapes, gives back those after it
    shadowed::Vector{Pair{Any,Ptr{Ptr{Cvoid}}}}
end

mutable struct Found
    derivative::Derivative
    world::UInt  # in which it was last seen to hold
end

const MADE = Dict{Any,Found}()
const MAKING = ReentrantLock()

"""
The derivative of the function with signature `of` in a mode, with a way for the function itself and each argument: `:const`
or `:dup`. A method that is redefined, or one that it calls, ends the life of the code it was made from.
"""
function derivative(mode::Symbol, @nospecialize(of), ways::Tuple)
    key = (mode, of, ways)
    world = Base.get_world_counter()
    lock(MAKING) do
        found = get(MADE, key, nothing)
        if found !== nothing
            found.world == world && return found.derivative
            now = specialised(of)
            if now.code === found.derivative.of.code
                found.world = world
                return found.derivative
            end
        end
        made = make(mode, specialised(of), ways)
        MADE[key] = Found(made, world)
        return made
    end
end

function make(mode::Symbol, of::Specialised, ways::Tuple)
    result = of.code.rettype
    check_result(mode, of, result)
    start!(ENGINE)
    path = joinpath(ENGINE.folder, "method.bc")
    emitted = bitcode(of, path)
    lines = ["derive", "mode\t$mode", "bitcode\t$path", "entry\t$(emitted.entry)", "buffers\t$(buffer_tag())"]
    for (T, way) in zip(of.instance.specTypes.parameters, ways)
        push!(lines, "argument\t$(is_passed(T) ? way : "absent")\t$(T <: Array ? numbers(eltype(T)) : "")")
    end
    push!(lines, "result\t$(result === Nothing ? "nothing" : holds_numbers(result) ? "active" : "const")")
    for (name, in_c) in emitted.known
        push!(lines, "known\t$name\t$in_c")
    end
    for name in emitted.inactive
        push!(lines, "inactive\t$name")
    end
    for (name, other) in emitted.substitutes
        push!(lines, "substitute\t$name\t$other")
    end
    for (told, name) in emitted.threads
        push!(lines, "thread\t$told\t$name")
    end
    library, addresses = ask(ENGINE, lines)
    handle = try
        Libdl.dlopen(library, Libdl.RTLD_NOW | Libdl.RTLD_LOCAL)
    catch error
        throw(EnzymeHubError("EH0208", "the derivative of $(called(of.instance.specTypes)) cannot be loaded: $(sprint(showerror, error))"))
    end
    table = Ptr{UInt}(Libdl.dlsym(handle, "eh_table"))
    shadowed = Pair{Any,Ptr{Ptr{Cvoid}}}[]
    for (place, address) in enumerate(addresses)
        words = split(address)
        if length(words) == 2
            push!(shadowed, object_at(parse(UInt, words[2])) => Ptr{Ptr{Cvoid}}(table) + (place - 1) * sizeof(UInt))
        else
            unsafe_store!(table, parse(UInt, address), place)
        end
    end
    doors = Ptr{Ptr{Cvoid}}(Libdl.dlsym(handle, "eh_doors"))
    for (place, name) in enumerate(split(unsafe_string(Ptr{UInt8}(Libdl.dlsym(handle, "eh_names"))), '\n', keepempty=false))
        unsafe_store!(doors, in_linear_algebra(name), place)
    end
    tapes = Libdl.dlsym(handle, "eh_tapes_mark") => Libdl.dlsym(handle, "eh_tapes_release")
    return Derivative(of, result, Libdl.dlsym(handle, "eh_request"), tapes, shadowed)
end

"The address of a routine of the BLAS or LAPACK that Julia uses."
function in_linear_algebra(name)
    for library in (LinearAlgebra.BLAS.libblas, LinearAlgebra.LAPACK.liblapack)
        found = Libdl.dlsym(Libdl.dlopen(library), name; throw_error=false)
        found === nothing || return found
    end
    throw(EnzymeHubError("EH0208", "the derivative needs $name, which Julia's BLAS and LAPACK do not have"))
end

"Julia passes no argument for values that their types tell."
is_passed(@nospecialize(T)) = !(isdefined(T, :instance) || T <: Type && T isa DataType && T.name === Type.body.name)

function check_result(mode, of, @nospecialize(result))
    what = called(of.instance.specTypes)
    result === Union{} && unfit(of, "$what never returns: it always throws", "\n  help:  call it to see what it throws")
    if result isa Union || !isconcretetype(result)
        unfit(of, "$what returns $result as far as Julia can infer: a derivative needs one concrete type", lines_of(causes(of),
            "`@code_warntype` shows where the type is lost; a variable that a closure captures and that is assigned again is a common cause"))
    end
    if mode !== :forward && !(result <: Union{Float32,Float64} || result === Nothing)
        unfit(of, "$what returns $result: reverse mode takes a function that returns a Float64 or Float32", result <: Integer ?
            "\n  help:  an integer has no derivative: have it return a floating-point number" : "\n  help:  `jacobian` takes one that returns an array")
    end
end

function unfit(of, what, rest)
    method = of.instance.def
    throw(EnzymeHubError("EH0602", "$what\n  where: $(method.file):$(method.line)$rest"))
end

"""
Run a derivative on memory that `frame` points to. The collector waits meanwhile: temporary objects of derivatives have no roots.
`all` is the function and its arguments.
"""
function run(of::Derivative, frame::Vector{Ptr{Cvoid}}, all)
    seen = IdDict{Any,Any}() # what two of them lead to has one shadow
    shadows = [place(_zero(object, seen)) for (object, _) in of.shadowed]
    isempty(of.shadowed) || foreach(one -> check_apart(one.val, seen), all)
    for (shadow, (_, door)) in zip(shadows, of.shadowed)
        unsafe_store!(door, shadow.address)
    end
    mark = ccall(first(of.tapes), Ptr{Cvoid}, ())
    try
        GC.@preserve shadows ccall(of.address, Cvoid, (Ptr{Ptr{Cvoid}},), frame)
    catch error
        ccall(last(of.tapes), Cvoid, (Ptr{Cvoid},), mark)
        error isa ErrorException && startswith(error.msg, "EH0603: ") && throw(EnzymeHubError("EH0603", string(error.msg[9:end],
            lines_of(causes(of.of), "say the type of what is called or of its arguments: `const` globals, fields of concrete types, `x::Float64`"))))
        error isa ErrorException && startswith(error.msg, "enzyme-hub: ") && throw(EnzymeHubError("EH0607", rstrip(error.msg[13:end])))
        rethrow()
    end
    return
end

"Arguments, and what the function captures, are not what it names as a global constant: that has a shadow of its own."
function check_apart(x, seen)
    reached = IdDict{Any,Any}()
    _zero(x, reached)
    any(one -> haskey(seen, one), keys(reached)) && throw(EnzymeHubError("EH0306",
        "an argument, or what the function captures, is a global constant that the function names as well\n  help:  pass a copy"))
end

"Do `work` with the garbage collector waiting."
function without_collector(work)
    was = GC.enable(false)
    try
        return work()
    finally
        GC.enable(was)
    end
end
