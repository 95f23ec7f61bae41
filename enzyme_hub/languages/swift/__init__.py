"""Swift: what calls of its runtime library mean, and how its names read.

Objects are counted. A derivative gives each object that may hold differentiated data a shadow object of the same class, counts
owners of both alike, and lets the last release of either wait until it is done (`differentiate/counted`).
"""
