"""`python -m fumehood.mcp`: an MCP server over stdio with one tool, `run_python`, and sessions by name.

Needs the package `mcp`. Options: `--executor NAME`, `--imports a,b`, `--seconds N`, `--memory-mb N`. Nothing else is reachable.
"""
from __future__ import annotations

import argparse
import asyncio
from typing import Any, Sequence

from ._code_tool import CodeTool
from ._policy import Limits

MOST_SESSIONS = 32


class Sessions:
    """Sessions by name. The one that was used longest ago makes room for a new one."""

    def __init__(self, executor: str, **keywords: Any) -> None:
        self.executor = executor
        self.keywords = keywords
        self._open: dict[str, CodeTool] = {}

    async def run(self, code: str, session: str = "default") -> str:
        """Runs code in the session of that name. Those of other names go on meanwhile."""
        tool = self._open.pop(session, None) or CodeTool(self.executor, **self.keywords)
        self._open[session] = tool
        if len(self._open) > MOST_SESSIONS:
            oldest = self._open.pop(next(iter(self._open)))
            await asyncio.get_running_loop().run_in_executor(None, oldest.close)
        return await tool.arun(code)

    def close(self) -> None:
        """Ends them all."""
        while self._open:
            self._open.popitem()[1].close()


def server(sessions: Sessions) -> Any:
    """The server, not running yet."""
    try:
        from mcp.server import MCPServer
    except ImportError:  # before 2.0
        from mcp.server.fastmcp import FastMCP as MCPServer  # pyright: ignore
    made: Any = MCPServer("fumehood")
    description = CodeTool(sessions.executor, **sessions.keywords).description

    async def run_python(code: str, session: str = "default") -> str:
        return await sessions.run(code, session)

    made.tool(name="run_python", description=description + "\nEach `session` has variables of its own.")(run_python)
    return made


def main(arguments: Sequence[str] | None = None) -> None:
    """Serves until its input ends."""
    parser = argparse.ArgumentParser(prog="python -m fumehood.mcp", description="An MCP server that runs Python in sessions.")
    parser.add_argument("--executor", default="local")
    parser.add_argument("--imports", help="modules that may be imported, with commas between them")
    parser.add_argument("--seconds", type=float, default=Limits.seconds)
    parser.add_argument("--memory-mb", type=float, default=Limits.memory_mb)
    given = parser.parse_args(arguments)
    imports = None if given.imports is None else given.imports.split(",")
    sessions = Sessions(given.executor, imports=imports, limits=Limits(seconds=given.seconds, memory_mb=given.memory_mb))
    try:
        server(sessions).run(transport="stdio")
    finally:
        sessions.close()


if __name__ == "__main__":
    main()
