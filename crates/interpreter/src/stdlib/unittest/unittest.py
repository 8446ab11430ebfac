# Unit tests: cases, suites, results and a runner that writes text. It runs the guest's tests.

__all__ = ["TestResult", "TestCase", "IsolatedAsyncioTestCase", "TestSuite", "TextTestRunner", "TestLoader", "FunctionTestCase", "main", "defaultTestLoader", "SkipTest", "skip", "skipIf", "skipUnless", "expectedFailure", "TextTestResult", "addModuleCleanup", "doModuleCleanups", "enterModuleContext", "installHandler", "registerResult", "removeResult", "removeHandler", "getTestCaseNames", "makeSuite", "findTestCases"]


class SkipTest(Exception):
    """Raise it to skip a test."""


class _ShouldStop(Exception):
    pass


_UNNAMED = object()


def skip(reason):
    """Decorator: the test is skipped."""
    def decorator(item):
        if not isinstance(item, type):
            import functools

            @functools.wraps(item)
            def skipped(*args, **kwargs):
                raise SkipTest(reason)

            item = skipped
        item.__unittest_skip__ = True
        item.__unittest_skip_why__ = reason
        return item

    if isinstance(reason, type(skip)):
        item, reason = reason, ""
        return decorator(item)
    return decorator


def skipIf(condition, reason):
    return skip(reason) if condition else lambda item: item


def skipUnless(condition, reason):
    return lambda item: item if condition else skip(reason)(item)


def expectedFailure(test_item):
    """Decorator: the test should fail."""
    test_item.__unittest_expecting_failure__ = True
    return test_item


_module_cleanups = []


def addModuleCleanup(function, /, *args, **kwargs):
    """Calls a function after `tearDownModule`."""
    _module_cleanups.append((function, args, kwargs))


def enterModuleContext(cm):
    """Enters a context manager that is left after `tearDownModule`."""
    return _entered(cm, addModuleCleanup)


def _entered(cm, add):
    cls = type(cm)
    if not (hasattr(cls, "__enter__") and hasattr(cls, "__exit__")):
        raise TypeError(f"'{cls.__module__}.{cls.__qualname__}' object does not support the context manager protocol")
    leave = cls.__exit__
    result = cls.__enter__(cm)
    add(leave, cm, None, None, None)
    return result


def doModuleCleanups():
    """Calls what `addModuleCleanup` was given, the last first."""
    failed = []
    while _module_cleanups:
        function, args, kwargs = _module_cleanups.pop()
        try:
            function(*args, **kwargs)
        except Exception as error:
            failed.append(error)
    if failed:
        raise failed[0]


