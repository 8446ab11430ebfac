"""What the tests share: the executors of this machine."""
import os
import signal
import sys

import fumehood
import pytest

PACKAGES = os.environ.get("FUMEHOOD_TEST_PYTHON", sys.executable)
"""A Python with numpy, pandas and Pillow, for jails."""
HERE = os.environ.get("FUMEHOOD_TEST_EXECUTORS", "local,jail").split(",")
"""The executors that this machine has."""


# A shell that runs the tests in the background has them ignore Ctrl-C, and they are about that too.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(params=["local", "in-process", "jail"])
def opened(request):
    """How to open a session: in a child, in this process, in a jail."""
    options = {"local": {}, "in-process": {"isolate": False}, "jail": {"python": PACKAGES}}[request.param]

    def open_(**keywords):
        return fumehood.open("local" if request.param == "in-process" else request.param, **options, **keywords)

    open_.executor = request.param
    return open_
