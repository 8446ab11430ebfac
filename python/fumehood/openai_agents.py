"""Fumehood for the OpenAI Agents SDK: one function tool that runs Python in a session.

Needs `openai-agents`.
"""
from __future__ import annotations

import asyncio
import json
from typing import Any

from agents import FunctionTool

from ._code_tool import NAME, CodeTool
from ._tools import Tools

__all__ = ["python_tool"]

SCHEMA = {
    "type": "object",
    "properties": {"code": {"type": "string", "description": "Python source"}},
    "required": ["code"],
    "additionalProperties": False,
}


def python_tool(executor: str = "local", *, tools: Tools = (), name: str = NAME, **keywords: Any) -> FunctionTool:
    """A tool of the Agents SDK; `keywords` are those of `fumehood.open`."""
    code_tool = CodeTool(executor, tools=tools, **keywords)

    async def invoke(_: Any, arguments: str) -> str:
        return await asyncio.to_thread(code_tool.run, str(json.loads(arguments)["code"]))

    return FunctionTool(name=name, description=code_tool.description, params_json_schema=dict(SCHEMA), on_invoke_tool=invoke)
