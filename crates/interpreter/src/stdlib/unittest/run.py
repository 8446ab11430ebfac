# The second half of `unittest`: suites, the loader and the runner, which call the guest.


class TestSuite:
    """Several tests."""

    _cleanup = True

    def __init__(self, tests=()):
        self._tests = []
        self._removed_tests = 0
        self.addTests(tests)

    def __repr__(self):
        return f"<{type(self).__module__}.{type(self).__qualname__} tests={[*self]}>"

    def __iter__(self):
        return iter(self._tests)

    def __eq__(self, other):
        if not isinstance(other, self.__class__):
            return NotImplemented
        return [*self] == [*other]

    def countTestCases(self):
        return sum([test.countTestCases() for test in self if test], self._removed_tests)

    def addTest(self, test):
        if not callable(test):
            raise TypeError(f"{test!r} is not callable")
        if isinstance(test, type) and issubclass(test, (TestCase, TestSuite)):
            raise TypeError("TestCases and TestSuites must be instantiated before passing them to addTest()")
        self._tests.append(test)

    def addTests(self, tests):
        if isinstance(tests, str):
            raise TypeError("tests must be an iterable of tests, not a string")
        for test in tests:
            self.addTest(test)

    def __call__(self, *args, **kwds):
        return self.run(*args, **kwds)

    def run(self, result, debug=False):
        self._run(result, [None, False])
        return result

    def _run(self, result, current):
        top = current[0] is None and not getattr(result, "_in_suite", False)
        if top:
            result._in_suite = True
        for at, test in enumerate(self):
            if result.shouldStop:
                break
            if self._run_one(test, result, current) and self._cleanup:
                self._removeTestAtIndex(at)
        if top:
            self._leave(result, current)
            self._change_module(result, None)
            result._in_suite = False

    def _removeTestAtIndex(self, index):
        # A test that was run is let go.
        try:
            test = self._tests[index]
        except TypeError:
            return
        if hasattr(test, "countTestCases"):
            self._removed_tests += test.countTestCases()
        self._tests[index] = None

    def _run_one(self, test, result, current):
        # Whether it ran: its class or its module may have failed to be set up.
        if isinstance(test, TestSuite):
            test._run(result, current)
            return True
        cls = test.__class__
        if cls is not current[0]:
            self._leave(result, current)
            self._change_module(result, cls.__module__)
            current[0], current[1] = cls, result._module_failed
            if not current[1] and not getattr(cls, "__unittest_skip__", False) and hasattr(cls, "setUpClass"):
                _call_if_there(result, "_setupStdout")
                try:
                    cls.setUpClass()
                except SkipTest as error:
                    result.addSkip(_ErrorHolder(f"setUpClass ({cls.__module__}.{cls.__qualname__})"), str(error))
                    current[1] = True
                except Exception as error:
                    result.addError(_ErrorHolder(f"setUpClass ({cls.__module__}.{cls.__qualname__})"), (type(error), error, error.__traceback__))
                    current[1] = True
                finally:
                    _call_if_there(result, "_restoreStdout")
        if current[1]:
            return False
        test(result)
        return True

    def _change_module(self, result, name):
        if name == getattr(result, "_module", None):
            return
        old = getattr(result, "_module", None)
        if old is not None and not result._module_failed:
            self._module_hook(result, old, "tearDownModule")
            try:
                doModuleCleanups()
            except Exception as error:
                result.addError(_ErrorHolder(f"tearDownModule ({old})"), (type(error), error, error.__traceback__))
        result._module, result._module_failed = name, False
        if name is not None and not self._module_hook(result, name, "setUpModule"):
            result._module_failed = True
            try:
                doModuleCleanups()
            except Exception as error:
                result.addError(_ErrorHolder(f"setUpModule ({name})"), (type(error), error, error.__traceback__))

    def _module_hook(self, result, name, hook):
        # Whether the tests of the module may go on.
        hook_function = getattr(_module_named(name), hook, None)
        if hook_function is None:
            return True
        try:
            hook_function()
        except SkipTest as error:
            result.addSkip(_ErrorHolder(f"{hook} ({name})"), str(error))
            return False
        except Exception as error:
            result.addError(_ErrorHolder(f"{hook} ({name})"), (type(error), error, error.__traceback__))
            return False
        return True

    def debug(self):
        """Runs the tests without collecting errors."""
        for test in self:
            test.debug()

    def _leave(self, result, current):
        cls = current[0]
        if cls is None or current[1] or getattr(cls, "__unittest_skip__", False) or not hasattr(cls, "tearDownClass"):
            return
        _call_if_there(result, "_setupStdout")
        try:
            cls.tearDownClass()
            cls.doClassCleanups()
        except Exception as error:
            result.addError(_ErrorHolder(f"tearDownClass ({cls.__module__}.{cls.__qualname__})"), (type(error), error, error.__traceback__))
        finally:
            _call_if_there(result, "_restoreStdout")


