"""The kind sanitizer: a derivative that tells, while it runs, what it moves, beside what the type analysis says that this is."""
