"""The scenarios on every executor of ours that this machine has, and what only the adapter does."""
import os
import subprocess
import sys

import fumehood
import pytest
import smolagents
from fumehood.smolagents import CodeAgent, DockerExecutor, FumehoodExecutor, JailExecutor
from scenarios import HAS_TAGS, SCENARIOS, Script, double

JAIL_PYTHON = os.environ.get("FUMEHOOD_TEST_PYTHON", sys.executable)
OPTIONS = {"local": {}, "jail": {"python": JAIL_PYTHON}, "docker": {}}


def available():
    for name in OPTIONS:
        try:
            fumehood.open(name, **OPTIONS[name]).close()
            yield name
        except fumehood.Unavailable:
            assert name not in os.environ.get("FUMEHOOD_TEST_EXECUTORS", "local").split(","), f"`{name}` should be here"


EXECUTORS = list(available())


def maker(name):
    made = []

    def make(model, tools=(), *, imports=(), timeout=30, most_output=None, **keywords):
        options = {"timeout_seconds": timeout, **OPTIONS[name]}
        agent = CodeAgent(
            list(tools), model, additional_authorized_imports=list(imports), executor_type=name, executor_kwargs=options,
            max_print_outputs_length=most_output, verbosity_level=-1, max_steps=6, **keywords,
        )  # fmt: skip
        made.append(agent)
        return agent

    return make, made


