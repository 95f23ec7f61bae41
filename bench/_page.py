def tables(r):
    return []
