//! `--json`: one object for each cell, with the same members in every ending.

use crate::hood;
use expect_test::{Expect, expect};
use fumehood_core::Value;

#[test]
fn the_value_is_there_with_its_types() {
    check(
        &["-c", "print('said')\n(1, {'a': [2.5, None]}, b'x')"],
        expect![[
            r#"exit 0 {"end": "value", "value": {"$tuple": [1, {"a": [2.5, null]}, {"$bytes": "eA=="}]}, "repr": "(1, {'a': [2.5, None]}, b'x')", "logs": "said\n", "exception": null, "limit": null, "display": [], "files": {}}"#
        ]],
    );
    check(
        &["-c", "x = 5"],
        expect![[
            r#"exit 0 {"end": "value", "value": 5, "repr": "5", "logs": "", "exception": null, "limit": null, "display": [], "files": {}}"#
        ]],
    );
    check(
        &["-c", "final_answer('done')\nprint('never')"],
        expect![[
            r#"exit 0 {"end": "final_answer", "value": "done", "repr": "'done'", "logs": "", "exception": null, "limit": null, "display": [], "files": {}}"#
        ]],
    );
}

#[test]
fn endings_have_their_codes() {
    check(
        &["--timeout", "200ms", "-c", "while True: pass"],
        expect![[
            r#"exit 124 {"end": "stopped", "value": null, "repr": null, "logs": "", "exception": null, "limit": "time", "display": [], "files": {}}"#
        ]],
    );
    check(
        &["-c", "import sys\nsys.exit('enough')"],
        expect![[
            r#"exit 1 {"end": "raised", "value": null, "repr": null, "logs": "", "exception": {"type": "SystemExit", "message": "enough", "traceback": "enough\n", "exit_code": 1}, "limit": null, "display": [], "files": {}}"#
        ]],
    );
    check(
        &["nowhere.py"],
        expect![[
            r#"exit 2 {"error": {"kind": "usage", "message": "cannot read `nowhere.py`", "cause": "No such file or directory (os error 2)", "hint": "pass the path of a Python file, or `-c CODE`"}}"#
        ]],
    );
}

#[test]
fn an_exception_has_its_parts() {
    let (_, answer) = run(&["-c", "def f(): raise ValueError('no')\nf()"]);
    let exception = answer.get("exception").unwrap();
    assert_eq!(exception.get("type"), Some(&Value::from("ValueError")));
    assert_eq!(exception.get("message"), Some(&Value::from("no")));
    let Some(Value::Str(traceback)) = exception.get("traceback") else { panic!("{exception:?}") };
    assert!(traceback.starts_with("Traceback (most recent call last):\n"), "{traceback}");
    assert!(traceback.ends_with("\nValueError: no\n"), "{traceback}");
}

#[test]
fn usage_is_counted() {
    let (_, answer) = run(&["-c", "sum(range(1000))"]);
    let usage = answer.get("usage").unwrap();
    for member in ["seconds", "memory"] {
        assert!(!matches!(usage.get(member), None | Some(Value::None)), "{usage:?}");
    }
    assert_eq!(usage.get("calls"), Some(&Value::from(0)));
}

#[test]
fn logs_are_cut_in_the_middle() {
    let (_, answer) = run(&["--max-output", "20", "-c", "print('x' * 1000)"]);
    assert_eq!(answer.get("logs"), Some(&Value::from("xxxxxxxxxx\n[981 characters cut here: `max-output` is 20]\nxxxxxxxxx\n")));
}

fn check(arguments: &[&str], expected: Expect) {
    let (code, answer) = run(arguments);
    let Value::Dict(mut members) = answer else { panic!("{answer:?}") };
    members.retain(|(name, _)| *name != Value::from("usage"));
    expected.assert_eq(&format!("exit {} {}", code, Value::Dict(members).to_json()));
}

fn run(arguments: &[&str]) -> (i32, Value) {
    let output = hood(&[&["run", "--json"], arguments].concat(), "");
    let text = String::from_utf8(output.stdout).expect("JSON is UTF-8");
    assert_eq!((text.matches('\n').count(), &*output.stderr), (1, &b""[..]), "{text}");
    (output.status.code().expect("it ends by itself"), Value::from_json(&text).expect("it is JSON"))
}
