//! `hood` in a cloud, against the emulator of one: what it makes is gone when it ends, however it ends, or is named.

use crate::command;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// The services.
const CLOUDS: [&str; 3] = ["e2b", "blaxel", "modal"];

/// An emulator of a service, told what to do by lines of JSON.
struct Emulator {
    service: &'static str,
    child: Child,
    asks: ChildStdin,
    answers: BufReader<ChildStdout>,
    url: String,
}

impl Emulator {
    fn start(service: &'static str) -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let script = root.join(format!("crates/executors/tests/emulators/{service}_emulator.py"));
        let python = if service == "modal" { root.join(".venv/clouds/bin/python") } else { "/usr/bin/python3".into() };
        let mut child = Command::new(python)
            .arg(script)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("Python is there: run `tools/setup`");
        let (asks, mut answers) = (child.stdin.take().expect("piped"), BufReader::new(child.stdout.take().expect("piped")));
        let mut port = String::new();
        answers.read_line(&mut port).expect("it says its port");
        Self { service, child, asks, answers, url: format!("http://127.0.0.1:{}", port.trim()) }
    }

    fn ask(&mut self, request: &str) -> String {
        writeln!(self.asks, "{request}").expect("it listens");
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("it answers");
        line.trim().to_owned()
    }

    /// `hood run` of a cell there, with a key that nobody may see.
    fn hood(&self, code: &str) -> Child {
        let mut command = command(&std::env::temp_dir(), &["run", "--executor", self.service, "-c", code]);
        command.env("PATH", "/usr/bin:/bin").env("RUST_LOG", "trace");
        match self.service {
            "e2b" => command.env("E2B_API_KEY", "e2b_emulated").env("E2B_API_URL", &self.url).env("E2B_SANDBOX_URL", &self.url),
            "blaxel" => {
                command.env("BL_API_KEY", "bl_emulated").env("BL_WORKSPACE", "emulated").env("BL_API_URL", format!("{}/v0", self.url))
            }
            _ => command.env("MODAL_TOKEN_ID", "ak-emulated").env("MODAL_TOKEN_SECRET", "as-emulated").env("MODAL_SERVER_URL", &self.url),
        };
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
    for key in ["e2b_emulated", "bl_emulated", "ak-emulated", "as-emulated"] {
        assert!(!said.contains(key), "the key is shown: {said}");
    }
    (output.status.code(), said)
}

fn signal(child: &Child, name: &str) {
    assert!(Command::new("kill").args([name, &child.id().to_string()]).status().expect("`kill` is everywhere").success());
}

#[test]
fn a_sandbox_ends_with_the_program_however_that_ends() {
    CLOUDS.into_iter().for_each(ends_with_the_program);
}

fn ends_with_the_program(service: &'static str) {
    let mut emulator = Emulator::start(service);
    let (code, said) = ended(emulator.hood("print(6 * 7)"));
    // Modal builds an image first, and says so.
    assert_eq!((code, said.as_str()), (Some(0), if service == "modal" { "42\nBuilding image\n" } else { "42\n" }));
    emulator.wait_for(|live| live == "[]");
    for (name, status) in [("-INT", 130), ("-TERM", 143)] {
        let mut child = emulator.hood("print('up', flush=True)\nimport time\ntime.sleep(60)");
        let mut up = [0; 3];
        child.stdout.as_mut().expect("piped").read_exact(&mut up).expect("the cell prints");
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
    for (service, start) in CLOUDS.into_iter().zip(["process.Process/Start", "POST .*/process$", "TaskExecStart"]) {
        does_not_stay(service, start);
    }
}

fn does_not_stay(service: &'static str, start: &str) {
    let mut emulator = Emulator::start(service);
    for (name, status) in [("-INT", 130), ("-TERM", 143)] {
        // Longer than the signal takes, however busy the machine is.
        emulator.ask(&format!(r#"{{"faults": [{{"match": "{start}", "delay": 10}}]}}"#));
        let child = emulator.hood("print('never')");
        emulator.wait_for(|live| live != "[]");
        signal(&child, name);
        assert_eq!(ended(child).0, Some(status), "{name}");
        assert_eq!(emulator.ask(r#"{"live": true}"#), "[]", "{name}");
    }
}

#[test]
fn what_could_not_be_removed_is_named_with_what_to_type() {
    for service in CLOUDS {
        let mut emulator = Emulator::start(service);
        emulator.ask(r#"{"faults": [{"match": "DELETE|SandboxTerminate", "status": 500, "times": 99}]}"#);
        let (code, said) = ended(emulator.hood("print(6 * 7)"));
        let live = emulator.ask(r#"{"live": true}"#);
        let id = live.trim_matches(['[', ']', '"']);
        assert!(!id.is_empty() && code == Some(0), "{live} {code:?}");
        assert!(said.contains(&format!("the sandbox `{id}` of `{service}` could not be removed")), "{said}");
        let by_hand = match service {
            "e2b" => format!("curl -X DELETE -H \"X-API-KEY: $E2B_API_KEY\" {}/sandboxes/{id}", emulator.url),
            "blaxel" => format!("-H \"X-Blaxel-Workspace: $BL_WORKSPACE\" {}/v0/sandboxes/{id}", emulator.url),
            _ => format!("modal.Sandbox.from_id('{id}').terminate()"),
        };
        assert!(said.contains(&by_hand), "{said}");
        emulator.ask(r#"{"faults": []}"#);
    }
}
