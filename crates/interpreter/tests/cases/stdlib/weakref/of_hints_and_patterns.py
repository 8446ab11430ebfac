# Weak references to hints and patterns.
import re
import weakref
from typing import List

hint, form, pattern = list[int], List[int], re.compile("a+")
for thing in (hint, form, pattern):
    reference = weakref.ref(thing)
    print(reference() is thing, weakref.getweakrefcount(thing))
cache = weakref.WeakKeyDictionary({pattern: "known"})
print(cache[re.compile("a+")], len(cache))
