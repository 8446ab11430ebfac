# `shlex`: words of a command line, as a shell splits them. It runs nothing and opens no file.
# What a shell does with plain texts is native (shlex.rs); the class reads streams of the guest.

from collections import deque as _deque
from io import StringIO as _StringIO


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
        """The next token of the stream, without looking at what was pushed back."""
        self._quoted, self._outside = False, " "
        done = False
        while not done:
            c = self._next_char()
            self.lineno += c == "\n"
            if self.state is None:
                self.token, done = "", True
            elif self.state == " ":
                done = self._between(c)
            elif self.state in self.quotes:
                done = self._in_quotes(c)
            elif self.state in self.escape:
                self._escaped(c)
            else:
                done = self._in_word(c)
        token, self.token = self.token, ""
        return None if self.posix and not (token or self._quoted) else token

    # One method for each state; each says whether the token is complete.

    def _complete(self):
        return bool(self.token) or self.posix and self._quoted

    def _between(self, c):
        if not c:
            self.state = None
            return True
        if c in self.whitespace:
            return self._complete()
        if c in self.commenters:
            self._skip_comment()
        elif self.posix and c in self.escape:
            self._outside, self.state = "a", c
        elif c not in self.wordchars and c not in self._punctuation_chars and c in self.quotes:
            self.token, self.state = "" if self.posix else c, c
        else:
            self.token = c
            if c in self.wordchars:
                self.state = "a"
            elif c in self._punctuation_chars:
                self.state = "c"
            elif self.whitespace_split:
                self.state = "a"
            else:
                return True
        return False

    def _in_quotes(self, c):
        self._quoted = True
        if not c:
            raise ValueError("No closing quotation")
        if c != self.state:
            if self.posix and c in self.escape and self.state in self.escapedquotes:
                self._outside, self.state = self.state, c
            else:
                self.token += c
            return False
        if self.posix:
            self.state = "a"
            return False
        self.token += c
        self.state = " "
        return True

    def _escaped(self, c):
        if not c:
            raise ValueError("No escaped character")
        # Inside quotes only the quote and the escape itself lose their backslash.
        if self._outside in self.quotes and c not in (self.state, self._outside):
            self.token += self.state
        self.token += c
        self.state = self._outside

    def _in_word(self, c):
        if not c:
            self.state = None
            return True
        if c in self.whitespace:
            return self._end_word()
        if c in self.commenters:
            self._skip_comment()
            return self.posix and self._end_word()
        if self.state == "c":
            if c in self._punctuation_chars:
                self.token += c
                return False
            self._pushback_chars.append(c)
            self.state = " "
            return True
        if self.posix and c in self.quotes:
            self.state = c
        elif self.posix and c in self.escape:
            self._outside, self.state = "a", c
        elif c in self.wordchars or c in self.quotes or self.whitespace_split and c not in self._punctuation_chars:
            self.token += c
        else:
            if self._punctuation_chars:
                self._pushback_chars.append(c)
            else:
                self.pushback.appendleft(c)
            return self._end_word()
        return False

    def _end_word(self):
        self.state = " "
        return self._complete()

    def _skip_comment(self):
        self.instream.readline()
        self.lineno += 1

    def sourcehook(self, newfile):
        """Opens what a `source` word names: there are no files here."""
        raise PermissionError(f"shlex cannot open {newfile!r}: there are no files here")

    def error_leader(self, infile=None, lineno=None):
        return '"%s", line %d: ' % (self.infile if infile is None else infile, self.lineno if lineno is None else lineno)

    def __next__(self):
        found = self.get_token()
        if found != self.eof:
            return found
        raise StopIteration

    def __iter__(self):
        return self


def _split(s, comments, posix):
    if s is None:
        import warnings
        warnings.warn("Passing None for 's' to shlex.split() is deprecated.", DeprecationWarning)
    lex = shlex(s, posix=posix)
    lex.whitespace_split = True
    if not comments:
        lex.commenters = ""
    return list(lex)


def _join(words):
    return " ".join([quote(word) for word in words])


def _quote(s):
    # No text: nothing is an empty word, and all else is refused in the words of `re`.
    if s:
        import re
        re.search("", s)
    return "''"


__all__ = ["shlex", "split", "quote", "join"]
