# `urllib.parse`: the classes of its results, and what its native functions leave alone: bytes, which go through them as
# texts, and queries of objects that guest code shows.

from collections import namedtuple as _namedtuple

uses_relative = ["", "ftp", "http", "gopher", "nntp", "imap", "wais", "file", "https", "shttp", "mms", "prospero", "rtsp", "rtspu", "sftp", "svn", "svn+ssh", "ws", "wss"]
uses_netloc = ["", "ftp", "http", "gopher", "nntp", "telnet", "imap", "wais", "file", "mms", "https", "shttp", "snews", "prospero", "rtsp", "rtspu", "rsync", "svn", "svn+ssh", "sftp", "nfs", "git", "git+ssh", "ws", "wss"]
uses_params = ["", "ftp", "hdl", "prospero", "http", "imap", "https", "shttp", "rtsp", "rtspu", "sip", "sips", "mms", "sftp", "tel"]


class _Encodes:
    __slots__ = ()

    def encode(self, encoding="ascii", errors="strict"):
        return _bytes_kinds[type(self)](*[part.encode(encoding, errors) for part in self])


class _Parts:
    __slots__ = ()

    def _user_and_host(self):
        info, found, host = self.netloc.rpartition("@")
        return (info if found else None), host

    @property
    def username(self):
        info = self._user_and_host()[0]
        return None if info is None else info.partition(":")[0]

    @property
    def password(self):
        info = self._user_and_host()[0]
        if info is None:
            return None
        name, found, word = info.partition(":")
        return word if found else None

    def _host_and_port(self):
        host = self._user_and_host()[1]
        before, found, bracketed = host.partition("[")
        if found:
            name, _, rest = bracketed.partition("]")
            _, _, port = rest.partition(":")
        else:
            name, _, port = host.partition(":")
        return name, port or None

    @property
    def hostname(self):
        name = self._host_and_port()[0]
        if not name:
            return None
        name, percent, zone = name.partition("%")
        return name.lower() + percent + zone

    @property
    def port(self):
        port = self._host_and_port()[1]
        if port is not None:
            if port.isdigit() and port.isascii():
                port = int(port)
            else:
                raise ValueError("Port could not be cast to integer value as " + repr(port))
            if not 0 <= port <= 65535:
                raise ValueError("Port out of range 0-65535")
        return port


class _Decodes:
    __slots__ = ()

    def decode(self, encoding="ascii", errors="strict"):
        return self._decoded(*(part.decode(encoding, errors) for part in self))


class _BytesParts:
    # The same questions as of texts, answered in bytes.
    __slots__ = ()

    def _asked(self, name):
        answer = getattr(self.decode(), name)
        return answer.encode("ascii") if isinstance(answer, str) else answer

    username = property(lambda self: self._asked("username"))
    password = property(lambda self: self._asked("password"))
    hostname = property(lambda self: self._asked("hostname"))
    port = property(lambda self: self._asked("port"))


class DefragResult(_namedtuple("DefragResult", "url fragment"), _Encodes):
    __slots__ = ()

    def geturl(self):
        return self.url + "#" + self.fragment if self.fragment else self.url


class SplitResult(_namedtuple("SplitResult", "scheme netloc path query fragment"), _Parts, _Encodes):
    __slots__ = ()

    def geturl(self):
        return urlunsplit(self)


class ParseResult(_namedtuple("ParseResult", "scheme netloc path params query fragment"), _Parts, _Encodes):
    __slots__ = ()

    def geturl(self):
        return urlunparse(self)


class DefragResultBytes(_Decodes, _namedtuple("DefragResultBytes", "url fragment")):
    __slots__ = ()

    def geturl(self):
        return self.url + b"#" + self.fragment if self.fragment else self.url


class SplitResultBytes(_BytesParts, _Decodes, _namedtuple("SplitResultBytes", "scheme netloc path query fragment")):
    __slots__ = ()

    def geturl(self):
        return urlunsplit(self)


class ParseResultBytes(_BytesParts, _Decodes, _namedtuple("ParseResultBytes", "scheme netloc path params query fragment")):
    __slots__ = ()

    def geturl(self):
        return urlunparse(self)


_bytes_kinds = {DefragResult: DefragResultBytes, SplitResult: SplitResultBytes, ParseResult: ParseResultBytes}
for _text_kind, _bytes_kind in _bytes_kinds.items():
    _bytes_kind._decoded = _text_kind
del _text_kind, _bytes_kind


def _texts(*args):
    # All texts, and whether results must be bytes again.
    is_text = isinstance(args[0], str)
    for arg in args[1:]:
        if arg and isinstance(arg, str) != is_text:
            raise TypeError("Cannot mix str and non-str arguments")
    if is_text:
        return args, False
    return tuple([arg.decode("ascii") if arg else "" for arg in args]), True


def _given_back(result, as_bytes):
    if not as_bytes:
        return result
    if isinstance(result, str):
        return result.encode("ascii")
    return _bytes_kinds[type(result)](*[part.encode("ascii") for part in result])


def _by_texts(function, count, *args):
    texts, as_bytes = _texts(*args[:count])
    if not as_bytes:
        # Something is empty, and no text.
        for text in texts:
            text.strip("")
    return _given_back(function(*texts, *args[count:]), as_bytes)


def _put_together(function, count, components):
    if not hasattr(type(components), "__iter__") and not hasattr(type(components), "__getitem__"):
        raise TypeError(f"urllib.parse._coerce_args() argument after * must be an iterable, not {type(components).__name__}")
    texts, as_bytes = _texts(*components)
    if len(texts) != count:
        what = f"not enough values to unpack (expected {count + 1}, got {len(texts) + 1})"
        raise ValueError(what if len(texts) < count else f"too many values to unpack (expected {count + 1})")
    return _given_back(function([text or "" for text in texts]), as_bytes)


def _urlencode(query, doseq=False, safe="", encoding=None, errors=None, quote_via=quote_plus):
    if hasattr(query, "items"):
        query = query.items()
    else:
        try:
            if len(query) and not isinstance(query[0], tuple):
                raise TypeError
        except TypeError:
            raise TypeError("not a valid non-string sequence or mapping object")

    def shown(value):
        if isinstance(value, bytes):
            return quote_via(value, safe)
        return quote_via(str(value), safe, encoding, errors)

    pairs = []
    for key, value in query:
        key = shown(key)
        if not doseq or isinstance(value, (str, bytes)):
            pairs.append(key + "=" + shown(value))
            continue
        try:
            len(value)
        except TypeError:
            pairs.append(key + "=" + shown(value))
        else:
            for item in value:
                pairs.append(key + "=" + shown(item))
    return "&".join(pairs)


def _parse_qsl(qs, *options):
    # A query in bytes is read as a text, and its names and values are bytes again.
    (qs,), _ = _texts(qs)
    return [(name.encode("ascii"), value.encode("ascii")) for name, value in parse_qsl(qs, *options)]


def _parse_qs(qs, *options):
    result = {}
    for name, value in _parse_qsl(qs, *options):
        result.setdefault(name, []).append(value)
    return result


__all__ = [
    "urlparse", "urlunparse", "urljoin", "urldefrag", "urlsplit", "urlunsplit", "urlencode", "parse_qs", "parse_qsl", "quote",
    "quote_plus", "quote_from_bytes", "unquote", "unquote_plus", "unquote_to_bytes", "DefragResult", "ParseResult", "SplitResult",
    "DefragResultBytes", "ParseResultBytes", "SplitResultBytes",
]
