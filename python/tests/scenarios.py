"""What a smolagents `CodeAgent` must be able to do, as scripts of a model: the same for every executor, ours and theirs.

A scenario makes an agent with `make(model, tools, …)`, and returns if all is as it should be; else it raises. It knows nothing
of the executor.
"""
from __future__ import annotations

import datetime
import decimal
import tempfile
import time
from typing import Any, Callable

import smolagents
from smolagents import Tool, tool
from smolagents.models import ChatMessage, MessageRole, Model

Make = Callable[..., Any]
HAS_TAGS = "code_block_tags" in smolagents.CodeAgent.__init__.__code__.co_varnames
OPEN, CLOSE = ("<code>", "</code>") if HAS_TAGS else ("```py", "```<end_code>")
"""What code stands between; before 1.19 it was a fence."""
SCENARIOS: dict[str, Callable[[Make], None]] = {}


class Script(Model):  # type: ignore[misc]
    """A model that says what it was told to, step by step."""

    def __init__(self, *steps: str) -> None:
        super().__init__(model_id="script")
        self.steps, self.seen = list(steps), []

    def generate(self, messages: Any, **_: Any) -> ChatMessage:
        self.seen.append(messages)
        step = self.steps.pop(0) if self.steps else "final_answer('the script is over')"
        return ChatMessage(role=MessageRole.ASSISTANT, content=f"Thought: go on.\n{OPEN}\n{step}\n{CLOSE}")

    # Before 1.15 a model was called.
    __call__ = generate


def scenario(check: Callable[[Make], None]) -> Callable[[Make], None]:
    SCENARIOS[check.__name__] = check
    return check


def check(condition: Any, *shown: Any) -> None:
    if not condition:
        raise AssertionError(*(repr(item)[:300] for item in shown))


def errors_of(agent: Any) -> list[str]:
    return [str(step.error) for step in agent.memory.steps if getattr(step, "error", None) is not None]


def observations_of(agent: Any) -> str:
    return "\n".join(str(getattr(step, "observations", "") or "") for step in agent.memory.steps)


@tool
def double(number: int) -> int:
    """Doubles a number.

    Args:
        number: what to double
    """
    return number * 2


@tool
def failing(text: str) -> str:
    """Fails.

    Args:
        text: why
    """
    raise ValueError(text)


class Counter(Tool):  # type: ignore[misc]
    """A tool with state and a secret, neither of which may enter a guest."""

    name = "count"
    description = "Counts its calls."
    inputs = {"step": {"type": "integer", "description": "by how much", "nullable": True}}
    output_type = "integer"

    def __init__(self, key: Any) -> None:
        super().__init__()
        self.key, self.total = key, 0

    def forward(self, step: int = 1) -> int:
        self.total += step
        return self.total


@scenario
def state_over_steps(make: Make) -> None:
    agent = make(Script("x = 20\ndef add(a, b=1):\n    return a + b", "x = add(x, 1)\nprint(x)", "final_answer(x * 2)"))
    check(agent.run("go") == 42, errors_of(agent))


@scenario
def tools_with_arguments(make: Make) -> None:
    agent = make(Script("a = double(4)\nb = double(number=a)\nfinal_answer([a, b])"), [double])
    check(agent.run("go") == [8, 16], errors_of(agent))


@scenario
def tools_keep_their_state_and_secrets(make: Make) -> None:
    counter = Counter(object())
    agent = make(Script("count(2)", "final_answer(count())"), [counter])
    check(agent.run("go") == 3 and counter.total == 3, counter.total, errors_of(agent))


@scenario
def errors_of_tools_are_caught(make: Make) -> None:
    agent = make(Script("try:\n    failing('no')\nexcept ValueError as e:\n    print('caught', e)\nfinal_answer('ok')"), [failing])
    check(agent.run("go") == "ok" and "caught no" in observations_of(agent), errors_of(agent))


