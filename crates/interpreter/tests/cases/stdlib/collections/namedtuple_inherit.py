# Methods, properties, defaults and classmethods on named tuples.
from collections import namedtuple
class Color(namedtuple("Color", "r g b", defaults=(0, 0, 0))):
    """A colour."""
    @classmethod
    def from_hex(cls, text):
        return cls(*bytes.fromhex(text.lstrip("#")))
    @property
    def hex(self):
        return "#%02x%02x%02x" % self
    def mix(self, other, t=0.5):
        return self._make(round(a + (b - a) * t) for a, b in zip(self, other))
red = Color(255)
print(red, red.hex, Color.from_hex("#00ff7f"), red.mix(Color(b=255)))
print(Color._fields, Color._field_defaults, Color.__doc__)
print(red._replace(g=9), red == (255, 0, 0), sorted([Color(2), Color(1)]))
print({red: "red"}[Color(255, 0, 0)], red + red, len(red))
r, *rest = red
print(r, rest, red[1:], max(red))
print(isinstance(red, tuple), Color.__mro__[1].__name__, red._asdict())
