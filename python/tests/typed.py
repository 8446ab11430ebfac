"""What a caller writes, for mypy and pyright to check. It is not run."""
import asyncio
from typing import Any, Literal, Optional

import fumehood


def weather(city: str) -> str:
    return city


async def fetch(url: str, *, tries: int = 3) -> bytes:
    return url.encode()


def show(text: str, stream: Literal["stdout", "stderr"]) -> None:
    print(text, stream)


limits = fumehood.Limits(seconds=5, memory_mb=64, operations=None, calls=10)
mounts = [fumehood.Mount("/data", files={"a.csv": "x"}), fumehood.Mount("/out", folder=".", writable=True, size_mb=1.5)]
with fumehood.open("local", imports=["math"], tools=[weather, fetch], limits=limits, mounts=mounts, env={"A": "b"}) as session:
    outcome: fumehood.Outcome = session.run("1 + n", n=1, on_print=show)
    logs: str = outcome.logs
    end: Literal["value", "final_answer", "raised", "stopped"] = outcome.end
    if outcome.exception is not None:
        kind: str = outcome.exception.type
        code: Optional[int] = outcome.exception.exit_code
    seconds: float = outcome.usage.seconds
    shown: "list[dict[str, Any]]" = outcome.display
    names: "list[str]" = [variable.type_name for variable in session.variables().values()]
    written: "dict[str, bytes]" = session.files
    other: fumehood.Session = session.fork()
    saved: bytes = session.snapshot()
try:
    session.run("1 / 0").unwrap()
except fumehood.Raised as raised:
    failed: fumehood.Outcome = raised.outcome
except fumehood.Error as error:
    hint: str = error.hint


async def main() -> str:
    async with fumehood.aopen("jail", tools={"w": weather}, network=["example.org"], snapshot=saved, python="python3") as session:
        forked: fumehood.AsyncSession = await session.fork()
        await forked.close()
        return (await session.run("1", on_print=show)).logs


asyncio.run(main())
