# Texts of numbers, as a pattern: the natives know the usual ones, so few programs need this.

import re as _re

_NUMBER = _re.compile(r"([-+])?(?:(\d+(?:\.\d*)?|\.\d+)(?:e([-+]?\d+))?|(inf(?:inity)?)|(s?nan)(\d*))\Z", _re.IGNORECASE)
