"""Each adapter against the real package that it is for."""
import asyncio
import json
import sys

import pytest
from fumehood._code_tool import CodeTool


def weather(city: str) -> str:
    """Tells the weather of a city."""
    return f"rain in {city}"


def test_text_for_a_model():
    with CodeTool(tools=[weather], imports=["math"]) as tool:
        assert "def weather(city: str) -> str: Tells the weather of a city." in tool.description and "import: math" in tool.description
        assert tool.run("x = weather('Oslo')\nprint(x)\nNone") == "rain in Oslo"
        assert tool.run("pass") == "(no output)"
        assert tool.run("print('a')\n1/0").startswith("a\nTraceback") and tool.run("x") == "=> 'rain in Oslo'"


def test_langchain():
    core = pytest.importorskip("langchain_core.tools")
    from fumehood.langchain import python_tool

    @core.tool
    def add(a: int, b: int) -> int:
        """Adds two numbers."""
        return a + b

    made = python_tool(tools=[add, weather])
    assert "def add(a: int, b: int): Adds two numbers." in made.description and list(made.args) == ["code"]
    assert made.invoke({"code": "add(1, b=2), weather('Oslo')"}) == "=> (3, 'rain in Oslo')"
    assert asyncio.run(made.ainvoke({"code": "1 + 1"})) == "=> 2"
    made.metadata["fumehood"].close()


def test_langchain_tools_that_are_only_awaited():
    core = pytest.importorskip("langchain_core.tools")
    from fumehood.langchain import python_tool

    @core.tool
    async def where(name: str) -> bool:
        """Says whether it runs on the loop of the caller."""
        return asyncio.get_running_loop() is loop

    async def main():
        nonlocal loop
        loop = asyncio.get_running_loop()
        return await made.ainvoke({"code": "await where('x'), await where(name='y')"})

    loop = None
    made = python_tool(tools=[where])
    assert "async def where" in made.description
    assert asyncio.run(main()) == "=> (True, True)"
    assert made.invoke({"code": "await where('x')"}) == "=> False"
    made.metadata["fumehood"].close()


def test_a_cancelled_task_takes_its_code_back():
    async def main():
        with CodeTool() as tool:
            with pytest.raises(asyncio.TimeoutError):
                await asyncio.wait_for(tool.arun("kept = 1\nwhile True: pass"), 0.3)
            return await tool.arun("kept")

    assert asyncio.run(asyncio.wait_for(main(), 10)) == "=> 1"


def test_pydantic_ai():
    ai = pytest.importorskip("pydantic_ai")
    from fumehood.pydantic_ai import CodeToolset
    from pydantic_ai.messages import ModelResponse, TextPart, ToolCallPart, ToolReturnPart
    from pydantic_ai.models.function import FunctionModel

    def script(messages, info):
        (tool,) = info.function_tools
        assert tool.name == "run_python" and "weather" in tool.description
        returned = [part.content for message in messages for part in message.parts if isinstance(part, ToolReturnPart)]
        if len(returned) < 2:
            return ModelResponse(parts=[ToolCallPart("run_python", {"code": ["x = weather('Oslo')", "x.upper()"][len(returned)]})])
        return ModelResponse(parts=[TextPart(returned[-1])])

    toolset = CodeToolset(tools=[weather])
    assert ai.Agent(FunctionModel(script), toolsets=[toolset]).run_sync("go").output == "=> 'RAIN IN OSLO'"
    toolset.close()


def test_openai_agents():
    agents = pytest.importorskip("agents")
    from agents.models.interface import Model
    from fumehood.openai_agents import python_tool
    from openai.types.responses import ResponseFunctionToolCall, ResponseOutputMessage, ResponseOutputText

    class Script(Model):
        """Calls the tool twice, and answers with what it said last."""

        async def get_response(self, system_instructions, input, model_settings, tools, *_, **__):
            (tool,) = tools
            assert tool.name == "run_python" and tool.params_json_schema["required"] == ["code"]
            assert "def weather" in tool.description and "async def add(left: int, right: int): Adds." in tool.description
            said = [item["output"] for item in input if item.get("type") == "function_call_output"] if isinstance(input, list) else []
            if len(said) < 2:
                arguments = json.dumps({"code": ["x = weather('Oslo')", "x.upper(), await add(1, right=2)"][len(said)]})
                output = ResponseFunctionToolCall(type="function_call", name=tool.name, arguments=arguments, call_id=f"call {len(said)}")
            else:
                text = ResponseOutputText(type="output_text", text=said[-1], annotations=[])
                output = ResponseOutputMessage(id="m", type="message", role="assistant", status="completed", content=[text])
            return agents.ModelResponse(output=[output], usage=agents.Usage(), response_id=None)

        def stream_response(self, *_, **__):
            raise NotImplementedError

    agents.set_tracing_disabled(True)

    @agents.function_tool
    def add(left: int, right: int) -> int:
        """Adds."""
        return left + right

    agent = agents.Agent(name="a", model=Script(), tools=[python_tool(tools=[weather, add])])
    assert asyncio.run(agents.Runner.run(agent, "go")).final_output == "=> ('RAIN IN OSLO', 3)"


def test_mcp_server():
    mcp = pytest.importorskip("mcp")

    async def talk():
        command = mcp.StdioServerParameters(command=sys.executable, args=["-m", "fumehood.mcp", "--seconds", "5", "--imports", "math"])
        async with mcp.stdio_client(command) as (read, write), mcp.ClientSession(read, write) as client:
            await client.initialize()
            (tool,) = (await client.list_tools()).tools
            assert tool.name == "run_python" and "import: math" in tool.description

            async def run(code, **session):
                return (await client.call_tool("run_python", {"code": code, **session})).content[0].text

            assert await run("x = 1\nprint('hi')\nx") == "hi\n=> 1"
            assert await run("x + 1") == "=> 2"
            assert "NameError" in await run("x", session="other")
            assert "not allowed here" in await run("import os")
            # One session at work keeps no other from answering.
            busy = asyncio.ensure_future(run("while True: pass", session="busy"))
            assert await run("1 + 1", session="quick") == "=> 2" and not busy.done()
            assert await busy == "stopped by its limit: time"

    asyncio.run(asyncio.wait_for(talk(), 60))
