"""Sessions for asyncio: the same, awaited.

Each has a thread of its own that waits for its cells; tools that are coroutine functions run on the caller's loop.
"""
from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Any, Callable, Generator, Iterable, Mapping, TypeVar

from ._outcome import Outcome
from ._policy import Clock, Limits, Mount
from ._session import OnPrint, Session, Variable, open as open_session
from ._tools import Tools

T = TypeVar("T")


class AsyncSession:
    """A session whose methods are awaited. A task that is cancelled takes its cell back, and the session stays usable."""

    def __init__(self, session: Session, thread: ThreadPoolExecutor) -> None:
        self._session = session
        self._thread = thread

    @property
    def executor(self) -> str:
        """The name of its executor."""
        return self._session.executor

    @property
    def files(self) -> dict[str, bytes]:
        """The files of writable mounts that cells wrote, by path."""
        return self._session.files

    @property
    def closed(self) -> bool:
        """Whether it was closed."""
        return self._session.closed

    async def run(self, code: str, *, on_print: OnPrint | None = None, file: str | None = None, **inputs: Any) -> Outcome:
        """As `Session.run`."""
        return await self.run_cell(code, inputs, on_print=on_print, file=file)

    async def run_cell(self, code: str, inputs: Mapping[str, Any], *, on_print: OnPrint | None = None, file: str | None = None) -> Outcome:
        """As `Session.run_cell`."""
        return await self._do(lambda: self._session.run_cell(code, inputs, on_print=on_print, file=file))

    async def fork(self) -> AsyncSession:
        """As `Session.fork`."""
        return AsyncSession(await self._do(self._session.fork), _thread())

    async def snapshot(self) -> bytes:
        """As `Session.snapshot`."""
        return await self._do(self._session.snapshot)

    async def variables(self) -> dict[str, Variable]:
        """As `Session.variables`."""
        return await self._do(self._session.variables)

    async def get(self, name: str) -> Any:
        """As `Session.get`."""
        return await self._do(lambda: self._session.get(name))

    async def set(self, **names: Any) -> None:
        """As `Session.set`."""
        await self._do(lambda: self._session.set(**names))

    async def close(self) -> None:
        """As `Session.close`."""
        try:
            await self._do(self._session.close)
        finally:
            self._thread.shutdown(wait=False)

    async def __aenter__(self) -> AsyncSession:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.close()

    async def _do(self, work: Callable[[], T]) -> T:
        return await on_thread(self._session, self._thread, work)


async def on_thread(session: Session, thread: ThreadPoolExecutor | None, work: Callable[[], T]) -> T:
    """Does something with a session on another thread. Tools that are awaited run on the caller's loop meanwhile."""
    loop = asyncio.get_running_loop()
    session._toolbox.loop = loop  # pyright: ignore[reportPrivateUsage]
    future = loop.run_in_executor(thread, work)
    try:
        return await asyncio.shield(future)
    except asyncio.CancelledError:
        while not future.done():
            session.interrupt()
            await asyncio.wait([future], timeout=0.02)
        future.exception()
        raise


class Opening:
    """What `aopen` gives: await it, or use it in `async with`."""

    def __init__(self, open_: Callable[[], Session]) -> None:
        self._opened = open_
        self._session: AsyncSession | None = None

    async def _open(self) -> AsyncSession:
        thread = _thread()
        loop = asyncio.get_running_loop()
        session = await loop.run_in_executor(thread, self._opened)
        return AsyncSession(session, thread)

    def __await__(self) -> Generator[Any, None, AsyncSession]:
        return self._open().__await__()

    async def __aenter__(self) -> AsyncSession:
        self._session = await self._open()
        return self._session

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._session is not None:
            await self._session.close()


def aopen(
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
) -> Opening:
    """As `fumehood.open`, for asyncio.

    >>> import asyncio, fumehood
    >>> async def main():
    ...     async with fumehood.aopen() as session:
    ...         return (await session.run("6 * 7")).value
    >>> asyncio.run(main())
    42
    """
    return Opening(
        lambda: open_session(
            executor, imports=imports, tools=tools, limits=limits, mounts=mounts, env=env, network=network,
            clock=clock, seed=seed, classes=classes, snapshot=snapshot, **options,
        )
    )  # fmt: skip


def _thread() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(max_workers=1, thread_name_prefix="fumehood-session")