@scenario
def prints_before_an_error_are_kept(make: Make) -> None:
    agent = make(Script("print('before')\n1 / 0", "final_answer('after')"))
    check(agent.run("go") == "after")
    check("before" in observations_of(agent), observations_of(agent))
    check("ZeroDivisionError" in errors_of(agent)[0], errors_of(agent))


@scenario
def variables_before_an_error_are_kept(make: Make) -> None:
    agent = make(Script("kept = 5\nraise KeyError('x')", "final_answer(kept)"))
    check(agent.run("go") == 5, errors_of(agent))


@scenario
def syntax_errors_name_the_line(make: Make) -> None:
    agent = make(Script("a = 1\nb = = 2", "final_answer('next')"))
    check(agent.run("go") == "next")
    check("line 2" in errors_of(agent)[0] and "SyntaxError" in errors_of(agent)[0], errors_of(agent))


@scenario
def denied_imports_give_advice(make: Make) -> None:
    agent = make(Script("import subprocess", "import socket as s", "final_answer('ok')"))
    check(agent.run("go") == "ok")
    for error, name in zip(errors_of(agent), ("subprocess", "socket")):
        check(f"Import of {name} is not allowed" in error and "Authorized imports are" in error, error)


@scenario
def additional_imports(make: Make) -> None:
    agent = make(Script("import json\nfinal_answer(json.dumps({'a': [1]}))"), imports=["json"])
    check(agent.run("go") == '{"a": [1]}', errors_of(agent))


@scenario
def a_timeout_holds(make: Make) -> None:
    agent = make(Script("while True:\n    pass", "final_answer('late')"), timeout=1)
    began = time.monotonic()
    check(agent.run("go") == "late")
    # What is asked is that it ends; how soon depends on what else the machine does.
    check(time.monotonic() - began < 20, time.monotonic() - began)
    check(len(errors_of(agent)) == 1, errors_of(agent))


@scenario
def a_timeout_holds_in_a_sleep(make: Make) -> None:
    agent = make(Script("import time\ntime.sleep(6)", "final_answer('late')"), timeout=1)
    began = time.monotonic()
    check(agent.run("go") == "late")
    check(time.monotonic() - began < 5.5, time.monotonic() - began)


@scenario
def state_survives_a_timeout(make: Make) -> None:
    agent = make(Script("kept = 7", "while True:\n    pass", "final_answer(kept)"), timeout=1)
    check(agent.run("go") == 7, errors_of(agent))


@scenario
def memory_is_bounded(make: Make) -> None:
    agent = make(Script("x = [0] * 200_000_000\nprint(len(x))", "final_answer('still here')"), timeout=10)
    check(agent.run("go") == "still here" and len(errors_of(agent)) == 1, errors_of(agent))


@scenario
def exit_does_not_end_the_host(make: Make) -> None:
    agent = make(Script("raise SystemExit(3)", "final_answer('alive')"))
    try:
        check(agent.run("go") == "alive", errors_of(agent))
    except SystemExit:
        raise AssertionError("the host process would have ended") from None


@scenario
def several_runs_share_state(make: Make) -> None:
    script = Script("y = 1\nfinal_answer(y)", "final_answer(y + 1)", "final_answer(y + 2)")
    agent = make(script)
    check([agent.run("a"), agent.run("b"), agent.run("c", reset=False)] == [1, 2, 3], errors_of(agent))


@scenario
def additional_args_are_variables(make: Make) -> None:
    given = {"rows": [{"a": 1}, {"a": 2}], "when": datetime.date(2024, 2, 29), "pair": (1, "x")}
    agent = make(Script("final_answer((sum(r['a'] for r in rows), when.year, pair))"))
    check(agent.run("go", additional_args=given) == (3, 2024, (1, "x")), errors_of(agent))


def answers(make: Make, source: str, expected: Any, imports: Any = ()) -> None:
    agent = make(Script(source), imports=imports)
    answer = agent.run("go")
    check(answer == expected and type(answer) is type(expected), answer, errors_of(agent))


