# Texts of numbers and of formats, as patterns: the natives know the usual ones, so few programs need these.

import re as _re

_NUMBER = _re.compile(r"([-+])?(?:(\d+(?:\.\d*)?|\.\d+)(?:e([-+]?\d+))?|(inf(?:inity)?)|(s?nan)(\d*))\Z", _re.IGNORECASE)
_SPEC = _re.compile(r"(?:(.)?([<>=^]))?([-+ ])?(z)?(0)?(\d+)?(,)?(?:\.(\d+))?([eEfFgGn%])?\Z", _re.DOTALL)
