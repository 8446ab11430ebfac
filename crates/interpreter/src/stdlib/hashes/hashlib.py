# `hashlib`: the hash of a file. Python because it calls file objects and hashes of the guest. Hashes are native (hashes/).


def file_digest(fileobj, digest, /, *, _bufsize=262144):
    hash = new(digest) if isinstance(digest, str) else digest()
    if hasattr(fileobj, "getbuffer"):
        hash.update(fileobj.getbuffer())
        return hash
    if not (hasattr(fileobj, "readinto") and hasattr(fileobj, "readable") and fileobj.readable()):
        raise ValueError(f"'{fileobj!r}' is not a file-like object in binary reading mode.")
    while data := fileobj.read(_bufsize):
        hash.update(data)
    return hash