class TestResult:
    """What became of tests."""

    def __init__(self, stream=None, descriptions=None, verbosity=None):
        self.failfast = False
        self.failures, self.errors, self.skipped = [], [], []
        self.expectedFailures, self.unexpectedSuccesses = [], []
        self.testsRun = 0
        self.shouldStop = False
        self.buffer = self.tb_locals = False
        self._stdout_buffer = self._stderr_buffer = self._before = None
        self._mirrorOutput = False

    def startTest(self, test):
        self.testsRun += 1
        self._mirrorOutput = False
        self._setupStdout()

    def stopTest(self, test):
        self._restoreStdout()
        self._mirrorOutput = False

    def _setupStdout(self):
        # With `buffer`, what a test prints is kept until it is known whether it fails.
        if self.buffer:
            import io
            import sys
            if self._stdout_buffer is None:
                self._stdout_buffer, self._stderr_buffer = io.StringIO(), io.StringIO()
            if self._before is None:
                self._before = sys.stdout, sys.stderr
            sys.stdout, sys.stderr = self._stdout_buffer, self._stderr_buffer

    def _restoreStdout(self):
        if self.buffer and self._before is not None:
            import sys
            if self._mirrorOutput:
                for stream, text in zip(self._before, self._kept()):
                    stream.write(text)
            sys.stdout, sys.stderr = self._before
            self._before = None
            for kept in (self._stdout_buffer, self._stderr_buffer):
                kept.seek(0)
                kept.truncate()

    def _kept(self):
        """What was printed to the two streams, under headings."""
        texts = [self._stdout_buffer.getvalue(), self._stderr_buffer.getvalue()]
        return [f"\n{name}:\n{text}{'' if text.endswith(chr(10)) else chr(10)}" if text else "" for name, text in zip(("Stdout", "Stderr"), texts)]

    def startTestRun(self):
        pass

    def stopTestRun(self):
        pass

    def _text(self, err):
        import traceback
        kept = self._kept() if self.buffer and self._stdout_buffer is not None else []
        return "".join([*traceback.format_exception(err[1]), *kept])

    def addError(self, test, err):
        self.errors.append((test, self._text(err)))
        self._mirrorOutput = True
        self._fail_fast()

    def addFailure(self, test, err):
        self.failures.append((test, self._text(err)))
        self._mirrorOutput = True
        self._fail_fast()

    def addSubTest(self, test, subtest, err):
        if err is not None:
            (self.failures if issubclass(err[0], test.failureException) else self.errors).append((subtest, self._text(err)))
            self._mirrorOutput = True
            self._fail_fast()

    def addSuccess(self, test):
        pass

    def addSkip(self, test, reason):
        self.skipped.append((test, reason))

    def addExpectedFailure(self, test, err):
        self.expectedFailures.append((test, self._text(err)))

    def addUnexpectedSuccess(self, test):
        self.unexpectedSuccesses.append(test)
        self._fail_fast()

    def _fail_fast(self):
        if self.failfast:
            self.stop()

    def wasSuccessful(self):
        return not self.failures and not self.errors and not self.unexpectedSuccesses

    def stop(self):
        self.shouldStop = True

    def printErrors(self):
        pass

    def __repr__(self):
        return f"<{type(self).__module__}.{type(self).__qualname__} run={self.testsRun} errors={len(self.errors)} failures={len(self.failures)}>"


class _AssertRaisesContext:
    def __init__(self, case, expected, regex=None, msg=None):
        self.case, self.expected, self.regex, self.msg = case, expected, regex, msg
        self.exception = None

    def _name(self):
        if isinstance(self.expected, tuple):
            return str(self.expected)
        return getattr(self.expected, "__name__", str(self.expected))

    def handle(self, args, kwargs, name="assertRaises", base=BaseException, what="an exception type or tuple of exception types"):
        kinds = self.expected if isinstance(self.expected, tuple) else (self.expected,)
        if not all(isinstance(kind, type) and issubclass(kind, base) for kind in kinds):
            raise TypeError(f"{name}() arg 1 must be {what}")
        if not args:
            self.msg = kwargs.pop("msg", None)
            if kwargs:
                raise TypeError(f"{next(iter(kwargs))!r} is an invalid keyword argument for this function")
            return self
        function, *rest = args
        self.function = getattr(function, "__name__", str(function))
        with self:
            function(*rest, **kwargs)

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        if kind is None:
            by = f" by {self.function}" if hasattr(self, "function") else ""
            raise self.case.failureException(self.case._formatMessage(self.msg, f"{self._name()} not raised{by}"))
        if not issubclass(kind, self.expected):
            return False
        self.exception = value.with_traceback(None)
        if self.regex is not None:
            import re
            pattern = re.compile(self.regex) if isinstance(self.regex, (str, bytes)) else self.regex
            if not pattern.search(str(value)):
                raise self.case.failureException(self.case._formatMessage(self.msg, f'"{pattern.pattern}" does not match "{value}"'))
        return True


