# An error inside a property.
class A:
    def __init__(self): self._v = {}
    @property
    def v(self): return self._v["missing"]
a = A()
print("made")
a.v
