"""Real libraries, fetched when they are tried: `./dev libraries`. A set (`sets/*.toml`) says where a library comes from, how it
is built, and which of its functions are differentiated; `table` writes docs/libraries.md of what came out."""
