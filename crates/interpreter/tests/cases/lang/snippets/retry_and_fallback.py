# An agent's cell: try several tools in order, with a default.
def tool_a(q): raise ConnectionError("tool_a is down")
def tool_b(q): return None
def tool_c(q): return f"answer to {q!r}"
def ask(question, tools):
    errors = {}
    for tool in tools:
        for attempt in (1, 2):
            try:
                result = tool(question)
                if result is None: raise LookupError("empty answer")
                return result, errors
            except (ConnectionError, LookupError) as e:
                errors[f"{tool.__name__}#{attempt}"] = f"{type(e).__name__}: {e}"
    raise RuntimeError(f"no tool answered {question!r} after {len(errors)} tries")
result, errors = ask("why?", [tool_a, tool_b, tool_c])
print(result)
for k, v in errors.items(): print(" ", k, "->", v)
try: ask("how?", [tool_a])
except RuntimeError as e: print(e)
final = None
try: final = ask("x", [])[0]
except RuntimeError: final = "fallback"
finally: print("final:", final)
