# Julia's compiler, version by version: the specialisation that a call runs, what was inferred of it, and its code as bitcode.
#
#     instance_of(compiler, signature, world)     the specialisation, or nothing
#     infer(compiler, instance, world)            it is inferred after that
#     inferred(compiler, code, world)             the code after inference and Julia's own optimisation, or nothing
#     emit(compiler, of, path)                    bitcode in a file: what holds its names, the code of each method in it, and what takes
#                                                 whose place (substitutes.jl), and what threads run of it (threads.jl)

"A function of the LLVM that this Julia runs on."
llvm(name) = Libdl.dlsym(Libdl.dlopen(@static VERSION < v"1.6" ? "libLLVM" : Base.libllvm_path()), name)

function written(unit::Ptr{Cvoid}, path)
    ccall(llvm(:LLVMWriteBitcodeToFile), Cint, (Ptr{Cvoid}, Cstring), unit, path) == 0 && return
    throw(EnzymeHubError("EH0601", "bitcode cannot be written to $path"))
end

# --- 1.5: one module, which LLVM's C functions take as it is

function instance_of(::Compiler_1_5, @nospecialize(of), world)
    found = Base._methods_by_ftype(of, 1, world)
    (found === false || length(found) != 1) && return nothing
    matched, parameters, method = found[1]
    return ccall(:jl_specializations_get_linfo, Ref{Core.MethodInstance}, (Any, Any, Any), method, matched, parameters)
end

infer(::Compiler_1_5, instance, world) = Core.Compiler.typeinf_ext(instance, world)

"The compiler takes what was inferred from `code`: it is put back there."
function inferred(::Compiler_1_5, code::Core.CodeInstance, world)
    held = isdefined(code, :inferred) ? code.inferred : nothing
    method = code.def.def
    if held === nothing
        source, _ = Core.Compiler.typeinf_code(method, code.def.specTypes, code.def.sparam_vals, true, Core.Compiler.Params(world))
        source isa Core.CodeInfo || return nothing
        Core.Compiler.widen_all_consts!(source)
        code.inferred = ccall(:jl_compress_ir, Any, (Any, Any), method, source)
        return source
    end
    return uncompressed(code, held)
end

uncompressed(code, held) =
    held isa Core.CodeInfo ? held : held isa Union{Vector{UInt8},String} ? Base._uncompressed_ir(code, held) : nothing

function emit(compiler::Compiler_1_5, of::Specialised, path)
    reached, places, threads = closure_with_substitutes(compiler, of, Base.get_world_counter())
    native = ccall(:jl_create_native, Ptr{Cvoid}, (Vector{Core.MethodInstance}, Base.CodegenParams),
                   Core.MethodInstance[of.instance, (other.instance for (_, other) in (places..., threads...))...], Base.CodegenParams())
    written(ccall(:jl_get_llvm_module, Ptr{Cvoid}, (Ptr{Cvoid},), native), path)
    return native, reached, places, threads
end

# --- 1.10 and 1.11: a module behind a lock; `jl_create_native` has a policy (1: whatever is reached), and infers by itself

const Compiler_1_10_on = Union{Compiler_1_10,Compiler_1_11,Compiler_1_12}

function instance_of(::Compiler_1_10_on, @nospecialize(of), world)
    found = Base._methods_by_ftype(of, 1, world)
    (found === nothing || length(found) != 1) && return nothing
    return Core.Compiler.specialize_method(found[1])
end

interpreter(world) = Core.Compiler.NativeInterpreter(world)

infer(::Compiler_1_10, instance, world) = Core.Compiler.typeinf_ext_toplevel(interpreter(world), instance)
infer(::Union{Compiler_1_11,Compiler_1_12}, instance, world) =
    Core.Compiler.typeinf_ext(interpreter(world), instance, Core.Compiler.SOURCE_MODE_FORCE_SOURCE)

function inferred(compiler::Compiler_1_10_on, code::Core.CodeInstance, world)
    held = isdefined(code, :inferred) ? uncompressed(code, code.inferred) : nothing
    held === nothing || return held
    source = inferred_anew(compiler, code.def, world)
    return source isa Core.CodeInfo ? source : nothing
end

inferred_anew(::Compiler_1_10, instance, world) =
    Core.Compiler.typeinf_code(interpreter(world), instance.def, instance.specTypes, instance.sparam_vals, true)[1]
inferred_anew(::Union{Compiler_1_11,Compiler_1_12}, instance, world) =
    Core.Compiler.typeinf_code(interpreter(world), instance, true)

function emit(compiler::Union{Compiler_1_10,Compiler_1_11}, of::Specialised, path)
    world = Base.get_world_counter()
    reached = closure(compiler, of, world)
    native = ccall(:jl_create_native, Ptr{Cvoid},
                   (Vector{Core.MethodInstance}, Ptr{Cvoid}, Ptr{Base.CodegenParams}, Cint, Cint, Cint, Csize_t),
                   Core.MethodInstance[of.instance], C_NULL, Ref(Base.CodegenParams()), 1, 0, 0, world)
    within(unit -> written(unit, path), native)
    return native, reached, (), ()
