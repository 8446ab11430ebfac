"""What comes back from a cell.

It shows itself in a notebook. What a guest made of HTML is shown in a frame that can run no script and reach no page.
"""
from __future__ import annotations

import base64
import html
from dataclasses import dataclass, field
from typing import Any, Literal

from ._errors import Raised, Stopped

End = Literal["value", "final_answer", "raised", "stopped"]


@dataclass(frozen=True)
class GuestException:
    """An exception that the guest's code did not catch."""

    type: str
    message: str
    traceback: str
    """All that CPython would write to stderr."""
    exit_code: int | None = None
    """For `SystemExit`, the status the process would end with."""

    def __str__(self) -> str:
        return f"{self.type}: {self.message}" if self.message else self.type


@dataclass(frozen=True)
class Usage:
    """What a cell used."""

    seconds: float
    memory: int
    """The most bytes that the session held."""
    operations: int
    """0 where they are not counted."""
    calls: int
    """Tool calls."""


@dataclass(frozen=True)
class Outcome:
    """The result of one cell.

    >>> Outcome("value", 42).unwrap()
    42
    """

    end: End
    """How it ended: with the value of its last statement, with `final_answer`, by an exception or by a limit."""
    value: Any = None
    exception: GuestException | None = None
    limit: str | None = None
    """The limit that stopped it."""
    logs: str = ""
    """All it printed."""
    display: list[dict[str, Any]] = field(default_factory=list)
    """What it showed, each as its contents by MIME type."""
    files: dict[str, bytes | None] = field(default_factory=dict)
    """Files of writable mounts that it wrote, by path; `None` where it removed one."""
    usage: Usage = Usage(0.0, 0, 0, 0)

    @property
    def ok(self) -> bool:
        """Whether it ended with a value or a final answer."""
        return self.end in ("value", "final_answer")

    def unwrap(self) -> Any:
        """The value, or `Raised` or `Stopped`."""
        if self.exception is not None:
            raise Raised(str(self.exception), self)
        if self.limit is not None:
            raise Stopped(f"the cell was stopped by its limit: {self.limit}", self)
        return self.value

    def _repr_html_(self) -> str:
        parts = [_pre(self.logs)] if self.logs else []
        parts.extend(_shown(bundle) for bundle in self.display)
        if self.exception is not None:
            parts.append(_pre(self.exception.traceback or str(self.exception), "color:#b00020"))
        elif self.limit is not None:
            parts.append(_pre(f"stopped by its limit: {self.limit}", "color:#b00020"))
        elif self.value is not None and not self.display:
            parts.append(_pre(repr(self.value)))
        return "\n".join(parts)

    def _repr_png_(self) -> bytes | None:
        """The first picture, for those who show no HTML."""
        for bundle in self.display:
            content = bundle.get("image/png")
            if isinstance(content, bytes):
                return content
            if isinstance(content, str):
                try:
                    return base64.b64decode(content, validate=True)
                except ValueError:
                    continue
        return None


def _pre(text: str, style: str = "") -> str:
    return f'<pre style="{style}">{html.escape(text)}</pre>'


def _shown(bundle: dict[str, Any]) -> str:
    for mime in ("image/png", "image/jpeg", "image/svg+xml"):
        content = bundle.get(mime)
        if content is None:
            continue
        if mime == "image/svg+xml" or isinstance(content, bytes):
            data = content.encode() if isinstance(content, str) else bytes(content)
            content = base64.b64encode(data).decode()
        return f'<img src="data:{mime};base64,{html.escape(str(content))}">'
    page = bundle.get("text/html")
    if isinstance(page, str):
        return f'<iframe sandbox srcdoc="{html.escape(page)}" style="width:100%;border:0"></iframe>'
    return _pre(str(bundle.get("text/plain", "")))
