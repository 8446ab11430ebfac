# `zlib`: its error. All else is native.


class error(Exception):
    pass
