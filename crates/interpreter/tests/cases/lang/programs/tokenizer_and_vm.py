# A tiny language: tokens, compiler to stack code, and a virtual machine.
SOURCE = """
let n = 10
let a = 0
let b = 1
while n > 0 {
    print a
    let t = a + b
    let a = b
    let b = t
    let n = n - 1
}
if a > 50 { print a * 100 } else { print 0 - 1 }
"""
def lex(src):
    out, word = [], ""
    for c in src + " ":
        if c.isalnum() or c == "_":
            word += c
            continue
        if word:
            out.append(int(word) if word.isdigit() else word)
            word = ""
        if not c.isspace():
            out.append(c)
    return out
class Compiler:
    def __init__(self, tokens):
        self.toks, self.i, self.code = tokens, 0, []
    def next(self):
        self.i += 1
        return self.toks[self.i - 1]
    def peek(self):
        return self.toks[self.i] if self.i < len(self.toks) else None
    def expect(self, t):
        got = self.next()
        if got != t:
            raise SyntaxError(f"expected {t}, got {got}")
    def emit(self, *op):
        self.code.append(list(op))
        return len(self.code) - 1
    def program(self, until=None):
        while self.peek() != until:
            self.statement()
        return self.code
    def statement(self):
        match self.next():
            case "let":
                name = self.next()
                self.expect("=")
                self.expr()
                self.emit("store", name)
            case "print":
                self.expr()
                self.emit("print")
            case "while":
                top = len(self.code)
                self.expr()
                out = self.emit("jz", None)
                self.block()
                self.emit("jmp", top)
                self.code[out][1] = len(self.code)
            case "if":
                self.expr()
                out = self.emit("jz", None)
                self.block()
                if self.peek() == "else":
                    self.next()
                    end = self.emit("jmp", None)
                    self.code[out][1] = len(self.code)
                    self.block()
                    self.code[end][1] = len(self.code)
                else:
                    self.code[out][1] = len(self.code)
            case other:
                raise SyntaxError(f"unexpected {other!r}")
    def block(self):
        self.expect("{")
        self.program("}")
        self.expect("}")
    def expr(self, level=0):
        levels = [("<", ">"), ("+", "-"), ("*", "/")]
        if level == len(levels):
            t = self.next()
            self.emit(*(("const", t) if isinstance(t, int) else ("load", t)))
            return
        self.expr(level + 1)
        while self.peek() in levels[level]:
            op = self.next()
            self.expr(level + 1)
            self.emit("op", op)
def run(code):
    stack, env, pc, steps = [], {}, 0, 0
    ops = {"+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": lambda a, b: a // b, "<": lambda a, b: int(a < b), ">": lambda a, b: int(a > b)}
    while pc < len(code):
        steps += 1
        op, *arg = code[pc]
        pc += 1
        if op == "const": stack.append(arg[0])
        elif op == "load": stack.append(env[arg[0]])
        elif op == "store": env[arg[0]] = stack.pop()
        elif op == "op":
            b, a = stack.pop(), stack.pop()
            stack.append(ops[arg[0]](a, b))
        elif op == "print": print(stack.pop(), end=" ")
        elif op == "jmp": pc = arg[0]
        elif op == "jz" and not stack.pop(): pc = arg[0]
    print()
    return env, steps
code = Compiler(lex(SOURCE)).program()
for i, (op, *arg) in enumerate(code):
    print(i, op, *arg)
print(run(code))
for bad in ("let = 5", "foo", "print 1 }", "if 1 { print 2"):
    try:
        Compiler(lex(bad)).program()
    except (SyntaxError, IndexError) as e:
        print(type(e).__name__, e)