@pytest.mark.parametrize("name", EXECUTORS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenario(scenario, name):
    if scenario == "final_answer_none" and not HAS_TAGS:
        pytest.skip("before 1.19 their agent took no `None` for an answer")
    make, made = maker(name)
    try:
        SCENARIOS[scenario](make)
    finally:
        for agent in made:
            agent.cleanup()


TEXTS = {
    "print('a')\n1 / 0": "Code execution failed at line '1 / 0' due to: ZeroDivisionError: division by zero",
    "def f():\n    raise KeyError('k')\nf()": "Code execution failed at line 'f()' due to: KeyError: 'k'",
    "a = 1\nb = = 2": "Code parsing failed on line 2 due to: SyntaxError: invalid syntax (<cell>, line 2)\nb = = 2\n     ^",
    "import socket": "Code execution failed at line 'import socket' due to: InterpreterError: Import of socket is not allowed. Authorized imports are: [",
    "while True: pass": "Code execution exceeded the maximum execution time of 1 seconds",
}


@pytest.mark.parametrize("name", EXECUTORS)
def test_errors_are_in_the_words_that_the_agent_knows(name):
    with FumehoodExecutor(name, timeout_seconds=1, **OPTIONS[name]) as executor:
        for code, text in TEXTS.items():
            with pytest.raises(Exception) as raised:
                executor(code)
            assert str(raised.value).startswith(text), (code, str(raised.value))
            assert executor.state["_print_outputs"] == ("a\n" if code.startswith("print") else "")


@pytest.mark.skipif("executor" not in smolagents.CodeAgent.__init__.__code__.co_varnames, reason="this smolagents takes no executor")
@pytest.mark.parametrize("name", EXECUTORS)
def test_as_an_argument_of_their_agent(name):
    executor = FumehoodExecutor(name, additional_authorized_imports=["json"], max_print_outputs_length=500, timeout_seconds=5, **OPTIONS[name])
    with smolagents.CodeAgent([double], Script("import json\nfinal_answer(json.dumps(double(2)))"), executor=executor, verbosity_level=-1) as agent:
        assert agent.run("go") == "4"
        session = executor._session
    assert session.closed


def test_executor_class_is_a_class():
    keywords = {"executor_class": JailExecutor, "executor_kwargs": OPTIONS["jail"], "verbosity_level": -1}
    with CodeAgent([], Script("import sys\nfinal_answer(sys.platform)"), additional_authorized_imports=["sys"], **keywords) as agent:
        assert agent.run("go") == "linux"
        assert isinstance(agent.python_executor, JailExecutor)
    with CodeAgent([], Script("final_answer(1)"), executor_class=smolagents.LocalPythonExecutor, verbosity_level=-1) as agent:
        assert agent.run("go") == 1


def test_what_is_not_there_is_told_before_a_step():
    """Not to the model, step by step, but to who made the agent or runs it."""
    with pytest.raises(ValueError, match="Unsupported executor type: nowhere"):
        CodeAgent([], Script(), executor_type="nowhere")
    with pytest.raises(TypeError, match="has no option `colour`"):
        CodeAgent([], Script(), executor_kwargs={"colour": "red"})
    with pytest.raises(TypeError, match="`executor_class` is a class"):
        CodeAgent([], Script(), executor_class=FumehoodExecutor("local"))
    script = Script("final_answer(1)")
    agent = CodeAgent([], script, executor_type="jupyter", executor_kwargs={"url": "http://127.0.0.1:1"}, verbosity_level=-1)
    with pytest.raises(fumehood.Unavailable):
        agent.run("go")
    assert not script.seen


@pytest.mark.parametrize("name", EXECUTORS)
def test_state_is_that_of_the_guest(name):
    with FumehoodExecutor(name, **OPTIONS[name]) as executor:
        executor.send_variables({"given": 1})
        assert executor.state["given"] == 1 and executor.state.get("found") is None
        executor("found = [given, 2]\nprint('seen')")
        assert executor.state["found"] == [1, 2] == executor.state.get("found") and executor.state["_print_outputs"] == "seen\n"
        with pytest.raises(KeyError):
            executor.state["missing"]


def test_modules_that_are_nowhere_are_denied_as_theirs_are():
    with FumehoodExecutor("local", ["no_such_package.*"]) as executor:
        with pytest.warns(UserWarning, match="no module `no_such_package`"), pytest.raises(Exception, match="Import of requests_of_old is not allowed. Authorized"):
            executor("import requests_of_old")
        with pytest.raises(Exception, match="due to: ModuleNotFoundError: .*'no_such_package'"):
            executor("import no_such_package")


@pytest.mark.skipif("executor" not in smolagents.CodeAgent.__init__.__code__.co_varnames, reason="an older one saves otherwise")
def test_an_agent_is_saved_and_loaded(tmp_path, monkeypatch):
    # It is not saved with the agent.
    monkeypatch.setenv("OPENAI_API_KEY", "a-key")
    model = smolagents.OpenAIModel("a-model", api_key="a-key")
    keywords = {"executor_kwargs": {"timeout_seconds": 9}, "additional_authorized_imports": ["json"], "verbosity_level": -1}
    with CodeAgent([double], model, executor_class=JailExecutor, **keywords) as agent:
        agent.save(tmp_path)
    app = (tmp_path / "app.py").read_text()
    assert "from fumehood.smolagents import CodeAgent\n" in app and "executor_type='jail'" in app and "fumehood\n" in (tmp_path / "requirements.txt").read_text()
    compile(app, "app.py", "exec")
    assert not [line for line in app.splitlines() if line.startswith("from smolagents") and "CodeAgent" in line]
    with CodeAgent.from_folder(tmp_path) as agent:
        assert (agent.python_executor.executor, agent.python_executor.timeout_seconds) == ("jail", 9)
        agent.model = Script("import json\nfinal_answer(json.dumps(double(2)))")
        assert agent.run("go") == "4"


def test_setup_builds_ahead():
    FumehoodExecutor.setup("local")


@pytest.mark.skipif("docker" not in EXECUTORS, reason="`docker` is not here")
def test_the_image_is_built_once_ahead():
    name = DockerExecutor.setup(from_host=JAIL_PYTHON)
    assert name.startswith("fumehood/guest:") and DockerExecutor.setup(from_host=JAIL_PYTHON) == name
    with pytest.raises(fumehood.Unavailable, match="the image was not built"):
        DockerExecutor.setup(from_host="/no/such/python")


def test_two_agents_at_once():
    import threading

    answers = {}

    def work(number):
        with CodeAgent([], Script(f"n = {number}", "import time\ntime.sleep(0.3)", "final_answer(n)"), verbosity_level=-1) as agent:
            answers[number] = agent.run("go")

    threads = [threading.Thread(target=work, args=(number,)) for number in range(3)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert answers == {0: 0, 1: 1, 2: 2}


@pytest.mark.parametrize("name", EXECUTORS)
def test_audio_of_tools_comes_back(name, monkeypatch, tmp_path):
    """Audio stays here, as all that cannot cross: the code passes it on, and answers with it."""
    import types

    from smolagents import agent_types

    # Two packages of a gigabyte, of which it uses nothing where it has a path.
    for check in ("_is_package_available", "is_torch_available"):
        monkeypatch.setattr(agent_types, check, lambda *package: True, raising=False)
    for package in ("torch", "soundfile"):
        stand_in = types.ModuleType(package)
        stand_in.Tensor = type("Tensor", (), {})
        monkeypatch.setitem(sys.modules, package, stand_in)
    recording = agent_types.AgentAudio(str(tmp_path / "a.wav"))

    def rate(audio):
        assert audio is recording
        return audio.samplerate

    with FumehoodExecutor(name, **OPTIONS[name]) as executor:
        executor.send_tools({"record": lambda: recording, "rate": rate})
        executor.send_variables({"given": recording})
        ended = executor("sound = record()\nprint(rate(sound), rate(given))\nfinal_answer(sound)")
        output, logs, is_final = ended if isinstance(ended, tuple) else (ended.output, ended.logs, ended.is_final_answer)
        assert output is recording and logs == "16000 16000\n" and is_final


OLDEST = os.environ.get("FUMEHOOD_OLDEST_SMOLAGENTS")


@pytest.mark.skipif(OLDEST is None, reason="FUMEHOOD_OLDEST_SMOLAGENTS does not say where it is")
def test_oldest_smolagents():
    environment = {**os.environ, "PYTHONPATH": OLDEST, "FUMEHOOD_TEST_EXECUTORS": "local"}
    del environment["FUMEHOOD_OLDEST_SMOLAGENTS"]
    command = [sys.executable, "-m", "pytest", "-q", "-x", __file__, "-k", "local"]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stdout[-3000:]
