# Patches of test methods, and mocks that are awaited.
import asyncio
import json
import os.path
import unittest
from unittest.mock import AsyncMock, MagicMock, call, patch


class Tests(unittest.TestCase):
    def setUp(self):
        patcher = patch("os.path.exists", return_value=True)
        self.exists = patcher.start()
        self.addCleanup(patcher.stop)

    @patch("json.dumps")
    def test_patched(self, dumps):
        dumps.return_value = "D"
        self.assertEqual(json.dumps({}), "D")
        dumps.assert_called_once_with({})

    def test_started(self):
        self.assertTrue(os.path.exists("/nowhere"))
        self.exists.assert_called_once()

    def test_failing(self):
        with self.assertRaises(AssertionError):
            self.exists.assert_called_with(1)


result = unittest.TestResult()
unittest.defaultTestLoader.loadTestsFromTestCase(Tests).run(result)
print(result.testsRun, result.failures, result.errors)
print(json.dumps({}), os.path.exists.__name__)

awaited = AsyncMock(return_value=5)
print(asyncio.run(awaited(1)), awaited.await_count, awaited.await_args)
awaited.assert_awaited_once_with(1)


async def fetch(client):
    return (await client.get("/a"))["x"]


client = MagicMock()
client.get = AsyncMock(side_effect=[{"x": 1}, KeyError("gone")])
print(asyncio.run(fetch(client)))
try:
    asyncio.run(fetch(client))
except KeyError as error:
    print(repr(error))
print(client.get.await_args_list == [call("/a"), call("/a")])
