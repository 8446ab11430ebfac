# `binascii`: its errors. The rest is native (binascii/).


class Error(ValueError):
    pass


class Incomplete(Exception):
    pass
