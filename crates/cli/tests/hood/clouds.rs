//! `hood` in a cloud, against the emulator of one: what it makes is gone when it ends, however it ends, or is named.

use crate::command;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// An emulator of E2B, told what to do by lines of JSON.
struct Emulator {
    child: Child,
    asks: ChildStdin,
    answers: BufReader<ChildStdout>,
    url: String,
}

impl Emulator {
    fn start() -> Self {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../executors/tests/emulators/e2b_emulator.py");
        let mut child =
            Command::new("/usr/bin/python3").arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("Python is there");
        let (asks, mut answers) = (child.stdin.take().expect("piped"), BufReader::new(child.stdout.take().expect("piped")));
        let mut port = String::new();
        answers.read_line(&mut port).expect("it says its port");
        Self { child, asks, answers, url: format!("http://127.0.0.1:{}", port.trim()) }
    }

    fn ask(&mut self, request: &str) -> String {
        writeln!(self.asks, "{request}").expect("it listens");
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("it answers");
        line.trim().to_owned()
    }

    /// `hood run` of a cell there, with a key that nobody may see.
    fn hood(&self, code: &str) -> Child {
        let mut command = command(&std::env::temp_dir(), &["run", "--executor", "e2b", "-c", code]);
        command.env("PATH", "/usr/bin:/bin").env("E2B_API_KEY", "e2b_emulated");
        command.env("E2B_API_URL", &self.url).env("E2B_SANDBOX_URL", &self.url).env("RUST_LOG", "trace");
        command.spawn().expect("hood is built")
    }

    fn wait_for(&mut self, live: impl Fn(&str) -> bool) {
        let began = Instant::now();
        while !live(&self.ask(r#"{"live": true}"#)) {
            assert!(began.elapsed() < Duration::from_secs(20), "the service is not as it should be");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Emulator {
    fn drop(&mut self) {
        // What cannot be ended is left to whoever ends the test.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// How it ended, and all that it said.
fn ended(child: Child) -> (Option<i32>, String) {
    let output = child.wait_with_output().expect("hood ends");
    let said = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(!said.contains("e2b_emulated"), "the key is shown: {said}");
    (output.status.code(), said)
}

fn signal(child: &Child, name: &str) {
    assert!(Command::new("kill").args([name, &child.id().to_string()]).status().expect("`kill` is everywhere").success());
}

#[test]
fn a_sandbox_ends_with_the_program_however_that_ends() {
    let mut emulator = Emulator::start();
    let (code, said) = ended(emulator.hood("print(6 * 7)"));
    assert_eq!((code, said.as_str()), (Some(0), "42\n"));
    emulator.wait_for(|live| live == "[]");
    for (name, status) in [("-INT", 130), ("-TERM", 143)] {
        let mut child = emulator.hood("print('up', flush=True)\nimport time\ntime.sleep(60)");
        let mut up = [0; 3];
        child.stdout.as_mut().unwrap().read_exact(&mut up).unwrap();
        assert_ne!(emulator.ask(r#"{"live": true}"#), "[]");
        signal(&child, name);
        let began = Instant::now();
        assert_eq!(ended(child).0, Some(status), "{name}");
        assert!(began.elapsed() < Duration::from_secs(10), "{name}");
        assert_eq!(emulator.ask(r#"{"live": true}"#), "[]", "{name}");
    }
}

#[test]
fn a_sandbox_that_is_being_made_does_not_stay() {
    let mut emulator = Emulator::start();
    for (name, status) in [("-INT", 130), ("-TERM", 143)] {
        emulator.ask(r#"{"faults": [{"match": "process.Process/Start", "delay": 2}]}"#);
        let child = emulator.hood("print('never')");
        emulator.wait_for(|live| live != "[]");
        signal(&child, name);
        assert_eq!(ended(child).0, Some(status), "{name}");
        assert_eq!(emulator.ask(r#"{"live": true}"#), "[]", "{name}");
    }
}

#[test]
fn what_could_not_be_removed_is_named_with_what_to_type() {
    let mut emulator = Emulator::start();
    emulator.ask(r#"{"faults": [{"match": "DELETE", "status": 500, "times": 99}]}"#);
    let (code, said) = ended(emulator.hood("print(6 * 7)"));
    let live = emulator.ask(r#"{"live": true}"#);
    let id = live.trim_matches(['[', ']', '"']);
    assert!(!id.is_empty() && code == Some(0), "{live} {code:?}");
    assert!(said.contains(&format!("the sandbox `{id}` of `e2b` could not be removed")), "{said}");
    let by_hand = format!("curl -X DELETE -H \"X-API-KEY: $E2B_API_KEY\" {}/sandboxes/{id}", emulator.url);
    assert!(said.contains(&by_hand), "{said}");
    emulator.ask(r#"{"faults": []}"#);
}
