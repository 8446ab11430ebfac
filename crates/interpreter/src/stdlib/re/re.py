# `re`: the class of its flags, which guests combine, and its error. Patterns are native (mod.rs).

class _Meta(type):
    def __repr__(cls):
        return "<flag 'RegexFlag'>"

    def __iter__(cls):
        return iter([RegexFlag(bit) for bit, name in _NAMES])

    def __len__(cls):
        return len(_NAMES)

    def __getitem__(cls, name):
        return cls.__members__[name]

    def __getattr__(cls, name):
        raise AttributeError(name) from None

    @property
    def __members__(cls):
        from types import MappingProxyType
        return MappingProxyType({name: cls.__dict__[name] for name in _MEMBERS})

    def __contains__(cls, value):
        return isinstance(value, RegexFlag)


_NAMES = (
    (256, "ASCII"), (2, "IGNORECASE"), (4, "LOCALE"), (32, "UNICODE"), (8, "MULTILINE"),
    (16, "DOTALL"), (64, "VERBOSE"), (1, "TEMPLATE"), (128, "DEBUG"),
)
_MEMBERS = "NOFLAG ASCII A IGNORECASE I LOCALE L UNICODE U MULTILINE M DOTALL S VERBOSE X TEMPLATE T DEBUG".split()
# Each flag is one object.
_known = {}


class RegexFlag(int, metaclass=_Meta):
    __slots__ = ()

    def __new__(cls, value):
        if not isinstance(value, int):
            raise ValueError(f"{value!r} is not a valid RegexFlag")
        return _known.get(value) or int.__new__(cls, value)

    @property
    def value(self):
        return int(self)

    @property
    def name(self):
        if not self:
            return "NOFLAG"
        names = [name for bit, name in _NAMES if self & bit]
        return "|".join(names) if names else None

    def __repr__(self):
        value = int(self)
        if not value:
            return "re.NOFLAG"
        parts = []
        for bit, name in _NAMES:
            if value & bit:
                parts.append("re." + name)
                value &= 0xFFFFFFFF ^ bit
        if value and not parts:
            return "re.RegexFlag(" + str(value) + ")"
        if value:
            parts.append(hex(value))
        return "|".join(parts)

    def __str__(self):
        return repr(self)

    def __format__(self, spec):
        return format(repr(self), spec)

    def __or__(self, other):
        if not isinstance(other, int):
            return NotImplemented
        return RegexFlag(int(self) | int(other))

    def __and__(self, other):
        if not isinstance(other, int):
            return NotImplemented
        return RegexFlag(int(self) & int(other))

    def __xor__(self, other):
        if not isinstance(other, int):
            return NotImplemented
        return RegexFlag(int(self) ^ int(other))

    __ror__ = __or__
    __rand__ = __and__
    __rxor__ = __xor__

    def __invert__(self):
        return RegexFlag(511 ^ (int(self) & 511))

    def __contains__(self, other):
        return int(self) & int(other) == int(other)

    def __iter__(self):
        return iter([RegexFlag(bit) for bit, name in _NAMES if self & bit])

    def __hash__(self):
        return int.__hash__(self)


NOFLAG = RegexFlag(0)
A = ASCII = RegexFlag(256)
I = IGNORECASE = RegexFlag(2)
L = LOCALE = RegexFlag(4)
U = UNICODE = RegexFlag(32)
M = MULTILINE = RegexFlag(8)
S = DOTALL = RegexFlag(16)
X = VERBOSE = RegexFlag(64)
T = TEMPLATE = RegexFlag(1)
DEBUG = RegexFlag(128)
for _name in _MEMBERS:
    setattr(RegexFlag, _name, globals()[_name])
    _known[int(globals()[_name])] = globals()[_name]
del _name


class error(Exception):
    """What is wrong with a pattern or a template."""

    def __init__(self, msg, pattern=None, pos=None):
        self.msg = msg
        self.pattern = pattern
        self.pos = pos
        if pattern is not None and pos is not None:
            newline = "\n" if isinstance(pattern, str) else b"\n"
            msg = "%s at position %d" % (msg, pos)
            self.lineno = pattern.count(newline, 0, pos) + 1
            self.colno = pos - pattern.rfind(newline, 0, pos)
            if newline in pattern:
                msg = msg + " (line " + str(self.lineno) + ", column " + str(self.colno) + ")"
        else:
            self.lineno = self.colno = None
        super().__init__(msg)


def template(pattern, flags=0):
    return _compile(pattern, flags | T)


__all__ = (
    "match fullmatch search sub subn split findall finditer compile purge template escape error Pattern Match A I L M S X U ASCII IGNORECASE "
    "LOCALE MULTILINE DOTALL VERBOSE UNICODE NOFLAG RegexFlag"
).split()


class _PatternScanner:
    # Takes one match after the other, each from where the last one ended.

    def __init__(self, pattern, string, pos, endpos):
        pattern.match(string, pos, endpos)
        self.pattern = pattern
        self._string, self._end = string, endpos
        self._at = min(max(pos, 0), len(string))
        # Was the last match empty? The next one may not be that again in the same place.
        self._advances = False

    def _taken(self, found):
        if found is None:
            self._at = None
        else:
            self._at, self._advances = found.end(), found.start() == found.end()
        return found

    def match(self):
        if self._at is None:
            return None
        found = self.pattern.match(self._string, self._at, self._end)
        if self._advances and found is not None and found.end() == self._at:
            found = None
        return self._taken(found)

    def search(self):
        if self._at is None:
            return None
        matches = self.pattern.finditer(self._string, self._at, self._end)
        found = next(matches, None)
        if self._advances and found is not None and found.start() == found.end() == self._at:
            found = next(matches, None)
        return self._taken(found)


_PatternScanner.__module__, _PatternScanner.__qualname__ = "_sre", "SRE_Scanner"
_as_native(_PatternScanner, "_sre.SRE_Scanner", True, False)


class Scanner:
    """Cuts a text into pieces, each by the first of some patterns that fits."""

    def __init__(self, lexicon, flags=0):
        self.lexicon = lexicon
        self._patterns = [_compile(phrase, flags) for phrase, action in lexicon]

    def scan(self, string):
        made, at = [], 0
        while True:
            for pattern, (phrase, action) in zip(self._patterns, self.lexicon):
                found = pattern.match(string, at)
                if found:
                    break
            else:
                break
            if found.end() == at:
                break
            if callable(action):
                self.match = found
                action = action(self, found.group())
            if action is not None:
                made.append(action)
            at = found.end()
        return made, string[at:]
