# `urllib.parse`: the classes of its results, and what its native functions leave alone:
# bytes, other encodings, addresses in brackets.

from collections import namedtuple as _namedtuple

uses_relative = ["", "ftp", "http", "gopher", "nntp", "imap", "wais", "file", "https", "shttp", "mms", "prospero", "rtsp", "rtspu", "sftp", "svn", "svn+ssh", "ws", "wss"]
uses_netloc = ["", "ftp", "http", "gopher", "nntp", "telnet", "imap", "wais", "file", "mms", "https", "shttp", "snews", "prospero", "rtsp", "rtspu", "rsync", "svn", "svn+ssh", "sftp", "nfs", "git", "git+ssh", "ws", "wss"]
uses_params = ["", "ftp", "hdl", "prospero", "http", "imap", "https", "shttp", "rtsp", "rtspu", "sip", "sips", "mms", "sftp", "tel"]
_scheme_chars = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-."
_safe_always = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-~")


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


def _check_brackets(netloc):
    if "[" in netloc and "]" not in netloc or "]" in netloc and "[" not in netloc:
        raise ValueError("Invalid IPv6 URL")
    if "[" in netloc:
        before, _, rest = netloc.rpartition("@")[2].partition("[")
        host, _, after = rest.partition("]")
        if before or after and not after.startswith(":"):
            raise ValueError("Invalid IPv6 URL")
        if host.startswith("v"):
            return
        groups = host.partition("%")[0]
        if ":" not in groups:
            raise ValueError(repr(host) + " does not appear to be an IPv4 or IPv6 address")


_SPACE_AND_CONTROL = "".join([chr(code) for code in range(33)])
_WITHOUT_BREAKS = {ord(c): None for c in "\t\r\n"}


def _scheme_of(url):
    # The scheme and the rest; nothing before a colon that is no scheme counts.
    head, colon, rest = url.partition(":")
    if colon and head[:1].isascii() and head[:1].isalpha() and not head.strip(_scheme_chars):
        return head.lower(), rest
    return "", url


def _urlsplit(url, scheme="", allow_fragments=True):
    """A URL in five parts."""
    (url, scheme), as_bytes = _texts(url, scheme)
    url = url.lstrip(_SPACE_AND_CONTROL).translate(_WITHOUT_BREAKS)
    found, rest = _scheme_of(url)
    scheme = found or scheme.strip(_SPACE_AND_CONTROL).translate(_WITHOUT_BREAKS)
    netloc = query = fragment = ""
    if rest.startswith("//"):
        end = min([at for at in [rest.find(c, 2) for c in "/?#"] if at >= 0], default=len(rest))
        netloc, rest = rest[2:end], rest[end:]
        _check_brackets(netloc)
    if allow_fragments:
        rest, _, fragment = rest.partition("#")
    path, _, query = rest.partition("?")
    return _given_back(SplitResult(scheme, netloc, path, query, fragment), as_bytes)


def _without_params(path):
    # The parameters of the last segment: what follows its first semicolon.
    before, slash, last = path.rpartition("/")
    last, _, params = last.partition(";")
    return before + slash + last, params


def _urlparse(url, scheme="", allow_fragments=True):
    """A URL in six parts: `urlsplit`, with the parameters of the last segment apart."""
    (url, scheme), as_bytes = _texts(url, scheme)
    split = _urlsplit(url, scheme, allow_fragments)
    path, params = _without_params(split.path) if split.scheme in uses_params else (split.path, "")
    return _given_back(ParseResult(split.scheme, split.netloc, path, params, split.query, split.fragment), as_bytes)


def _assembled(scheme, netloc, path, query, fragment):
    text = path
    if netloc or scheme and scheme in uses_netloc and not path.startswith("//"):
        text = "//" + netloc + ("/" if path and not path.startswith("/") else "") + path
    if scheme:
        text = scheme + ":" + text
    return text + ("?" + query if query else "") + ("#" + fragment if fragment else "")


def _urlunsplit(components):
    """The URL that has these five parts."""
    (scheme, netloc, path, query, fragment), as_bytes = _texts(*components)
    return _given_back(_assembled(scheme, netloc, path, query, fragment), as_bytes)


def _urlunparse(components):
    """The URL that has these six parts."""
    (scheme, netloc, path, params, query, fragment), as_bytes = _texts(*components)
    return _given_back(_assembled(scheme, netloc, path + (";" + params if params else ""), query, fragment), as_bytes)


def urldefrag(url):
    """A URL and, apart, its fragment."""
    (url,), as_bytes = _texts(url)
    fragment = ""
    if "#" in url:
        parts = urlparse(url)
        url, fragment = urlunparse(parts._replace(fragment="")), parts.fragment
    return _given_back(DefragResult(url, fragment), as_bytes)


def _resolved(base, path):
    # A path as seen from another: dots are followed, empty segments of the relative part dropped.
    segments = path.split("/")
    if not path.startswith("/"):
        folder = base.split("/")
        if folder[-1]:
            folder.pop()
        segments = folder + segments
        segments = [segments[0], *filter(None, segments[1:-1]), *segments[1:][-1:]]
    kept = []
    for segment in segments:
        if segment == "..":
            del kept[-1:]
        elif segment != ".":
            kept.append(segment)
    if segments[-1] in (".", ".."):
        kept.append("")
    return "/".join(kept) or "/"


