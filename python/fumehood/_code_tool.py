"""A session as one tool of somebody else's agent: code goes in, text for a model comes out.

The adapters for frameworks stand on it. It knows none of them, and opens its session when it is first used.
"""
from __future__ import annotations

import asyncio
import inspect
import keyword
import threading
from types import TracebackType
from typing import Any, Mapping

from ._aio import on_thread
from ._outcome import Outcome
from ._session import Session, open as open_session
from ._tools import Tools, by_name

NAME = "run_python"


class CodeTool:
    """Runs code in one session. `keywords` are those of `fumehood.open`.

    >>> with CodeTool() as tool:
    ...     print(tool.run("x = 20\\nprint('hi')\\nx + 1"))
    hi
    => 21
    """

    def __init__(self, executor: str = "local", *, tools: Tools = (), **keywords: Any) -> None:
        self.executor = executor
        self.tools = by_name(tools)
        self._keywords = keywords
        self._session: Session | None = None
        self._lock = threading.Lock()

    @property
    def session(self) -> Session:
        """The session, opened now if it was not yet."""
        with self._lock:
            if self._session is None or self._session.closed:
                self._session = open_session(self.executor, tools=self.tools, **self._keywords)
            return self._session

    @property
    def description(self) -> str:
        """What a model is told."""
        lines = ["Runs Python code and returns what it printed and the value of its last statement. Variables are kept from call to call."]
        imports = self._keywords.get("imports")
        if imports is not None:
            lines.append(f"It may import: {', '.join(imports)}.")
        if self.tools:
            lines.append("The code may call these functions:")
        for name, function in self.tools.items():
            awaited = "async " if inspect.iscoroutinefunction(function) else ""
            summary = (inspect.getdoc(function) or "").partition("\n")[0]
            lines.append(f"- {awaited}def {name}{_signature(function)}: {summary}")
        return "\n".join(lines)

    def run(self, code: str) -> str:
        """Runs code; what a model is told of the outcome."""
        return text_of(self.session.run(code))

    async def arun(self, code: str) -> str:
        """As `run`, on another thread: tools that are awaited run on the caller's loop, and a task that is cancelled takes the code back."""
        session = await asyncio.get_running_loop().run_in_executor(None, lambda: self.session)
        return text_of(await on_thread(session, None, lambda: session.run(code)))

    def close(self) -> None:
        """Ends the session; the next call opens another."""
        with self._lock:
            session, self._session = self._session, None
        if session is not None:
            session.close()

    def __enter__(self) -> CodeTool:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


def signature_of(properties: Mapping[str, Any]) -> inspect.Signature:
    """The signature of a tool that some framework describes by a JSON schema.

    >>> print(signature_of({"city": {"type": "string"}, "days": {"type": "integer", "default": 1}}))
    (city: str, days: int = 1)
    """
    ordered = sorted(properties.items(), key=lambda item: "default" in item[1])
    empty = inspect.Parameter.empty
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = [
        inspect.Parameter(name, kind, default=schema.get("default", empty), annotation=_JSON_TYPES.get(schema.get("type"), empty))
        for name, schema in ordered
        if name.isidentifier() and not keyword.iskeyword(name)
    ]
    return inspect.Signature(parameters)


_JSON_TYPES: dict[Any, Any] = {"string": str, "integer": int, "number": float, "boolean": bool, "array": list, "object": dict}


def text_of(outcome: Outcome) -> str:
    """An outcome as a model reads it."""
    text = outcome.logs
    if text and not text.endswith("\n"):
        text += "\n"
    if outcome.exception is not None:
        return text + (outcome.exception.traceback or str(outcome.exception)).rstrip("\n")
    if outcome.limit is not None:
        return f"{text}stopped by its limit: {outcome.limit}"
    return text + f"=> {outcome.value!r}" if outcome.value is not None else text.rstrip("\n") or "(no output)"


def _signature(function: Any) -> str:
    try:
        return str(inspect.signature(function))
    except (TypeError, ValueError):
        return "(...)"
