# Context variables, tokens and contexts, with the words of their errors.
import contextvars
import re
from contextvars import Context, ContextVar, Token, copy_context


def attempt(name, action):
    try:
        print(name, re.sub(r"0x[0-9a-f]+", "0x…", str(action())))
    except BaseException as error:
        print(name, type(error).__name__, re.sub(r"0x[0-9a-f]+", "0x…", str(error)))


var = ContextVar("var", default=42)
other = ContextVar("other")
print(var.name, var.get(), other.get("fallback"))
attempt("unset", other.get)
attempt("repr", lambda: [var, other])
token = var.set(1)
print(var.get(), token.var is var, token.old_value is Token.MISSING, token.old_value)
second = var.set(2)
print(second.old_value, var.get())
attempt("token", lambda: second)
var.reset(second)
print(var.get())
attempt("used", lambda: second)
attempt("again", lambda: var.reset(second))
attempt("foreign", lambda: other.reset(token))
var.reset(token)
print(var.get())

attempt("no name", lambda: ContextVar())
attempt("number", lambda: ContextVar(1))
attempt("positional default", lambda: ContextVar("a", 1))
attempt("keyword", lambda: ContextVar("a", other=1))
attempt("get two", lambda: var.get(1, 2))
attempt("set none", lambda: var.set())
attempt("set two", lambda: var.set(1, 2))
attempt("reset none", lambda: var.reset())
attempt("reset number", lambda: var.reset(1))
attempt("token made", lambda: Token())
attempt("token hash", lambda: hash(token))
attempt("var hash", lambda: hash(var) == hash(var))
attempt("generic", lambda: (ContextVar[int], Token[str]))
attempt("subclass", lambda: type("Sub", (ContextVar,), {}))
attempt("subclass", lambda: type("Sub", (Context,), {}))
attempt("attribute", lambda: var.missing)
attempt("name set", lambda: setattr(var, "name", "x"))
print(Context, ContextVar, Token, copy_context.__name__)

context = copy_context()
attempt("run", lambda: context.run())
attempt("run number", lambda: context.run(1))
attempt("arguments", lambda: Context(1))
attempt("copy arguments", lambda: copy_context(1))
attempt("key", lambda: context[1])
attempt("get", lambda: context.get("x"))
attempt("contains", lambda: 1 in context)
attempt("absent", lambda: context[other])
attempt("hash", lambda: hash(context))


def change(value, *, double=False):
    var.set(value * 2 if double else value)
    other.set("inner")
    return var.get()


print(context.run(change, 5), var.get(), other.get(None))
print(context[var], context.get(other), other in context, len(context), sorted(v.name for v in context))
print(context.run(change, 5, double=True), context[var])
print(sorted((v.name, value) for v, value in context.items()), sorted(map(str, context.values())), len(list(context.keys())))
again = context.copy()
print(again == context, again is context, again != Context(), context == 1)
again.run(var.set, 99)
print(again[var], context[var], again == context)
attempt("entered", lambda: context.run(context.run, print))


def fails():
    var.set("before the error")
    raise KeyError("inside")


attempt("raised", lambda: context.run(fails))
print(context[var], var.get())
attempt("other context", lambda: var.reset(context.run(var.set, 1)))


def nested():
    var.set("outer")
    inner = copy_context()
    inner.run(var.set, "inner")
    return var.get(), inner[var]


print(Context().run(nested), var.get())


def counting():
    while True:
        var.set(var.get() + 1)
        yield var.get()


var.set(0)
numbers = counting()
print(next(numbers), next(numbers), var.get(), copy_context().run(next, numbers), var.get())
print(sorted(contextvars.__all__))

import threading

contextual = ContextVar("contextual", default="of nobody")
contextual.set("of the main thread")
seen = []
thread = threading.Thread(target=lambda: seen.append(contextual.get()))
thread.start()
thread.join()
thread = threading.Thread(target=copy_context().run, args=(lambda: seen.append(contextual.get()),))
thread.start()
thread.join()
print(seen, contextual.get())
