# Much code is made and dropped: what goes leaves its place to other code, and what something still knows stays as it was.
import gc
import types


def fill(count):
    """Makes and runs much code that nothing keeps, of many shapes."""
    total = 0
    for number in range(count):
        names = {}
        lines = [f"    a{k} = {number} + {k}" for k in range(number % 7)]
        body = "\n".join(lines) or "    pass"
        exec(f"def f{number}(x, *, y={number}):\n    'doc {number}'\n{body}\n    def g(): return x + y\n"
             f"    return g() if x < 3 else f{number}(x - 1)\nresult = f{number}(5)", names)
        total += names["result"] + eval(f"{number} * 2 + len('text {number}')")
        names.clear()
    return total


print(fill(1000))

# Functions that are kept, of code that was made between much that goes.
kept = []
for number in range(300):
    names = {}
    exec(f"def named_{number}(value):\n    return ('named', {number}, value, [n for n in range({number % 5})])", names)
    kept.append(names[f"named_{number}"])
    fill(7)
print(all(function(1) == ("named", number, 1, list(range(number % 5))) for number, function in enumerate(kept)))
print(kept[17].__name__, kept[17].__code__.co_name, kept[17].__code__.co_varnames[:1])

# Code objects, run after their source is long gone.
codes = [compile(f"answer = {number} + sum(range({number}))", "<made>", "exec") for number in range(50)]
fill(600)
gc.collect()
answers = []
for code in codes:
    names = {}
    exec(code, names)
    answers.append(names["answer"])
print(answers[:5], sum(answers))
print(codes[3].co_filename, codes[3].co_names, codes[3] is codes[3])

# The object of a function's code is the same as long as it is known.
code = kept[5].__code__
identity = id(code)
fill(600)
gc.collect()
print(kept[5].__code__ is code, id(kept[5].__code__) == identity)

# Functions made of code objects, called at once.
for number in range(5):
    fill(60)
    outer = eval(f"lambda a, b={number}: a * b")
    made = types.FunctionType(outer.__code__, {}, "made", (number + 1,))
    del outer
    print(made(7), made(7, 2), end=" ")
    alone = types.FunctionType(compile(f"again = {number}", "<m>", "exec"), names := {})
    alone()
    print(names["again"], end="; ")
print()

# Generators that rest in such code.
generators = []
for number in range(40):
    names = {}
    exec(f"def count():\n    for step in range({number}, {number} + 3):\n        yield 'step', step", names)
    generators.append(names["count"]())
    next(generators[-1], None)
fill(700)
gc.collect()
print([next(generator)[1] for generator in generators][:10], sum(len(list(generator)) for generator in generators))

# Exceptions whose tracebacks show such code.
caught = []
for number in range(30):
    try:
        exec(f"def fails():\n    raise ValueError({number})\nfails()", {})
    except ValueError as error:
        caught.append(error)
fill(700)
gc.collect()
import traceback
print("".join(traceback.format_tb(caught[7].__traceback__)[-1:]), end="")
print([entry.name for entry in traceback.extract_tb(caught[20].__traceback__)])

# Classes and their methods, closures, decorators, recursion.
classes = []
for number in range(60):
    names = {}
    exec(f"class Made:\n    number = {number}\n    def get(self): return self.number\n    @property\n    def twice(self): return self.get() * 2\n"
         f"    @staticmethod\n    def even(n): return True if n == 0 else Made.odd(n - 1)\n    @staticmethod\n    def odd(n): return False if n == 0 else Made.even(n - 1)", names)
    classes.append(names["Made"])
    fill(5)
print(sum(made().twice for made in classes), [made.even(number) for number, made in enumerate(classes)][:6])

# eval with its own names, in a mapping that answers itself.
class Asked(dict):
    def __missing__(self, name):
        return name * 2


print([eval(f"a{number} + b", {}, Asked(b="!")) for number in range(3)])
fill(600)
print(eval("len(x) + y", {"x": "1"}, Asked(y=2, x="123", len=len)))
