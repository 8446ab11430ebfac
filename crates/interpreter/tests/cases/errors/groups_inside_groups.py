import traceback, sys
def show(e): traceback.print_exception(e, file=sys.stdout)
show(ExceptionGroup('a',[ExceptionGroup('b',[ExceptionGroup('c',[ValueError(1)])])]))
n = ExceptionGroup('d', [ValueError(1), ValueError(2)])
for i in range(3): n = ExceptionGroup('d%d' % i, [n, KeyError(i)])
show(n)
show(ExceptionGroup("many",[ValueError(i) for i in range(17)]))
show(ExceptionGroup("16",[ValueError(i) for i in range(16)]))
n=ValueError("deep")
for i in range(14): n = ExceptionGroup('x%d' % i, [n])
show(n)
try:
    try:
        raise ExceptionGroup("eg",[ValueError(1), TypeError("two\nlines")])
    except* ValueError as g:
        raise KeyError("k")
except BaseException as e:
    show(e)
try:
    try: 1/0
    except ZeroDivisionError as z: raise ExceptionGroup("g",[OSError("o")]) from z
except ExceptionGroup as e:
    e.add_note("note one"); show(e)
n = ExceptionGroup('last', [ValueError(1), ExceptionGroup("in",[TypeError(2)]), KeyError("after")])
show(n)