@scenario
def final_answer_scalars(make: Make) -> None:
    for source, expected in (("12345678901234567890123", 12345678901234567890123), ("1.5", 1.5), ("True", True), ("1+2j", 1 + 2j)):
        answers(make, f"final_answer({source})", expected)
    agent = make(Script("final_answer('text')"))
    check(str(agent.run("go")) == "text")


@scenario
def final_answer_none(make: Make) -> None:
    answers(make, "final_answer(None)", None)


@scenario
def final_answer_containers(make: Make) -> None:
    answers(make, "final_answer({'a': (1, 2), 3: [None, {4, 5}]})", {"a": (1, 2), 3: [None, {4, 5}]})


@scenario
def final_answer_dates(make: Make) -> None:
    answers(make, "import datetime\nfinal_answer(datetime.datetime(2024, 2, 29, 12))", datetime.datetime(2024, 2, 29, 12))


@scenario
def final_answer_decimals(make: Make) -> None:
    answers(make, "from decimal import Decimal\nfinal_answer(Decimal('1.10'))", decimal.Decimal("1.10"), ["decimal"])


@scenario
def final_answer_bytes(make: Make) -> None:
    answers(make, "final_answer('é'.encode())", "é".encode())


@scenario
def final_answer_by_keyword_and_in_a_function(make: Make) -> None:
    agent = make(Script("def end(v):\n    try:\n        final_answer(answer=v)\n    except Exception:\n        pass\nend(9)\nprint('not reached')"))
    check(agent.run("go") == 9 and "not reached" not in observations_of(agent), errors_of(agent))


@scenario
def a_final_answer_of_its_own(make: Make) -> None:
    class Polite(Tool):  # type: ignore[misc]
        name = "final_answer"
        description = "Answers politely."
        inputs = {"answer": {"type": "any", "description": "the answer"}}
        output_type = "string"

        def forward(self, answer: Any) -> str:
            return f"with pleasure: {answer}"

    agent = make(Script("final_answer(3)"), [Polite()])
    check(str(agent.run("go")) == "with pleasure: 3", errors_of(agent))


@scenario
def a_final_answer_of_several_arguments(make: Make) -> None:
    class Graded(Tool):  # type: ignore[misc]
        name = "final_answer"
        description = "Answers, and says how sure it is."
        inputs = {"text": {"type": "string", "description": "the answer"}, "score": {"type": "integer", "description": "how sure"}}
        output_type = "object"

        def forward(self, text: str, score: int) -> Any:
            if score > 10:
                raise ValueError("at most 10")
            return {"text": text, "score": score}

    for call in ("final_answer('a', 3)", "final_answer('a', score=3)", "final_answer(score=3, text='a')"):
        agent = make(Script("final_answer('a', 11)", f"def end():\n    {call}\nend()"), [Graded()])
        check(agent.run("go") == {"text": "a", "score": 3}, call, errors_of(agent))
        check("at most 10" in errors_of(agent)[0], errors_of(agent))


@scenario
def tools_may_return_iterators(make: Make) -> None:
    @tool
    def squares(count: int) -> Any:
        """Gives squares.

        Args:
            count: how many
        """
        return (number * number for number in range(count))

    @tool
    def letters() -> Any:
        """Gives letters."""
        import collections

        return collections.deque("abc")

    agent = make(Script("total = 0\nfor n in squares(4):\n    total += n\nfinal_answer((total, list(letters())))"), [squares, letters])
    check(agent.run("go") == (14, ["a", "b", "c"]), errors_of(agent))


@scenario
def managed_agents_in_managed_agents(make: Make) -> None:
    inner = make(Script("final_answer(sum(rows))"), name="inner", description="Adds.")
    outer = make(Script("text = inner('add', additional_args={'rows': [1, 2, 39]})", "final_answer(text)"), name="outer", description="Asks.", managed_agents=[inner])
    agent = make(Script("final_answer('42' in outer('go on'))"), managed_agents=[outer])
    check(agent.run("go") is True, errors_of(agent))


