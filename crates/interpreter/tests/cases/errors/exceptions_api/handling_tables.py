# The same failing operations under different handlers.
ops = {"div": lambda: 1 / 0, "key": lambda: {}["k"], "index": lambda: [][0], "int": lambda: int("x"), "attr": lambda: None.x, "name": lambda: undefined_thing, "type": lambda: 1 + "a", "over": lambda: 2.0 ** 9999, "assert": lambda: exec("assert 0"), "import": lambda: __import__("nope_nope"), "stop": lambda: next(iter([])), "unicode": lambda: b"\xff".decode(), "rec": lambda: exec("def f(): f()\nf()"), "syntax": lambda: eval("1 +"), "os": lambda: (_ for _ in ()).throw(OSError(2, "x")), "notimpl": lambda: (_ for _ in ()).throw(NotImplementedError), "exit": lambda: (_ for _ in ()).throw(SystemExit(3)), "kbd": lambda: (_ for _ in ()).throw(KeyboardInterrupt)}
groups = [ArithmeticError, LookupError, ValueError, NameError, TypeError, AttributeError, OSError, RuntimeError, SyntaxError, ImportError, AssertionError, Exception, BaseException]
for name, op in ops.items():
    caught = []
    for g in groups:
        try:
            op()
        except g as e:
            caught.append(g.__name__)
        except BaseException:
            pass
    print(name, caught)
def classify(op):
    try: op()
    except (ZeroDivisionError, OverflowError): return "math"
    except (KeyError, IndexError): return "lookup"
    except UnicodeError: return "unicode"
    except ValueError: return "value"
    except RecursionError: return "recursion"
    except RuntimeError: return "runtime"
    except Exception as e: return type(e).__name__
    except BaseException as e: return "base " + type(e).__name__
    else: return "fine"
print({n: classify(op) for n, op in ops.items()})
