//! Ctrl-C: it stops the cell, keeps the session, and is told in the exit code.

use crate::command;
use fumehood_core::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command};
use std::time::{Duration, Instant};

#[test]
fn an_interrupt_ends_a_program() {
    for code in ["while True: pass", "import time\ntime.sleep(20)", "input()", "any(x < 0 for x in range(10**13))"] {
        let code = format!("print('up')\n{code}");
        let mut child = command(&std::env::temp_dir(), &["run", "-c", &code]).spawn().unwrap();
        let mut up = [0; 3];
        child.stdout.as_mut().unwrap().read_exact(&mut up).unwrap();
        // Held open: waiting for a child closes its input, and `input()` must not end by that.
        let _stdin = child.stdin.take();
        interrupt(&child);
        let began = Instant::now();
        assert_eq!(child.wait().unwrap().code(), Some(130), "{code}");
        assert!(began.elapsed() < Duration::from_secs(15), "{code}");
        let mut stderr = String::new();
        child.stderr.take().unwrap().read_to_string(&mut stderr).unwrap();
        assert_eq!(stderr, "KeyboardInterrupt\n", "{code}");
    }
}

#[test]
fn an_interrupt_keeps_the_session() {
    let mut child = command(&std::env::temp_dir(), &["repl", "--json"]).spawn().unwrap();
    let mut requests = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    let mut answer = |request: &str, interrupted: Option<&Child>| {
        writeln!(requests, "{request}").unwrap();
        if let Some(child) = interrupted {
            std::thread::sleep(Duration::from_millis(300));
            interrupt(child);
        }
        let mut line = String::new();
        answers.read_line(&mut line).unwrap();
        Value::from_json(&line).unwrap()
    };
    answer(r#"{"code": "x = 1"}"#, None);
    for _ in 0..2 {
        let stopped = answer(r#"{"code": "x += 1\nwhile True: pass"}"#, Some(&child));
        assert_eq!(stopped.get("limit"), Some(&Value::from("cancelled")));
    }
    assert_eq!(answer(r#"{"code": "x"}"#, None).get("value"), Some(&Value::from(3)));
    drop(requests);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

fn interrupt(child: &Child) {
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("`kill` is everywhere");
    assert!(sent.success());
}
