"""An MCP server behind streamable HTTP, of the protocol's own Python SDK: `adder.py PORT`."""
import sys

from mcp.server import MCPServer

server = MCPServer("adder")


@server.tool()
def add(a: int, b: int) -> dict[str, int]:
    """Adds two numbers."""
    return {"sum": a + b}


@server.tool()
def fail() -> str:
    """Always fails."""
    raise ValueError("on purpose")


server.run(transport="streamable-http", port=int(sys.argv[1]))
