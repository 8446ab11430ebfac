# Examples in docstrings, found and run: that asks objects of the guest. Texts are compared natively (doctest.rs).

__all__ = ["register_optionflag", "DONT_ACCEPT_TRUE_FOR_1", "DONT_ACCEPT_BLANKLINE", "NORMALIZE_WHITESPACE", "ELLIPSIS", "SKIP", "IGNORE_EXCEPTION_DETAIL", "COMPARISON_FLAGS", "REPORT_UDIFF", "REPORT_CDIFF", "REPORT_NDIFF", "REPORT_ONLY_FIRST_FAILURE", "REPORTING_FLAGS", "FAIL_FAST", "Example", "DocTest", "DocTestParser", "DocTestFinder", "DocTestRunner", "OutputChecker", "DocTestFailure", "UnexpectedException", "DebugRunner", "testmod", "run_docstring_examples", "script_from_examples", "testsource"]

from collections import namedtuple as _namedtuple

TestResults = _namedtuple("TestResults", "failed attempted", module="doctest")
OPTIONFLAGS_BY_NAME = {}


DONT_ACCEPT_TRUE_FOR_1 = register_optionflag("DONT_ACCEPT_TRUE_FOR_1")
DONT_ACCEPT_BLANKLINE = register_optionflag("DONT_ACCEPT_BLANKLINE")
NORMALIZE_WHITESPACE = register_optionflag("NORMALIZE_WHITESPACE")
ELLIPSIS = register_optionflag("ELLIPSIS")
SKIP = register_optionflag("SKIP")
IGNORE_EXCEPTION_DETAIL = register_optionflag("IGNORE_EXCEPTION_DETAIL")
REPORT_UDIFF = register_optionflag("REPORT_UDIFF")
REPORT_CDIFF = register_optionflag("REPORT_CDIFF")
REPORT_NDIFF = register_optionflag("REPORT_NDIFF")
REPORT_ONLY_FIRST_FAILURE = register_optionflag("REPORT_ONLY_FIRST_FAILURE")
FAIL_FAST = register_optionflag("FAIL_FAST")
COMPARISON_FLAGS = DONT_ACCEPT_TRUE_FOR_1 | DONT_ACCEPT_BLANKLINE | NORMALIZE_WHITESPACE | ELLIPSIS | SKIP | IGNORE_EXCEPTION_DETAIL
REPORTING_FLAGS = REPORT_UDIFF | REPORT_CDIFF | REPORT_NDIFF | REPORT_ONLY_FIRST_FAILURE | FAIL_FAST


class Example:
    """Source and what it should print."""

    def __init__(self, source, want, exc_msg=None, lineno=0, indent=0, options=None):
        self.source = source if source.endswith("\n") else source + "\n"
        self.want = want + "\n" if want and not want.endswith("\n") else want
        self.exc_msg = exc_msg + "\n" if exc_msg is not None and not exc_msg.endswith("\n") else exc_msg
        self.lineno, self.indent, self.options = lineno, indent, {} if options is None else options

    def __eq__(self, other):
        if type(self) is not type(other):
            return NotImplemented
        return (self.source, self.want, self.lineno, self.indent, self.options, self.exc_msg) == (other.source, other.want, other.lineno, other.indent, other.options, other.exc_msg)

    def __hash__(self):
        return hash(tuple([getattr(self, name) for name in ("source", "want", "lineno", "indent", "exc_msg")]))


class DocTest:
    """The examples of one docstring."""

    def __init__(self, examples, globs, name, filename, lineno, docstring):
        self.examples, self.docstring, self.globs = examples, docstring, globs.copy()
        self.name, self.filename, self.lineno = name, filename, lineno

    def __repr__(self):
        count = len(self.examples)
        shown = "no examples" if not count else "1 example" if count == 1 else f"{count} examples"
        return f"<DocTest {self.name} from {self.filename}:{self.lineno} ({shown})>"

    def __lt__(self, other):
        return (self.name, self.filename or "", self.lineno or 0) < (other.name, other.filename or "", other.lineno or 0)


