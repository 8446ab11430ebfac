import re as _re


def translate(pat):
    at, size = 0, len(pat)
    pieces = []
    while at < size:
        c = pat[at]
        at += 1
        if c == "*":
            if not pieces or pieces[-1] is not None:
                pieces.append(None)
        elif c == "?":
            pieces.append(".")
        elif c == "[":
            end = at
            if end < size and pat[end] == "!":
                end += 1
            if end < size and pat[end] == "]":
                end += 1
            while end < size and pat[end] != "]":
                end += 1
            if end >= size:
                pieces.append("\\[")
                continue
            inside = pat[at:end]
            if "-" not in inside:
                inside = inside.replace("\\", "\\\\")
            else:
                chunks = []
                next_dash = at + 2 if pat[at] == "!" else at + 1
                start = at
                while True:
                    next_dash = pat.find("-", next_dash, end)
                    if next_dash < 0:
                        break
                    chunks.append(pat[start:next_dash])
                    start = next_dash + 1
                    next_dash = next_dash + 3
                last = pat[start:end]
                if last:
                    chunks.append(last)
                else:
                    chunks[-1] += "-"
                for number in range(len(chunks) - 1, 0, -1):
                    if chunks[number - 1][-1] > chunks[number][0]:
                        chunks[number - 1] = chunks[number - 1][:-1] + chunks[number][1:]
                        del chunks[number]
                inside = "-".join([chunk.replace("\\", "\\\\").replace("-", "\\-") for chunk in chunks])
            inside = _re.sub(r"([&~|])", r"\\\1", inside)
            at = end + 1
            if not inside:
                pieces.append("(?!)")
            elif inside == "!":
                pieces.append(".")
            else:
                if inside[0] == "!":
                    inside = "^" + inside[1:]
                elif inside[0] in "^[":
                    inside = "\\" + inside
                pieces.append("[" + inside + "]")
        else:
            pieces.append(_re.escape(c))
    # Between stars the shortest match is final: it is put into an atomic group.
    out = []
    at, size = 0, len(pieces)
    while at < size and pieces[at] is not None:
        out.append(pieces[at])
        at += 1
    while at < size:
        at += 1
        if at == size:
            out.append(".*")
            break
        fixed = []
        while at < size and pieces[at] is not None:
            fixed.append(pieces[at])
            at += 1
        fixed = "".join(fixed)
        if at == size:
            out.append(".*")
            out.append(fixed)
        else:
            out.append("(?>.*?" + fixed + ")")
    return "(?s:" + "".join(out) + ")\\Z"


def _matcher(pat):
    if isinstance(pat, bytes):
        return _re.compile(translate(pat.decode("latin-1")).encode("latin-1")).match
    return _re.compile(translate(pat)).match


def _filter(names, pat):
    match = _matcher(pat)
    return [name for name in names if match(name)]


def _path(value):
    if hasattr(value, "__fspath__"):
        return value.__fspath__()
    if not isinstance(value, (str, bytes)):
        raise TypeError("expected str, bytes or os.PathLike object, not " + type(value).__name__)
    return value


def _fnmatch(name, pat):
    return fnmatchcase(_path(name), _path(pat))


def _fnmatchcase(name, pat):
    return _matcher(pat)(name) is not None


__all__ = ["filter", "fnmatch", "fnmatchcase", "translate"]
