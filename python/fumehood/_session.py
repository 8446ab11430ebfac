"""Sessions: one isolated namespace each, in which cells run one after the other.

A session may be used by several threads; its cells wait for each other. It does nothing in the background.
"""
from __future__ import annotations

import os
import warnings
from types import TracebackType
from typing import Any, Callable, Iterable, Literal, Mapping, NamedTuple

from . import _native
from ._errors import Cancelled
from ._outcome import GuestException, Outcome, Usage
from ._policy import Clock, Limits, Mount, policy
from ._tools import Toolbox, Tools
from ._values import Pickled

OnPrint = Callable[[str, Literal["stdout", "stderr"]], Any]
"""Takes a piece of text as it is printed, and the stream it was printed to."""


class Variable(NamedTuple):
    """A name of the guest's."""

    name: str
    type_name: str
    repr: str


class Session:
    """An isolated namespace; its state persists from cell to cell. `fumehood.open` makes one."""

    def __init__(self, native: _native.Session, toolbox: Toolbox, executor: str) -> None:
        self._native = native
        self._toolbox = toolbox
        self.executor = executor
        """The name of its executor."""
        self.files: dict[str, bytes] = {}
        """The files of writable mounts that cells wrote, by path."""

    def run(self, code: str, *, on_print: OnPrint | None = None, file: str | None = None, **inputs: Any) -> Outcome:
        """Runs a cell to its end. Keywords are bound as names before it runs.

        >>> import fumehood
        >>> with fumehood.open() as session:
        ...     session.run("total = a + b", a=1, b=2).unwrap()
        ...     session.run("total * 10").value
        3
        30

        What the code did is in the outcome, exceptions and limits included; only a failure of ours is raised. `on_print` is
        called with each piece of text as it is printed.
        """
        return self.run_cell(code, inputs, on_print=on_print, file=file)

    def run_cell(self, code: str, inputs: Mapping[str, Any], *, on_print: OnPrint | None = None, file: str | None = None) -> Outcome:
        """As `run`, with the inputs as a mapping."""
        pickled = {name: value.data for name, value in inputs.items() if isinstance(value, Pickled)}
        if pickled:
            code_of_input = "\n".join(f"{name} = __import__('pickle').loads({name})" for name in pickled)
            _outcome(self._native.run(code_of_input, pickled, None, None)).unwrap()
        plain = {name: value for name, value in inputs.items() if name not in pickled}
        outcome = _outcome(self._native.run(code, plain, on_print, file))
        for path, contents in outcome.files.items():
            if contents is None:
                self.files.pop(path, None)
            else:
                self.files[path] = contents
        return outcome

    def fork(self) -> Session:
        """A second session with the same state, independent from here on.

        >>> import fumehood
        >>> with fumehood.open() as first:
        ...     _ = first.run("x = 1")
        ...     with first.fork() as second:
        ...         _ = second.run("x = 2")
        ...     first.run("x").value
        1
        """
        forked = Session(self._native.fork(self._toolbox), self._toolbox, self.executor)
        forked.files = dict(self.files)
        return forked

    def snapshot(self) -> bytes:
        """The session as bytes, for `fumehood.open(snapshot=…)`.

        >>> import fumehood
        >>> with fumehood.open() as session:
        ...     _ = session.run("def double(n): return n * 2")
        ...     saved = session.snapshot()
        >>> with fumehood.open(snapshot=saved) as session:
        ...     session.run("double(21)").value
        42
        """
        return self._native.snapshot()

    def variables(self) -> dict[str, Variable]:
        """The guest's names, in the order in which they were first bound.

        >>> import fumehood
        >>> with fumehood.open() as session:
        ...     _ = session.run("rows = [1, 2]")
        ...     session.variables()["rows"]
        Variable(name='rows', type_name='list', repr='[1, 2]')
        """
        return {row[0]: Variable(*row) for row in self._native.variables()}

    def get(self, name: str) -> Any:
        """The value of a name; `KeyError` where it is not bound.

        >>> import fumehood
        >>> with fumehood.open() as session:
        ...     session.set(rows=[1, 2])
        ...     session.get("rows")
        [1, 2]
        """
        if not name.isidentifier():
            raise KeyError(name)
        outcome = self._native.run(name, {}, None, None)
        if outcome[0] != "value":
            raise KeyError(name)
        return outcome[1]

    def set(self, **names: Any) -> None:
        """Binds names."""
        self.run_cell("", names).unwrap()

    def interrupt(self) -> bool:
        """Takes back the cell that another thread runs: its `run` raises `Cancelled`. False where none runs."""
        return self._native.interrupt(Cancelled("the cell was taken back"))

    def close(self) -> None:
        """Ends the session and frees what it held. A second time does nothing."""
        self._native.close()

    @property
    def closed(self) -> bool:
        """Whether it was closed."""
        return self._native.closed

    def __enter__(self) -> Session:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<fumehood session: {self.executor}{', closed' if self.closed else ''}>"


