"""The engine behind Julia's package EnzymeHub: derivatives of methods of a running Julia, as shared libraries (`serving`, `making`)."""
