# `linecache`: lines of the guest's own sources, and of files where the policy mounts some.
# Python because what it keeps is a dict that guests fill and clear, and because it opens files.

__all__ = ["getline", "clearcache", "checkcache", "lazycache"]

cache = {}


def clearcache():
    cache.clear()


def getline(filename, lineno, module_globals=None):
    lines = getlines(filename, module_globals)
    return lines[lineno - 1] if 1 <= lineno <= len(lines) else ""


def getlines(filename, module_globals=None):
    known = cache.get(filename, ())
    if len(known) > 1:
        return known[2]
    return updatecache(filename, module_globals)


def _is_made_up(filename):
    return not filename or filename.startswith("<") and filename.endswith(">")


def checkcache(filename=None):
    """Forgets files that have changed."""
    import os
    for name in [*cache] if filename is None else [filename] if filename in cache else []:
        known = cache[name]
        if len(known) == 1 or known[1] is None:
            continue
        try:
            now = os.stat(known[3])
        except (OSError, ValueError):
            del cache[name]
            continue
        if (known[0], known[1]) != (now.st_size, now.st_mtime):
            del cache[name]


def updatecache(filename, module_globals=None):
    if len(cache.pop(filename, ())) == 1 or _is_made_up(filename):
        return []
    import os
    try:
        about = os.stat(filename)
        with open(filename, encoding="utf-8") as file:
            lines = file.readlines()
        size, when = about.st_size, about.st_mtime
    except (OSError, UnicodeDecodeError, ValueError):
        text = _source_of(filename)
        if text is None:
            return []
        lines, size, when = text.splitlines(True), len(text), None
    if lines and not lines[-1].endswith("\n"):
        lines[-1] += "\n"
    cache[filename] = size, when, lines, filename
    return lines


def lazycache(filename, module_globals):
    known = cache.get(filename)
    if known is not None:
        return len(known) == 1
    return False
