"""Damage to a file, as a bad disk does it, or somebody who knows the formats."""

from __future__ import annotations

import random


def damaged(data: bytes, source: random.Random) -> bytes:
    """The contents of a file with some bytes changed, or its end cut off."""
    made = bytearray(data)
    for _ in range(source.choice([1, 1, 2, 8])):
        # Headers stand at the beginning, tables often at the end.
        places = [(0, min(200, len(made))), (max(0, len(made) - 1500), len(made)), (0, len(made))]
        at = source.randrange(*source.choice(places))
        match source.randrange(6):
            case 0:
                made[at : at + 4] = b"\xff\xff\xff\xff"
            case 1:
                made[at : at + 8] = source.randbytes(8)
            case 2:
                made[at] = source.choice(b"-_+/ #0\xb2")
            case 3:
                del made[max(at, 100) :]
            case _:
                made[at] = source.randrange(256)
    return bytes(made)
