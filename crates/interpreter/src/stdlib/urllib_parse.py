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


def urlsplit(url, scheme="", allow_fragments=True):
    (url, scheme), as_bytes = _texts(url, scheme)
    url = url.lstrip("".join([chr(code) for code in range(33)]))
    scheme = scheme.strip("".join([chr(code) for code in range(33)]))
    for c in "\t\r\n":
        url = url.replace(c, "")
        scheme = scheme.replace(c, "")
    netloc = query = fragment = ""
    at = url.find(":")
    if at > 0 and url[0].isascii() and url[0].isalpha():
        for c in url[:at]:
            if c not in _scheme_chars:
                break
        else:
            scheme, url = url[:at].lower(), url[at + 1:]
    if url[:2] == "//":
        end = len(url)
        for c in "/?#":
            found = url.find(c, 2)
            if 0 <= found < end:
                end = found
        netloc, url = url[2:end], url[end:]
        _check_brackets(netloc)
    if allow_fragments and "#" in url:
        url, fragment = url.split("#", 1)
    if "?" in url:
        url, query = url.split("?", 1)
    return _given_back(SplitResult(scheme, netloc, url, query, fragment), as_bytes)


def urlparse(url, scheme="", allow_fragments=True):
    (url, scheme), as_bytes = _texts(url, scheme)
    scheme, netloc, path, query, fragment = urlsplit(url, scheme, allow_fragments)
    params = ""
    if scheme in uses_params and ";" in path:
        if "/" in path:
            at = path.find(";", path.rfind("/"))
        else:
            at = path.find(";")
        if at >= 0:
            path, params = path[:at], path[at + 1:]
    return _given_back(ParseResult(scheme, netloc, path, params, query, fragment), as_bytes)


def urlunsplit(components):
    (scheme, netloc, url, query, fragment), as_bytes = _texts(*components)
    if netloc or scheme and scheme in uses_netloc and url[:2] != "//":
        if url and url[:1] != "/":
            url = "/" + url
        url = "//" + netloc + url
    if scheme:
        url = scheme + ":" + url
    if query:
        url = url + "?" + query
    if fragment:
        url = url + "#" + fragment
    return _given_back(url, as_bytes)


def urlunparse(components):
    (scheme, netloc, url, params, query, fragment), as_bytes = _texts(*components)
    if params:
        url = url + ";" + params
    return _given_back(urlunsplit((scheme, netloc, url, query, fragment)), as_bytes)


def urldefrag(url):
    (url,), as_bytes = _texts(url)
    fragment = ""
    if "#" in url:
        scheme, netloc, path, params, query, fragment = urlparse(url)
        url = urlunparse((scheme, netloc, path, params, query, ""))
    return _given_back(DefragResult(url, fragment), as_bytes)


def urljoin(base, url, allow_fragments=True):
    if not base:
        return url
    if not url:
        return base
    (base, url), as_bytes = _texts(base, url)
    bscheme, bnetloc, bpath, bparams, bquery, bfragment = urlparse(base, "", allow_fragments)
    scheme, netloc, path, params, query, fragment = urlparse(url, bscheme, allow_fragments)
    if scheme != bscheme or scheme not in uses_relative:
        return _given_back(url, as_bytes)
    if scheme in uses_netloc:
        if netloc:
            return _given_back(urlunparse((scheme, netloc, path, params, query, fragment)), as_bytes)
        netloc = bnetloc
    if not path and not params:
        path = bpath
        params = bparams
        if not query:
            query = bquery
        return _given_back(urlunparse((scheme, netloc, path, params, query, fragment)), as_bytes)
    base_parts = bpath.split("/")
    if base_parts[-1] != "":
        del base_parts[-1]
    if path[:1] == "/":
        segments = path.split("/")
    else:
        segments = base_parts + path.split("/")
        segments[1:-1] = [segment for segment in segments[1:-1] if segment]
    resolved = []
    for segment in segments:
        if segment == "..":
            if resolved:
                resolved.pop()
        elif segment != ".":
            resolved.append(segment)
    if segments[-1] in (".", ".."):
        resolved.append("")
    return _given_back(urlunparse((scheme, netloc, "/".join(resolved) or "/", params, query, fragment)), as_bytes)


def unquote_to_bytes(string):
    if not string:
        return b""
    if isinstance(string, str):
        string = string.encode("utf-8")
    parts = string.split(b"%")
    if len(parts) == 1:
        return string
    out = [parts[0]]
    for part in parts[1:]:
        try:
            digits = part[:2]
            if len(digits) != 2 or digits[:1] in b"+- \t" or digits[1:] in b" \t_":
                raise ValueError
            out.append(bytes([int(digits, 16)]))
            out.append(part[2:])
        except ValueError:
            out.append(b"%")
            out.append(part)
    return b"".join(out)


def unquote(string, encoding="utf-8", errors="replace"):
    if isinstance(string, bytes):
        return unquote_to_bytes(string).decode(encoding or "utf-8", errors or "replace")
    if "%" not in string:
        string.split
        return string
    encoding = encoding or "utf-8"
    errors = errors or "replace"
    # Only runs of ASCII hold escapes; other characters stay as they are.
    out = []
    run = []
    for c in string:
        if c.isascii():
            run.append(c)
        else:
            if run:
                out.append(unquote_to_bytes("".join(run)).decode(encoding, errors))
                run = []
            out.append(c)
    if run:
        out.append(unquote_to_bytes("".join(run)).decode(encoding, errors))
    return "".join(out)


def unquote_plus(string, encoding="utf-8", errors="replace"):
    return unquote(string.replace("+", " "), encoding, errors)


def quote_from_bytes(bs, safe="/"):
    if not isinstance(bs, (bytes, bytearray)):
        raise TypeError("quote_from_bytes() expected bytes")
    if not bs:
        return ""
    if isinstance(safe, str):
        safe = safe.encode("ascii", "ignore")
    else:
        safe = bytes([c for c in safe if c < 128])
    return "".join([chr(c) if c in _safe_always or c in safe else "%%%02X" % c for c in bs])


def quote(string, safe="/", encoding=None, errors=None):
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


def quote_plus(string, safe="", encoding=None, errors=None):
    if isinstance(string, str) and " " not in string or isinstance(string, bytes) and b" " not in string:
        return quote(string, safe, encoding, errors)
    space = " " if isinstance(safe, str) else b" "
    return quote(string, safe + space, encoding, errors).replace(" ", "+")


def urlencode(query, doseq=False, safe="", encoding=None, errors=None, quote_via=quote_plus):
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


def parse_qs(qs, keep_blank_values=False, strict_parsing=False, encoding="utf-8", errors="replace", max_num_fields=None, separator="&"):
    result = {}
    for name, value in parse_qsl(qs, keep_blank_values, strict_parsing, encoding, errors, max_num_fields, separator):
        if name in result:
            result[name].append(value)
        else:
            result[name] = [value]
    return result


def parse_qsl(qs, keep_blank_values=False, strict_parsing=False, encoding="utf-8", errors="replace", max_num_fields=None, separator="&"):
    (qs,), as_bytes = _texts(qs)
    if not separator or not isinstance(separator, (str, bytes)):
        raise ValueError("Separator must be of type string or bytes.")
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
