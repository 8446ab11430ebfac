# Dialect classes, registration and attributes.
import csv
import io

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__module__, type(e).__name__, "-", e)

print(sorted(csv.list_dialects()), csv.QUOTE_MINIMAL, csv.QUOTE_ALL, csv.QUOTE_NONNUMERIC, csv.QUOTE_NONE)
for d in (csv.excel, csv.excel_tab, csv.unix_dialect):
    print(d.__name__, repr(d.delimiter), d.quotechar, d.doublequote, d.skipinitialspace, repr(d.lineterminator), d.quoting, issubclass(d, csv.Dialect))
class Pipes(csv.Dialect):
    delimiter = "|"
    quotechar = "'"
    lineterminator = "\n"
    quoting = csv.QUOTE_MINIMAL
    skipinitialspace = True
csv.register_dialect("pipes", Pipes)
csv.register_dialect("semi", delimiter=";", quoting=csv.QUOTE_ALL)
csv.register_dialect("both", "pipes", delimiter="#")
print(list(csv.reader(["a| 'b|c'"], "pipes")), list(csv.reader(["a| b"], Pipes)), list(csv.reader(["a| b"], Pipes())), list(csv.reader(["a#'b'"], "both")))
g = csv.get_dialect("semi")
print(g.delimiter, g.quoting, g.quotechar, repr(g.lineterminator), type(g).__name__, csv.get_dialect("both").quotechar)
f = io.StringIO()
csv.writer(f, "semi").writerow([1, "x"])
csv.writer(f, Pipes, quoting=csv.QUOTE_ALL).writerow([1, "x"])
print(repr(f.getvalue()))
csv.unregister_dialect("semi")
print("semi" in csv.list_dialects())
err(csv.get_dialect, "semi")
err(csv.unregister_dialect, "semi")
err(csv.register_dialect, 5, delimiter=",")
err(csv.register_dialect, "bad", delimiter="ab")
err(csv.register_dialect, "bad", "unknown")
err(csv.Dialect)
class Broken(csv.Dialect):
    delimiter = ","
    quoting = csv.QUOTE_ALL
err(Broken)
err(csv.reader, [], Broken)
class NoQuote(csv.Dialect):
    delimiter = ","
    quoting = csv.QUOTE_ALL
    quotechar = None
    lineterminator = "\n"
err(NoQuote)
print(csv.field_size_limit(), csv.field_size_limit(10), csv.field_size_limit())
err(lambda: list(csv.reader(["x" * 11])))
err(csv.field_size_limit, "x")
csv.field_size_limit(131072)
print(issubclass(csv.Error, Exception), csv.Error.__module__, csv.__version__, [n for n in dir(csv) if n.startswith("QUOTE")])
