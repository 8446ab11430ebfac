//! `hood repl` with piped lines, and its JSON protocol.

use crate::{check, hood};
use expect_test::expect;
use fumehood_core::Value;

#[test]
fn cells_share_a_namespace_and_values_are_shown() {
    let lines = "x = 20\nx + 1\n_ * 2\nNone\n'é'\nprint('p')\n";
    check(&["repl"], lines, &expect![["exit 0\n--- stdout\n21\n42\n'é'\np\n"]]);
}

#[test]
fn blocks_end_with_a_blank_line_and_brackets_where_they_close() {
    let lines = "def double(n):\n    return n * 2\n\nfor i in range(2):\n    print(i)\n\ndouble(\n  21\n)\n'''a\nb'''\n";
    check(&["repl"], lines, &expect![["exit 0\n--- stdout\n0\n1\n42\n'a\\nb'\n"]]);
}

#[test]
fn an_exception_or_a_limit_does_not_end_the_session() {
    let output = hood(&["repl", "--timeout", "200ms"], "x = 1\n1 / 0\nwhile True: pass\n\nx\n");
    assert_eq!((output.status.code(), &*output.stdout), (Some(0), &b"1\n"[..]));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(stderr.contains("ZeroDivisionError: division by zero\n"), "{stderr}");
    assert!(stderr.contains("error: the time limit of 200ms stopped the cell\n"), "{stderr}");
}

#[test]
fn leaving_passes_the_code() {
    check(&["repl"], "import sys\nsys.exit(4)\nprint('never')\n", &expect![["exit 4\n"]]);
    check(&["repl", "--set", "n=2"], "n\n", &expect![["exit 0\n--- stdout\n2\n"]]);
}

#[test]
fn every_request_is_answered_on_a_line() {
    let requests = [
        r#"{"code": "x = n + 1\nprint(x)", "inputs": {"n": 41}}"#,
        "",
        r#"{"code": "[x, (x,)]"}"#,
        "nonsense",
        r#"{"inputs": {}}"#,
        r#"{"code": "1", "inputs": {"not a name": 1}}"#,
        r#"{"code": "raise KeyError('k')"}"#,
        r#"{"code": "import sys; sys.exit(3)"}"#,
        r#"{"code": "x"}"#,
    ];
    let output = hood(&["repl", "--json"], &(requests.join("\n") + "\n"));
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<Value> = text.lines().map(|line| Value::from_json(line).unwrap()).collect();
    let summary: Vec<String> = answers
        .iter()
        .map(|answer| match answer.get("error") {
            Some(error) => error.get("cause").unwrap().repr(),
            None => format!(
                "{} {} {}",
                answer.get("end").unwrap().repr(),
                answer.get("value").unwrap().repr(),
                answer.get("logs").unwrap().repr()
            ),
        })
        .collect();
    expect![[r#"
        'value' None '42\n'
        'value' [42, (42,)] ''
        'expected a JSON value (at byte 0)'
        '`code` is missing'
        "the input 'not a name' is not a Python name"
        'raised' None ''
        'raised' None ''
        'value' 42 ''"#]]
    .assert_eq(&summary.join("\n"));
}
