"""`python -m enzyme_hub.julia`: which way leads from Python to Julia here, tried with a gradient, as JSON for `enzyme-hub doctor`."""

from __future__ import annotations

import json

from enzyme_hub.errors import HubError


def main() -> None:
    try:
        from enzyme_hub.julia import jl
        from enzyme_hub.julia.calling.starting import session

        running = session()
        derivative = jl.gradient("x -> x^3 * sin(x)")(0.0) + jl.gradient("x -> x^3")(2.0)
    except HubError as error:
        print(json.dumps({"error": str(error).splitlines()[0], "help": error.help or ""}))
        return
    told = {"version": running.version, "through": running.through, "why": running.why, "right": derivative == 12.0}
    print(json.dumps(told))


if __name__ == "__main__":
    main()
