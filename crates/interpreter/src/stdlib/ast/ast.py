# Trees of syntax as guests use them: visitors, which they derive from, and what calls their methods. The classes of nodes, reading,
# writing and checking trees are native.

PyCF_ALLOW_TOP_LEVEL_AWAIT = 0x2000
PyCF_ONLY_AST = 0x400
PyCF_TYPE_COMMENTS = 0x1000


def parse(source, filename="<unknown>", mode="exec", *, type_comments=False, feature_version=None):
    """The tree of a source."""
    flags = PyCF_ONLY_AST
    if type_comments:
        flags |= PyCF_TYPE_COMMENTS
    if isinstance(feature_version, tuple):
        major, minor = feature_version
        assert major == 3
        feature_version = minor
    elif feature_version is None:
        feature_version = -1
    return compile(source, filename, mode, flags, _feature_version=feature_version)


def literal_eval(node_or_string):
    """The value of a text or tree that holds literals only."""
    if isinstance(node_or_string, str):
        return _literal_eval(node_or_string)
    if isinstance(node_or_string, Expression):
        node_or_string = node_or_string.body
    return _value_of(node_or_string)


def _malformed(node):
    line = getattr(node, "lineno", None)
    where = f" on line {line}" if line else ""
    raise ValueError(f"malformed node or string{where}: {node!r}")


def _number_of(node):
    if not isinstance(node, Constant) or type(node.value) not in (int, float, complex):
        _malformed(node)
    return node.value


def _signed_number_of(node):
    if isinstance(node, UnaryOp) and isinstance(node.op, (UAdd, USub)):
        operand = _number_of(node.operand)
        return +operand if isinstance(node.op, UAdd) else -operand
    return _number_of(node)


def _value_of(node):
    if isinstance(node, Constant):
        return node.value
    if isinstance(node, Tuple):
        return tuple(map(_value_of, node.elts))
    if isinstance(node, List):
        return list(map(_value_of, node.elts))
    if isinstance(node, Set):
        return set(map(_value_of, node.elts))
    if isinstance(node, Call) and isinstance(node.func, Name) and node.func.id == "set" and node.args == node.keywords == []:
        return set()
    if isinstance(node, Dict):
        if len(node.keys) != len(node.values):
            _malformed(node)
        return dict(zip(map(_value_of, node.keys), map(_value_of, node.values)))
    if isinstance(node, BinOp) and isinstance(node.op, (Add, Sub)):
        left, right = _signed_number_of(node.left), _number_of(node.right)
        if isinstance(left, (int, float)) and isinstance(right, complex):
            return left + right if isinstance(node.op, Add) else left - right
    return _signed_number_of(node)


def dump(node, annotate_fields=True, include_attributes=False, *, indent=None):
    """A tree as a text."""
    if not isinstance(node, AST):
        raise TypeError("expected AST, got %r" % node.__class__.__name__)
    if indent is not None and not isinstance(indent, str):
        indent = " " * indent
    pieces = _dump(node, bool(annotate_fields), bool(include_attributes), indent)
    return "".join([piece if piece.__class__ is str else repr(piece[0]) for piece in pieces])


def unparse(ast_obj):
    """The source that a tree stands for."""
    return _unparse(ast_obj)


def iter_fields(node):
    """Names and values of the fields that a node has."""
    for field in node._fields:
        try:
            yield field, getattr(node, field)
        except AttributeError:
            pass


def iter_child_nodes(node):
    """The nodes right below a node."""
    for name, field in iter_fields(node):
        if isinstance(field, AST):
            yield field
        elif isinstance(field, list):
            for item in field:
                if isinstance(item, AST):
                    yield item


def walk(node):
    """A node and all below it, level by level."""
    waiting = [node]
    # A list that grows while it is gone through.
    for node in waiting:
        waiting.extend(iter_child_nodes(node))
        yield node


def copy_location(new_node, old_node):
    """Says of one node that it is where another is."""
    for attr in "lineno", "col_offset", "end_lineno", "end_col_offset":
        if attr in old_node._attributes and attr in new_node._attributes:
            value = getattr(old_node, attr, None)
            # Only the end may be unknown.
            if value is not None or hasattr(old_node, attr) and attr.startswith("end_"):
                setattr(new_node, attr, value)
    return new_node


