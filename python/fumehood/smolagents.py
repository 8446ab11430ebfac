"""Fumehood for smolagents: `CodeAgent(tools, model, executor=FumehoodExecutor("jail"))`.

Tools, managed agents and the model stay in this process with their state and their keys; the code that the model wrote does not
get in. Nothing a guest sends is unpickled, and no tool is sent to the guest as source.
"""
from __future__ import annotations

import io
import pathlib
import re
import subprocess
import tokenize
import weakref
from types import TracebackType
from typing import Any, Callable, Iterable, Mapping

import smolagents
from smolagents.agent_types import AgentAudio
from smolagents.default_tools import FinalAnswerTool
from smolagents.local_python_executor import BASE_BUILTIN_MODULES, InterpreterError, PythonExecutor

from ._errors import Lost, Unavailable
from ._outcome import GuestException, Outcome
from ._policy import Limits, Mount, policy
from ._native import executors
from ._session import Session, check, open_with, worker
from ._tools import Spec, Toolbox

try:
    from smolagents.local_python_executor import CodeOutput
except ImportError:  # before 1.20 an executor answered with a tuple
    CodeOutput = None
try:
    from smolagents.local_python_executor import ExecutionTimeoutError
except ImportError:
    ExecutionTimeoutError = InterpreterError

__all__ = ["CodeAgent", "DockerExecutor", "FumehoodExecutor", "JailExecutor", "LocalExecutor"]

MOST_OUTPUT = 50_000
_LATER = "_host_tool"
"""The tool by which a guest reaches tools that came after its session was opened."""
_ANSWER = "_host_answer"
"""The function of a guest that answers with all its arguments, for a `final_answer` of the agent's own."""
_PRELUDE = f"""
from math import ceil, floor, log, exp, sin, cos, tan, asin, acos, atan, atan2, degrees, radians, sqrt
def {_ANSWER}(*args, **kwargs):
    final_answer({{"{_ANSWER}": [args, kwargs]}})
"""
_DENIED = re.compile(r"import of '([^']*)' is not allowed here")
_MISSING = re.compile(r"No module named '([^']*)'")
_AT_LINE = re.compile(r'File "<cell>", line (\d+), in <module>')
_SYNTAX = re.compile(r'File "<cell>", line (\d+)\n    (.*)\n(?:    ( *)\^)?')


class _Crossing(Toolbox):
    """As everywhere, but what cannot cross is kept here, and a token of it goes to the guest."""

    def __init__(self) -> None:
        super().__init__(keep=True)

    def describe(self, value: Any) -> tuple[Any, ...]:
        # A text by its class, which would cross as such and come back as no audio.
        if isinstance(value, AgentAudio):
            return self._token(value)
        return super().describe(value)


class _State(dict[str, Any]):
    """What smolagents' agent looks at between steps; a name that is not here is asked of the guest."""

    def __init__(self, executor: FumehoodExecutor) -> None:
        super().__init__(__name__="__main__", _print_outputs="")
        self._executor = weakref.ref(executor)

    def __missing__(self, name: str) -> Any:
        executor = self._executor()
        if executor is None:
            raise KeyError(name)
        return executor.variable(name)

    def get(self, name: str, default: Any = None) -> Any:
        """The value of a name, or `default`."""
        try:
            return self[name]
        except KeyError:
            return default


