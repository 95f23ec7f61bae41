"""Derivatives that the program gives: functions of our calling convention that call those of the user's.

To the rest they are derivatives like any other: `reverse` writes an augmented forward and a reverse, `forward` a forward
derivative and one over a tape. `calling` passes what a function of the user's takes, and takes apart what it returns;
`service` refuses what it cannot serve.
"""
