#!/usr/bin/env python3
"""Write random programs by a grammar and compare what they print with CPython.

    tools/fuzz_grammar.py [--programs N] [--seconds N] [--seed N] [--hood PATH] [--keep FOLDER] [--all]

Each program is a few dozen statements over ints, floats, texts, lists, dicts, sets, functions, generators, classes and
exceptions; whatever it raises is caught and printed by type and text. The first that differs is made shorter as long as
it still differs, shown, and kept as a file: fix it, then move it to `crates/interpreter/tests/cases/fuzz/`.
"""
import argparse
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time
import warnings

PYTHON = "/usr/bin/python3.11" if pathlib.Path("/usr/bin/python3.11").exists() else "python3"
BATCH = 40
HEADER = '''\
import math, itertools, functools, collections, json, re, string, operator, copy, textwrap, bisect, heapq, statistics, datetime
class P:
    def __init__(self, x, y=2): self.x, self.y = x, y
    def __repr__(self): return f"P({self.x!r}, {self.y!r})"
    def __eq__(self, other): return isinstance(other, P) and (self.x, self.y) == (other.x, other.y)
    def __hash__(self): return hash((P, 1))
    def __lt__(self, other): return repr(self) < repr(other)
    def __add__(self, other): return P(self.x, other)
    def __len__(self): return 3
    def __getitem__(self, i): return [self.x, self.y, None][i]
class Q(P):
    kind = "q"
    def __call__(self, *a, **k): return a, sorted(k.items())
    def __iter__(self): yield self.x; yield self.y
    @property
    def both(self): return self.x, self.y
def show(*values):
    print(*[repr(v)[:300] for v in values])
def gen(n, *more):
    for i in range(n % 7):
        got = yield i
        if got: yield got
    yield from more
'''


