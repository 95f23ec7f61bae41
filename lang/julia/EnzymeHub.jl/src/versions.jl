# Which versions of Julia this is for.

const TESTED = v"1.5"

"An error where this is no version of Julia's whose compiler is known here."
function check_version(version=VERSION)
    version.major == TESTED.major && version.minor == TESTED.minor && return
    throw(EnzymeHubError("EH0605", "Julia $version is not supported\n  help:  use Julia 1.5"))
end
