# Filters: how they are added, found again and refused; and the text of a warning.
import inspect
import re
import warnings


def show(function, *args, **kwargs):
    try:
        print(function.__name__, args, kwargs, "->", repr(function(*args, **kwargs)))
    except (Exception, AssertionError) as error:
        print(function.__name__, args, kwargs, "!!", type(error).__name__, error)


def listed():
    for action, message, category, module, line in warnings.filters:
        print("   ", action, message and (message.pattern, message.flags), category.__name__, module and module.pattern, line)


class Own(UserWarning):
    pass


with warnings.catch_warnings():
    show(warnings.resetwarnings)
    listed()
    show(warnings.simplefilter, "ignore")
    show(warnings.simplefilter, "error", Own)
    show(warnings.simplefilter, "ignore")
    listed()
    show(warnings.simplefilter, "error", Own, append=True)
    show(warnings.simplefilter, "once", category=Own, lineno=3, append=True)
    listed()
    show(warnings.filterwarnings, "always", "a.*", Own, "mod", 5)
    show(warnings.filterwarnings, "default", message="A.*", append=True)
    show(warnings.filterwarnings, "always", "a.*", Own, "mod", 5)
    listed()
    show(warnings.simplefilter, "nothing")
    show(warnings.simplefilter, 5)
    show(warnings.simplefilter, "ignore", lineno=-1)
    show(warnings.simplefilter, "ignore", lineno="1")
    show(warnings.simplefilter)
    show(warnings.simplefilter, "ignore", Own, 0, False, 1)
    show(warnings.filterwarnings, "nothing")
    show(warnings.filterwarnings, "ignore", 5)
    show(warnings.filterwarnings, "ignore", "", int)
    show(warnings.filterwarnings, "ignore", "", 5)
    show(warnings.filterwarnings, "ignore", "", Own, 5)
    show(warnings.filterwarnings, "ignore", lineno=-5)
    show(warnings.filterwarnings, "ignore", "(")
    warnings.resetwarnings()
    warnings.simplefilter("error", Own)
    try:
        warnings.warn("boo", Own)
    except Own as error:
        print("raised", error)
    warnings.filterwarnings("ignore", "BO+", Own)
    warnings.warn("boo", Own)
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("default")
        for _ in range(3):
            warnings.warn("again", Own)
        warnings.simplefilter("always")
        for _ in range(2):
            warnings.warn("more", Own)
        print(len(seen), [str(one.message) for one in seen])


class Shown:
    def __str__(self):
        return "shown"

    def __format__(self, spec):
        return "formatted"


show(warnings.formatwarning, "message", Own, "file.py", 3)
show(warnings.formatwarning, "message", Own, "file.py", 3, "   x = 1  \n")
show(warnings.formatwarning, "message", Own, "file.py", 3, "")
show(warnings.formatwarning, Own("text"), Own, "file.py", 3, line="a\tb")
show(warnings.formatwarning, "é", UserWarning, "dir/ü.py", 12345678901234567890, "ß")
show(warnings.formatwarning, 5, Own, None, "here", "x")
print(warnings.formatwarning(UserWarning(Shown()), Own, "file.py", 1, "y"), end="")
show(warnings.formatwarning, "m", Own)
show(warnings.formatwarning, message="m", category=Own, filename="f", lineno=1, line="z")
for function in (warnings.formatwarning, warnings.simplefilter, warnings.filterwarnings, warnings.resetwarnings):
    print(function.__name__, inspect.signature(function) if function is not warnings.simplefilter and function is not warnings.filterwarnings else "", inspect.isfunction(function))