def _call_if_there(result, name):
    # Results of the guest need not know how to keep what is printed.
    method = getattr(result, name, None)
    if method is not None:
        method()


def _module_named(name):
    import sys
    return sys.modules.get(name) or (_loaded_module("__main__") if name == "__main__" else None)


class _ErrorHolder:
    failureException = None

    def __init__(self, description):
        self.description = description

    def id(self):
        return self.description

    def shortDescription(self):
        return None

    def __str__(self):
        return self.description


def _by_name(x, y):
    return (x > y) - (x < y)


class _FailedTest(TestCase):
    """Stands for a test that could not be found: it raises what was wrong."""

    def __init__(self, method_name, exception):
        self._exception = exception
        super().__init__(method_name)

    def __getattr__(self, name):
        if name != self._testMethodName:
            return super().__getattr__(name)

        def fail():
            raise self._exception

        return fail


class TestLoader:
    """Finds tests."""
    testMethodPrefix = "test"
    sortTestMethodsUsing = staticmethod(_by_name)
    suiteClass = TestSuite
    testNamePatterns = None

    def __init__(self):
        self.errors = []

    def _failed(self, name, parent, is_module):
        # The test that says that there is no such module, or that its place has no such name.
        import traceback
        try:
            __import__(name) if is_module else getattr(parent, name)
        except ImportError:
            message = f"Failed to import test module: {name}\n{traceback.format_exc()}"
            error = ImportError(message)
        except AttributeError as wrong:
            message = "Failed to access attribute:\n" + traceback.format_exc()
            error = wrong
        self.errors.append(message)
        return _FailedTest(name, error)

    def getTestCaseNames(self, testCaseClass):
        def is_wanted(name):
            if not name.startswith(self.testMethodPrefix) or not callable(getattr(testCaseClass, name)):
                return False
            full = f"{testCaseClass.__module__}.{testCaseClass.__qualname__}.{name}"
            return self.testNamePatterns is None or any(fnmatchcase(full, pattern) for pattern in self.testNamePatterns)

        from fnmatch import fnmatchcase
        names = [name for name in dir(testCaseClass) if is_wanted(name)]
        if self.sortTestMethodsUsing is not _by_name and self.sortTestMethodsUsing:
            from functools import cmp_to_key
            names.sort(key=cmp_to_key(self.sortTestMethodsUsing))
        return names

    def discover(self, start_dir, pattern="test*.py", top_level_dir=None):
        raise PermissionError("test discovery needs files, and there are none here (load tests from a module or a class)")

    def loadTestsFromTestCase(self, testCaseClass):
        if issubclass(testCaseClass, TestSuite):
            raise TypeError("Test cases should not be derived from TestSuite. Maybe you meant to derive from TestCase?")
        names = self.getTestCaseNames(testCaseClass)
        if not names and hasattr(testCaseClass, "runTest"):
            names = ["runTest"]
        return self.suiteClass([testCaseClass(name) for name in names])

    def loadTestsFromModule(self, module, *args, pattern=None, **kws):
        tests = []
        for name in dir(module):
            value = getattr(module, name)
            if isinstance(value, type) and issubclass(value, TestCase) and value not in (TestCase, FunctionTestCase, IsolatedAsyncioTestCase):
                tests.append(self.loadTestsFromTestCase(value))
        return self.suiteClass(tests)

    def loadTestsFromName(self, name, module=None):
        found = module if module is not None else _loaded_module("__main__")
        parent, is_module = None, module is None
        for part in name.split("."):
            if found is _loaded_module("__main__") and part == "__main__":
                is_module = False
                continue
            if not hasattr(found, part):
                return self.suiteClass([self._failed(part, found, is_module and parent is None)])
            parent, found = found, getattr(found, part)
        if isinstance(found, type(self)) or type(found).__name__ == "module":
            return self.loadTestsFromModule(found)
        if isinstance(found, type) and issubclass(found, TestCase):
            return self.loadTestsFromTestCase(found)
        if isinstance(parent, type) and issubclass(parent, TestCase):
            return self.suiteClass([parent(name.rpartition(".")[2])])
        if isinstance(found, TestSuite):
            return found
        made = found()
        return made if isinstance(made, TestSuite) else self.suiteClass([made])

    def loadTestsFromNames(self, names, module=None):
        return self.suiteClass([self.loadTestsFromName(name, module) for name in names])


defaultTestLoader = TestLoader()


