"""
A function that cannot be differentiated, or an argument that does not fit. `code` stands in the table of errors
(docs/errors.md).
"""
struct EnzymeHubError <: Exception
    code::String
    message::String
end

"The engine's messages begin with their code already."
Base.showerror(io::IO, error::EnzymeHubError) =
    print(io, "EnzymeHubError: ", startswith(error.message, "error[") ? "" : "error[$(error.code)]: ", error.message)
