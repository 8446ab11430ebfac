"""Fumehood runs Python that nobody has vetted: what a model wrote, above all.

>>> import fumehood
>>> with fumehood.open() as session:
...     outcome = session.run("print('hello')\\nsum(range(n))", n=10)
>>> outcome.value, outcome.logs
(45, 'hello\\n')

The code runs in a session that reaches nothing but the tools it was given. What it did, whatever that was, is an `Outcome`.
"""
from __future__ import annotations

from ._aio import AsyncSession, aopen
from ._errors import Cancelled, Closed, Error, Failed, Lost, Raised, Refused, Stopped, Unavailable
from ._native import __version__
from ._native import executors as _executors
from ._outcome import GuestException, Outcome, Usage
from ._policy import Limits, Mount
from ._session import Session, Variable, open
from ._values import Opaque, Pickled, Record

__all__ = [
    "AsyncSession", "Cancelled", "Closed", "Error", "Failed", "GuestException", "Limits", "Lost", "Mount", "Opaque", "Outcome", "Pickled",
    "Raised", "Record", "Refused", "Session", "Stopped", "Unavailable", "Usage", "Variable", "__version__", "aopen", "executors", "open",
]  # fmt: skip


def executors() -> dict[str, str]:
    """The executors of this version, the default one first, and what each is.

    >>> "local" in executors()
    True
    """
    return {name: summary for name, summary, available in _executors() if available}