class _AssertWarnsContext(_AssertRaisesContext):
    def __enter__(self):
        import warnings
        self.catcher = warnings.catch_warnings(record=True)
        self.warnings = self.catcher.__enter__()
        warnings.simplefilter("always")
        return self

    def __exit__(self, kind, value, traceback):
        self.catcher.__exit__(kind, value, traceback)
        if kind is not None:
            return False
        for one in self.warnings:
            if not isinstance(one.message, self.expected):
                continue
            self.warning, self.filename, self.lineno = one.message, one.filename, one.lineno
            if self.regex is not None:
                import re
                if not re.search(self.regex, str(one.message)):
                    continue
            return False
        by = f" by {self.function}" if hasattr(self, "function") else ""
        raise self.case.failureException(self.case._formatMessage(self.msg, f"{self._name()} not triggered{by}"))


class _Logs:
    def __init__(self, case, logger, level, no_logs):
        self.case, self.logger, self.level, self.no_logs = case, logger, level, no_logs

    def __enter__(self):
        import logging
        target = self.logger if isinstance(self.logger, logging.Logger) else logging.getLogger(self.logger)
        level = logging._check_level(self.level) if self.level else logging.INFO
        records, output = [], []

        class Capture(logging.Handler):
            def emit(self, record):
                records.append(record)
                output.append(self.format(record))

        handler = Capture(level)
        handler.setFormatter(logging.Formatter("%(levelname)s:%(name)s:%(message)s"))
        self.records, self.output, self.target, self.number = records, output, target, level
        self.saved = (target.handlers, target.level, target.propagate)
        target.handlers, target.propagate = [handler], False
        target.setLevel(level)
        return None if self.no_logs else self

    def __exit__(self, kind, value, traceback):
        import logging
        self.target.handlers, self.target.level, self.target.propagate = self.saved
        if kind is not None:
            return False
        if self.no_logs and self.records:
            raise self.case.failureException(f"Unexpected logs found: {self.output!r}")
        if not self.no_logs and not self.records:
            raise self.case.failureException(f"no logs of level {logging.getLevelName(self.number)} or higher triggered on {self.target.name}")


def _is_skipped(case, method):
    return getattr(case.__class__, "__unittest_skip__", False) or getattr(method, "__unittest_skip__", False)


def _why_skipped(case, method):
    return getattr(case.__class__, "__unittest_skip_why__", "") or getattr(method, "__unittest_skip_why__", "")


