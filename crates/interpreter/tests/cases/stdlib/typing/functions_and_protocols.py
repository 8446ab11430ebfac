# Functions as arguments of aliases, and protocols that are called or decorated though they should not be.
import abc
import os.path
import types
import typing


def function():
    pass


class Abstract(typing.Protocol):
    @abc.abstractmethod
    def run(self): ...


class Plain(typing.Protocol):
    def run(self): ...


def shown(*sources):
    for source in sources:
        try:
            print(source, "->", repr(eval(source, globals())))
        except Exception as error:
            print(source, "!!", type(error).__name__, error)


shown("list[len]", "list[function]", "dict[str, function]", "list[str.join]", "list[os.path.join]", "list[lambda: 0]", "list[function] | None", "types.GenericAlias(function, (int,))")
shown("Abstract()", "Plain()", "typing.SupportsInt()", "typing.runtime_checkable((1, 2))", "typing.runtime_checkable(int)", "typing.runtime_checkable(None)", "typing.runtime_checkable(Plain)")
