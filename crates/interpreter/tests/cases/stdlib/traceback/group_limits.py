import traceback
group = ExceptionGroup("g", [ValueError(number) for number in range(4)])
for width in (1, 2, 3, 4, 9):
    print("".join(traceback.TracebackException.from_exception(group, max_group_width=width).format()))
group = ExceptionGroup("a", [ExceptionGroup("b", [ExceptionGroup("c", [ValueError()])])])
for depth in (1, 2, 3):
    print("".join(traceback.TracebackException.from_exception(group, max_group_depth=depth).format()))