class Writer:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.names = ["a", "b", "c", "d"]
        self.depth = 0

    def pick(self, *choices):
        return self.random.choice(choices)

    def fill(self, template, e):
        """The template with an expression for each `@`."""
        return "".join(part if part != "@" else e() for part in re.split("(@)", template))

    def expr(self, depth=0):
        r = self.random
        if depth > 3 or r.random() < 0.18:
            return self.atom()
        kind = r.randrange(22)
        e = lambda: self.expr(depth + 1)
        if kind < 5:
            op = self.pick("+", "-", "*", "//", "/", "%", "&", "|", "^", "<<", ">>", "**")
            if op in ("<<", "**"):
                return f"({e()} {op} {r.randrange(-2, 12)})"
            return f"({e()} {op} {e()})"
        if kind == 5:
            return f"({e()} {self.pick('<', '<=', '==', '!=', '>', '>=', 'in', 'not in', 'is', 'is not')} {e()})"
        if kind == 6:
            return f"({e()} {self.pick('and', 'or')} {e()})"
        if kind == 7:
            return f"({e()} if {e()} else {e()})"
        if kind == 8:
            return f"({self.pick('not ', '-', '+', '~')}{e()})"
        if kind == 9:
            return self.fill(self.pick("[@, @]", "(@, @)", "{@: @}", "[*@, @]", "{**{@: 1}}", "(@,)", "[]", "{}", "()"), e)
        if kind == 10:
            name = self.pick("i", "j")
            source = self.fill(self.pick(f"range({r.randrange(6)})", "@", f"'{self.text()}'", f"gen({r.randrange(9)})"), e)
            test = self.fill(self.pick("", f" if {name}", " if @"), e)
            body = self.fill(self.pick(name, f"({name}, @)", "@"), e)
            return self.pick(f"[{body} for {name} in {source}{test}]", f"sorted({{{body}: {name} for {name} in {source}{test}}})", f"list({body} for {name} in {source}{test})")
        if kind == 11:
            return self.fill(f"@[{self.pick('@', str(r.randrange(-3, 4)), self.slice())}]", e)
        if kind == 12:
            return self.call(e)
        if kind == 13:
            return self.method(e)
        if kind == 14:
            spec = self.pick("", "", "!r", "!s", ":>8", ":<5", ":^7", ":05", ":.2f", ":x", ":,", ":e", ":+d", ":%", ":g", ":08.3f", ":#b", ":_", ":*^9", ":c")
            return f'f"<{{{self.plain()}{spec}}}>"'
        if kind == 15:
            return f"{self.pick(repr('%s'), repr('%r|%5s'), repr('%d'), repr('%.3f'), repr('%x'), repr('%(k)s'), repr('%05d%%'))} % {e()}"
        if kind == 16:
            return f"{self.pick('str', 'int', 'float', 'list', 'tuple', 'bool', 'repr', 'len', 'abs', 'sorted', 'sum', 'min', 'max', 'hash', 'type', 'bytes', 'dict', 'set', 'any', 'all', 'round', 'chr', 'ord', 'hex', 'iter', 'reversed', 'enumerate', 'callable', 'ascii', 'bin', 'divmod', 'complex', 'frozenset')}({e()})" if r.random() < .9 else f"list(map({self.pick('str', 'abs', 'len', 'lambda v: (v, v)')}, {e()}))"
        if kind == 17:
            return self.fill(self.pick("P(@)", "Q(@, @)", "Q(1)(@, k=@)", "P(@).x", "Q(@).both", "list(Q(@, 3))", "P(@).z", "len(P(@))", "P(1)[@]", "P(1) + @"), e)
        if kind == 18:
            return f"(lambda {self.pick('u', 'u=1', '*u', 'u, /', '*, u=2', '**u')}: {self.pick('u', '(u, u)', 'a')})({self.fill(self.pick('', '@', 'u=@'), e)})"
        if kind == 19:
            return f"({self.pick('w', 'v')} := {e()})"
        if kind == 20:
            return self.library(e)
        return f"isinstance({e()}, {self.pick('int', 'str', '(int, float)', 'P', 'list', 'object', 'int | str', '3')})"

    def plain(self):
        return self.pick(*self.names, str(self.random.randrange(-99, 9999)), "1.5", "P(1)", "[1]", "len(a)")

    def slice(self):
        part = lambda: self.pick("", str(self.random.randrange(-4, 5)))
        return f"{part()}:{part()}" + self.pick("", ":" + part(), ":-1")

    def text(self):
        return "".join(self.random.choice([*"abcXYZ 019_-,.éß", r"\t"]) for _ in range(self.random.randrange(7)))

    def atom(self):
        r = self.random
        return self.pick(*self.names, *self.names, str(r.randrange(-9, 99)), str(r.randrange(-10**12, 10**22)), repr(round(r.uniform(-9, 99), r.randrange(5))), f"'{self.text()}'", "True", "None", "1e300", "float('inf')", "[3, 1, 2]", "{'k': 1, 2: 'z'}", "(1, 'b')", "{3}", "b'xy'", "range(5)", "0", "''", "1j", "...", "frozenset([1])", "-0.0", "10**30")

    def call(self, e):
        r = self.random
        return self.fill(self.pick("max(@, @)", "min(@, key=str)", "sorted(@, key=repr, reverse=@)", "sum(@, @)", "list(zip(@, @))", f"round(@, {r.randrange(-2, 4)})", f"pow(@, {r.randrange(5)}, @)", "divmod(@, @)", f"int(@, {r.choice([2, 10, 16, 36, 1])})", "getattr(@, 'x', @)", "range(@, @)", "slice(@)", "str(@, 'utf-8')", "list(enumerate(@, @))", "dict(k=@)", "dict([@])", f"format(@, {self.pick(repr('>5'), repr('x'), repr('.1f'))})", "list(filter(None, @))", "next(iter(@), @)", f"list(gen({r.randrange(9)}, @))", "isinstance(@, int)", "print(@)", "bytes(@)[:3]"), e)

    def method(self, e):
        # An argument that fails is seen before a method that is missing: arguments are plain here.
        return f"({e()})" + self.fill(self.pick(".upper()", ".split()", ".split(@)", ".join(@)", ".replace(@, @)", ".count(@)", ".index(@)", ".find(@)", ".strip()", ".title()", ".get(@)", ".get(@, @)", ".items()", ".keys()", ".pop(@)", ".append(@)", ".copy()", ".startswith(@)", ".isdigit()", ".zfill(7)", ".encode()", ".sort()", ".reverse()", ".extend(@)", ".add(@)", ".union(@)", ".insert(1, @)", ".bit_length()", ".is_integer()", ".conjugate()", ".partition(@)", ".center(9, '*')", ".setdefault(@, @)", ".update(@)", ".format(@, k=@)", ".as_integer_ratio()", ".removeprefix('a')", ".hex()", ".casefold()", ".splitlines()", ".translate({97: 'zz'})", ".x", ".real", ".__class__.__name__", ".swapcase()", ".rsplit(@, 1)", ".to_bytes(9, 'big')", ".capitalize()", ".expandtabs(4)", ".issubset(@)"), self.atom)

    def library(self, e):
        return self.fill(self.pick("math.floor(@)", "math.gcd(@, @)", "math.sqrt(@)", "json.dumps(@, sort_keys=True)", "json.dumps(@, indent=1)", "json.loads(@)", "collections.Counter(@).most_common(2)", "list(itertools.chain(@, @))", "list(itertools.islice(@, 3))", "functools.reduce(lambda p, q: (p, q), @)", "re.findall(r'\\w+', @)", "re.sub('[a-c]+', '-', @)", "collections.deque(@, 2)", "list(itertools.combinations(@, 2))", "heapq.nsmallest(2, @)", "bisect.bisect([1, 3, 5], @)", "statistics.mean(@)", "copy.deepcopy(@)", "textwrap.fill(@, 5)", "operator.itemgetter(0)(@)", "string.capwords(@)", "list(itertools.accumulate(@))", "datetime.date(2020, 1, 31) + datetime.timedelta(@)", "list(itertools.groupby(@, key=str))[0][0]", "math.prod(@)", "list(itertools.zip_longest(@, @))", "math.isclose(@, @)", "collections.ChainMap({'k': @}, @)['k']"), e)

    def block(self, depth, indent):
        out = []
        for _ in range(self.random.randrange(1, 4)):
            out += self.statement(depth + 1, indent + "    ")
        return out

    def statement(self, depth=0, indent="    "):
        r = self.random
        kind = r.randrange(24)
        name = self.pick(*self.names)
        if depth > 2 or kind < 9:
            line = self.pick(f"{name} = @", f"{name} = @", "show(@)", f"show({name}, @)", f"{name} {self.pick('+', '-', '*', '|', '//', '%')}= @", f"{name}, *{self.pick(*self.names)} = @", f"{name}[@] = @", f"del {name}[@]", "assert @, @", f"{name} = w = @")
            return [indent + self.fill(line, self.expr)]
        if kind < 12:
            out = [f"{indent}if {self.expr()}:"] + self.block(depth, indent)
            if r.random() < .5:
                out += [f"{indent}else:"] + self.block(depth, indent)
            return out
        if kind < 15:
            out = [f"{indent}for {self.pick('i', 'i, j', name)} in {self.fill(self.pick('@', f'range({r.randrange(5)})', 'enumerate(@)'), self.expr)}:"] + self.block(depth, indent)
            if r.random() < .4:
                out.append(f"{indent}    if {self.expr()}: {self.pick('break', 'continue')}")
            if r.random() < .3:
                out += [f"{indent}else:"] + self.block(depth, indent)
            return out
        if kind < 19:
            out = [f"{indent}try:"] + self.block(depth, indent)
            caught = self.pick("TypeError", "ValueError", "(KeyError, IndexError)", "Exception", "ArithmeticError")
            out += [f"{indent}except {caught} as error:", f"{indent}    show(type(error).__name__, str(error))"]
            if r.random() < .3:
                out += [f"{indent}else:"] + self.block(depth, indent)
            if r.random() < .3:
                out += [f"{indent}finally:"] + self.block(depth, indent)
            return out
        if kind == 19:
            f = f"f{r.randrange(3)}"
            parameters = self.pick("p", "p, q=1", "p, *rest", "p=a, **k", "*p, q=2", "p, /, q=3")
            out = [f"{indent}def {f}({parameters}):"] + self.block(depth, indent) + [f"{indent}    return {self.fill(self.pick('p', '@'), self.expr)}"]
            return out + [f"{indent}show({f}({self.fill(self.pick('', '@', '@, @', 'p=@'), self.expr)}))"]
        if kind == 20:
            pattern = self.pick("0", "[x, *y]", "{'k': x}", "P(x=x)", "str(x)", "int() | float()", "(x, y)", "None")
            head = [f"{indent}match {self.expr()}:", f"{indent}    case {pattern}:"]
            return head + self.block(depth, indent + "    ") + [f"{indent}    case other:", f"{indent}        show('other', other)"]
        if kind == 21:
            return [f"{indent}raise {self.pick('ValueError', 'KeyError', 'TypeError')}({self.expr()})"]
        if kind == 22:
            return [f"{indent}n = 0", f"{indent}while n < {r.randrange(4)}:", f"{indent}    n += 1"] + self.block(depth, indent)
        return [f"{indent}g = gen({r.randrange(8)}, {self.expr()})", f"{indent}show(next(g, None), g.send(None), {self.pick('list(g)', 'g.close()', 'g.throw(ValueError(1))')})"]

    def program(self, number):
        out = [f"def program{number}():", f"    a, b, c, d = {self.atom_plain()}, {self.atom_plain()}, [1, 2, 3], {{'k': 'v'}}", "    v = w = x = y = i = j = 0"]
        for _ in range(self.random.randrange(4, 12)):
            out += self.statement()
        out += ["    show(a, b, c, d)", "try:", f"    program{number}()", "except Exception as error:", f"    print({number}, type(error).__name__, str(error)[:300])"]
        return "\n".join(out) + "\n"

    def atom_plain(self):
        return self.pick(str(self.random.randrange(99)), f"'{self.text()}'", "[3, 1]", "2.5", "None", "(1, 2)", "P(1)", "{1: 2}")


