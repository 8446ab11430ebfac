//! `hood run`: programs, where they come from, how they end, what stops them.

use crate::{Folder, check, command, hood, hood_in, shown};
use expect_test::{Expect, expect};
use std::io::Read;

#[test]
fn output_goes_where_the_program_sends_it() {
    check(
        &["run", "-c", "import sys\nprint('out')\nprint('err', file=sys.stderr)\n'the value is not printed'"],
        "",
        &expect![[r#"
            exit 0
            --- stdout
            out
            --- stderr
            err
        "#]],
    );
}

#[test]
fn an_exception_is_told_as_python_tells_it() {
    let folder = Folder::with("raise", "boom.py", b"print('before')\n1 / 0\n");
    let output = hood_in(&folder.0, &["run", "boom.py"], "");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), &*output.stdout), (Some(1), &b"before\n"[..]));
    assert!(stderr.starts_with("Traceback (most recent call last):\n  File \"boom.py\", line 2, in <module>\n"), "{stderr}");
    assert!(stderr.ends_with("\nZeroDivisionError: division by zero\n"), "{stderr}");
}

#[test]
fn system_exit_passes_its_code() {
    let check = |code: &str, expected: Expect| check(&["run", "-c", code], "", &expected);
    check("import sys\nsys.exit(3)", expect![["exit 3\n"]]);
    check("import sys\nsys.exit()", expect![["exit 0\n"]]);
    check("raise SystemExit(-1)", expect![["exit 255\n"]]);
    check("import sys\nsys.exit('enough')", expect![["exit 1\n--- stderr\nenough\n"]]);
    check("final_answer(1)", expect![["exit 0\n"]]);
}

#[test]
fn a_program_may_come_from_standard_input() {
    check(&["run", "-"], "print('piped')\n", &expect![["exit 0\n--- stdout\npiped\n"]]);
    check(&["run", "-"], "", &expect![["exit 0\n"]]);
}

#[test]
fn input_reads_standard_input() {
    let code = "name = input('name? ')\nprint('hello', name, input())";
    check(&["run", "-c", code], "Ada\nLovelace", &expect![["exit 0\n--- stdout\nname? hello Ada Lovelace\n"]]);
    let output = hood(&["run", "-c", "input()"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).ends_with("\nEOFError: EOF when reading a line\n"), "{}", shown(&output));
}