class TestCase:
    """One test: a method of a class with what it needs."""
    failureException = AssertionError
    longMessage = True
    maxDiff = 640

    def __init__(self, methodName="runTest"):
        self._testMethodName = methodName
        self._cleanups = []
        self._subtest = self._outcome = None
        method = getattr(self, methodName, None)
        if method is None:
            if methodName != "runTest":
                raise ValueError(f"no such test method in {self.__class__}: {methodName}")
            self._testMethodDoc = "No test"
        else:
            self._testMethodDoc = method.__doc__
        self._equality = {dict: "assertDictEqual", list: "assertListEqual", tuple: "assertTupleEqual", set: "assertSetEqual", frozenset: "assertSetEqual", str: "assertMultiLineEqual"}

    def setUp(self):
        pass

    def tearDown(self):
        pass

    @classmethod
    def setUpClass(cls):
        pass

    @classmethod
    def tearDownClass(cls):
        pass

    def countTestCases(self):
        return 1

    def defaultTestResult(self):
        return TestResult()

    def shortDescription(self):
        return self._testMethodDoc.strip().split("\n")[0].strip() if self._testMethodDoc else None

    def id(self):
        return f"{self.__class__.__module__}.{self.__class__.__qualname__}.{self._testMethodName}"

    def __eq__(self, other):
        if type(self) is type(other):
            return self._testMethodName == other._testMethodName
        return NotImplemented

    def __hash__(self):
        return hash((type(self), self._testMethodName))

    def __str__(self):
        return f"{self._testMethodName} ({self.__class__.__module__}.{self.__class__.__qualname__}.{self._testMethodName})"

    def __repr__(self):
        return f"<{self.__class__.__module__}.{self.__class__.__qualname__} testMethod={self._testMethodName}>"

    def addCleanup(self, function, /, *args, **kwargs):
        self._cleanups.append((function, args, kwargs))

    def enterContext(self, cm):
        return _entered(cm, self.addCleanup)

    @classmethod
    def enterClassContext(cls, cm):
        return _entered(cm, cls.addClassCleanup)

    @classmethod
    def addClassCleanup(cls, function, /, *args, **kwargs):
        cls.__dict__.get("_class_cleanups", []) or setattr(cls, "_class_cleanups", [])
        cls._class_cleanups.append((function, args, kwargs))

    @classmethod
    def doClassCleanups(cls):
        cleanups = cls.__dict__.get("_class_cleanups", [])
        while cleanups:
            function, args, kwargs = cleanups.pop()
            function(*args, **kwargs)

    def doCleanups(self):
        own = self._outcome is None
        if own:
            self._outcome = {"ok": True, "result": self.defaultTestResult(), "expecting": False, "expected": None}
        outcome = self._outcome
        while self._cleanups:
            function, args, kwargs = self._cleanups.pop()
            self._attempt(lambda: function(*args, **kwargs))
        if own:
            self._outcome = None
        return outcome["ok"]

    def skipTest(self, reason):
        raise SkipTest(reason)

    def subTest(self, msg=_UNNAMED, **params):
        return _SubTestBlock(self, msg, params)

    def __call__(self, *args, **kwds):
        return self.run(*args, **kwds)

    def _call(self, method):
        return method()

    def _attempt(self, call):
        # Runs one step of a test and tells what it raised.
        outcome = self._outcome
        try:
            call()
        except KeyboardInterrupt:
            raise
        except SkipTest as error:
            outcome["ok"] = False
            outcome["result"].addSkip(self, str(error))
        except _ShouldStop:
            pass
        except BaseException as error:
            problem = (type(error), error, error.__traceback__)
            if outcome["expecting"]:
                outcome["expected"] = problem
                return
            outcome["ok"] = False
            if issubclass(problem[0], self.failureException):
                outcome["result"].addFailure(self, problem)
            else:
                outcome["result"].addError(self, problem)

    def run(self, result=None):
        """Runs the test."""
        own = result is None
        if own:
            result = self.defaultTestResult()
            result.startTestRun()
        result.startTest(self)
        try:
            method = getattr(self, self._testMethodName)
            if _is_skipped(self, method):
                result.addSkip(self, _why_skipped(self, method))
                return result
            expecting = getattr(self, "__unittest_expecting_failure__", False) or getattr(method, "__unittest_expecting_failure__", False)
            self._outcome = outcome = {"ok": True, "result": result, "expecting": False, "expected": None}
            self._attempt(lambda: self._call(self.setUp))
            if outcome["ok"]:
                outcome["expecting"] = expecting
                self._attempt(lambda: self._call(method))
                outcome["expecting"] = False
                self._attempt(lambda: self._call(self.tearDown))
            self.doCleanups()
            if outcome["ok"]:
                if not expecting:
                    result.addSuccess(self)
                elif outcome["expected"]:
                    result.addExpectedFailure(self, outcome["expected"])
                else:
                    result.addUnexpectedSuccess(self)
            return result
        finally:
            self._outcome = None
            result.stopTest(self)
            if own:
                result.stopTestRun()

    def debug(self):
        """Runs the test and lets through what it raises."""
        method = getattr(self, self._testMethodName)
        if _is_skipped(self, method):
            raise SkipTest(_why_skipped(self, method))
        self._call(self.setUp)
        self._call(method)
        self._call(self.tearDown)
        while self._cleanups:
            function, args, kwargs = self._cleanups.pop()
            function(*args, **kwargs)

    # ---- assertions

    def fail(self, msg=None):
        raise self.failureException(msg)

    def _formatMessage(self, msg, standardMsg):
        if not self.longMessage:
            return msg or standardMsg
        return standardMsg if msg is None else f"{standardMsg} : {msg}"

    def _unless(self, good, msg, standard):
        if not good:
            raise self.failureException(self._formatMessage(msg, standard()))

    def _with_diff(self, text, diff):
        # A long diff is only spoken of.
        if self.maxDiff is None or len(diff) <= self.maxDiff:
            return text + diff
        return text + f"\nDiff is {len(diff)} characters long. Set self.maxDiff to None to see it."

    def assertTrue(self, expr, msg=None):
        self._unless(expr, msg, lambda: f"{_short(expr)} is not true")

    def assertFalse(self, expr, msg=None):
        self._unless(not expr, msg, lambda: f"{_short(expr)} is not false")

    def addTypeEqualityFunc(self, typeobj, function):
        self._equality[typeobj] = function

    def assertEqual(self, first, second, msg=None):
        if type(first) is type(second) and type(first) in self._equality:
            check = self._equality[type(first)]
            check = getattr(self, check) if isinstance(check, str) else check
            check(first, second, msg=msg)
        else:
            self._unless(first == second, msg, lambda: "{} != {}".format(*_pair(first, second)))

    def assertNotEqual(self, first, second, msg=None):
        self._unless(first != second, msg, lambda: f"{_short(first)} == {_short(second)}")

    def assertSequenceEqual(self, seq1, seq2, msg=None, seq_type=None):
        name = seq_type.__name__ if seq_type is not None else "sequence"
        if seq_type is not None:
            for place, value in (("First", seq1), ("Second", seq2)):
                if not isinstance(value, seq_type):
                    raise self.failureException(f"{place} sequence is not a {name}: {_short(value)}")
        if seq1 == seq2:
            return
        if seq_type is None and type(seq1) is not type(seq2) and len(seq1) == len(seq2) and not any([one != two for one, two in zip(seq1, seq2)]):
            # Of which class they are does not matter.
            return
        text = "{}s differ: {} != {}\n".format(name.capitalize(), *_pair(seq1, seq2))
        for at in range(min(len(seq1), len(seq2))):
            if seq1[at] != seq2[at]:
                text += "\nFirst differing element {}:\n{}\n{}\n".format(at, *_pair(seq1[at], seq2[at]))
                break
        if len(seq1) > len(seq2):
            text += f"\nFirst {name} contains {len(seq1) - len(seq2)} additional elements.\nFirst extra element {len(seq2)}:\n{_short(seq1[len(seq2)])}\n"
        elif len(seq1) < len(seq2):
            text += f"\nSecond {name} contains {len(seq2) - len(seq1)} additional elements.\nFirst extra element {len(seq1)}:\n{_short(seq2[len(seq1)])}\n"
        raise self.failureException(self._formatMessage(msg, self._with_diff(text, _diff(_pretty(seq1), _pretty(seq2)))))

    def assertTupleEqual(self, tuple1, tuple2, msg=None):
        self.assertSequenceEqual(tuple1, tuple2, msg, tuple)

    def assertListEqual(self, list1, list2, msg=None):
        self.assertSequenceEqual(list1, list2, msg, list)

    def _without(self, one, other, which):
        try:
            return one.difference(other)
        except TypeError as error:
            self.fail(f"invalid type when attempting set difference: {error}")
        except AttributeError as error:
            self.fail(f"{which} argument does not support set difference: {error}")

    def assertSetEqual(self, set1, set2, msg=None):
        first = self._without(set1, set2, "first")
        second = self._without(set2, set1, "second")
        if not first and not second:
            return
        lines = []
        if first:
            lines += ["Items in the first set but not the second:", *[repr(item) for item in first]]
        if second:
            lines += ["Items in the second set but not the first:", *[repr(item) for item in second]]
        raise self.failureException(self._formatMessage(msg, "\n".join(lines)))

    def assertDictEqual(self, d1, d2, msg=None):
        self.assertIsInstance(d1, dict, "First argument is not a dictionary")
        self.assertIsInstance(d2, dict, "Second argument is not a dictionary")
        if d1 != d2:
            text = "{} != {}".format(*_pair(d1, d2))
            raise self.failureException(self._formatMessage(msg, self._with_diff(text, _diff(_pretty(d1), _pretty(d2)))))

    def assertMultiLineEqual(self, first, second, msg=None):
        self.assertIsInstance(first, str, "First argument is not a string")
        self.assertIsInstance(second, str, "Second argument is not a string")
        if first != second:
            text = "{} != {}".format(*_pair(first, second))
            lines, others = first.splitlines(keepends=True), second.splitlines(keepends=True)
            if len(lines) == 1 and first.strip("\r\n") == first:
                lines, others = [first + "\n"], [second + "\n"]
            raise self.failureException(self._formatMessage(msg, self._with_diff(text, "\n" + "".join(_differences(lines, others)))))

    def assertCountEqual(self, first, second, msg=None):
        left, right = [*first], [*second]
        try:
            ours, theirs = {}, {}
            for counts, items in ((ours, left), (theirs, right)):
                for item in items:
                    counts[item] = counts.get(item, 0) + 1
            counted = [(ours.get(item, 0), theirs.get(item, 0), item) for item in {**ours, **theirs}]
        except TypeError:
            distinct = []
            for item in left + right:
                if item not in distinct:
                    distinct.append(item)
            counted = [(left.count(item), right.count(item), item) for item in distinct]
        lines = [f"First has {ours}, Second has {theirs}:  {item!r}" for ours, theirs, item in counted if ours != theirs]
        if lines:
            raise self.failureException(self._formatMessage(msg, "Element counts were not equal:\n" + "\n".join(lines)))

    def assertIn(self, member, container, msg=None):
        self._unless(member in container, msg, lambda: f"{_short(member)} not found in {_short(container)}")

    def assertNotIn(self, member, container, msg=None):
        self._unless(member not in container, msg, lambda: f"{_short(member)} unexpectedly found in {_short(container)}")

    def assertIs(self, expr1, expr2, msg=None):
        self._unless(expr1 is expr2, msg, lambda: f"{_short(expr1)} is not {_short(expr2)}")

    def assertIsNot(self, expr1, expr2, msg=None):
        self._unless(expr1 is not expr2, msg, lambda: f"unexpectedly identical: {_short(expr1)}")

    def assertIsNone(self, obj, msg=None):
        self._unless(obj is None, msg, lambda: f"{_short(obj)} is not None")

    def assertIsNotNone(self, obj, msg=None):
        self._unless(obj is not None, msg, lambda: "unexpectedly None")

    def assertIsInstance(self, obj, cls, msg=None):
        self._unless(isinstance(obj, cls), msg, lambda: f"{_short(obj)} is not an instance of {cls!r}")

    def assertNotIsInstance(self, obj, cls, msg=None):
        self._unless(not isinstance(obj, cls), msg, lambda: f"{_short(obj)} is an instance of {cls!r}")

    def assertLess(self, a, b, msg=None):
        self._unless(a < b, msg, lambda: f"{_short(a)} not less than {_short(b)}")

    def assertLessEqual(self, a, b, msg=None):
        self._unless(a <= b, msg, lambda: f"{_short(a)} not less than or equal to {_short(b)}")

    def assertGreater(self, a, b, msg=None):
        self._unless(a > b, msg, lambda: f"{_short(a)} not greater than {_short(b)}")

    def assertGreaterEqual(self, a, b, msg=None):
        self._unless(a >= b, msg, lambda: f"{_short(a)} not greater than or equal to {_short(b)}")

    def assertAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        if first == second:
            return
        if delta is not None and places is not None:
            raise TypeError("specify delta or places not both")
        difference = abs(first - second)
        if delta is not None:
            self._unless(difference <= delta, msg, lambda: f"{_short(first)} != {_short(second)} within {_short(delta)} delta ({_short(difference)} difference)")
            return
        places = 7 if places is None else places
        self._unless(round(difference, places) == 0, msg, lambda: f"{_short(first)} != {_short(second)} within {places} places ({_short(difference)} difference)")

    def assertNotAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        if delta is not None and places is not None:
            raise TypeError("specify delta or places not both")
        difference = abs(first - second)
        if delta is not None:
            self._unless(not first == second and difference > delta, msg, lambda: f"{_short(first)} == {_short(second)} within {_short(delta)} delta ({_short(difference)} difference)")
            return
        places = 7 if places is None else places
        self._unless(not first == second and round(difference, places) != 0, msg, lambda: f"{_short(first)} == {_short(second)} within {places} places")

    def assertRegex(self, text, expected_regex, msg=None):
        import re
        pattern = re.compile(expected_regex) if isinstance(expected_regex, (str, bytes)) else expected_regex
        self._unless(pattern.search(text), msg, lambda: f"Regex didn't match: {pattern.pattern!r} not found in {text!r}")

    def assertNotRegex(self, text, unexpected_regex, msg=None):
        import re
        pattern = re.compile(unexpected_regex) if isinstance(unexpected_regex, (str, bytes)) else unexpected_regex
        found = pattern.search(text)
        if found:
            raise self.failureException(self._formatMessage(msg, f"Regex matched: {text[found.start():found.end()]!r} matches {pattern.pattern!r} in {text!r}"))

    def assertRaises(self, expected_exception, *args, **kwargs):
        return _AssertRaisesContext(self, expected_exception).handle(args, kwargs)

    def assertRaisesRegex(self, expected_exception, expected_regex, *args, **kwargs):
        return _AssertRaisesContext(self, expected_exception, expected_regex).handle(args, kwargs)

    def assertWarns(self, expected_warning, *args, **kwargs):
        return _AssertWarnsContext(self, expected_warning).handle(args, kwargs)

    def assertWarnsRegex(self, expected_warning, expected_regex, *args, **kwargs):
        return _AssertWarnsContext(self, expected_warning, expected_regex).handle(args, kwargs)

    def assertLogs(self, logger=None, level=None):
        return _Logs(self, logger, level, False)

    def assertNoLogs(self, logger=None, level=None):
        return _Logs(self, logger, level, True)

    failUnlessEqual = assertEquals = assertEqual


