# Tracebacks of code that was given as text: it has no lines to show.
import traceback
for src in ["1/0","def f():\n    return [][1]\nf()","import nope","x = 1\nraise ValueError('v')"]:
    try: exec(src)
    except Exception: print(traceback.format_exc().replace(__file__,'FILE'))
try: eval("1 +")
except SyntaxError: print(traceback.format_exc().splitlines()[2:])
try: exec("x = 1\nreturn 5")
except SyntaxError as e: print(traceback.format_exc().splitlines()[2:], e.text)
code=compile("def g(): return undefined","<gen>","exec"); exec(code)
try: g()
except NameError: print(traceback.format_exc().splitlines()[2:])
import inspect
try: inspect.getsource(g)
except OSError as e: print(e)
