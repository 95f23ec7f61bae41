"""Derivatives of compiled functions, called from Python: what `import enzyme_hub as eh` gives (docs/python.md)."""
