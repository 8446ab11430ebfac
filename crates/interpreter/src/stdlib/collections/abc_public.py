# `collections.abc`: the public name of `_collections_abc`, whose classes it has.

from _collections_abc import *
from _collections_abc import __all__
