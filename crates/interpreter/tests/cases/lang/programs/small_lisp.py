# A Lisp: reader, evaluator with closures and tail loops, a few builtins and errors.
class Symbol(str): pass
class LispError(Exception): pass
def read(text):
    toks = text.replace("(", " ( ").replace(")", " ) ").replace("'", " ' ").split()
    def parse():
        if not toks: raise LispError("unexpected end")
        t = toks.pop(0)
        if t == "(":
            out = []
            while toks and toks[0] != ")": out.append(parse())
            if not toks: raise LispError("missing )")
            toks.pop(0)
            return out
        if t == ")": raise LispError("unexpected )")
        if t == "'": return [Symbol("quote"), parse()]
        for kind in (int, float):
            try: return kind(t)
            except ValueError: pass
        return {"#t": True, "#f": False}.get(t, Symbol(t))
    out = []
    while toks: out.append(parse())
    return out
class Env(dict):
    def __init__(self, names=(), values=(), outer=None): super().__init__(zip(names, values)); self.outer = outer
    def find(self, n):
        if n in self: return self
        if self.outer is None: raise LispError(f"unbound {n}")
        return self.outer.find(n)
class Lambda:
    def __init__(self, params, body, env): self.params, self.body, self.env = params, body, env
    def __call__(self, *a): return evaluate(self.body, self.bind(a))
    def bind(self, a):
        if len(a) != len(self.params): raise LispError(f"expected {len(self.params)} arguments, got {len(a)}")
        return Env(self.params, a, self.env)
def show(v):
    if isinstance(v, list): return "(" + " ".join(map(show, v)) + ")"
    return {True: "#t", False: "#f"}[v] if isinstance(v, bool) else "<lambda>" if callable(v) else str(v)
def evaluate(x, env):
    while True:
        if isinstance(x, Symbol): return env.find(x)[x]
        if not isinstance(x, list): return x
        if not x: return []
        match x:
            case ["quote", v]: return v
            case ["if", c, a, b]: x = a if evaluate(c, env) is not False else b; continue
            case ["define", [name, *params], body]: env[name] = Lambda(params, body, env); return name
            case ["define", name, v]: env[name] = evaluate(v, env); return name
            case ["set!", name, v]: env.find(name)[name] = evaluate(v, env); return name
            case ["lambda", params, body]: return Lambda(params, body, env)
            case ["let", binds, body]: env = Env([b[0] for b in binds], [evaluate(b[1], env) for b in binds], env); x = body; continue
            case ["begin", *rest]:
                for r in rest[:-1]: evaluate(r, env)
                x = rest[-1]; continue
        f, *args = [evaluate(v, env) for v in x]
        if isinstance(f, Lambda): env, x = f.bind(args), f.body
        elif callable(f): return f(*args)
        else: raise LispError(f"not a function: {show(f)}")
import_ = Env()
import_.update({Symbol(k): v for k, v in {"+": lambda *a: sum(a), "*": lambda *a: a[0] * import_["*"](*a[1:]) if a else 1, "-": lambda a, *b: a - sum(b) if b else -a, "<": lambda a, b: a < b, "=": lambda a, b: a == b, "car": lambda l: l[0], "cdr": lambda l: l[1:], "cons": lambda a, l: [a] + l, "list": lambda *a: list(a), "null?": lambda l: l == [], "length": len}.items()})
PROGRAM = """
(define (fact n) (if (< n 2) 1 (* n (fact (- n 1))))) (fact 20)
(define (map f l) (if (null? l) '() (cons (f (car l)) (map f (cdr l))))) (map (lambda (x) (* x x)) '(1 2 3 4))
(define (counter) (let ((n 0)) (lambda () (begin (set! n (+ n 1)) n)))) (define c (counter)) (c) (c)
(define (loop n acc) (if (= n 0) acc (loop (- n 1) (+ acc n)))) (loop 3000 0)
((lambda (x y) (list x y (quote z))) 1.5 #t) (let ((a 2) (b 3)) (* a b)) '(a (b . c)) (if (null? '()) 'yes 'no) (length '(1 2 3)) () (define x 5) (set! x (+ x 1)) x fact
"""
for form in read(PROGRAM): print(show(form)[:44], "=>", show(evaluate(form, import_)))
for bad in ("(foo 1)", "(fact)", "(1 2)", "(car '())", "(", ")", "(+ 1 'a)", "(set! nope 1)", "(cdr 5)"):
    try: print([show(evaluate(f, import_)) for f in read(bad)])
    except (LispError, IndexError, TypeError) as e: print(bad, "!", type(e).__name__, e)
