"""The package as such: its docstrings, its types, its version."""
import doctest
import importlib
import pathlib
import subprocess
import sys

import fumehood
import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODULES = ["fumehood", "fumehood._aio", "fumehood._errors", "fumehood._outcome", "fumehood._policy", "fumehood._session", "fumehood._tools", "fumehood._values"]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name):
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_example_of_the_readme():
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).failed == 0


def test_the_version_is_that_of_the_project():
    assert f'version = "{fumehood.__version__}"' in (ROOT / "pyproject.toml").read_text()


PACKAGE = str(pathlib.Path(fumehood.__file__).parent)


@pytest.mark.parametrize("what", [["-p", "fumehood"], ["tests/typed.py"]])
def test_mypy_strict(what):
    ran = subprocess.run([sys.executable, "-m", "mypy", "--cache-dir", "/dev/null", *what], cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize("what", [PACKAGE, "tests/typed.py"])
def test_pyright(what):
    ran = subprocess.run([sys.executable, "-m", "pyright", "--pythonpath", sys.executable, what], cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
