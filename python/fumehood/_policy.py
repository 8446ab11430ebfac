"""What a session may do, as Python says it: limits, mounts, and the dict that the native half reads.

Nothing is enforced here. An executor holds all of it, or refuses to open.
"""
from __future__ import annotations

import datetime
import os
from dataclasses import dataclass, field
from typing import Any, Iterable, Mapping, Sequence, Union

from ._tools import Spec

Files = Mapping[str, Union[str, bytes]]
Folder = Union[str, "os.PathLike[str]"]
Clock = Union[datetime.datetime, int, float, None]


@dataclass(frozen=True)
class Limits:
    """What each cell of a session may use. `None` is no bound.

    >>> Limits(seconds=5, memory_mb=64).operations is None
    True
    """

    seconds: float = 30.0
    """Wall-clock time of one cell."""
    memory_mb: float = 256
    """What the session may hold, in MiB."""
    operations: int | None = None
    """Interpreter operations of one cell. Only `local` counts them."""
    recursion: int = 1_000
    """Depth of Python calls."""
    output: int = 50_000
    """Characters kept in the logs."""
    calls: int | None = None
    """Tool calls of one cell."""

    def row(self) -> tuple[float, int, int | None, int, int, int | None]:
        """As the native half reads it."""
        memory = int(self.memory_mb * (1 << 20))
        return float(self.seconds), memory, self.operations, self.recursion, self.output, self.calls


@dataclass(frozen=True)
class Mount:
    """Files that the guest sees below `target`: a folder of this machine, or files given here.

    The files of this machine never change: what a guest wrote is in `Outcome.files`.

    >>> Mount("/data", files={"a.csv": "x,y"}).writable
    False
    """

    target: str
    folder: Folder | None = None
    files: Files | None = field(default=None)
    writable: bool = False
    size_mb: float | None = None

    def row(self) -> tuple[Any, ...]:
        """As the native half reads it."""
        files = None
        if self.files is not None:
            files = [(name, contents.encode() if isinstance(contents, str) else bytes(contents)) for name, contents in self.files.items()]
        size = None if self.size_mb is None else int(self.size_mb * (1 << 20))
        return None if self.folder is None else os.fspath(self.folder), files, self.target, self.writable, size


def policy(
    specs: Sequence[Spec],
    imports: Iterable[str] | None,
    limits: Limits | None,
    mounts: Iterable[Mount],
    env: Mapping[str, str] | None,
    network: bool | Iterable[str],
    clock: Clock,
    seed: int | None,
) -> dict[str, Any]:
    """A policy as the native half reads it."""
    if isinstance(imports, str):
        raise TypeError("`imports` is a list of names")
    return {
        "imports": None if imports is None else [str(name) for name in imports],
        "tools": list(specs),
        "mounts": [mount.row() for mount in mounts],
        "env": [(str(name), str(value)) for name, value in (env or {}).items()],
        "clock": _nanoseconds(clock),
        "seed": seed,
        "network": network if isinstance(network, bool) else [str(host) for host in network],
        "limits": (limits or Limits()).row(),
    }


def _nanoseconds(clock: Clock) -> int | None:
    if isinstance(clock, datetime.datetime):
        return int(clock.timestamp()) * 1_000_000_000 + clock.microsecond * 1_000
    return None if clock is None else int(clock * 1_000_000_000)
