"""What a program says about the derivatives of its functions, in every way in which it can be said.

Sources of statements: `registrations` (globals such as `__enzyme_register_gradient_f`), `metadata` on functions and calls,
`annotations` (clang's `annotate`), `rules_file` (TOML). Each yields `Statement`s; `declaration` checks them and writes them
down in one form, as attributes of the functions (`given`), which survive optimisation, linking and printing. From there on
nobody asks how something was said: `languages.meaning` reads the attributes.
"""
