# `collections.abc`: the public name of `_collections_abc`.

from _collections_abc import *
from _collections_abc import __all__