def _add_old_names():
    # Names that CPython 3.11 still has and warns of.
    old = {
        "failUnlessEqual": "assertEqual", "assertEquals": "assertEqual", "failIfEqual": "assertNotEqual", "assertNotEquals": "assertNotEqual",
        "failUnless": "assertTrue", "assert_": "assertTrue", "failIf": "assertFalse", "failUnlessRaises": "assertRaises",
        "failUnlessAlmostEqual": "assertAlmostEqual", "assertAlmostEquals": "assertAlmostEqual", "failIfAlmostEqual": "assertNotAlmostEqual",
        "assertNotAlmostEquals": "assertNotAlmostEqual", "assertRegexpMatches": "assertRegex", "assertNotRegexpMatches": "assertNotRegex",
        "assertRaisesRegexp": "assertRaisesRegex",
    }

    def make(new):
        def method(self, *args, **kwargs):
            import warnings
            warnings.warn(f"Please use {new} instead.", DeprecationWarning)
            return getattr(self, new)(*args, **kwargs)
        return method

    for name, new in old.items():
        setattr(TestCase, name, make(new))

    def assertDictContainsSubset(self, subset, dictionary, msg=None):
        import warnings
        warnings.warn_explicit("assertDictContainsSubset is deprecated", DeprecationWarning, "unittest/case.py", 1, "unittest.case")
        absent = [key for key in subset if key not in dictionary]
        other = [f"{key!r}, expected: {value!r}, actual: {dictionary[key]!r}" for key, value in subset.items() if key in dictionary and dictionary[key] != value]
        if absent or other:
            text = "Missing: " + ",".join(map(repr, absent)) if absent else ""
            if other:
                text += ("; " if text else "") + "Mismatched values: " + ",".join(other)
            self.fail(self._formatMessage(msg, text))

    TestCase.assertDictContainsSubset = assertDictContainsSubset


