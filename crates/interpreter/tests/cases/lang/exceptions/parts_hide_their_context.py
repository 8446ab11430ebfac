# Parts of a group keep its cause and context, and do not show the context.
try:
    try:
        1 / 0
    except ZeroDivisionError:
        group = ExceptionGroup("g", [ValueError(1), TypeError(2)])
        try:
            raise group
        except* ValueError as part:
            print(part.__suppress_context__, repr(part.__context__), part.__cause__)
except ExceptionGroup as rest:
    print(rest.__suppress_context__, repr(rest.__context__), rest.exceptions)
print(group.__suppress_context__, repr(group.__context__))
matched, others = group.split(ValueError)
print(matched.__suppress_context__, others.__suppress_context__, group.subgroup(TypeError).__suppress_context__)
