"""Kernels: rules and searches on plain numbers in numbered places.

One source runs in two forms: as it is, and compiled by Numba (`kernels.compiled.form`), with the same results. So there
are no objects, no strings and no recursion; nothing is allocated, and luck is a number that is handed on.
"""