def fix_missing_locations(node):
    """Gives all nodes without a place that of the node above them."""
    _fix(node, 1, 0, 1, 0)
    return node


def _fix(node, lineno, col_offset, end_lineno, end_col_offset):
    if "lineno" in node._attributes:
        if hasattr(node, "lineno"):
            lineno = node.lineno
        else:
            node.lineno = lineno
    if "end_lineno" in node._attributes:
        if getattr(node, "end_lineno", None) is None:
            node.end_lineno = end_lineno
        else:
            end_lineno = node.end_lineno
    if "col_offset" in node._attributes:
        if hasattr(node, "col_offset"):
            col_offset = node.col_offset
        else:
            node.col_offset = col_offset
    if "end_col_offset" in node._attributes:
        if getattr(node, "end_col_offset", None) is None:
            node.end_col_offset = end_col_offset
        else:
            end_col_offset = node.end_col_offset
    for child in iter_child_nodes(node):
        _fix(child, lineno, col_offset, end_lineno, end_col_offset)


def increment_lineno(node, n=1):
    """Moves a tree down by some lines."""
    for child in walk(node):
        if isinstance(child, TypeIgnore):
            child.lineno = getattr(child, "lineno", 0) + n
            continue
        if "lineno" in child._attributes:
            child.lineno = getattr(child, "lineno", 0) + n
        if "end_lineno" in child._attributes and (end_lineno := getattr(child, "end_lineno", 0)) is not None:
            child.end_lineno = end_lineno + n
    return node


def get_docstring(node, clean=True):
    """The documentation of a function, class or module."""
    if not isinstance(node, (AsyncFunctionDef, FunctionDef, ClassDef, Module)):
        raise TypeError("%r can't have docstrings" % (node.__class__.__name__))
    if not (node.body and isinstance(node.body[0], Expr)):
        return None
    node = node.body[0].value
    if isinstance(node, Str):
        text = node.s
    elif isinstance(node, Constant) and isinstance(node.value, str):
        text = node.value
    else:
        return None
    if clean:
        import inspect
        text = inspect.cleandoc(text)
    return text


def get_source_segment(source, node, *, padded=False):
    """The part of a source that a node was made of."""
    try:
        if node.end_lineno is None or node.end_col_offset is None:
            return None
        lineno, end_lineno = node.lineno - 1, node.end_lineno - 1
        col_offset, end_col_offset = node.col_offset, node.end_col_offset
    except AttributeError:
        return None
    lines = _splitlines_no_ff(source)
    if end_lineno == lineno:
        return lines[lineno].encode()[col_offset:end_col_offset].decode()
    before = lines[lineno].encode()[:col_offset].decode()
    padding = "".join([letter if letter in "\f\t" else " " for letter in before]) if padded else ""
    first = padding + lines[lineno].encode()[col_offset:].decode()
    last = lines[end_lineno].encode()[:end_col_offset].decode()
    return "".join([first, *lines[lineno + 1:end_lineno], last])


class NodeVisitor(object):
    """Goes through a tree, and calls a method for each node that is named for its class."""

    def visit(self, node):
        """Visits a node."""
        method = "visit_" + node.__class__.__name__
        visitor = getattr(self, method, self.generic_visit)
        return visitor(node)

    def generic_visit(self, node):
        """Visits the nodes below a node."""
        for field, value in iter_fields(node):
            if isinstance(value, list):
                for item in value:
                    if isinstance(item, AST):
                        self.visit(item)
            elif isinstance(value, AST):
                self.visit(value)

    def visit_Constant(self, node):
        value = node.value
        type_name = _const_node_type_names.get(type(value))
        if type_name is None:
            for cls, name in _const_node_type_names.items():
                if isinstance(value, cls):
                    type_name = name
                    break
        if type_name is not None:
            method = "visit_" + type_name
            visitor = getattr(self, method, None)
            if visitor is not None:
                import warnings
                warnings.warn(f"{method} is deprecated; add visit_Constant", DeprecationWarning, 2)
                return visitor(node)
        return self.generic_visit(node)


