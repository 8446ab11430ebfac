"""A smolagents agent whose code runs in Fumehood: `python examples/python/smolagents_agent.py [local|jail|docker]`.

Its model is a script, so that it needs no key; `InferenceClientModel()` and `OpenAIServerModel(…)` are others.
"""
import sys

from fumehood.smolagents import CodeAgent
from smolagents import tool
from smolagents.models import ChatMessage, MessageRole, Model

STEPS = ["rainy = [c for c in ('Bergen', 'Cairo') if weather(c) == 'rain']\nprint(rainy)", "final_answer(f'Take an umbrella to {rainy[0]}.')"]


class Script(Model):
    def generate(self, messages, **_):
        done = sum(message.role == MessageRole.ASSISTANT for message in messages)
        return ChatMessage(role=MessageRole.ASSISTANT, content=f"I look.\n<code>\n{STEPS[min(done, 1)]}\n</code>")


@tool
def weather(city: str) -> str:
    """Tells the weather of a city.

    Args:
        city: its name
    """
    return "rain" if city == "Bergen" else "sun"


executor = sys.argv[1] if len(sys.argv) > 1 else "local"
with CodeAgent([weather], Script(), executor_type=executor, executor_kwargs={"timeout_seconds": 10}, verbosity_level=0) as agent:
    print(agent.run("Where do I need an umbrella?"))
