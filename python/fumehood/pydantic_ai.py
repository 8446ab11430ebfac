"""Fumehood for pydantic-ai: a toolset whose one tool runs Python, in which the other tools are functions (code mode).

Needs `pydantic-ai` or `pydantic-ai-slim`.
"""
from __future__ import annotations

from typing import Any

from pydantic_ai.toolsets import FunctionToolset

from ._code_tool import NAME, CodeTool
from ._tools import Tools

__all__ = ["CodeToolset"]


class CodeToolset(FunctionToolset[Any]):  # type: ignore[misc,unused-ignore]
    """`Agent(model, toolsets=[CodeToolset(tools=[weather])])`; `keywords` are those of `fumehood.open`."""

    def __init__(self, executor: str = "local", *, tools: Tools = (), name: str = NAME, **keywords: Any) -> None:
        super().__init__()
        self.code_tool = CodeTool(executor, tools=tools, **keywords)

        async def run_python(code: str) -> str:
            return await self.code_tool.arun(code)

        self.add_function(run_python, name=name, description=self.code_tool.description)

    def close(self) -> None:
        """Ends the session; the next call opens another."""
        self.code_tool.close()
