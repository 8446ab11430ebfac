# Natives that read their arguments from a tuple count them, and refuse names, in words of their own.
import datetime
import functools
import time


def shown(*sources):
    for source in sources:
        try:
            print(source, "->", repr(eval(source, globals())))
        except Exception as error:
            print(source, "!!", type(error).__name__, error)


shown("datetime.datetime.strptime()", "datetime.datetime.strptime('1')", "datetime.datetime.strptime('1', '2', '3')", "datetime.datetime.strptime(date_string='a', format='b')")
shown("datetime.date.fromordinal()", "datetime.date.fromordinal(1, 2)", "datetime.date.fromordinal(n=1)", "datetime.datetime.fromordinal()", "datetime.datetime.fromordinal(5)")
shown("datetime.datetime.utcfromtimestamp()", "datetime.datetime.utcfromtimestamp(1, 2)", "datetime.date.fromisoformat()", "datetime.date.fromtimestamp()", "datetime.date.today(1)")
shown("functools.reduce(len, [1], x=1)", "functools.reduce()", "functools.reduce(1, 2, 3, 4)", "time.get_clock_info()", "time.get_clock_info(1, 2)", "time.get_clock_info(name='time')")
shown("'a'.count(x=1)", "'a'.find()", "b'a'.find(x=1)", "b'a'.count()", "bytearray().index(1, 2, 3, 4)", "{1}.union(x=1)", "{1}.add()", "'a'.join(x=1)", "'a'.replace()")