_add_old_names()
del _add_old_names


def _short(value):
    try:
        return repr(value)
    except Exception:
        return object.__repr__(value)


def _pair(first, second):
    """How two values are shown side by side: in 80 characters each, from where they begin to differ."""
    return _side_by_side(_short(first), _short(second))


def _pretty(value):
    try:
        import pprint
        return pprint.pformat(value).splitlines()
    except ImportError:
        return [repr(value)]


def _differences(first, second):
    import difflib
    return difflib.ndiff(first, second)


def _diff(first, second):
    return "\n" + "\n".join(_differences(first, second))


class IsolatedAsyncioTestCase(TestCase):
    """A test whose methods may be coroutines."""

    async def asyncSetUp(self):
        pass

    async def asyncTearDown(self):
        pass

    async def enterAsyncContext(self, cm):
        result = await type(cm).__aenter__(cm)
        self.addAsyncCleanup(type(cm).__aexit__, cm, None, None, None)
        return result

    def addAsyncCleanup(self, func, /, *args, **kwargs):
        self.addCleanup(func, *args, **kwargs)

    def _call(self, method):
        async def call():
            if method == self.setUp:
                method()
                await self.asyncSetUp()
            elif method == self.tearDown:
                await self.asyncTearDown()
                method()
            else:
                result = method()
                if result is not None:
                    await result
        self._runner.run(call())

    def run(self, result=None):
        import asyncio
        with asyncio.Runner() as runner:
            self._runner = runner
            return super().run(result)