def _loader(prefix, sort, suite_class=TestSuite, patterns=None):
    made = TestLoader()
    made.testMethodPrefix, made.sortTestMethodsUsing, made.suiteClass, made.testNamePatterns = prefix, sort, suite_class, patterns
    return made


def _is_old(name, instead):
    import warnings
    warnings.warn(f"unittest.{name}() is deprecated and will be removed in Python 3.13. Please use unittest.TestLoader.{instead}() instead.", DeprecationWarning)


def getTestCaseNames(testCaseClass, prefix, sortUsing=_by_name, testNamePatterns=None):
    _is_old("getTestCaseNames", "getTestCaseNames")
    return _loader(prefix, sortUsing, patterns=testNamePatterns).getTestCaseNames(testCaseClass)


def makeSuite(testCaseClass, prefix="test", sortUsing=_by_name, suiteClass=TestSuite):
    _is_old("makeSuite", "loadTestsFromTestCase")
    return _loader(prefix, sortUsing, suiteClass).loadTestsFromTestCase(testCaseClass)


def findTestCases(module, prefix="test", sortUsing=_by_name, suiteClass=TestSuite):
    _is_old("findTestCases", "loadTestsFromModule")
    return _loader(prefix, sortUsing, suiteClass).loadTestsFromModule(module)


class _WritelnDecorator:
    def __init__(self, stream):
        self.stream = stream

    def __getattr__(self, attr):
        if attr == "stream":
            raise AttributeError(attr)
        return getattr(self.stream, attr)

    def writeln(self, arg=None):
        if arg:
            self.write(arg)
        self.write("\n")


class TextTestResult(TestResult):
    """A result that writes as it goes."""
    separator1 = "=" * 70
    separator2 = "-" * 70

    def __init__(self, stream, descriptions, verbosity):
        super().__init__(stream, descriptions, verbosity)
        self.stream = stream
        self.showAll = verbosity > 1
        self.dots = verbosity == 1
        self.descriptions = descriptions
        self._new_line = True

    def getDescription(self, test):
        first = test.shortDescription()
        return f"{test}\n{first}" if self.descriptions and first else str(test)

    def startTest(self, test):
        super().startTest(test)
        if self.showAll:
            self.stream.write(self.getDescription(test))
            self.stream.write(" ... ")
            self.stream.flush()
            self._new_line = False

    def _status(self, test, long, short, ends=True):
        if self.showAll:
            if isinstance(test, _SubTest):
                if self._new_line is False:
                    self.stream.writeln()
                self.stream.write("  ")
                self.stream.write(self.getDescription(test))
                self.stream.write(" ... ")
            elif self._new_line:
                self.stream.write(self.getDescription(test))
                self.stream.write(" ... ")
            self.stream.writeln(long)
            self.stream.flush()
            # CPython does not note the line of these two: what is said next outside of a test comes without its name.
            self._new_line = self._new_line or ends
        elif self.dots:
            self.stream.write(short)
            self.stream.flush()

    def addSubTest(self, test, subtest, err):
        if err is not None:
            if issubclass(err[0], subtest.failureException):
                self._status(subtest, "FAIL", "F")
            else:
                self._status(subtest, "ERROR", "E")
        super().addSubTest(test, subtest, err)

    def addSuccess(self, test):
        super().addSuccess(test)
        self._status(test, "ok", ".")

    def addError(self, test, err):
        super().addError(test, err)
        self._status(test, "ERROR", "E")

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self._status(test, "FAIL", "F")

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self._status(test, f"skipped {reason!r}", "s")

    def addExpectedFailure(self, test, err):
        super().addExpectedFailure(test, err)
        self._status(test, "expected failure", "x", False)

    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        self._status(test, "unexpected success", "u", False)

    def printErrors(self):
        if self.dots or self.showAll:
            self.stream.writeln()
            self.stream.flush()
        self.printErrorList("ERROR", self.errors)
        self.printErrorList("FAIL", self.failures)
        if self.unexpectedSuccesses:
            self.stream.writeln(self.separator1)
            for test in self.unexpectedSuccesses:
                self.stream.writeln(f"UNEXPECTED SUCCESS: {self.getDescription(test)}")
            self.stream.flush()

    def printErrorList(self, flavour, errors):
        for test, err in errors:
            self.stream.writeln(self.separator1)
            self.stream.writeln(f"{flavour}: {self.getDescription(test)}")
            self.stream.writeln(self.separator2)
            self.stream.writeln("%s" % err)
            self.stream.flush()


