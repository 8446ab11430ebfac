# Dialects with a name.
import csv


def show(function, *args, **kwargs):
    try:
        print(function.__name__, args, kwargs, "->", repr(function(*args, **kwargs)))
    except Exception as error:
        print(function.__name__, args, kwargs, "!!", type(error).__name__, error)


print(sorted(csv.list_dialects()))
csv.register_dialect("pipes", delimiter="|", quoting=csv.QUOTE_NONE)
dialect = csv.get_dialect("pipes")
print(dialect.delimiter, dialect.quoting, dialect.lineterminator == "\r\n", sorted(csv.list_dialects()))
show(csv.get_dialect, "none")
show(csv.get_dialect, 5)
show(csv.get_dialect, [1])
show(csv.get_dialect)
show(csv.unregister_dialect, "pipes")
show(csv.unregister_dialect, "pipes")
show(csv.unregister_dialect, None)
show(csv.list_dialects, 1)
show(csv.register_dialect, 5)
print(list(csv.reader(["a b"], delimiter=" ")), list(csv.reader(["a;b"], csv.get_dialect("excel"), delimiter=";")))
csv.list_dialects().append("x")
print(sorted(csv.list_dialects()), csv.get_dialect(name="excel").delimiter)
