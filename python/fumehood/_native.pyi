"""The native half; `crates/python`. Only this package calls it."""

from typing import Any, Callable

from ._outcome import End
from ._values import Crossing

__version__: str

Row = tuple[
    End,
    Any,
    tuple[str, str, str, int | None] | None,
    str | None,
    str,
    list[dict[str, Any]],
    dict[str, bytes | None],
    tuple[float, int, int, int],
]

class Session:
    def run(
        self,
        code: str,
        inputs: dict[str, Any],
        on_print: Callable[..., Any] | None = None,
        file: str | None = None,
        interactive: bool = False,
    ) -> Row: ...
    def fork(self, hooks: Crossing) -> Session: ...
    def snapshot(self) -> bytes: ...
    def variables(self) -> list[tuple[str, str, str]]: ...
    def interrupt(self, error: BaseException) -> bool: ...
    def close(self) -> None: ...
    @property
    def closed(self) -> bool: ...

def open(
    executor: str,
    options: dict[str, Any],
    worker: str | None,
    policy: dict[str, Any],
    hooks: Crossing,
    snapshot: bytes | None = None,
) -> tuple[Session, list[str]]: ...
def check(executor: str, options: dict[str, Any], worker: str | None, hooks: Crossing) -> None: ...
def executors() -> list[tuple[str, str, bool]]: ...
def cross(value: Any, hooks: Crossing) -> Any: ...
