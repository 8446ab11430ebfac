# A variadic method of a builtin type without its receiver.
for f in (dict.update, str.format, list.sort, set.union, dict.pop, bytes.join, int.to_bytes, object.__init__):
    try: f()
    except TypeError as e: print(e)