class DocTestParser:
    """Finds examples in text."""

    def get_doctest(self, string, globs, name, filename, lineno):
        examples = self.get_examples(string, name)
        return DocTest(examples, globs, name, filename, lineno, string)

    def get_examples(self, string, name="<string>"):
        return [part for part in self.parse(string, name) if isinstance(part, Example)]

    def parse(self, string, name="<string>"):
        lines = string.expandtabs().split("\n")
        margin = min([len(line) - len(line.lstrip()) for line in lines if line.strip()], default=0)
        lines = [line[margin:] for line in lines]
        parts, text = [], []
        at = 0
        while at < len(lines):
            line = lines[at]
            stripped = line.lstrip(" ")
            if not (stripped == ">>>" or stripped.startswith(">>> ")):
                if stripped.startswith(">>>") and len(stripped) > 3:
                    raise ValueError(f"line {at + 1!r} of the docstring for {name} lacks blank after >>>: {line!r}")
                text.append(line)
                at += 1
                continue
            parts.append("\n".join(text) + "\n" if text else "")
            text = []
            indent, start = len(line) - len(stripped), at
            source = [stripped[4:]]
            at += 1
            while at < len(lines):
                more = lines[at][indent:]
                if lines[at][:indent].strip() or not more.startswith("..."):
                    break
                if len(more) > 3 and more[3] != " ":
                    raise ValueError(f"line {at + 1!r} of the docstring for {name} lacks blank after ...: {lines[at]!r}")
                source.append(more[4:])
                at += 1
            want = []
            while at < len(lines):
                more = lines[at]
                inner = more.lstrip(" ")
                if not more.strip() or inner.startswith(">>>"):
                    break
                if more[:indent].strip():
                    raise ValueError(f"line {at + 1!r} of the docstring for {name} has inconsistent leading whitespace: {more!r}")
                want.append(more[indent:])
                at += 1
            code = "\n".join(source)
            message = self._exception_message(want)
            options = self._options(code, name, start)
            # A comment by itself is no example.
            if "\n" in code or code.strip(" ") and not code.lstrip(" ").startswith("#"):
                parts.append(Example(code, "\n".join(want), message, start, margin + indent, options))
            elif options:
                raise ValueError(f"line {start!r} of the doctest for {name} has an option directive on a line with no example: {code!r}")
        parts.append("\n".join(text))
        return parts

    def _exception_message(self, want):
        if not want or want[0].rstrip() not in ("Traceback (most recent call last):", "Traceback (innermost last):"):
            return None
        # The message begins with the first line that begins with a name.
        for at, line in enumerate(want[1:], 1):
            if line[:1].isalnum() or line[:1] == "_":
                return "\n".join(want[at:])
        return None

    def _options(self, source, name, lineno):
        options = {}
        for line in source.split("\n"):
            if "doctest:" not in line or "#" not in line:
                continue
            tail = line.split("doctest:", 1)[1]
            for word in tail.replace(",", " ").split():
                if word[0] not in "+-" or word[1:] not in OPTIONFLAGS_BY_NAME:
                    raise ValueError(f"line {lineno + 1!r} of the doctest for {name} has an invalid option: {word!r}")
                options[OPTIONFLAGS_BY_NAME[word[1:]]] = word[0] == "+"
        return options


