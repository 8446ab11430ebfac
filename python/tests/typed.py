"""What a caller writes, for mypy and pyright to check. It is not run."""
import asyncio

import fumehood


def weather(city: str) -> str:
    return city


with fumehood.open("local", imports=["math"], tools=[weather], limits=fumehood.Limits(seconds=5, memory_mb=64)) as session:
    outcome: fumehood.Outcome = session.run("1 + n", n=1)
    logs: str = outcome.logs
    if outcome.exception is not None:
        kind: str = outcome.exception.type
    names: list[str] = [variable.type_name for variable in session.variables().values()]
    other: fumehood.Session = session.fork()


async def main() -> str:
    async with fumehood.aopen("jail", tools={"w": weather}) as session:
        return (await session.run("1")).logs


asyncio.run(main())