def open(  # noqa: A001 (the word of the contract)
    executor: str = "local",
    *,
    imports: Iterable[str] | None = None,
    tools: Tools = (),
    limits: Limits | None = None,
    mounts: Iterable[Mount] = (),
    env: Mapping[str, str] | None = None,
    network: bool | Iterable[str] = False,
    clock: Clock = None,
    seed: int | None = None,
    classes: Iterable[type] = (),
    snapshot: bytes | None = None,
    **options: Any,
) -> Session:
    """Opens a session. Without arguments it may compute, and reach nothing.

    >>> import fumehood
    >>> def weather(city: str) -> str:
    ...     "Tells the weather of a city."
    ...     return f"rain in {city}"
    >>> with fumehood.open(imports=["math"], tools=[weather]) as session:
    ...     session.run("import math\\nmath.floor(2.5), weather('Bergen')").value
    (2, 'rain in Bergen')

    - `executor`: `local` (our own interpreter in a locked-down child), `jail` (the machine's CPython behind walls of the kernel),
      or another of `fumehood.executors()`; `options` are its own, such as `isolate` of `local`, `python` and `packages` of `jail`,
      `image` of `docker`, `key` of `e2b`: docs/python.md lists them, and so does the `TypeError` for one that it does not have.
    - `imports`: modules that may be imported, `pkg.*` for all below; `None` is the executor's own set.
    - `tools`: functions that the guest may call; they run here. A coroutine function is awaited by the guest.
    - `mounts`, `env`, `network` (names of hosts), `clock` (a moment at which time stands still), `seed`: what else it has.
    - `classes`: dataclasses and named tuples that come back as such. Those of inputs are known already.
    - `snapshot`: bytes of `Session.snapshot`, whose state it begins with.
    """
    return open_with(Toolbox(tools, classes), executor, policy_of(tools, imports, limits, mounts, env, network, clock, seed), options, snapshot)


def policy_of(
    tools: Tools,
    imports: Iterable[str] | None,
    limits: Limits | None,
    mounts: Iterable[Mount],
    env: Mapping[str, str] | None,
    network: bool | Iterable[str],
    clock: Clock,
    seed: int | None,
) -> dict[str, Any]:
    """The policy as the native half reads it."""
    return policy(Toolbox(tools).specs(), imports, limits, mounts, env, network, clock, seed)


def open_with(toolbox: Toolbox, executor: str, given: dict[str, Any], options: dict[str, Any], snapshot: bytes | None) -> Session:
    """A session with a toolbox that is there already."""
    native, told = _native.open(executor, _plain(options), worker(), given, toolbox, snapshot)
    for warning in told:
        warnings.warn(warning, stacklevel=3)
    return Session(native, toolbox, executor)


def check(executor: str, toolbox: Toolbox, options: dict[str, Any]) -> None:
    """Raises what `open` would raise for the options, and opens nothing."""
    _native.check(executor, _plain(options), worker(), toolbox)


def worker() -> str | None:
    """The `hood` that came with this package; `None` where it did not, and the one on `PATH` is used."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "bin", "hood")
    return path if os.path.isfile(path) else None


def _plain(options: dict[str, Any]) -> dict[str, Any]:
    return {name: os.fspath(value) if isinstance(value, os.PathLike) else value for name, value in options.items()}


def _outcome(row: _native.Row) -> Outcome:
    end, value, exception, limit, logs, display, files, usage = row
    raised = None if exception is None else GuestException(*exception)
    return Outcome(end, value, raised, limit, logs, display, files, Usage(*usage))