@scenario
def images_of_tools_come_back(make: Make) -> None:
    from PIL import Image

    @tool
    def photograph() -> Any:
        """Takes a picture."""
        return Image.new("RGB", (4, 3), (255, 0, 0))

    @tool
    def width(picture: Any) -> int:
        """Measures a picture.

        Args:
            picture: the picture
        """
        return int(picture.width)

    agent = make(Script("p = photograph()\nprint(width(p))", "final_answer(p)"), [photograph, width])
    answer = agent.run("go")
    check("4" in observations_of(agent), observations_of(agent), errors_of(agent))
    check(answer.to_raw().size == (4, 3), answer)


@scenario
def images_as_arguments(make: Make) -> None:
    from PIL import Image

    agent = make(Script("final_answer(picture)"))
    answer = agent.run("go", additional_args={"picture": Image.new("L", (5, 2))})
    check(answer.to_raw().size == (5, 2), answer, errors_of(agent))


@scenario
def objects_of_tools_come_back(make: Make) -> None:
    handle = object()

    @tool
    def connect() -> Any:
        """Opens a connection."""
        return handle

    @tool
    def query(connection: Any) -> bool:
        """Uses a connection.

        Args:
            connection: what connect gave
        """
        return connection is handle

    agent = make(Script("c = connect()", "final_answer(query(c))"), [connect, query])
    check(agent.run("go") is True, errors_of(agent))


@scenario
def managed_agents(make: Make) -> None:
    worker = smolagents.CodeAgent([], Script("final_answer('from the worker')"), name="worker", description="Works.", verbosity_level=-1)
    agent = make(Script("report = worker(task='do it')\nprint(report)", "final_answer('from the worker' in report)"), managed_agents=[worker])
    check(agent.run("go") is True, errors_of(agent))


@scenario
def tools_that_come_later(make: Make) -> None:
    agent = make(Script("z = 1\nfinal_answer(z)", "final_answer(double(z + 1))"))
    check(agent.run("a") == 1)
    agent.tools["double"] = double
    check(agent.run("b") == 4, errors_of(agent))


@scenario
def long_prints_are_cut(make: Make) -> None:
    agent = make(Script("for i in range(1000):\n    print('line', i)", "final_answer('ok')"), most_output=1000)
    check(agent.run("go") == "ok")
    check(200 < len(observations_of(agent)) < 1500, len(observations_of(agent)))


@scenario
def all_of_python_runs(make: Make) -> None:
    code = """
from collections import deque
class Shape:
    def __init__(self, name): self.name = name
    @property
    def title(self): return f"{self.name!r:>8}"
class Square(Shape):
    def __init__(self, side):
        super().__init__("square")
        self.side = side
    @staticmethod
    def unit(): return Square(1)
def squares(n):
    for i in range(n):
        yield i * i
first, *rest = squares(5)
if (total := sum(rest)) > 10:
    match {"kind": "a", "n": total}:
        case {"kind": "a", "n": n}:
            merged = {**{"n": n}, "list": [*rest, 1]}
for i in range(3):
    try:
        if i == 1: continue
        last = i
    finally:
        pass
else:
    done = True
final_answer((Square.unit().title, total, merged, last, done, (lambda a, b=2: a + b)(1)))
"""
    answers(make, code, ("'square'", 30, {"n": 30, "list": [1, 4, 9, 16, 1]}, 2, True, 3))


@scenario
def host_files_are_out_of_reach(make: Make) -> None:
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("secret")
        file.flush()
        code = f"import os\ntry:\n    text = open({file.name!r}).read()\nexcept OSError:\n    text = 'denied'\nfinal_answer(text)"
        agent = make(Script(code), imports=["os"])
        check("secret" not in str(agent.run("go")), errors_of(agent))