class FunctionTestCase(TestCase):
    """A test of functions."""

    def __init__(self, testFunc, setUp=None, tearDown=None, description=None):
        super().__init__()
        self._function, self._set_up, self._tear_down, self._description = testFunc, setUp, tearDown, description

    def setUp(self):
        if self._set_up is not None:
            self._set_up()

    def tearDown(self):
        if self._tear_down is not None:
            self._tear_down()

    def runTest(self):
        self._function()

    def id(self):
        return self._function.__name__

    def __str__(self):
        return f"{self.__class__.__qualname__} ({self._function.__name__})"


class _SubTestBlock:
    def __init__(self, case, message, params):
        self.case, self.message, self.params = case, message, params

    def __enter__(self):
        case = self.case
        self.outer, self.outcome = case._subtest, case._outcome
        if self.outcome is not None:
            around = {} if self.outer is None else self.outer.params
            case._subtest = _SubTest(case, self.message, self.params | {name: around[name] for name in around if name not in self.params})
            self.was_ok, self.outcome["ok"] = self.outcome["ok"], True

    def __exit__(self, kind, value, traceback):
        outcome, case = self.outcome, self.case
        if outcome is None:
            return False
        shown, case._subtest = case._subtest, self.outer
        if kind is None:
            if outcome["ok"]:
                outcome["result"].addSubTest(case, shown, None)
        elif issubclass(kind, KeyboardInterrupt):
            return False
        elif issubclass(kind, SkipTest):
            outcome["ok"] = False
            outcome["result"].addSkip(shown, str(value))
        elif issubclass(kind, _ShouldStop):
            pass
        elif outcome["expecting"]:
            outcome["expected"] = (kind, value, traceback)
        else:
            outcome["ok"] = False
            outcome["result"].addSubTest(case, shown, (kind, value, traceback))
        outcome["ok"] = outcome["ok"] and self.was_ok
        if outcome["result"].failfast if not outcome["ok"] else outcome["expected"]:
            raise _ShouldStop
        return True


class _SubTest:
    def __init__(self, case, message, params):
        self.test_case, self._message, self.params = case, message, params
        self.failureException = case.failureException

    def _description(self):
        parts = []
        if self._message is not _UNNAMED:
            parts.append(f"[{self._message}]")
        if self.params:
            parts.append("(" + ", ".join([f"{key}={value!r}" for key, value in self.params.items()]) + ")")
        return " ".join(parts) or "(<subtest>)"

    def id(self):
        return f"{self.test_case.id()} {self._description()}"

    def shortDescription(self):
        return self.test_case.shortDescription()

    def __str__(self):
        return f"{self.test_case} {self._description()}"
