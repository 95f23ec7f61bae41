"""The peers that differentiate arrays in Python; the folder's other files run in their own environments, not in ours."""