class FumehoodExecutor(PythonExecutor):  # type: ignore[misc,unused-ignore]
    """Runs an agent's code in a Fumehood session, which lives as long as the executor.

    - `executor`: the name of one of ours: `local`, `jail`, `docker`, …; `options` are its own, as of `fumehood.open`.
    - `additional_authorized_imports`: as in smolagents, beside its own list. `"*"` allows every module that is there.
    - `max_print_outputs_length`: characters of what was printed that the agent sees.
    - `timeout_seconds`: for each step; `None` is no bound. It holds: the code is stopped then.
    - `memory_mb`: what the session may hold.
    """

    def __init__(
        self,
        executor: str = "local",
        additional_authorized_imports: Iterable[str] = (),
        max_print_outputs_length: int | None = None,
        additional_functions: Mapping[str, Callable[..., Any]] | None = None,
        timeout_seconds: float | None = 30,
        *,
        memory_mb: float = 512,
        mounts: Iterable[Mount] = (),
        env: Mapping[str, str] | None = None,
        network: bool | Iterable[str] = False,
        logger: Any = None,
        **options: Any,
    ) -> None:
        if not any(name == executor for name, _, available in executors() if available):
            raise ValueError(f"Unsupported executor type: {executor}")
        self.executor = executor
        self.additional_authorized_imports = list(additional_authorized_imports)
        self.authorized_imports = sorted(set(BASE_BUILTIN_MODULES) | set(self.additional_authorized_imports))
        self.state: dict[str, Any] = _State(self)
        self.logger = logger
        self.timeout_seconds = timeout_seconds
        self._limits = Limits(
            seconds=float("inf") if timeout_seconds is None else timeout_seconds,
            memory_mb=memory_mb,
            output=max_print_outputs_length or MOST_OUTPUT,
        )
        self._mounts, self._env, self._network = tuple(mounts), env, network
        self._options = options
        self._additional = dict(additional_functions or {})
        self._toolbox = _Crossing()
        self._toolbox.functions[_LATER] = self._call_later
        self._known: set[str] = set()
        self._pending: dict[str, Any] = {}
        self._final: Any = None
        self._session: Session | None = None
        check(executor, self._toolbox, options)

    @classmethod
    def setup(cls, *arguments: Any, **keywords: Any) -> Any:
        """Opens and ends a session, so that what sessions share is there ahead: at the start of an application."""
        executor = cls(*arguments, **keywords)
        try:
            executor("None")
        finally:
            executor.cleanup()

    def send_tools(self, tools: dict[str, Any]) -> None:
        """The tools of the next steps. They stay here. Opens the session: what is amiss with it is no error of a step."""
        given = {**tools, **self._additional}
        self._final = given.pop("final_answer", None)
        self._toolbox.functions.clear()
        self._toolbox.functions.update(given)
        self._toolbox.functions[_LATER] = self._call_later
        if self._session is None:
            self._session = self._open()
        else:
            self._introduce(self._session)

    def send_variables(self, variables: dict[str, Any]) -> None:
        """Binds names before the next step."""
        self._pending.update({name: value for name, value in variables.items() if name.isidentifier()})

    def variable(self, name: str) -> Any:
        """The value of a name of the guest; `KeyError` where it is not bound."""
        if name in self._pending:
            return self._pending[name]
        if self._session is None:
            raise KeyError(name)
        return self._session.get(name)

    def __call__(self, code_action: str) -> Any:
        """Runs a step."""
        if self._session is None:
            self._session = self._open()
        self.state["_print_outputs"] = ""
        pending, self._pending = self._pending, {}
        try:
            outcome = self._session.run_cell(code_action if self._is_plain_answer() else _answering(code_action), pending)
        except Lost as error:
            self.cleanup()
            raise InterpreterError(f"Code execution failed: {error}. All variables are gone.") from error
        self.state["_print_outputs"] = outcome.logs
        if not outcome.ok:
            raise self._error(code_action, outcome)
        output = outcome.value
        if outcome.end == "final_answer":
            output = self._finish(code_action, output)
        if CodeOutput is None:
            return output, outcome.logs, outcome.end == "final_answer"
        return CodeOutput(output=output, logs=outcome.logs, is_final_answer=outcome.end == "final_answer")

    def cleanup(self) -> None:
        """Ends the session; the next step opens another."""
        session, self._session = self._session, None
        self._known.clear()
        if session is not None:
            session.close()

    delete = cleanup

    def __enter__(self) -> FumehoodExecutor:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.cleanup()

    def _open(self) -> Session:
        specs = [_spec(name, tool) for name, tool in self._toolbox.functions.items()]
        given = policy(specs, self.authorized_imports, self._limits, self._mounts, self._env, self._network, None, None)
        session = open_with(self._toolbox, self.executor, given, dict(self._options), None)
        self._known = {spec[0] for spec in specs}
        session.run(_PRELUDE).unwrap()
        return session

    def _introduce(self, session: Session) -> None:
        """Tells a session that is open of tools it has not heard of."""
        new = [name for name in self._toolbox.functions if name not in self._known]
        self._known.update(new)
        lines = [f"def {name}(*args, **kwargs):\n    return {_LATER}({name!r}, args, kwargs)" for name in new if name.isidentifier()]
        if lines:
            session.run("\n".join(lines)).unwrap()

    def _call_later(self, name: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        tool = self._toolbox.functions.get(name)
        if tool is None or name == _LATER:
            raise NameError(f"name '{name}' is not defined")
        return tool(*args, **kwargs)

    def _finish(self, code: str, value: Any) -> Any:
        """The answer, as the agent's own tool `final_answer` makes it."""
        if self._is_plain_answer():
            return value
        args, kwargs = _arguments(value)
        try:
            return self._final(*args, **kwargs)
        except Exception as error:
            line = next((line for line in code.splitlines() if "final_answer" in line), "final_answer")
            raise _failed(line, f"{type(error).__name__}: {error}") from error

    def _is_plain_answer(self) -> bool:
        return self._final is None or type(self._final) is FinalAnswerTool

    def _error(self, code: str, outcome: Outcome) -> Exception:
        """What a step that did not end well raises, in the words that the agent knows."""
        exception = outcome.exception
        if exception is None:
            if outcome.limit == "time":
                text = f"Code execution exceeded the maximum execution time of {self.timeout_seconds} seconds"
                return ExecutionTimeoutError(text)  # type: ignore[no-any-return,unused-ignore]
            return InterpreterError(f"Code execution failed: it was stopped by its limit on {outcome.limit}")  # type: ignore[no-any-return,unused-ignore]
        if exception.type.endswith(("SyntaxError", "IndentationError", "TabError")):
            return _parsing_failed(code, exception) or _failed(code.strip(), str(exception))
        line, text = _line(code, exception), str(exception)
        denied = _DENIED.search(exception.message)
        if denied is None and exception.type == "ModuleNotFoundError":
            # Not there, and not to be had either: the agent's user has to allow it first.
            denied = _MISSING.search(exception.message)
            if denied is not None and (self._is_authorized(denied[1]) or denied[1] not in line):
                denied = None
        if denied is not None:
            text = f"InterpreterError: Import of {denied[1]} is not allowed. Authorized imports are: {self.authorized_imports}"
        return _failed(line, text)

    def _is_authorized(self, module: str) -> bool:
        names = [name.removesuffix(".*") for name in self.authorized_imports]
        return any(name == "*" or f"{module}.".startswith(f"{name}.") or f"{name}.".startswith(f"{module}.") for name in names)


class LocalExecutor(FumehoodExecutor):
    """Our own interpreter, in a locked-down child."""

    def __init__(self, additional_authorized_imports: Iterable[str] = (), *arguments: Any, **keywords: Any) -> None:
        super().__init__("local", additional_authorized_imports, *arguments, **keywords)


class JailExecutor(FumehoodExecutor):
    """The machine's CPython with its packages, behind walls of the kernel."""

    def __init__(self, additional_authorized_imports: Iterable[str] = (), *arguments: Any, **keywords: Any) -> None:
        super().__init__("jail", additional_authorized_imports, *arguments, **keywords)


class DockerExecutor(FumehoodExecutor):
    """CPython in a container. `DockerExecutor.setup()` builds the image ahead."""

    def __init__(self, additional_authorized_imports: Iterable[str] = (), *arguments: Any, **keywords: Any) -> None:
        super().__init__("docker", additional_authorized_imports, *arguments, **keywords)

    @classmethod
    def setup(cls, packages: Iterable[str] = (), *, base: str | None = None, from_host: str | None = None) -> str:
        """Builds the image that sessions use, unless it is there already: once, at the start of an application.

        `packages` are installed in it. It begins with the image `base`, or with this machine's own Python: `from_host="python3"`.
        Returns its name.
        """
        command = [worker() or "hood", "image", "build"]
        command += [] if base is None else ["--base", base]
        command += [] if from_host is None else ["--from-host", "--python", from_host]
        for package in packages:
            command += ["--package", package]
        built = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
        if built.returncode != 0:
            raise Unavailable(f"the image was not built\n{built.stderr.strip()}")
        return built.stdout.strip()


class CodeAgent(smolagents.CodeAgent):  # type: ignore[misc,unused-ignore]
    """A `CodeAgent` whose code runs in Fumehood.

    `executor_type` is the name of any executor of ours. Or `executor_class` is a class, ours or one of smolagents', that is
    made with the agent's imports and `executor_kwargs`. As a context manager it cleans up.
    """

    def __init__(
        self,
        tools: list[Any],
        model: Any,
        *arguments: Any,
        executor: Any = None,
        executor_type: str = "local",
        executor_class: type[Any] | None = None,
        executor_kwargs: dict[str, Any] | None = None,
        **keywords: Any,
    ) -> None:
        self._executor, self._executor_class = executor, executor_class
        self._executor_name, self._executor_options = executor_type, dict(executor_kwargs or {})
        if executor_class is not None and not isinstance(executor_class, type):
            raise TypeError("`executor_class` is a class; an object goes as `executor`")
        super().__init__(tools, model, *arguments, **keywords)
        ours = isinstance(self.python_executor, FumehoodExecutor)
        self.executor_type = self.python_executor.executor if ours else executor_type
        self.executor_kwargs = dict(executor_kwargs or {})

    def create_python_executor(self, *_: Any, **__: Any) -> Any:
        """The executor that was asked for."""
        if self._executor is not None:
            return self._executor
        imports = list(self.additional_authorized_imports or ())
        made: Any = self._executor_class
        options = dict(self._executor_options)
        if made is None:
            made = FumehoodExecutor
            options.setdefault("executor", self._executor_name)
        if issubclass(made, FumehoodExecutor):
            options.setdefault("max_print_outputs_length", getattr(self, "max_print_outputs_length", None))
            options.setdefault("logger", self.logger)
            return made(additional_authorized_imports=imports, **options)
        if hasattr(made, "run_code_raise_errors"):
            return made(imports, self.logger, **options)
        return made(imports, **options)

    def to_dict(self) -> dict[str, Any]:
        """As theirs; it needs this package."""
        described: dict[str, Any] = super().to_dict()
        described["requirements"] = sorted({*described["requirements"], "fumehood"})
        return described

    def save(self, output_dir: Any, *arguments: Any, **keywords: Any) -> None:
        """As theirs, and what is saved is an agent of this class."""
        super().save(output_dir, *arguments, **keywords)
        app = pathlib.Path(output_dir, "app.py")
        lines = app.read_text(encoding="utf-8").split("\n")
        imported = [index for index, line in enumerate(lines) if line.startswith("from smolagents import")]
        for index in imported:
            lines[index] = lines[index].replace(f" {type(self).__name__},", "").replace(f", {type(self).__name__}", "")
        lines.insert(imported[-1] + 1 if imported else 0, f"from {type(self).__module__} import {type(self).__name__}")
        app.write_text("\n".join(lines), encoding="utf-8")

    def cleanup(self) -> None:
        """Ends the session of its code."""
        if hasattr(self.python_executor, "cleanup"):
            self.python_executor.cleanup()

    def __enter__(self) -> CodeAgent:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.cleanup()


def _spec(name: str, tool: Any) -> Spec:
    """Whatever the guest writes is passed: the tool says what it takes."""
    return name, str(getattr(tool, "description", None) or getattr(tool, "__doc__", None) or ""), None, None, False


def _line(code: str, exception: GuestException) -> str:
    """The line of the cell that failed."""
    lines, found = code.splitlines(), _AT_LINE.search(exception.traceback)
    number = int(found[1]) if found is not None else 0
    return lines[number - 1].strip() if 0 < number <= len(lines) else code.strip()


def _failed(line: str, why: str) -> Exception:
    return InterpreterError(f"Code execution failed at line '{line}' due to: {why}")  # type: ignore[no-any-return,unused-ignore]


def _parsing_failed(code: str, exception: GuestException) -> Exception | None:
    found = _SYNTAX.search(exception.traceback)
    if found is None:
        return None
    number, text, before = found[1], found[2], found[3]
    # A traceback leaves out how far a line is indented.
    lines = code.splitlines()
    whole = lines[int(number) - 1] if int(number) <= len(lines) and lines[int(number) - 1].strip() == text.strip() else text
    indented = " " * (len(whole) - len(whole.lstrip()))
    mark = indented if before is None else f"{indented}{before} "
    message = f"Code parsing failed on line {number} due to: {exception.type}: {exception.message}\n{whole}\n{mark}^"
    return InterpreterError(message)  # type: ignore[no-any-return,unused-ignore]


def _answering(code: str) -> str:
    """The code with its calls of `final_answer` made ones that pass all arguments on. Lines stay where they are.

    >>> _answering("x.final_answer(final_answer=1); final_answer(a, b=2)")
    'x.final_answer(final_answer=1); _host_answer(a, b=2)'
    """
    lines = code.split("\n")
    try:
        tokens = [token for token in tokenize.generate_tokens(io.StringIO(code).readline) if token.type in (tokenize.NAME, tokenize.OP)]
    except (tokenize.TokenError, SyntaxError):
        return code
    around = zip([None, *tokens], tokens, [*tokens[1:], None])
    found = [token.start for before, token, after in around if token.string == "final_answer" and _is_used(before, after)]
    for row, column in reversed(found):
        line = lines[row - 1]
        if line.startswith("final_answer", column):
            lines[row - 1] = line[:column] + _ANSWER + line[column + len("final_answer") :]
    return "\n".join(lines)


def _is_used(before: tokenize.TokenInfo | None, after: tokenize.TokenInfo | None) -> bool:
    """Whether a name between these is neither an attribute nor bound there."""
    bound = before is not None and before.string in (".", "def", "class", "import", "as", "del", "global", "nonlocal")
    return not bound and (after is None or after.string not in ("=", ":="))


def _arguments(value: Any) -> tuple[list[Any], dict[str, Any]]:
    """What `final_answer` was called with. The guest may have said anything."""
    given = value.get(_ANSWER) if isinstance(value, dict) and len(value) == 1 else None
    if isinstance(given, list) and len(given) == 2 and isinstance(given[0], tuple) and isinstance(given[1], dict):
        return list(given[0]), {str(name): argument for name, argument in given[1].items()}
    return [value], {}
