# Which parts of a try statement run, in which order.
def run(what):
    log = []
    try:
        log.append("try")
        if what == "value":
            raise ValueError("v")
        if what == "key":
            raise KeyError("k")
        if what == "return":
            return log
    except ValueError as e:
        log.append(f"except {e}")
    except (KeyError, IndexError) as e:
        log.append(f"tuple {e!r}")
    else:
        log.append("else")
    finally:
        log.append("finally")
    return log
for what in ("nothing", "value", "key", "return"):
    print(what, run(what))
try:
    try:
        run.missing
    finally:
        print("finally before propagation")
except AttributeError as e:
    print(e)
try:
    pass
except:
    print("no")
else:
    print("bare else")
try:
    raise OSError("bare")
except:
    print("bare except")
try:
    try:
        1 / 0
    except ZeroDivisionError:
        raise
    finally:
        print("f1")
except ArithmeticError as e:
    print(type(e).__name__)
try:
    try:
        pass
    except Exception:
        print("no")
    else:
        raise TypeError("from else")
except TypeError as e:
    print(e)
