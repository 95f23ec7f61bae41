"""Tables that describe a class: of its virtual functions, of its type. They are constant, also where another file has them, and a
module that only declares them cannot say so.
"""

from __future__ import annotations

from enzyme_hub.ir.module import GlobalVariable

_TABLES = ("_ZTV", "_ZTT", "_ZTI", "_ZTS")  # virtual functions, bases' tables, type, name: of the Itanium ABI


def is_table_of_class(variable: GlobalVariable) -> bool:
    """True for such a table in another file."""
    return variable.is_declaration and (variable.name or "").startswith(_TABLES)
