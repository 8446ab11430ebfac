# An agent's loop by hand: choose a tool by name, parse its arguments, collect observations.
tools = {}
def tool(f): tools[f.__name__] = f; return f
@tool
def add(a: int, b: int): return a + b
@tool
def upper(text: str): return text.upper()
@tool
def fail(): raise RuntimeError("tool broke")
@tool
def stats(*nums): return {"n": len(nums), "max": max(nums), "sum": sum(nums)}
def call(line):
    name, _, rest = line.partition("(")
    if name not in tools: return f"error: no tool {name!r}; have {sorted(tools)}"
    try:
        args, kwargs = [], {}
        for part in filter(None, (p.strip() for p in rest.rstrip(")").split(","))):
            k, eq, v = part.partition("=")
            if eq: kwargs[k.strip()] = eval(v)
            else: args.append(eval(part))
        return tools[name](*args, **kwargs)
    except TypeError as e: return f"bad call: {e}"
    except Exception as e: return f"{type(e).__name__}: {e}"
memory = []
for line in ("add(2, 3)", "add(a=2, b=5)", "upper('abc')", "upper()", "add(1)", "add(1, c=2)", "nope()", "fail()", "stats(3, 1, 2)", "stats()", "upper(5)", "add('x', 1)"):
    result = call(line)
    memory.append((line, result))
    print(f"{len(memory):>2}. {line} -> {result}")
print(sum(isinstance(r, str) and ("error" in r.lower() or "bad" in r) for _, r in memory), add.__annotations__, [t.__name__ for t in tools.values()])
