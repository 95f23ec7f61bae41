# The engine: a process that makes machine code of derivatives, started when the first is asked for.
#
# Both sides write lines; texts that may hold anything are escaped. The engine may ask what addresses are before it answers.

mutable struct Engine
    process::Union{Nothing,Base.Process}
    folder::String
    command::Vector{String}
    shown::Int  # bytes of what it said that Julia's user has seen
end

const ENGINE = Engine(nothing, "", String[], 0)

"The command of the engine, where the environment names none."
use_engine!(words) = (ENGINE.command = words; nothing)

"The command that starts the engine: ENZYME_HUB names one, in a shell's words; else `enzyme-hub` of the PATH."
function command()
    named = get(ENV, "ENZYME_HUB", "")
    isempty(named) || return Cmd(Base.shell_split(named))
    isempty(ENGINE.command) || return Cmd(ENGINE.command)
    found = Sys.which("enzyme-hub")
    found === nothing && throw(EnzymeHubError("EH0401",
        "the engine is not here\n  help:  install it from a clone: `pip install 'CLONE[python,zig]'`, where CLONE is the folder of the clone; or name its command in ENZYME_HUB"))
    return Cmd([found])
end

function start!(engine::Engine)
    engine.process !== nothing && process_running(engine.process) && return engine.process
    isempty(engine.folder) && (engine.folder = mktempdir(prefix="enzyme-hub-julia-"))
    words = command()
    process = try
        open(pipeline(`$words julia`, stderr=said_by(engine), append=true), "r+")
    catch error
        error isa Base.IOError || rethrow()
        throw(EnzymeHubError("EH0401", "the engine cannot be started: $(join(words.exec, ' ')) ($(error.msg))" *
            "\n  help:  install it from a clone: `pip install 'CLONE[python,zig]'`, where CLONE is the folder of the clone; or name its command in ENZYME_HUB"))
    end
    atexit(() -> close(process.in))
    engine.process = process
    return process
end

"""
What the engine makes of these lines: the path of a library, and the addresses that it needs; `shadow` in front of one asks for that object's shadow.
"""
function ask(engine::Engine, lines)
    process = start!(engine)
    answer = try
        foreach(line -> println(process, line), lines)
        println(process, "end")
        answered(process)
    catch error
        error isa Union{Base.IOError,EOFError} || rethrow()
        [""]
    end
    last = show_said!(engine)
    answer[1] == "made" && return String(answer[2]), String.(answer[3:end])
    answer[1] == "error" && throw(EnzymeHubError(answer[2], unescape_string(String(answer[3]))))
    engine.process = nothing
    throw(EnzymeHubError("EH0601", string("the engine stopped", isempty(last) ? "" : ": $last",
        "\n  help:  start it with `$(join(command().exec, ' ')) julia` to see why; ENZYME_HUB names another command")))
end

"The answer of the engine, after those to its questions."
function answered(process)
    while true
        answer = split(readline(process), '\t')
        answer[1] == "describe" || return answer
        for question in answer[2:end]
            address, role = split(question)
            println(process, escape_string(described(parse(UInt, address), role)))
        end
    end
end

"The file of what the engine says beside its answers."
said_by(engine::Engine) = joinpath(engine.folder, "said")

"Show what the engine has said beside its answers since it was last shown; the last line of that, for messages."
function show_said!(engine::Engine)
    isfile(said_by(engine)) || return ""
    said = open(file -> (seek(file, engine.shown); read(file)), said_by(engine))
    engine.shown += length(said)
    write(stderr, said)
    lines = filter(line -> !isempty(strip(line)), split(String(said), '\n'))
    return isempty(lines) ? "" : String(strip(lines[end]))
end