def _urljoin(base, url, allow_fragments=True):
    """What a link means on a page."""
    if not (base and url):
        return base or url
    (base, url), as_bytes = _texts(base, url)
    page = urlparse(base, "", allow_fragments)
    link = urlparse(url, page.scheme, allow_fragments)
    if link.scheme != page.scheme or link.scheme not in uses_relative:
        return _given_back(url, as_bytes)
    has_host = link.scheme in uses_netloc
    if not (has_host and link.netloc):
        if has_host:
            link = link._replace(netloc=page.netloc)
        if link.path or link.params:
            link = link._replace(path=_resolved(page.path, link.path))
        else:
            link = link._replace(path=page.path, params=page.params, query=link.query or page.query)
    return _given_back(urlunparse(link), as_bytes)


_HEX = frozenset(b"0123456789abcdefABCDEF")


def _unquote_to_bytes(string):
    """The bytes that a quoted text stands for."""
    if not string:
        string.split
        return b""
    data = string.encode("utf-8") if isinstance(string, str) else string
    head, *parts = data.split(b"%")
    made = bytearray(head)
    for part in parts:
        if len(part) > 1 and part[0] in _HEX and part[1] in _HEX:
            made.append(int(part[:2], 16))
            made += part[2:]
        else:
            made += b"%" + part
    return bytes(made)


def _unquote(string, encoding="utf-8", errors="replace"):
    """The text that a quoted text stands for."""
    encoding, errors = encoding or "utf-8", errors or "replace"
    if isinstance(string, bytes):
        return unquote_to_bytes(string).decode(encoding, errors)
    if "%" not in string:
        string.split
        return string
    # Only runs of ASCII hold escapes; other characters stay as they are.
    made, run = [], ""
    for c in string + "\u0080":
        if c.isascii():
            run += c
        else:
            made += [unquote_to_bytes(run).decode(encoding, errors) if run else "", c]
            run = ""
    return "".join(made[:-1])


def _unquote_plus(string, encoding="utf-8", errors="replace"):
    return unquote(string.replace("+", " "), encoding, errors)


def _quote_from_bytes(bs, safe="/"):
    if not isinstance(bs, (bytes, bytearray)):
        raise TypeError("quote_from_bytes() expected bytes")
    if not bs:
        return ""
    if isinstance(safe, str):
        safe = safe.encode("ascii", "ignore")
    else:
        safe = bytes([c for c in safe if c < 128])
    return "".join([chr(c) if c in _safe_always or c in safe else "%%%02X" % c for c in bs])


def _quote(string, safe="/", encoding=None, errors=None):
    if isinstance(string, str):
        if not string:
            return string
        string = string.encode(encoding or "utf-8", errors or "strict")
    else:
        if encoding is not None:
            raise TypeError("quote() doesn't support 'encoding' for bytes")
        if errors is not None:
            raise TypeError("quote() doesn't support 'errors' for bytes")
    return quote_from_bytes(string, safe)


def _quote_plus(string, safe="", encoding=None, errors=None):
    if isinstance(string, str) and " " not in string or isinstance(string, bytes) and b" " not in string:
        return quote(string, safe, encoding, errors)
    space = " " if isinstance(safe, str) else b" "
    return quote(string, safe + space, encoding, errors).replace(" ", "+")


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


def _parse_qs(qs, keep_blank_values=False, strict_parsing=False, encoding="utf-8", errors="replace", max_num_fields=None, separator="&"):
    result = {}
    for name, value in _parse_qsl(qs, keep_blank_values, strict_parsing, encoding, errors, max_num_fields, separator):
        if name in result:
            result[name].append(value)
        else:
            result[name] = [value]
    return result


def _parse_qsl(qs, keep_blank_values=False, strict_parsing=False, encoding="utf-8", errors="replace", max_num_fields=None, separator="&"):
    (qs,), as_bytes = _texts(qs)
    if not separator or not isinstance(separator, (str, bytes)):
        raise ValueError("Separator must be of type string or bytes.")
    if not qs:
        return []
    if isinstance(separator, bytes):
        separator = separator.decode("ascii")
    if max_num_fields is not None and max_num_fields < 1 + qs.count(separator):
        raise ValueError("Max number of fields exceeded")
    result = []
    for pair in qs.split(separator):
        if not pair and not strict_parsing:
            continue
        name, found, value = pair.partition("=")
        if not found:
            if strict_parsing:
                raise ValueError("bad query field: " + repr(pair))
            if not keep_blank_values:
                continue
        if value or keep_blank_values:
            name = unquote(name.replace("+", " "), encoding, errors)
            value = unquote(value.replace("+", " "), encoding, errors)
            result.append((name.encode("ascii"), value.encode("ascii")) if as_bytes else (name, value))
    return result


__all__ = [
    "urlparse", "urlunparse", "urljoin", "urldefrag", "urlsplit", "urlunsplit", "urlencode", "parse_qs", "parse_qsl", "quote",
    "quote_plus", "quote_from_bytes", "unquote", "unquote_plus", "unquote_to_bytes", "DefragResult", "ParseResult", "SplitResult",
    "DefragResultBytes", "ParseResultBytes", "SplitResultBytes",
]
