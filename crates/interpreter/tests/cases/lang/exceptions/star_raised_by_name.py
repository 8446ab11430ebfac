# What `except*` clauses raise: a part that is raised by its name is a new exception, one that is only raised again is not.
def shown(function):
    try:
        function()
    except BaseException as error:
        inner = [(repr(one), repr(one.__context__), repr(one.__cause__)) for one in error.exceptions]
        print(function.__name__, repr(error), repr(error.__context__), inner)


def by_name():
    try:
        raise ExceptionGroup("eg", [ValueError(1), TypeError(2)])
    except* ValueError as error:
        raise error


def again():
    try:
        raise ExceptionGroup("eg", [ValueError(1), TypeError(2)])
    except* ValueError:
        raise


def both():
    try:
        raise ExceptionGroup("eg", [ValueError(1), TypeError(2)])
    except* ValueError:
        raise
    except* TypeError as error:
        raise error


def all_again():
    try:
        raise ExceptionGroup("eg", [ValueError(1), ExceptionGroup("in", [TypeError(2), OSError(3)])])
    except* ValueError:
        raise
    except* TypeError:
        raise


def with_cause():
    try:
        raise ExceptionGroup("eg", [ValueError(1), TypeError(2), OSError(5)])
    except* (ValueError, TypeError) as error:
        raise error from KeyError("cause")


def same_words():
    try:
        raise ExceptionGroup("eg", [ValueError(1), TypeError(2)])
    except* ValueError:
        raise ExceptionGroup("eg", [KeyError(3)])


def one_of_them():
    try:
        raise ExceptionGroup("eg", [ValueError(1), TypeError(2)])
    except* ValueError as error:
        raise error.exceptions[0]


for function in (by_name, again, both, all_again, with_cause, same_words, one_of_them):
    shown(function)
