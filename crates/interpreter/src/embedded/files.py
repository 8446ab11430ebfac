# Files: what `open` does where the policy mounts any.

def open_file(file, mode, buffering, encoding, errors, newline, closefd, opener):
    from io import _open_file
    return _open_file(file, mode, buffering, encoding, errors, newline, closefd, opener)


def path_of(path):
    # The text or bytes of an object that has a path.
    kind = type(path)
    try:
        text = kind.__fspath__(path)
    except AttributeError:
        if hasattr(kind, "__fspath__"):
            raise
        raise TypeError(f"expected str, bytes or os.PathLike object, not {kind.__name__}") from None
    if isinstance(text, (str, bytes)):
        return text
    raise TypeError(f"expected {kind.__name__}.__fspath__() to return str or bytes, not {type(text).__name__}")
