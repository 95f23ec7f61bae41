"""Real libraries, fetched when they are tried: `./dev libraries`. A set (`sets/*.toml`) says where a library comes from, how it
is built, and which of its functions are differentiated; `table` puts what came out into docs/libraries.md, in the
place of what an earlier run found."""