end

"What LLVM calls: an exception must not leave through it."
function with_module(job::Ptr{Cvoid}, unit::Ptr{Cvoid})
    held = unsafe_pointer_to_objref(job)::Base.RefValue{Any}
    try
        held[](unit)
    catch error
        held[] = error
    end
    return C_NULL
end

"Do `work` on the module behind its lock."
function within(work, native::Ptr{Cvoid})
    guarded = ccall(:jl_get_llvm_module, Ptr{Cvoid}, (Ptr{Cvoid},), native)
    job = Ref{Any}(work)
    GC.@preserve job ccall(llvm(:LLVMOrcThreadSafeModuleWithModuleDo), Ptr{Cvoid}, (Ptr{Cvoid}, Ptr{Cvoid}, Ptr{Cvoid}),
        guarded, @cfunction(with_module, Ptr{Cvoid}, (Ptr{Cvoid}, Ptr{Cvoid})), pointer_from_objref(job))
    job[] isa Exception && throw(job[])
    return
end

# --- 1.12: inference gives a list of codes and sources, and `jl_emit_native` takes it; objects are globals that are filled later

function emit(::Compiler_1_12, of::Specialised, path)
    world = Base.get_world_counter()
    asked = Core.Compiler.typeinf_ext_toplevel
    trim = hasmethod(asked, Tuple{Vector{Any},Vector{UInt},UInt8}) ? 0x0 : false
    pairs = Base.invokelatest(asked, Any[of.instance], UInt[world], trim)
    native = ccall(:jl_emit_native, Ptr{Cvoid}, (Vector{Any}, Ptr{Cvoid}, Ptr{Base.CodegenParams}, Cint),
                   pairs, C_NULL, Ref(Base.CodegenParams()), 0)
    within(native) do unit
        fill_globals!(native)
        check_globals(unit)
        written(unit, path)
    end
    return native, Core.CodeInstance[one for one in pairs if one isa Core.CodeInstance], (), ()
end

"The addresses of objects into the globals that hold them, where this release lists both."
function fill_globals!(native)
    runtime = Libdl.dlopen("libjulia-internal")
    Libdl.dlsym(runtime, :jl_get_llvm_gvs_globals; throw_error=false) === nothing && return
    count = Ref{Csize_t}(0)
    ccall(:jl_get_llvm_gvs, Cvoid, (Ptr{Cvoid}, Ptr{Csize_t}, Ptr{Cvoid}), native, count, C_NULL)
    objects, globals = Vector{Ptr{Cvoid}}(undef, count[]), Vector{Ptr{Cvoid}}(undef, count[])
    ccall(:jl_get_llvm_gvs, Cvoid, (Ptr{Cvoid}, Ptr{Csize_t}, Ptr{Ptr{Cvoid}}), native, count, objects)
    ccall(:jl_get_llvm_gvs_globals, Cvoid, (Ptr{Cvoid}, Ptr{Csize_t}, Ptr{Ptr{Cvoid}}), native, count, globals)
    for (object, it) in zip(objects, globals)
        kind = ccall(llvm(:LLVMGlobalGetValueType), Ptr{Cvoid}, (Ptr{Cvoid},), it)
        word = ccall(llvm(:LLVMInt64TypeInContext), Ptr{Cvoid}, (Ptr{Cvoid},), ccall(llvm(:LLVMGetTypeContext), Ptr{Cvoid}, (Ptr{Cvoid},), kind))
        number = ccall(llvm(:LLVMConstInt), Ptr{Cvoid}, (Ptr{Cvoid}, Culonglong, Cint), word, UInt(object), 0)
        address = ccall(llvm(:LLVMConstIntToPtr), Ptr{Cvoid}, (Ptr{Cvoid}, Ptr{Cvoid}), number, kind)
        ccall(llvm(:LLVMSetInitializer), Cvoid, (Ptr{Cvoid}, Ptr{Cvoid}), it, address)
        ccall(llvm(:LLVMSetGlobalConstant), Cvoid, (Ptr{Cvoid}, Cint), it, 1)
    end
end

"A global that is null would be taken for a null object: an error where one was not filled."
function check_globals(unit)
    it = ccall(llvm(:LLVMGetFirstGlobal), Ptr{Cvoid}, (Ptr{Cvoid},), unit)
    while it != C_NULL
        held = ccall(llvm(:LLVMGetInitializer), Ptr{Cvoid}, (Ptr{Cvoid},), it)
        if held != C_NULL && ccall(llvm(:LLVMIsNull), Cint, (Ptr{Cvoid},), held) != 0
            throw(EnzymeHubError("EH0605", "Julia $VERSION does not say which objects its code is about$REMEDY"))
        end
        it = ccall(llvm(:LLVMGetNextGlobal), Ptr{Cvoid}, (Ptr{Cvoid},), it)
    end
end