class TextTestRunner:
    """Runs tests and writes what became of them."""
    resultclass = TextTestResult

    def __init__(self, stream=None, descriptions=True, verbosity=1, failfast=False, buffer=False, resultclass=None, warnings=None, *, tb_locals=False):
        if stream is None:
            import sys
            stream = sys.stderr
        self.stream = _WritelnDecorator(stream)
        self.descriptions, self.verbosity, self.failfast, self.buffer = descriptions, verbosity, failfast, buffer
        if resultclass is not None:
            self.resultclass = resultclass

    def _makeResult(self):
        return self.resultclass(self.stream, self.descriptions, self.verbosity)

    def run(self, test):
        result = self._makeResult()
        result.failfast, result.buffer = self.failfast, self.buffer
        start = _monotonic()
        result.startTestRun()
        try:
            test(result)
        finally:
            result.stopTestRun()
        taken = _monotonic() - start
        result.printErrors()
        if hasattr(result, "separator2"):
            self.stream.writeln(result.separator2)
        run = result.testsRun
        self.stream.writeln("Ran %d test%s in %.3fs" % (run, run != 1 and "s" or "", taken))
        self.stream.writeln()
        infos = []
        if not result.wasSuccessful():
            self.stream.write("FAILED")
            if result.failures:
                infos.append(f"failures={len(result.failures)}")
            if result.errors:
                infos.append(f"errors={len(result.errors)}")
        else:
            self.stream.write("OK")
        if result.skipped:
            infos.append(f"skipped={len(result.skipped)}")
        if result.expectedFailures:
            infos.append(f"expected failures={len(result.expectedFailures)}")
        if result.unexpectedSuccesses:
            infos.append(f"unexpected successes={len(result.unexpectedSuccesses)}")
        if infos:
            self.stream.writeln(f" ({', '.join(infos)})")
        else:
            self.stream.write("\n")
        self.stream.flush()
        return result


class TestProgram:
    """`unittest.main()`."""
    module = None
    verbosity = 1
    failfast = catchbreak = buffer = progName = warnings = testNamePatterns = None

    def __init__(self, module="__main__", defaultTest=None, argv=None, testRunner=None, testLoader=defaultTestLoader, exit=True, verbosity=1, failfast=None, catchbreak=None, buffer=None, warnings=None, *, tb_locals=False):
        if isinstance(module, str):
            module = _loaded_module(module)
        self.module, self.exit, self.verbosity, self.testLoader, self.testRunner = module, exit, verbosity, testLoader, testRunner
        self.failfast, self.catchbreak, self.buffer, self.warnings, self.tb_locals = failfast, catchbreak, buffer, warnings, tb_locals
        self.defaultTest = [defaultTest] if isinstance(defaultTest, str) else defaultTest
        self.progName = argv[0] if argv else ""
        self.parseArgs(argv or [""])
        self.runTests()

    def usageExit(self, msg=None):
        if msg:
            print(msg)
        raise SystemExit(2)

    def parseArgs(self, argv):
        """Reads what a command line would say: options and the names of tests."""
        names = []
        for arg in argv[1:]:
            match arg:
                case "-v" | "--verbose":
                    self.verbosity = 2
                case "-q" | "--quiet":
                    self.verbosity = 0
                case "-f" | "--failfast":
                    self.failfast = True
                case _ if arg.startswith("-k") and len(arg) > 2:
                    pattern = arg[2:] if "*" in arg else f"*{arg[2:]}*"
                    self.testLoader.testNamePatterns = [*(self.testLoader.testNamePatterns or []), pattern]
                case _ if not arg.startswith("-"):
                    names.append(arg)
        self.testNames = names or self.defaultTest
        self.createTests()

    def createTests(self, from_discovery=False, Loader=None):
        loader = self.testLoader
        self.test = loader.loadTestsFromModule(self.module) if self.testNames is None else loader.loadTestsFromNames(self.testNames, self.module)

    def runTests(self):
        runner = TextTestRunner if self.testRunner is None else self.testRunner
        if isinstance(runner, type):
            runner = runner(verbosity=self.verbosity, failfast=bool(self.failfast), buffer=bool(self.buffer))
        self.result = runner.run(self.test)
        if self.exit:
            raise SystemExit(not self.result.wasSuccessful())


main = TestProgram


def _name_modules():
    for module, classes in {"unittest.case": (TestCase, SkipTest, FunctionTestCase, _AssertRaisesContext, _AssertWarnsContext), "unittest.async_case": (IsolatedAsyncioTestCase,), "unittest.suite": (TestSuite,), "unittest.loader": (TestLoader, _FailedTest), "unittest.runner": (TextTestRunner, TextTestResult), "unittest.result": (TestResult,), "unittest.main": (TestProgram,)}.items():
        for cls in classes:
            cls.__module__ = module


_name_modules()
del _name_modules
