# Tags and texts of HTML, found by patterns and handed to the methods of the guest's parser: a class that guests derive from.

import re as _re
from html import unescape

__all__ = ["HTMLParser"]
_tag_name = _re.compile(r"([a-zA-Z][^\t\n\r\f />\x00]*)(?:\s|/(?!>))*")
_attribute = _re.compile(r"((?<=['\"\s/])[^\s/>][^\s/=>]*)(\s*=+\s*('[^']*'|\"[^\"]*\"|(?!['\"])[^>\s]*))?(?:\s|/(?!>))*")
_tag_end = _re.compile(r"<[a-zA-Z][^\t\n\r\f />\x00]*(?:[\s/]*(?:(?<=['\"\s/])[^\s/>][^\s/=>]*(?:\s*=+\s*(?:'[^']*'|\"[^\"]*\"|(?!['\"])[^>\s]*)\s*)?(?:\s|/(?!>))*)*)?\s*")
# After what was found of a tag: nothing at all, or what may be the start of more.
_goes_on = ("", *"abcdefghijklmnopqrstuvwxyz=/ABCDEFGHIJKLMNOPQRSTUVWXYZ")
_closing = _re.compile(r"</\s*([a-zA-Z][^\t\n\r\f />\x00]*)[^>]*>")
_charref = _re.compile("&#(?:[0-9]+|[xX][0-9a-fA-F]+)[^0-9a-fA-F]")
_incomplete = _re.compile("&[a-zA-Z#]")
_entityref = _re.compile("&([a-zA-Z][-.a-zA-Z0-9]*)[^a-zA-Z0-9]")