class DocTestFinder:
    """Finds docstrings in objects."""

    def __init__(self, verbose=False, parser=None, recurse=True, exclude_empty=True):
        self._parser, self._recurse, self._exclude_empty = parser or DocTestParser(), recurse, exclude_empty

    def find(self, obj, name=None, module=None, globs=None, extraglobs=None):
        import inspect
        if name is None:
            name = getattr(obj, "__name__", None)
            if name is None:
                raise ValueError(f"DocTestFinder.find: name must be given when obj.__name__ doesn't exist: {type(obj)!r}")
        if module is False:
            module = None
        elif module is None:
            module = inspect.getmodule(obj)
        if globs is None:
            globs = {} if module is None else module.__dict__.copy()
        else:
            globs = globs.copy()
        if extraglobs is not None:
            globs.update(extraglobs)
        globs.setdefault("__name__", "__main__")
        tests = []
        self._find(tests, obj, name, module, globs, set())
        tests.sort()
        return tests

    def _find(self, tests, obj, name, module, globs, seen):
        import inspect
        if id(obj) in seen:
            return
        seen.add(id(obj))
        doc = obj if isinstance(obj, str) else getattr(obj, "__doc__", None)
        doc = "" if doc is None else str(doc)
        if doc or not self._exclude_empty:
            file = None if module is None else getattr(module, "__file__", None) or module.__name__
            tests.append(self._parser.get_doctest(doc, globs, name, file, _docstring_line(obj)))
        if not self._recurse:
            return
        if inspect.ismodule(obj):
            for key, value in [*obj.__dict__.items()]:
                if (_is_routine(value) or inspect.isclass(value)) and self._from_module(module, value):
                    self._find(tests, value, f"{name}.{key}", module, globs, seen)
            for key, value in getattr(obj, "__test__", {}).items():
                if not isinstance(key, str):
                    raise ValueError(f"DocTestFinder.find: __test__ keys must be strings: {type(key)!r}")
                if not (inspect.isroutine(value) or inspect.isclass(value) or inspect.ismodule(value) or isinstance(value, str)):
                    raise ValueError(f"DocTestFinder.find: __test__ values must be strings, functions, methods, classes, or modules: {type(value)!r}")
                self._find(tests, value, f"{name}.__test__.{key}", module, globs, seen)
        elif inspect.isclass(obj):
            for key, value in [*obj.__dict__.items()]:
                if isinstance(value, (staticmethod, classmethod)):
                    value = value.__func__
                if (inspect.isroutine(value) or inspect.isclass(value) or isinstance(value, property)) and self._from_module(module, value):
                    self._find(tests, value, f"{name}.{key}", module, globs, seen)

    def _from_module(self, module, object):
        """Is it defined in the module?"""
        import inspect
        if module is None:
            return True
        home = inspect.getmodule(object)
        if home is not None:
            return module is home
        if inspect.isfunction(object):
            return module.__dict__ is object.__globals__
        if inspect.ismethoddescriptor(object) and hasattr(object, "__objclass__"):
            return module.__name__ == object.__objclass__.__module__
        if hasattr(object, "__module__"):
            return module.__name__ == object.__module__
        if inspect.ismethoddescriptor(object) or isinstance(object, property):
            return True
        raise ValueError("object must be a class or function")


def _is_routine(value):
    import inspect
    try:
        value = inspect.unwrap(value)
    except ValueError:
        pass
    return inspect.isroutine(value)


class OutputChecker:
    """Compares what was printed with what was wanted."""

    def check_output(self, want, got, optionflags):
        if got == want:
            return True
        if not optionflags & DONT_ACCEPT_TRUE_FOR_1 and (got, want) in (("True\n", "1\n"), ("False\n", "0\n")):
            return True
        if not optionflags & DONT_ACCEPT_BLANKLINE:
            want = "\n".join(["" if line.strip() == "<BLANKLINE>" else line for line in want.split("\n")])
            got = "\n".join(["" if not line.strip() else line for line in got.split("\n")])
            if got == want:
                return True
        if optionflags & NORMALIZE_WHITESPACE:
            got, want = " ".join(got.split()), " ".join(want.split())
            if got == want:
                return True
        return bool(optionflags & ELLIPSIS) and _ellipsis_match(want, got)

    def output_difference(self, example, got, optionflags):
        want = example.want
        if not optionflags & DONT_ACCEPT_BLANKLINE:
            *lines, last = got.split("\n")
            got = "\n".join([line if line.strip(" ") else "<BLANKLINE>" for line in lines] + [last])
        # But for ndiff, which shows what differs within lines, a diff of so few lines tells nothing.
        is_long = want.count("\n") > 2 and got.count("\n") > 2
        if optionflags & REPORT_NDIFF or is_long and optionflags & (REPORT_UDIFF | REPORT_CDIFF):
            return self._diff(want.splitlines(True), got.splitlines(True), optionflags)
        if want and got:
            return f"Expected:\n{_indent(want)}Got:\n{_indent(got)}"
        if want:
            return f"Expected:\n{_indent(want)}Got nothing\n"
        if got:
            return f"Expected nothing\nGot:\n{_indent(got)}"
        return "Expected nothing\nGot nothing\n"

    def _diff(self, want, got, optionflags):
        import difflib
        if optionflags & REPORT_UDIFF:
            kind, lines = "unified diff with -expected +actual", [*difflib.unified_diff(want, got, n=2)][2:]
        elif optionflags & REPORT_CDIFF:
            kind, lines = "context diff with expected followed by actual", [*difflib.context_diff(want, got, n=2)][2:]
        else:
            kind, lines = "ndiff with -expected +actual", difflib.ndiff(want, got)
        return f"Differences ({kind}):\n" + _indent("".join(lines))


