# `importlib.machinery`: the classes of what describes a module. There are no loaders here.


class ModuleSpec:
    """What is known of a module before it is imported."""
    __module__ = "_frozen_importlib"

    def __init__(self, name, loader, *, origin=None, loader_state=None, is_package=None):
        self.name, self.loader, self.origin, self.loader_state = name, loader, origin, loader_state
        self.submodule_search_locations = [] if is_package else None
        self.cached = None
        self.has_location = False

    def __repr__(self):
        parts = [f"name={self.name!r}", f"loader={self.loader!r}"]
        if self.origin is not None:
            parts.append(f"origin={self.origin!r}")
        if self.submodule_search_locations is not None:
            parts.append(f"submodule_search_locations={self.submodule_search_locations}")
        return f"{type(self).__name__}({', '.join(parts)})"

    def __eq__(self, other):
        try:
            return (self.name, self.loader, self.origin) == (other.name, other.loader, other.origin)
        except AttributeError:
            return NotImplemented

    __hash__ = None

    @property
    def parent(self):
        """The name of the package that the module is in."""
        return self.name.rpartition(".")[0] if self.submodule_search_locations is None else self.name


class BuiltinImporter:
    """Where all modules come from."""
    __module__ = "_frozen_importlib"
