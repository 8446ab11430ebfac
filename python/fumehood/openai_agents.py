"""Fumehood for the OpenAI Agents SDK: one function tool that runs Python in a session.

Needs `openai-agents`. Function tools of the SDK that are given to it become coroutine functions of the code; they run here.
"""
from __future__ import annotations

import json
from typing import Any, Callable, Iterable, cast

from agents import FunctionTool

from ._code_tool import NAME, CodeTool, signature_of
from ._tools import Tools, by_name

__all__ = ["python_tool"]

SCHEMA = {
    "type": "object",
    "properties": {"code": {"type": "string", "description": "Python source"}},
    "required": ["code"],
    "additionalProperties": False,
}


def python_tool(executor: str = "local", *, tools: Tools | Iterable[FunctionTool] = (), name: str = NAME, **keywords: Any) -> FunctionTool:
    """A tool of the Agents SDK; `keywords` are those of `fumehood.open`."""
    latest: list[Any] = [None]
    functions = {name: _function(tool, latest) for name, tool in by_name(cast("Tools", tools)).items()}
    code_tool = CodeTool(executor, tools=functions, **keywords)

    async def invoke(context: Any, arguments: str) -> str:
        latest[0] = context
        return await code_tool.arun(str(json.loads(arguments)["code"]))

    return FunctionTool(name=name, description=code_tool.description, params_json_schema=dict(SCHEMA), on_invoke_tool=invoke)


def _function(tool: Any, latest: list[Any]) -> Callable[..., Any]:
    """A tool as a function; one of the SDK is called with the context in which the code runs."""
    if not isinstance(tool, FunctionTool):
        return cast("Callable[..., Any]", tool)
    signature = signature_of(tool.params_json_schema.get("properties", {}))

    async def call(*args: Any, **kwargs: Any) -> Any:
        return await tool.on_invoke_tool(latest[0], json.dumps({**dict(zip(signature.parameters, args)), **kwargs}))

    function: Any = call
    function.__doc__, function.__signature__ = tool.description, signature
    return cast("Callable[..., Any]", function)