class HTMLParser:
    CDATA_CONTENT_ELEMENTS = ("script", "style")

    _start_tag_text = None

    def __init__(self, *, convert_charrefs=True):
        self.convert_charrefs = convert_charrefs
        self.reset()

    def reset(self):
        self.rawdata = ""
        self.lasttag = "???"
        self.cdata_elem = None
        self.lineno = 1
        self.offset = 0

    def feed(self, data):
        self.rawdata = self.rawdata + data
        self.goahead(False)

    def close(self):
        self.goahead(True)

    def getpos(self):
        return self.lineno, self.offset

    def get_starttag_text(self):
        return self._start_tag_text

    def _moved(self, text):
        lines = text.count("\n")
        if lines:
            self.lineno += lines
            self.offset = len(text) - text.rindex("\n") - 1
        else:
            self.offset += len(text)

    def _data(self, text):
        if text:
            self.handle_data(unescape(text) if self.convert_charrefs and not self.cdata_elem else text)
            self._moved(text)

    def set_cdata_mode(self, elem):
        self.cdata_elem = elem.lower()

    def clear_cdata_mode(self):
        self.cdata_elem = None

    def goahead(self, end):
        raw = self.rawdata
        at, size = 0, len(raw)
        while at < size:
            if self.cdata_elem:
                match = _re.compile(rf"</\s*{self.cdata_elem}\s*>", _re.I).search(raw, at)
                if not match:
                    break
                stop = match.start()
            elif self.convert_charrefs:
                stop = raw.find("<", at)
                if stop < 0:
                    amp = raw.rfind("&", max(at, size - 34))
                    if amp >= 0 and not end and not _re.compile(r"[\s;]").search(raw, amp):
                        break
                    stop = size
            else:
                match = _re.compile("[&<]").search(raw, at)
                stop = match.start() if match else size
            self._data(raw[at:stop])
            at = stop
            if at == size:
                break
            if raw[at] == "<":
                next_at = self._markup(raw, at, end)
                if next_at < 0:
                    if not end:
                        break
                    next_at = raw.find(">", at + 1) + 1
                    if not next_at:
                        next_at = raw.find("<", at + 1) if "<" in raw[at + 1:] else at + 1
                    self._data(raw[at:next_at])
                else:
                    self._moved(raw[at:next_at])
                at = next_at
            elif raw.startswith("&#", at):
                match = _charref.match(raw, at)
                if match:
                    self.handle_charref(match.group()[2:-1])
                    next_at = match.end() - (raw[match.end() - 1] != ";")
                    self._moved(raw[at:next_at])
                    at = next_at
                else:
                    # What can be no number any more is data; the rest comes with what is fed next, or at the end.
                    if ";" in raw[at:]:
                        self._data("&#")
                        at += 2
                    break
            else:
                match = _entityref.match(raw, at)
                if match:
                    self.handle_entityref(match.group(1))
                    next_at = match.end() - (raw[match.end() - 1] != ";")
                    self._moved(raw[at:next_at])
                    at = next_at
                elif _incomplete.match(raw, at):
                    if end and at + 2 == size:
                        self._moved("&")
                        at += 1
                    break
                elif at + 1 < size:
                    self._data("&")
                    at += 1
                else:
                    break
        if end and at < size and not self.cdata_elem:
            self._data(raw[at:size])
            at = size
        self.rawdata = raw[at:]

    def _markup(self, raw, at, end):
        # The end of what starts with "<", or -1 if it is not complete.
        if _re.compile("<[a-zA-Z]").match(raw, at):
            return self.parse_starttag(at)
        if raw.startswith("</", at):
            return self.parse_endtag(at)
        if raw.startswith("<!--", at):
            stop = raw.find("-->", at + 4)
            if stop < 0:
                return -1
            self.handle_comment(raw[at + 4:stop])
            return stop + 3
        if raw.startswith("<?", at):
            stop = raw.find(">", at + 2)
            if stop < 0:
                return -1
            self.handle_pi(raw[at + 2:stop])
            return stop + 1
        if raw.startswith("<!", at):
            stop = raw.find(">", at + 2)
            if raw[at:at + 9].lower() == "<!doctype":
                if stop < 0:
                    return -1
                self.handle_decl(raw[at + 2:stop])
                return stop + 1
            if raw.startswith("<![", at):
                stop = raw.find("]>", at)
                close = 2
                if raw.startswith("<![CDATA[", at):
                    stop = raw.find("]]>", at)
                    if stop < 0:
                        return -1
                    self.unknown_decl(raw[at + 3:stop])
                    return stop + 3
                if stop < 0:
                    return -1
                self.unknown_decl(raw[at + 3:stop])
                return stop + close
            if stop < 0:
                return -1
            self.handle_comment(raw[at + 2:stop])
            return stop + 1
        if at + 1 < len(raw) or end:
            self.handle_data("<")
            return at + 1
        return -1

    def parse_starttag(self, i):
        raw = self.rawdata
        self._start_tag_text = None
        match = _tag_end.match(raw, i)
        stop = match.end()
        if raw.startswith("/>", stop):
            close = stop + 2
        elif raw.startswith(">", stop):
            close = stop + 1
        elif raw[stop:stop + 1] in _goes_on:
            return -1
        else:
            close = stop
        self._start_tag_text = raw[i:close]
        match = _tag_name.match(raw, i + 1)
        tag = self.lasttag = match.group(1).lower()
        place = match.end()
        attrs = []
        while place < close:
            match = _attribute.match(raw, place)
            if not match:
                break
            name, rest, value = match.group(1, 2, 3)
            if not rest:
                value = None
            elif value[:1] == "'" == value[-1:] or value[:1] == '"' == value[-1:]:
                value = value[1:-1]
            if value:
                value = unescape(value)
            attrs.append((name.lower(), value))
            place = match.end()
        # The slash may be the end of a value without quotes; and what no attribute can be is no tag.
        rest = raw[place:close].strip()
        if rest not in (">", "/>"):
            self.handle_data(raw[i:close])
        elif rest == "/>":
            self.handle_startendtag(tag, attrs)
        else:
            self.handle_starttag(tag, attrs)
            if tag in self.CDATA_CONTENT_ELEMENTS:
                self.set_cdata_mode(tag)
        return close

    def parse_endtag(self, i):
        raw = self.rawdata
        if raw.find(">", i + 1) < 0:
            return -1
        match = _closing.match(raw, i)
        if not match:
            if raw.startswith("</>", i):
                return i + 3
            stop = raw.find(">", i + 2)
            self.handle_comment(raw[i + 2:stop])
            return stop + 1
        self.handle_endtag(match.group(1).lower())
        self.clear_cdata_mode()
        return match.end()

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    # What subclasses replace, and what is dropped if they do not.

    def handle_charref(self, name):
        pass

    def handle_comment(self, data):
        pass

    def handle_data(self, data):
        pass

    def handle_decl(self, decl):
        pass

    def handle_endtag(self, tag):
        pass

    def handle_entityref(self, name):
        pass

    def handle_pi(self, data):
        pass

    def handle_starttag(self, tag, attrs):
        pass

    def unknown_decl(self, data):
        pass
