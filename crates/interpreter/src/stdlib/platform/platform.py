# `platform`: the class of what `uname` tells. Python because it makes that class. The functions are native (platform.rs).

from collections import namedtuple as _namedtuple

uname_result = _namedtuple("uname_result", "system node release version machine processor", module="platform")
