"""A cell's source as code: its last statement gives a value, and what ends it cannot be caught.

Changes the syntax tree only where a cell needs it; what a traceback shows stays the source as it was written.
"""
import ast

# A cell may `await` outside of a function.
AWAIT = ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
VALUE = "$value"
STOP = "$stop"
NOT_PYTHON = (
    "this is Python, not a notebook's shell: packages are installed by the host before the session "
    "(pass `--with pandas`, or the `--python PATH` of a virtual environment that has them)"
)
# How lines begin that are no expression.
STATEMENTS = {"", "assert", "class", "def", "del", "for", "from", "global", "if", "import", "pass", "raise", "try", "while", "with"}
COROUTINE = 0x80


class Compiled:
    """Code to run, whether it must be kept from a tool's name, whether it is a coroutine's, and whether it gives the cell's value."""

    def __init__(self, code, guarded, gives_value):
        self.code = code
        self.guarded = guarded
        self.awaits = bool(code.co_flags & COROUTINE)
        self.gives_value = gives_value


def compile_cell(source, file, interactive, protected):
    """Compiles a cell."""
    if may_be_expression(source):
        try:
            return Compiled(compile(source, file, "eval", AWAIT, dont_inherit=True), False, True)
        except SyntaxError:
            # What is wrong, if anything, is said below.
            pass
    try:
        tree = compile(source, file, "exec", ast.PyCF_ONLY_AST | AWAIT, dont_inherit=True)
    except SyntaxError as error:
        refuse_commands(source, error)
        raise
    keep_value(tree, interactive)
    guarded = False
    # The tree is only walked where the text shows that it may matter: a keyword has one spelling, a name of ASCII too.
    if "except" in source:
        let_stops_pass(tree)
    if not source.isascii() or any(name in source for name in protected):
        guarded = guard(tree, protected)
    return Compiled(compile(tree, file, "exec", AWAIT, dont_inherit=True), guarded, False)


def may_be_expression(source):
    """Whether a cell looks like one expression, whose value Python gives without our help. Without an equals sign it binds nothing."""
    if "=" in source or ";" in source or not source.isprintable():
        return False
    return source.partition(" ")[0] not in STATEMENTS


def refuse_commands(source, error):
    """Says what is wrong where a line is a command of a notebook."""
    lines = source.splitlines()
    at = (error.lineno or 1) - 1
    line = lines[at].strip() if at < len(lines) else ""
    if line.startswith(("!", "%")):
        error.msg = NOT_PYTHON
        error.args = (NOT_PYTHON,) + tuple(error.args[1:])


def keep_value(tree, interactive):
    """Keeps the value of the last statement under a name that no guest can write."""
    if not tree.body:
        return
    last = tree.body[-1]
    keep = placed(ast.Name(VALUE, ast.Store()), last)
    if isinstance(last, ast.Expr):
        tree.body[-1] = placed(ast.Assign([keep], last.value), last)
    elif interactive:
        return
    elif isinstance(last, ast.Assign):
        last.targets.insert(0, keep)
    elif isinstance(last, (ast.AugAssign, ast.AnnAssign)) and (isinstance(last, ast.AugAssign) or last.value is not None):
        target = last.target
        if isinstance(target, ast.Name):
            read = ast.Name(target.id, ast.Load())
        elif isinstance(target, ast.Attribute):
            read = ast.Attribute(target.value, target.attr, ast.Load())
        else:
            read = ast.Subscript(target.value, target.slice, ast.Load())
        tree.body.append(placed(ast.Assign([keep], placed(read, last)), last))


def placed(node, other):
    """A node where another one is."""
    node.lineno, node.col_offset = other.lineno, other.col_offset
    node.end_lineno, node.end_col_offset = other.end_lineno, other.end_col_offset
    return node


def let_stops_pass(tree):
    """Gives every `try` that catches a first clause that lets a stop pass."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Try) and node.handlers:
            place = node.handlers[0]
            again, name = placed(ast.Raise(None, None), place), placed(ast.Name(STOP, ast.Load()), place)
            node.handlers.insert(0, placed(ast.ExceptHandler(name, None, [again]), place))


SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)


def guard(tree, protected):
    """Whether the cell itself binds a protected name. A function that declares one global raises when it is called."""
    found = False
    inside = [(tree, True)]
    while inside:
        node, outermost = inside.pop()
        if outermost and binds(node, protected):
            found = True
        below = outermost and not isinstance(node, SCOPES)
        for name, value in ast.iter_fields(node):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                refuse_globals(value, protected)
            # What a function's header computes, it computes outside.
            outside = outermost and name in ("decorator_list", "args", "bases", "keywords", "returns")
            for child in value if isinstance(value, list) else (value,):
                if isinstance(child, ast.AST):
                    inside.append((child, below or outside))
    return found


def binds(node, protected):
    if isinstance(node, ast.Name):
        return node.id in protected and not isinstance(node.ctx, ast.Load)
    if isinstance(node, SCOPES) or isinstance(node, ast.ExceptHandler):
        return getattr(node, "name", None) in protected
    if isinstance(node, ast.alias):
        return (node.asname or node.name.split(".")[0]) in protected
    return any(getattr(node, field, None) in protected for field in ("name", "rest") if type(node).__name__.startswith("Match"))


def refuse_globals(body, protected):
    for at, statement in enumerate(body):
        names = protected.intersection(statement.names) if isinstance(statement, ast.Global) else None
        if names:
            refusal = ast.parse("raise NameError(%r)" % rebinding(min(names))).body[0]
            for node in ast.walk(refusal):
                ast.copy_location(node, statement)
            body[at] = refusal


def rebinding(name):
    """What a guest reads that would rebind a tool."""
    return "cannot assign to '%s': it is a tool of the host" % name


class Guarded(dict):
    """The names of a cell that would rebind a tool: all of the session's, those of tools only to be read."""

    def __init__(self, names, protected):
        super().__init__()
        self.names = names
        self.protected = protected

    def __getitem__(self, name):
        return self.names[name]

    def __setitem__(self, name, value):
        if name in self.protected:
            raise NameError(rebinding(name))
        self.names[name] = value

    def __delitem__(self, name):
        if name in self.protected:
            raise NameError(rebinding(name))
        del self.names[name]

    def __contains__(self, name):
        return name in self.names

    def __iter__(self):
        return iter(self.names)

    def keys(self):
        return self.names.keys()