def run(command, path):
    try:
        done = subprocess.run([*command, str(path)], capture_output=True, timeout=30, stdin=subprocess.DEVNULL, env={"PYTHONHASHSEED": "0", "PYTHONUTF8": "1"})
    except subprocess.TimeoutExpired:
        return None
    # Of a program that ends well nothing but warnings stands there, which CPython is told to keep to itself.
    return done.stdout + ((done.stderr.splitlines() or [b""])[-1] if done.returncode else b"")


def same(text, folder, hood):
    """Whether both print the same, but for addresses."""
    path = folder / "program.py"
    path.write_text(HEADER + text)
    ours, theirs = (plain(run(command, path)) for command in ([hood, "run", "--no-isolate", "--timeout", "25s"], [PYTHON, "-W", "ignore"]))
    return ours == theirs, ours, theirs


def plain(output):
    return output and re.sub(rb"0x[0-9a-f]{6,}", b"0x", output)


def compiles(text):
    try:
        with warnings.catch_warnings(action="ignore") if sys.version_info >= (3, 11) else warnings.catch_warnings():
            compile(text, "program", "exec")
    except (SyntaxError, ValueError):
        return False
    return True


def shorten(text, folder, hood):
    """Leaves lines out as long as it still differs."""
    lines = text.splitlines()
    step = max(1, len(lines) // 2)
    while step:
        at = 0
        while at < len(lines):
            fewer = lines[:at] + lines[at + step:]
            equal, ours, theirs = same("\n".join(fewer) + "\n", folder, hood)
            if equal or ours is None or theirs is None or b"IndentationError" in theirs or b"SyntaxError" in theirs:
                at += step
            else:
                lines = fewer
        step //= 2
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description="Compare random programs with CPython.")
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--programs", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hood", default="target/release/hood")
    parser.add_argument("--keep", type=pathlib.Path, help="a folder for the programs that differ")
    parser.add_argument("--all", action="store_true", help="go on after the first that differs")
    arguments = parser.parse_args()
    until, number, differing = time.monotonic() + arguments.seconds, 0, 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        while time.monotonic() < until and number < arguments.programs:
            programs = [Writer(f"{arguments.seed} {number + k}").program(number + k) for k in range(BATCH)]
            programs = [text for text in programs if compiles(text)]
            number += BATCH
            if same("".join(programs), folder, arguments.hood)[0]:
                continue
            for text in programs:
                equal, ours, theirs = same(text, folder, arguments.hood)
                if equal:
                    continue
                differing += 1
                short = shorten(text, folder, arguments.hood)
                _, ours, theirs = same(short, folder, arguments.hood)
                print(f"--- differs\n{short}--- CPython\n{(theirs or b'(no end)').decode(errors='replace')}\n--- hood\n{(ours or b'(no end)').decode(errors='replace')}\n")
                if arguments.keep:
                    arguments.keep.mkdir(parents=True, exist_ok=True)
                    (arguments.keep / f"differs_{differing}.py").write_text(HEADER + short)
                if not arguments.all:
                    break
            if differing and not arguments.all:
                break
    print(f"fuzz_grammar: {number} programs, {differing} differ")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
