"""What Fumehood failed to do, and what `Outcome.unwrap` raises.

A failure of the guest's code is data in an outcome. It is raised only by those who ask for it with `unwrap`.
"""
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ._outcome import Outcome


class Error(Exception):
    """A failure of ours. `hint` says what can be done about it."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(f"{message}\n  hint: {hint}" if hint else message)
        self.hint = hint


class Unavailable(Error):
    """What the executor needs is not on this machine."""


class Refused(Error):
    """The executor cannot hold the policy, or cannot do what was asked. Nothing was run."""


class Lost(Error):
    """The session is gone, and its state with it."""


class Closed(Error):
    """The session was closed before."""


class Cancelled(Error):
    """`Session.interrupt` took the cell back."""


class Failed(Exception):
    """The guest's code did not end with a value. `outcome` has all there is to know."""

    def __init__(self, message: str, outcome: Outcome) -> None:
        super().__init__(message)
        self.outcome = outcome


class Raised(Failed):
    """The guest's code raised an exception."""


class Stopped(Failed):
    """A limit stopped the guest's code."""
