# Files: what `open` does where the policy mounts any.

def open_file(file, mode, buffering, encoding, errors, newline, closefd, opener):
    from io import _open_file
    return _open_file(file, mode, buffering, encoding, errors, newline, closefd, opener)