class DocTestFailure(Exception):
    def __init__(self, test, example, got):
        self.test, self.example, self.got = test, example, got

    def __str__(self):
        return str(self.test)


class UnexpectedException(Exception):
    def __init__(self, test, example, exc_info):
        self.test, self.example, self.exc_info = test, example, exc_info

    def __str__(self):
        return str(self.test)


class DocTestRunner:
    """Runs examples and reports."""
    DIVIDER = "*" * 70

    def __init__(self, checker=None, verbose=None, optionflags=0):
        self._checker = checker or OutputChecker()
        self._verbose = bool(verbose)
        self.optionflags = self.original_optionflags = optionflags
        self.tries = self.failures = 0
        self._name2ft = {}

    def report_start(self, out, test, example):
        if self._verbose:
            if example.want:
                out("Trying:\n" + _indent(example.source) + "Expecting:\n" + _indent(example.want))
            else:
                out("Trying:\n" + _indent(example.source) + "Expecting nothing\n")

    def report_failure(self, out, test, example, got):
        difference = self._checker.output_difference(example, got, self.optionflags)
        out(self._failure_header(test, example) + difference)

    def report_success(self, out, test, example, got):
        if self._verbose:
            out("ok\n")

    def report_unexpected_exception(self, out, test, example, exc_info):
        import traceback
        out(self._failure_header(test, example) + "Exception raised:\n" + _indent("".join(traceback.format_exception(*exc_info))))

    def _failure_header(self, test, example):
        lines = [self.DIVIDER]
        if test.filename:
            where = test.lineno + example.lineno + 1 if test.lineno is not None else "?"
            lines.append(f'File "{test.filename}", line {where}, in {test.name}')
        else:
            lines.append(f"Line {example.lineno + 1}, in {test.name}")
        lines.append("Failed example:")
        return "\n".join(lines) + "\n" + _indent(example.source)

    def run(self, test, compileflags=None, out=None, clear_globs=True):
        """Runs the examples of one test."""
        import sys
        if out is None:
            target = sys.stdout
            out = target.write
        failed = tried = 0
        flags = self.optionflags
        for number, example in enumerate(test.examples):
            quiet = self.optionflags & REPORT_ONLY_FIRST_FAILURE and failed > 0
            self.optionflags = flags
            for option, wanted in example.options.items():
                self.optionflags = self.optionflags | option if wanted else self.optionflags & ~option
            if self.optionflags & SKIP:
                continue
            tried += 1
            if not quiet:
                self.report_start(out, test, example)
            got, raised = self._execute(test, example, number)
            good = False
            if raised is None:
                good = self._checker.check_output(example.want, got, self.optionflags)
            elif example.exc_msg is not None:
                import traceback
                message = traceback.format_exception_only(raised)[-1]
                good = self._checker.check_output(example.exc_msg, message, self.optionflags)
                if not good and self.optionflags & IGNORE_EXCEPTION_DETAIL:
                    good = _exception_name(example.exc_msg) == _exception_name(message)
                if not good:
                    got += "".join(traceback.format_exception(raised))
            if good:
                if not quiet:
                    self.report_success(out, test, example, got)
                continue
            failed += 1
            if not quiet:
                if raised is not None and example.exc_msg is None:
                    self.report_unexpected_exception(out, test, example, (type(raised), raised, raised.__traceback__))
                else:
                    self.report_failure(out, test, example, got)
            if self.optionflags & FAIL_FAST:
                break
        self.optionflags = flags
        known = self._name2ft.get(test.name, (0, 0))
        self._name2ft[test.name] = (failed + known[0], tried + known[1])
        self.failures += failed
        self.tries += tried
        if clear_globs:
            test.globs.clear()
        return TestResults(failed, tried)

    def _execute(self, test, example, number):
        import io
        import sys
        caught = io.StringIO()
        saved, shown = sys.stdout, sys.displayhook
        sys.stdout, sys.displayhook = caught, sys.__displayhook__
        raised = None
        try:
            source = example.source
            file = f"<doctest {test.name}[{number}]>"
            exec(compile(source, file, "single"), test.globs)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raised = error
        finally:
            sys.stdout, sys.displayhook = saved, shown
        got = caught.getvalue()
        # What was printed last ends its line.
        return got + "\n" if got and not got.endswith("\n") else got, raised

    def summarize(self, verbose=None):
        verbose = self._verbose if verbose is None else verbose
        untried = sorted([name for name, (_, tried) in self._name2ft.items() if not tried])
        passed = sorted([(name, tried) for name, (failures, tried) in self._name2ft.items() if tried and not failures])
        failed = [(name, counts) for name, counts in self._name2ft.items() if counts[0]]
        if verbose and untried:
            print(len(untried), "items had no tests:")
            for name in untried:
                print("   ", name)
        if verbose and passed:
            print(len(passed), "items passed all tests:")
            for name, tried in passed:
                print(" %3d tests in %s" % (tried, name))
        if failed:
            print(self.DIVIDER)
            print(len(failed), "items had failures:")
            for name, (failures, tried) in sorted(failed):
                print(" %3d of %3d in %s" % (failures, tried, name))
        if verbose:
            print(self.tries, "tests in", len(self._name2ft), "items.")
            print(self.tries - self.failures, "passed and", self.failures, "failed.")
        if self.failures:
            print("***Test Failed***", self.failures, "failures.")
        elif verbose:
            print("Test passed.")
        return TestResults(self.failures, self.tries)

    def merge(self, other):
        """Adds what another runner counted."""
        for name, (failed, tried) in other._name2ft.items():
            known = self._name2ft.get(name, (0, 0))
            self._name2ft[name] = (failed + known[0], tried + known[1])


