from collections import deque as _deque
from io import StringIO as _StringIO
import re as _re


class shlex:
    def __init__(self, instream=None, infile=None, posix=False, punctuation_chars=False):
        if isinstance(instream, str):
            instream = _StringIO(instream)
        self.instream = instream if instream is not None else _StringIO("")
        self.infile = infile if instream is not None else None
        self.posix = posix
        self.eof = None if posix else ""
        self.commenters = "#"
        self.wordchars = "abcdfeghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"
        if posix:
            self.wordchars += "ßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ"
        self.whitespace = " \t\r\n"
        self.whitespace_split = False
        self.quotes = "'\""
        self.escape = "\\"
        self.escapedquotes = '"'
        self.state = " "
        self.pushback = _deque()
        self.lineno = 1
        self.debug = 0
        self.token = ""
        self.filestack = _deque()
        self.source = None
        if not punctuation_chars:
            punctuation_chars = ""
        elif punctuation_chars is True:
            punctuation_chars = "();<>|&"
        self._punctuation_chars = punctuation_chars
        if punctuation_chars:
            self._pushback_chars = _deque()
            self.wordchars += "~-./*?="
            self.wordchars = self.wordchars.translate(str.maketrans("", "", punctuation_chars))

    @property
    def punctuation_chars(self):
        return self._punctuation_chars

    def push_token(self, tok):
        self.pushback.appendleft(tok)

    def push_source(self, newstream, newfile=None):
        if isinstance(newstream, str):
            newstream = _StringIO(newstream)
        self.filestack.appendleft((self.infile, self.instream, self.lineno))
        self.infile = newfile
        self.instream = newstream
        self.lineno = 1

    def pop_source(self):
        self.instream.close()
        self.infile, self.instream, self.lineno = self.filestack.popleft()
        self.state = " "

    def get_token(self):
        if self.pushback:
            return self.pushback.popleft()
        raw = self.read_token()
        while raw == self.eof:
            if not self.filestack:
                return self.eof
            self.pop_source()
            raw = self.read_token()
        return raw

    def _next_char(self):
        if self._punctuation_chars and self._pushback_chars:
            return self._pushback_chars.pop()
        return self.instream.read(1)

    def read_token(self):
        quoted = False
        before_escape = " "
        while True:
            c = self._next_char()
            if c == "\n":
                self.lineno += 1
            state = self.state
            if state is None:
                self.token = ""
                break
            if state == " ":
                if not c:
                    self.state = None
                    break
                if c in self.whitespace:
                    if self.token or self.posix and quoted:
                        break
                    continue
                if c in self.commenters:
                    self.instream.readline()
                    self.lineno += 1
                elif self.posix and c in self.escape:
                    before_escape = "a"
                    self.state = c
                elif c in self.wordchars:
                    self.token = c
                    self.state = "a"
                elif c in self._punctuation_chars:
                    self.token = c
                    self.state = "c"
                elif c in self.quotes:
                    if not self.posix:
                        self.token = c
                    self.state = c
                elif self.whitespace_split:
                    self.token = c
                    self.state = "a"
                else:
                    self.token = c
                    if self.token or self.posix and quoted:
                        break
            elif state in self.quotes:
                quoted = True
                if not c:
                    raise ValueError("No closing quotation")
                if c == state:
                    if not self.posix:
                        self.token += c
                        self.state = " "
                        break
                    self.state = "a"
                elif self.posix and c in self.escape and state in self.escapedquotes:
                    before_escape = state
                    self.state = c
                else:
                    self.token += c
            elif state in self.escape:
                if not c:
                    raise ValueError("No escaped character")
                if before_escape in self.quotes and c != state and c != before_escape:
                    self.token += state
                self.token += c
                self.state = before_escape
            elif state in ("a", "c"):
                if not c:
                    self.state = None
                    break
                if c in self.whitespace:
                    self.state = " "
                    if self.token or self.posix and quoted:
                        break
                    continue
                if c in self.commenters:
                    self.instream.readline()
                    self.lineno += 1
                    if self.posix:
                        self.state = " "
                        if self.token or self.posix and quoted:
                            break
                        continue
                elif state == "c":
                    if c in self._punctuation_chars:
                        self.token += c
                    else:
                        if c not in self.whitespace:
                            self._pushback_chars.append(c)
                        self.state = " "
                        break
                elif self.posix and c in self.quotes:
                    self.state = c
                elif self.posix and c in self.escape:
                    before_escape = "a"
                    self.state = c
                elif c in self.wordchars or c in self.quotes or self.whitespace_split and c not in self._punctuation_chars:
                    self.token += c
                else:
                    if self._punctuation_chars:
                        self._pushback_chars.append(c)
                    else:
                        self.pushback.appendleft(c)
                    self.state = " "
                    if self.token or self.posix and quoted:
                        break
                    continue
        result = self.token
        self.token = ""
        if self.posix and not quoted and result == "":
            result = None
        return result

    def sourcehook(self, newfile):
        """Opens what a `source` word names: there are no files here."""
        raise PermissionError(f"shlex cannot open {newfile!r}: there are no files here")

    def error_leader(self, infile=None, lineno=None):
        return '"%s", line %d: ' % (self.infile if infile is None else infile, self.lineno if lineno is None else lineno)

    def __iter__(self):
        return self

    def __next__(self):
        token = self.get_token()
        if token == self.eof:
            raise StopIteration
        return token


def split(s, comments=False, posix=True):
    lex = shlex(s, posix=posix)
    lex.whitespace_split = True
    if not comments:
        lex.commenters = ""
    return list(lex)


def join(split_command):
    return " ".join([quote(arg) for arg in split_command])


_unsafe = _re.compile(r"[^\w@%+=:,./-]", _re.ASCII).search


def quote(s):
    if not s:
        return "''"
    if _unsafe(s) is None:
        return s
    return "'" + s.replace("'", "'\"'\"'") + "'"


__all__ = ["shlex", "split", "quote", "join"]
