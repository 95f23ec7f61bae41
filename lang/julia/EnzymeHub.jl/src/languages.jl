# Other languages: derivatives go through what they compiled to bitcode, and they differentiate through functions of Julia's.

"""
    EnzymeHub.library(files...; flags=``, link=``) -> path

A shared library of functions in other languages, for `ccall`. Derivatives go through these calls. `files` are sources in C, C++,
Fortran or Rust, or what compilers made of them with `-flto` (bitcode, objects, archives); `flags` go to the compilers, `link` to the linker.

    const MODEL = EnzymeHub.library("model.c")
    model(x) = ccall((:model, MODEL), Float64, (Ptr{Float64}, Clong), x, length(x))
    gradient(x -> model(x)^2, [1.0, 2.0])
"""
function library(files::AbstractString...; flags=``, link=``)
    isempty(files) && throw(EnzymeHubError("EH0602", "EnzymeHub.library takes files"))
    lines = ["library", ("file\t$(abspath(file))" for file in files)...]
    append!(lines, ("flag\t$word" for word in Cmd(flags).exec))
    append!(lines, ("link\t$word" for word in Cmd(link).exec))
    path, _ = ask(ENGINE, lines)
    return path
end

# What C passes in a register, and how.
const OF_C = Union{Float64,Float32,Base.BitInteger,Bool,Ptr}
passed(@nospecialize(T)) = T <: Ptr ? "address" : "number"

"""
    EnzymeHub.object(path, name, f, (Float64, Ptr{Float64}, Clong)) -> path

Writes `f` for arguments of these types as LLVM bitcode with the C name `name`: an object file for a program that `enzyme-hub-ld`
links, in which derivatives go through the function. Such a function works on numbers and on memory that it is passed: the program has
no Julia. Where Julia would throw an error, the program ends and says where.
"""
function object(path::AbstractString, name::AbstractString, f, types::Tuple)
    for T in types
        T <: OF_C && isconcretetype(T) || throw(EnzymeHubError("EH0606", "C passes no $T: an argument is a number or a Ptr"))
    end
    isdefined(typeof(f), :instance) || throw(EnzymeHubError("EH0606", "$name holds values of this process: a function of a file captures nothing"))
    of = specialised(Tuple{Core.Typeof(f),types...})
    result = of.code.rettype
    result === Nothing || (result <: OF_C && isconcretetype(result)) ||
        throw(EnzymeHubError("EH0606", "$(called(of.instance.specTypes)) returns $result: C takes a number, a Ptr or nothing"))
    start!(ENGINE)
    emitted = bitcode(of, joinpath(ENGINE.folder, "method.bc"))
    lines = ["object", "path\t$(abspath(path))", "name\t$name", "mode\tobject", "bitcode\t$(emitted.path)", "entry\t$(emitted.entry)",
             "buffers\t$(buffer_tag())", "result\t$(result === Nothing ? "nothing" : passed(result))"]
    for T in of.instance.specTypes.parameters
        push!(lines, "argument\t$(is_passed(T) ? passed(T) : "absent")\t")
    end
    append!(lines, ("known\t$name\t$in_c" for (name, in_c) in emitted.known))
    append!(lines, ("inactive\t$name" for name in emitted.inactive))
    ask(ENGINE, lines)
    return path
end