master = None


class DebugRunner(DocTestRunner):
    """Raises what goes wrong first; the names of the test are then still there."""

    def run(self, test, compileflags=None, out=None, clear_globs=True):
        results = DocTestRunner.run(self, test, compileflags, out, False)
        if clear_globs:
            test.globs.clear()
        return results

    def report_failure(self, out, test, example, got):
        raise DocTestFailure(test, example, got)

    def report_unexpected_exception(self, out, test, example, exc_info):
        raise UnexpectedException(test, example, exc_info)


def testmod(m=None, name=None, globs=None, verbose=None, report=True, optionflags=0, extraglobs=None, raise_on_error=False, exclude_empty=False):
    """Runs the examples of a module."""
    global master
    if m is None:
        m = _loaded_module("__main__")
    if type(m).__name__ != "module":
        raise TypeError(f"testmod: module required; {m!r}")
    runner = (DebugRunner if raise_on_error else DocTestRunner)(verbose=verbose, optionflags=optionflags)
    for test in DocTestFinder(exclude_empty=exclude_empty).find(m, m.__name__ if name is None else name, globs=globs, extraglobs=extraglobs):
        runner.run(test)
    if report:
        runner.summarize()
    if master is None:
        master = runner
    else:
        master.merge(runner)
    return TestResults(runner.failures, runner.tries)


def run_docstring_examples(f, globs, verbose=False, name="NoName", compileflags=None, optionflags=0):
    """Runs the examples of one object."""
    runner = DocTestRunner(verbose=verbose, optionflags=optionflags)
    if verbose:
        print(f"Finding tests in {name}")
    for test in DocTestFinder(verbose=verbose, recurse=False).find(f, name, globs=globs):
        runner.run(test)


def testsource(module, name):
    """The examples of one object of a module, as a program."""
    if isinstance(module, str):
        from importlib import import_module
        module = import_module(module)
    found = [test for test in DocTestFinder().find(module) if test.name == name]
    if not found:
        raise ValueError(name, "not found in tests")
    return script_from_examples(found[0].docstring)


def script_from_examples(s):
    """The examples of a text as a program, with the rest as comments."""
    lines = []
    for part in DocTestParser().parse(s):
        if isinstance(part, Example):
            lines.append(part.source[:-1])
            if part.want:
                lines += ["# Expected:", *[f"## {line}" for line in part.want.split("\n")[:-1]]]
        else:
            lines += [f"# {line}" if line else "#" for line in part.split("\n")[:-1]]
    while lines and lines[-1] == "#":
        lines.pop()
    while lines and lines[0] == "#":
        lines.pop(0)
    return "\n".join(lines) + "\n"
