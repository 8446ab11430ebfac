"""Plain Python functions as tools of a guest.

A function never enters the guest: its name, its signature and its docstring do. It is called here, with its state and its
secrets, when the guest calls.
"""
from __future__ import annotations

import asyncio
import builtins
import inspect
import threading
from typing import Any, Callable, Iterable, Mapping, Union, cast

from ._values import Crossing

Tools = Union[Mapping[str, Callable[..., Any]], Iterable[Callable[..., Any]]]
"""Functions, or functions by the name that the guest is to use."""

_Parameter = tuple[str, Union[str, None], bool, Any]
Spec = tuple[str, str, Union[list[_Parameter], None], Union[str, None], bool]


class Toolbox(Crossing):
    """The tools of a session, as the native half calls them."""

    def __init__(self, tools: Tools = (), classes: Iterable[type] = (), *, keep: bool = False) -> None:
        super().__init__(classes, keep=keep)
        self.functions = by_name(tools)
        self.loop: asyncio.AbstractEventLoop | None = None
        """The loop on which awaited tools run; one of our own where the caller has none."""

    def specs(self) -> list[Spec]:
        """What the guest is told of each tool."""
        return [spec_of(name, function) for name, function in self.functions.items()]

    def start(self, awaitable: Any, done: Callable[[Any], None]) -> Any:
        """Runs what a tool returned on the loop; `done` is called with its future."""

        async def run() -> Any:
            return await awaitable

        loop = self.loop if self.loop is not None and self.loop.is_running() else _background_loop()
        future = asyncio.run_coroutine_threadsafe(run(), loop)
        future.add_done_callback(done)
        return future

    def blame(self, error: BaseException) -> tuple[str, str]:
        """An exception of a tool as the guest sees it: the name of a builtin, and the message.

        >>> Toolbox().blame(ValueError("no"))
        ('ValueError', 'no')
        """
        name = type(error).__name__
        message = str(error.args[0]) if isinstance(error, KeyError) and len(error.args) == 1 else str(error)
        if getattr(builtins, name, None) is type(error):
            return name, message
        return "RuntimeError", f"{name}: {message}"


def by_name(tools: Tools) -> dict[str, Callable[..., Any]]:
    """Tools by name.

    >>> list(by_name([len, max]))
    ['len', 'max']
    """
    named: dict[str, Callable[..., Any]] = {}
    if isinstance(tools, Mapping):
        named.update(cast("Mapping[str, Callable[..., Any]]", tools))
        return named
    for tool in tools:
        name = getattr(tool, "__name__", None) or getattr(tool, "name", None)
        if not isinstance(name, str):
            raise TypeError(f"a tool needs a name: pass it as {{'name': {tool!r}}}")
        named[name] = tool
    return named


def spec_of(name: str, function: Callable[..., Any]) -> Spec:
    """The signature of a function as the guest sees it.

    >>> def add(a: int, b: int = 2) -> int:
    ...     "Adds."
    ...     return a + b
    >>> spec_of("add", add)
    ('add', 'Adds.', [('a', 'int', False, None), ('b', 'int', True, 2)], 'int', False)
    """
    described = inspect.getdoc(function) or ""
    called = function if inspect.isroutine(function) else getattr(function, "__call__", function)
    awaited = inspect.iscoroutinefunction(function) or inspect.iscoroutinefunction(called)
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):
        return name, described, None, None, awaited
    returns = _annotation(signature.return_annotation)
    parameters: list[_Parameter] = []
    for parameter in signature.parameters.values():
        given = parameter.default is not parameter.empty
        if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD, parameter.POSITIONAL_ONLY) or not _crosses(parameter.default):
            return name, described, None, returns, awaited
        parameters.append((parameter.name, _annotation(parameter.annotation), given, parameter.default if given else None))
    return name, described, parameters, returns, awaited


def _crosses(default: Any) -> bool:
    return default is inspect.Parameter.empty or default is None or isinstance(default, (bool, int, float, str, bytes))


def _annotation(annotation: Any) -> str | None:
    if annotation is inspect.Signature.empty:
        return None
    return annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)


_loop: asyncio.AbstractEventLoop | None = None
_loop_lock = threading.Lock()


def _background_loop() -> asyncio.AbstractEventLoop:
    """A loop on a thread of its own, started once."""
    global _loop
    with _loop_lock:
        if _loop is None or _loop.is_closed():
            _loop = asyncio.new_event_loop()
            threading.Thread(target=_loop.run_forever, name="fumehood-tools", daemon=True).start()
        return _loop