#[test]
fn files_that_are_no_programs_say_so() {
    let check = |name: &str, content: &[u8], expected: Expect| {
        let folder = Folder::with(name, "f.py", content);
        expected.assert_eq(&shown(&hood_in(&folder.0, &["run", "f.py"], "")));
    };
    check("empty", b"", expect![["exit 0\n"]]);
    check("bom", b"\xef\xbb\xbfprint(1)", expect![["exit 0\n--- stdout\n1\n"]]);
    check(
        "null",
        b"x = 1\0",
        expect![[r#"
            exit 1
            --- stderr
            SyntaxError: source code cannot contain null bytes
        "#]],
    );
    check(
        "latin",
        b"x = 1\ny = '\xe9'\n",
        expect![[r#"
            exit 1
            --- stderr
            SyntaxError: Non-UTF-8 code starting with '\xe9' in file f.py on line 2, but no encoding declared; see https://peps.python.org/pep-0263/ for details
        "#]],
    );
}

#[test]
fn a_missing_file_is_a_usage_error() {
    check(
        &["run", "nowhere.py"],
        "",
        &expect![[r#"
            exit 2
            --- stderr
            error: cannot read `nowhere.py`
              cause: No such file or directory (os error 2)
            hint: pass the path of a Python file, or `-c CODE`
        "#]],
    );
    check(
        &["run", "/"],
        "",
        &expect![[r#"
            exit 2
            --- stderr
            error: cannot read `/`
              cause: Is a directory (os error 21)
            hint: pass the path of a Python file, or `-c CODE`
        "#]],
    );
    for wrong in [
        &["run"][..],
        &["run", "a.py", "-c", "1"],
        &["walk"],
        &["run", "-c", "1", "--timeout", "soon"],
        &["run", "-c", "1", "--set", "n=Ada"],
    ] {
        assert_eq!(hood(wrong, "").status.code(), Some(2), "{wrong:?}");
    }
}

#[test]
fn limits_stop_a_program() {
    for code in [
        "while True: pass",
        "import time\ntime.sleep(60)",
        "while True:\n    try:\n        while True: pass\n    except BaseException: pass",
    ] {
        check(
            &["run", "--timeout", "300ms", "-c", code],
            "",
            &expect![[r#"
                exit 124
                --- stderr
                error: the time limit of 300ms stopped the cell
                hint: pass `--timeout 1s`
            "#]],
        );
    }
    check(
        &["run", "--memory", "32MiB", "-c", "x = None\nwhile True: x = [x]"],
        "",
        &expect![[r#"
            exit 124
            --- stderr
            error: the memory limit of 32MiB stopped the cell
            hint: pass `--memory 64MiB`
        "#]],
    );
}

#[test]
fn what_was_printed_before_a_limit_is_there() {
    let output = hood(&["run", "--timeout", "300ms", "-c", "print('first')\nwhile True: pass"], "");
    assert_eq!((output.status.code(), &*output.stdout), (Some(124), &b"first\n"[..]));
}

#[test]
fn output_streams_as_it_is_printed() {
    let folder = std::env::temp_dir();
    let mut child = command(&folder, &["run", "-c", "print('now')\nimport time\ntime.sleep(20)"]).spawn().unwrap();
    let mut first = [0; 4];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    assert_eq!(&first, b"now\n");
    assert_eq!(child.try_wait().unwrap(), None, "the program is still asleep");
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn a_reader_that_goes_away_is_no_crash() {
    let folder = std::env::temp_dir();
    let mut child = command(&folder, &["run", "-c", "while True: print('x' * 100)"]).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(shown(&output), "exit 141\n");
}

#[test]
fn inputs_are_bound_before_the_code_runs() {
    let arguments = ["run", "--set", "n=41", "--set", r#"who={"name": "Ada", "at": {"$tuple": [1, null]}}"#, "-c", "print(n + 1, who)"];
    check(&arguments, "", &expect![["exit 0\n--- stdout\n42 {'name': 'Ada', 'at': (1, None)}\n"]]);
}

#[test]
fn a_module_that_is_allowed_and_not_here_is_warned_of() {
    check(
        &["run", "--import", "numpy", "--import", "json", "--import", "os.path", "--import", "pandas.*", "-c", "import json\nprint(1)"],
        "",
        &expect![[r#"
            exit 0
            --- stdout
            1
            --- stderr
            warning: the `local` executor has no module `numpy`; executors `jail` and `docker` run CPython with its packages
            warning: the `local` executor has no module `pandas`; executors `jail` and `docker` run CPython with its packages
        "#]],
    );
    for (rule, module) in [("numpy", "numpy"), ("pandas.*", "pandas.plotting"), ("sklearn.svm", "sklearn.svm"), ("*", "requests")] {
        let output = hood(&["run", "--import", rule, "-c", &format!("import {module}")], "");
        let stderr = String::from_utf8(output.stderr).unwrap();
        let top = module.split('.').next().unwrap();
        let end = format!(
            "\nModuleNotFoundError: the `local` executor has no module '{top}': executors `jail` and `docker` run CPython with its packages\n"
        );
        assert!(stderr.ends_with(&end), "{stderr}");
    }
    check(&["run", "--import", "*", "-c", "import json"], "", &expect![["exit 0\n"]]);
}

#[test]
fn only_listed_modules_can_be_imported() {
    check(&["run", "--import", "json", "-c", "import json\nprint(json.dumps([1]))"], "", &expect![["exit 0\n--- stdout\n[1]\n"]]);
    let output = hood(&["run", "--import", "json", "--import", "math", "-c", "import socket"], "");
    assert_eq!(output.status.code(), Some(1));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(stderr.ends_with("\nImportError: import of 'socket' is not allowed here (allowed: json, math)\n"), "{stderr}");
}

#[test]
fn an_executor_that_is_not_there_is_said() {
    check(
        &["run", "--executor", "modal", "-c", "1"],
        "",
        &expect![[r#"
            exit 125
            --- stderr
            error: the `modal` executor is not available
              cause: there is no token
            hint: set MODAL_TOKEN_ID and MODAL_TOKEN_SECRET (https://modal.com)
        "#]],
    );
    check(
        &["run", "--executor", "e2b", "-c", "1"],
        "",
        &expect![[r#"
            exit 125
            --- stderr
            error: the `e2b` executor is not available
              cause: there is no key
            hint: set E2B_API_KEY to a key of yours (https://e2b.dev)
        "#]],
    );
}

#[test]
fn a_session_is_saved_and_goes_on() {
    let folder = Folder::with("snapshot", "first.py", b"class P:\n    n = 1\np = P()\ng = (i * i for i in range(9))\nnext(g)\n");
    let saved = hood_in(&folder.0, &["run", "--snapshot-out", "s.hood", "first.py"], "");
    assert_eq!(saved.status.code(), Some(0), "{}", shown(&saved));
    for more in [&[][..], &["--no-isolate"]] {
        let arguments = [&["run", "--snapshot-in", "s.hood", "-c", "p.n += 1; print(p.n, next(g))"], more].concat();
        let output = hood_in(&folder.0, &arguments, "");
        assert_eq!((output.status.code(), &*output.stdout), (Some(0), &b"2 1\n"[..]), "{}", shown(&output));
    }
    let wrong = hood_in(&folder.0, &["run", "--snapshot-in", "first.py", "-c", "1"], "");
    assert_eq!(wrong.status.code(), Some(126), "{}", shown(&wrong));
    let missing = hood_in(&folder.0, &["run", "--snapshot-in", "nowhere", "-c", "1"], "");
    assert_eq!(missing.status.code(), Some(2), "{}", shown(&missing));
}

#[test]
fn a_run_can_be_repeated_exactly() {
    let code =
        "import time, random, os\ntime.sleep(1e6)\nprint(time.time(), random.random(), os.urandom(2), {'a', 'b', 'c'}, dict(os.environ))";
    let arguments = ["run", "--seed", "7", "--clock", "1700000000", "--env", "LANG=C", "-c", code];
    let (once, again) = (hood(&arguments, ""), hood(&arguments, ""));
    assert_eq!((once.status.code(), &once.stdout), (Some(0), &again.stdout), "{}", shown(&once));
    let text = String::from_utf8_lossy(&once.stdout);
    assert!(text.starts_with("1701000000.0 ") && text.ends_with("{'LANG': 'C'}\n"), "{text}");
    assert_eq!(hood(&["run", "--clock", "noon", "-c", "1"], "").status.code(), Some(2));
    assert_eq!(hood(&["run", "--env", "=x", "-c", "1"], "").status.code(), Some(2));
}
