"""Fumehood for LangChain: one tool that runs Python in a session.

Needs `langchain-core`. Tools of LangChain that are given to it become functions the code may call; they run here.
"""
from __future__ import annotations

from typing import Any, Callable, Iterable

from langchain_core.tools import BaseTool, StructuredTool

from ._code_tool import NAME, CodeTool

__all__ = ["python_tool"]


def python_tool(executor: str = "local", *, tools: Iterable[Any] = (), name: str = NAME, **keywords: Any) -> StructuredTool:
    """A LangChain tool; `keywords` are those of `fumehood.open`. `tool.metadata["fumehood"].close()` ends its session."""
    code_tool = CodeTool(executor, tools=dict(map(_function, tools)), **keywords)

    def run_python(code: str) -> str:
        return code_tool.run(code)

    return StructuredTool.from_function(run_python, name=name, description=code_tool.description, metadata={"fumehood": code_tool})


def _function(tool: Any) -> tuple[str, Callable[..., Any]]:
    if not isinstance(tool, BaseTool):
        return tool.__name__, tool
    names = list(tool.args)

    def call(*args: Any, **kwargs: Any) -> Any:
        return tool.invoke({**dict(zip(names, args)), **kwargs})

    call.__doc__ = tool.description
    return tool.name, call
