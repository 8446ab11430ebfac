"""The package as such: its docstrings, its types, its version, and the oldest Python that it is for."""
import ast
import doctest
import importlib
import pathlib
import pkgutil
import subprocess
import sys

import fumehood
import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
PACKAGE = pathlib.Path(fumehood.__file__).parent
MODULES = ["fumehood", *(f"fumehood.{module.name}" for module in pkgutil.iter_modules([str(PACKAGE)]) if module.name not in ("_native", "__main__"))]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name):
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_every_public_name_is_explained():
    for name in fumehood.__all__:
        assert name == "__version__" or getattr(fumehood, name).__doc__, name


def test_example_of_the_readme():
    tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried.attempted and not tried.failed


EXAMPLES = {
    "session.py": "3.5\nraised KeyError: 'plum' 'on the way\\n'\nstopped time\n{'apple': 4, 'pear': 2}\n",
    "smolagents_agent.py": "Take an umbrella to Bergen.\n",
}


@pytest.mark.parametrize("name", sorted(path.name for path in (ROOT / "examples").glob("*.py")))
def test_examples(name):
    ran = subprocess.run([sys.executable, str(ROOT / "examples" / name)], capture_output=True, text=True, timeout=60)
    assert (ran.stdout, ran.returncode) == (EXAMPLES[name], 0), ran.stderr


def test_the_version_is_that_of_the_project():
    assert f'version = "{fumehood.__version__}"' in (ROOT / "pyproject.toml").read_text()


def test_the_source_is_for_python_3_9():
    for path in PACKAGE.glob("*.py"):
        ast.parse(path.read_text(), str(path), feature_version=(3, 9))


@pytest.mark.parametrize("what", [["-p", "fumehood"], ["tests/typed.py"]])
def test_mypy_strict(what):
    ran = subprocess.run([sys.executable, "-m", "mypy", "--cache-dir", "/dev/null", *what], cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize("what", [str(PACKAGE), "tests/typed.py"])
def test_pyright(what):
    ran = subprocess.run([sys.executable, "-m", "pyright", "--pythonpath", sys.executable, what], cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_the_types_are_really_checked():
    """What is wrong is found: neither checker takes the package for untyped."""
    wrong = ROOT / "tests" / "wrong.py"
    wrong.write_text("import fumehood\n\nfumehood.open().run(1).logs + 1\nfumehood.aopen(limits=5)\n")
    try:
        mypy = subprocess.run([sys.executable, "-m", "mypy", "--cache-dir", "/dev/null", str(wrong)], cwd=ROOT, capture_output=True, text=True)
        assert mypy.stdout.count("error:") == 3, mypy.stdout
        command = [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, str(wrong)]
        pyright = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        assert "3 errors" in pyright.stdout, pyright.stdout
    finally:
        wrong.unlink()
