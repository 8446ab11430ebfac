# `urllib.parse`: the classes of its results, and queries of objects that guest code shows, or quotes. The rest is native.

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


class DefragResult(_namedtuple("DefragResult", "url fragment", module="urllib.parse"), _Encodes):
    __slots__ = ()

    def geturl(self):
        return self.url + "#" + self.fragment if self.fragment else self.url


class SplitResult(_namedtuple("SplitResult", "scheme netloc path query fragment", module="urllib.parse"), _Parts, _Encodes):
    __slots__ = ()

    def geturl(self):
        return urlunsplit(self)


class ParseResult(_namedtuple("ParseResult", "scheme netloc path params query fragment", module="urllib.parse"), _Parts, _Encodes):
    __slots__ = ()

    def geturl(self):
        return urlunparse(self)


class DefragResultBytes(_Decodes, _namedtuple("DefragResultBytes", "url fragment", module="urllib.parse")):
    __slots__ = ()

    def geturl(self):
        return self.url + b"#" + self.fragment if self.fragment else self.url


class SplitResultBytes(_BytesParts, _Decodes, _namedtuple("SplitResultBytes", "scheme netloc path query fragment", module="urllib.parse")):
    __slots__ = ()

    def geturl(self):
        return urlunsplit(self)


class ParseResultBytes(_BytesParts, _Decodes, _namedtuple("ParseResultBytes", "scheme netloc path params query fragment", module="urllib.parse")):
    __slots__ = ()

    def geturl(self):
        return urlunparse(self)


_bytes_kinds = {DefragResult: DefragResultBytes, SplitResult: SplitResultBytes, ParseResult: ParseResultBytes}
for _text_kind, _bytes_kind in _bytes_kinds.items():
    _bytes_kind._decoded = _text_kind
del _text_kind, _bytes_kind


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


def clear_cache():
    """Nothing is kept of what was taken apart."""


__all__ = [
    "urlparse", "urlunparse", "urljoin", "urldefrag", "urlsplit", "urlunsplit", "urlencode", "parse_qs", "parse_qsl", "quote",
    "quote_plus", "quote_from_bytes", "unquote", "unquote_plus", "unquote_to_bytes", "DefragResult", "ParseResult", "SplitResult",
    "DefragResultBytes", "ParseResultBytes", "SplitResultBytes",
]