class NodeTransformer(NodeVisitor):
    """A visitor that puts what its methods return in the place of the nodes that they visit."""

    def generic_visit(self, node):
        for field, old_value in iter_fields(node):
            if isinstance(old_value, list):
                new_values = []
                for value in old_value:
                    if isinstance(value, AST):
                        value = self.visit(value)
                        if value is None:
                            continue
                        if not isinstance(value, AST):
                            new_values.extend(value)
                            continue
                    new_values.append(value)
                old_value[:] = new_values
            elif isinstance(old_value, AST):
                new_node = self.visit(old_value)
                if new_node is None:
                    delattr(node, field)
                else:
                    setattr(node, field, new_node)
        return node


# What older programs use.

def _old_value(documentation):
    def getter(self):
        return self.value

    def setter(self, value):
        self.value = value
    getter.__doc__ = documentation
    return property(getter, setter)


Constant.n = _old_value("Deprecated. Use value instead.")
Constant.s = _old_value("Deprecated. Use value instead.")


class _ABC(type):

    def __init__(cls, *args):
        cls.__doc__ = "Deprecated AST node class. Use ast.Constant instead"

    def __instancecheck__(cls, inst):
        if not isinstance(inst, Constant):
            return False
        if cls in _const_types:
            try:
                value = inst.value
            except AttributeError:
                return False
            return isinstance(value, _const_types[cls]) and not isinstance(value, _const_types_not.get(cls, ()))
        return type.__instancecheck__(cls, inst)


def _new(cls, *args, **kwargs):
    for key in kwargs:
        if key in cls._fields and cls._fields.index(key) < len(args):
            raise TypeError(f"{cls.__name__} got multiple values for argument {key!r}")
    if cls in _const_types:
        return Constant(*args, **kwargs)
    return object.__new__(cls)


class Num(Constant, metaclass=_ABC):
    _fields = ("n",)
    __new__ = _new


class Str(Constant, metaclass=_ABC):
    _fields = ("s",)
    __new__ = _new


class Bytes(Constant, metaclass=_ABC):
    _fields = ("s",)
    __new__ = _new


class NameConstant(Constant, metaclass=_ABC):
    __new__ = _new


class Ellipsis(Constant, metaclass=_ABC):
    _fields = ()

    def __new__(cls, *args, **kwargs):
        if cls is Ellipsis:
            return Constant(..., *args, **kwargs)
        return object.__new__(cls)


_const_types = {Num: (int, float, complex), Str: (str,), Bytes: (bytes,), NameConstant: (type(None), bool), Ellipsis: (type(...),)}
_const_types_not = {Num: (bool,)}
_const_node_type_names = {
    bool: "NameConstant",
    type(None): "NameConstant",
    int: "Num",
    float: "Num",
    complex: "Num",
    str: "Str",
    bytes: "Bytes",
    type(...): "Ellipsis",
}


class slice(AST):
    """Deprecated AST node class."""


class Index(slice):
    """Deprecated AST node class. Use the index value directly instead."""

    def __new__(cls, value, **kwargs):
        return value


class ExtSlice(slice):
    """Deprecated AST node class. Use ast.Tuple instead."""

    def __new__(cls, dims=(), **kwargs):
        return Tuple(list(dims), Load(), **kwargs)


def _dims():
    def getter(self):
        """Deprecated. Use elts instead."""
        return self.elts

    def setter(self, value):
        self.elts = value
    return property(getter, setter)


Tuple.dims = _dims()


class Suite(mod):
    """Deprecated AST node class.  Unused in Python 3."""


class AugLoad(expr_context):
    """Deprecated AST node class.  Unused in Python 3."""


class AugStore(expr_context):
    """Deprecated AST node class.  Unused in Python 3."""


class Param(expr_context):
    """Deprecated AST node class.  Unused in Python 3."""


def _init(self, args, kwargs):
    """What the constructor does where guest code takes part: in assigning attributes, or in saying which fields there are."""
    fields = getattr(type(self), "_fields", None)
    fields = () if fields is None else tuple(fields)
    name = type(self).__name__
    if len(args) > len(fields):
        plural = "" if len(fields) == 1 else "s"
        raise TypeError(f"{name} constructor takes at most {len(fields)} positional argument{plural}")
    for field, value in zip(fields, args):
        setattr(self, field, value)
    for key, value in kwargs.items():
        if key in fields and fields.index(key) < len(args):
            raise TypeError(f"{name} got multiple values for argument {key!r}")
        setattr(self, key, value)
