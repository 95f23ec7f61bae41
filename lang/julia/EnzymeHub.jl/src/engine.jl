# The engine: a process that makes machine code of derivatives, started when the first is asked for.
#
# Both sides write lines; texts that may hold anything are escaped. The engine may ask what addresses are before it answers.

mutable struct Engine
    process::Union{Nothing,Base.Process}
    folder::String
    command::Vector{String}
end

const ENGINE = Engine(nothing, "", String[])

"The command of the engine, where the environment names none."
use_engine!(words) = (ENGINE.command = words; nothing)

"The command that starts the engine: ENZYME_HUB names one, in a shell's words; else `enzyme-hub` of the PATH."
function command()
    named = get(ENV, "ENZYME_HUB", "")
    isempty(named) || return Cmd(Base.shell_split(named))
    isempty(ENGINE.command) || return Cmd(ENGINE.command)
    found = Sys.which("enzyme-hub")
    found === nothing && throw(EnzymeHubError("EH0401",
        "the engine is not here\n  help:  install it with `pip install enzyme-hub`, or name its command in ENZYME_HUB"))
    return Cmd([found])
end

function start!(engine::Engine)
    engine.process !== nothing && process_running(engine.process) && return engine.process
    isempty(engine.folder) && (engine.folder = mktempdir(prefix="enzyme-hub-julia-"))
    words = command()
    engine.process = try
        open(`$words julia`, "r+")
    catch error
        error isa Base.IOError || rethrow()
        throw(EnzymeHubError("EH0401", "the engine cannot be started: $(join(words.exec, ' ')) ($(error.msg))" *
            "\n  help:  install it with `pip install enzyme-hub`, or name its command in ENZYME_HUB"))
    end
    atexit(() -> close(engine.process.in))
    return engine.process
end

"""
What the engine makes of these lines: the path of a library, and the addresses that it needs; `shadow` in front of one asks for that object's shadow.
"""
function ask(engine::Engine, lines)
    process = start!(engine)
    for line in lines
        println(process, line)
    end
    println(process, "end")
    while true
        answer = split(readline(process), '\t')
        if answer[1] == "describe"
            for question in answer[2:end]
                address, role = split(question)
                println(process, escape_string(described(parse(UInt, address), role)))
            end
        elseif answer[1] == "made"
            return String(answer[2]), String.(answer[3:end])
        elseif answer[1] == "error"
            throw(EnzymeHubError(answer[2], unescape_string(String(answer[3]))))
        else
            engine.process = nothing
            throw(EnzymeHubError("EH0601", "the engine stopped: start it with `$(join(command().exec, ' ')) julia` to see why"))
        end
    end
end
