"""Fumehood for LangChain: one tool that runs Python in a session.

Needs `langchain-core`. Tools of LangChain that are given to it become functions the code may call; they run here. Those that are
only to be had asynchronously are awaited by the code.
"""
from __future__ import annotations

from typing import Any, Callable, Iterable

from langchain_core.tools import BaseTool, StructuredTool

from ._code_tool import NAME, CodeTool, signature_of

__all__ = ["python_tool"]


def python_tool(executor: str = "local", *, tools: Iterable[Any] = (), name: str = NAME, **keywords: Any) -> StructuredTool:
    """A LangChain tool; `keywords` are those of `fumehood.open`. `tool.metadata["fumehood"].close()` ends its session."""
    code_tool = CodeTool(executor, tools=dict(map(_function, tools)), **keywords)

    def run_python(code: str) -> str:
        return code_tool.run(code)

    async def arun_python(code: str) -> str:
        return await code_tool.arun(code)

    described = code_tool.description
    return StructuredTool.from_function(run_python, arun_python, name=name, description=described, metadata={"fumehood": code_tool})


def _function(tool: Any) -> tuple[str, Callable[..., Any]]:
    if not isinstance(tool, BaseTool):
        return tool.__name__, tool
    signature = signature_of(tool.args)

    def call(*args: Any, **kwargs: Any) -> Any:
        return tool.invoke({**dict(zip(signature.parameters, args)), **kwargs})

    async def acall(*args: Any, **kwargs: Any) -> Any:
        return await tool.ainvoke({**dict(zip(signature.parameters, args)), **kwargs})

    awaited = isinstance(tool, StructuredTool) and tool.func is None
    function: Any = acall if awaited else call
    function.__doc__, function.__signature__ = tool.description, signature
    return tool.name, function
