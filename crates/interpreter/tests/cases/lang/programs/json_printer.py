# A JSON encoder and decoder written by hand.
def dumps(v, indent=None, level=0):
    nl = "\n" + " " * indent * (level + 1) if indent else ""
    end = "\n" + " " * indent * level if indent else ""
    sep = "," + (nl or " ")
    if v is None:
        return "null"
    if v is True:
        return "true"
    if v is False:
        return "false"
    if isinstance(v, (int, float)):
        return repr(v)
    if isinstance(v, str):
        esc = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
        return '"' + "".join(esc.get(c) or (c if " " <= c <= "~" else f"\\u{ord(c):04x}") for c in v) + '"'
    if isinstance(v, (list, tuple)):
        return "[" + nl + sep.join(dumps(x, indent, level + 1) for x in v) + end + "]" if v else "[]"
    if isinstance(v, dict):
        return "{" + nl + sep.join(f"{dumps(str(k))}: {dumps(x, indent, level + 1)}" for k, x in v.items()) + end + "}" if v else "{}"
    raise TypeError(f"cannot encode {type(v).__name__}")
class Decoder:
    def __init__(self, text):
        self.t, self.i = text, 0
    def fail(self, what):
        raise ValueError(f"{what} at {self.i}")
    def ws(self):
        while self.i < len(self.t) and self.t[self.i] in " \t\r\n":
            self.i += 1
    def value(self):
        self.ws()
        rest = self.t[self.i:]
        for word, v in (("null", None), ("true", True), ("false", False)):
            if rest.startswith(word):
                self.i += len(word)
                return v
        c = rest[:1]
        if c == '"':
            return self.string()
        if c == "[":
            return self.items("]", self.value)
        if c == "{":
            return dict(self.items("}", self.pair))
        j = self.i
        while j < len(self.t) and self.t[j] in "+-0123456789.eE":
            j += 1
        if j == self.i:
            self.fail("expected a value")
        text, self.i = self.t[self.i:j], j
        return float(text) if set(text) & set(".eE") else int(text)
    def string(self):
        self.i += 1
        out = []
        while (c := self.t[self.i:self.i + 1]) != '"':
            if not c:
                self.fail("unterminated string")
            if c == "\\":
                self.i += 1
                e = self.t[self.i]
                if e == "u":
                    out.append(chr(int(self.t[self.i + 1:self.i + 5], 16)))
                    self.i += 4
                else:
                    out.append({"n": "\n", "t": "\t", "r": "\r"}.get(e, e))
            else:
                out.append(c)
            self.i += 1
        self.i += 1
        return "".join(out)
    def pair(self):
        self.ws()
        k = self.string()
        self.ws()
        if self.t[self.i:self.i + 1] != ":":
            self.fail("expected :")
        self.i += 1
        return k, self.value()
    def items(self, close, item):
        self.i += 1
        out = []
        while True:
            self.ws()
            if self.t[self.i:self.i + 1] == close:
                self.i += 1
                return out
            out.append(item())
            self.ws()
            c = self.t[self.i:self.i + 1]
            if c == ",":
                self.i += 1
            elif c != close:
                self.fail(f"expected , or {close}")
data = {"name": "Ünï\n\"q\"", "list": [1, 2.5, -3e10, None, True], "empty": {}, "nested": {"a": [[]]}, "t": (1,)}
text = dumps(data)
print(text)
print(dumps(data, indent=2))
back = Decoder(text).value()
print(back == {**data, "t": [1]}, back)
for bad in ("[1, 2", '{"a" 1}', '"abc', "[1 2]", "?", ""):
    try:
        print(Decoder(bad).value())
    except ValueError as e:
        print(repr(bad), "->", e)
try:
    dumps({1, 2})
except TypeError as e:
    print(e)
