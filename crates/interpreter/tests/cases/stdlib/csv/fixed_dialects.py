# The dialect of a reader cannot be changed; names of fields are taken as they are.
import csv
import io


def attempt(function, *args, **kwargs):
    try:
        print(repr(function(*args, **kwargs)))
    except Exception as error:
        print(type(error).__name__, error)


dialect = csv.reader([]).dialect
print(type(dialect))
for name in ("delimiter", "quotechar", "strict", "doublequote", "escapechar", "lineterminator", "quoting", "skipinitialspace", "other"):
    attempt(setattr, dialect, name, 1)
    attempt(getattr, dialect, name)
    attempt(delattr, dialect, name)
print(csv.get_dialect("unix").lineterminator.encode(), csv.list_dialects())
reader = csv.DictReader(io.StringIO("a,b\n1,2"), fieldnames=5)
print(reader.fieldnames)
attempt(next, reader)
attempt(next, csv.DictReader(io.StringIO("1,2"), fieldnames=iter("ab")))
attempt(csv.DictWriter(io.StringIO(), iter("ab")).writeheader)
