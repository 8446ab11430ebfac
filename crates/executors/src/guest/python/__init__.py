"""Our kernel: what runs cells inside a CPython that a host has put behind walls.

Standard library only, Python 3.9 and later. It keeps nothing from the guest, which shares its process: what the guest must
not do is held by the walls and by the host.
"""
