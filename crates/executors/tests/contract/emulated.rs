//! Emulators of the clouds, each a child of the test that ends with it, and the services' own SDKs driven against them.

use super::say;
use serde_json::{Value as Json, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// An emulator that runs.
pub struct Emulated {
    child: Child,
    pub port: u16,
    /// Where faults are asked for of one that speaks no plain HTTP.
    faults: PathBuf,
}

impl Emulated {
    /// Starts one; it needs nothing but Python, or what is in `.venv/clouds`.
    pub fn start(script: &str, python: &Path) -> Self {
        let faults = std::env::temp_dir().join(format!("hood-contract-{script}-{}", std::process::id()));
        let mut child = Command::new(python)
            .env("EMULATED_FAULTS", &faults)
            .arg(folder().join(script))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{}: {error}", python.display()));
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        Self { child, faults, port: line.trim().parse().unwrap_or_else(|_| panic!("{script} does not say its port: {line:?}")) }
    }

    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Asks for faults: the next requests that match fail as it says.
    pub fn faults(&self, faults: &Json) {
        self.request("POST", "/_faults", &faults.to_string());
    }

    /// The same by a file: lines of a method, a status and how often.
    pub fn faults_by_file(&self, lines: &str) {
        std::fs::write(&self.faults, lines).unwrap();
    }

    /// What the emulator was asked since the last time.
    pub fn requests(&self) -> Vec<Json> {
        serde_json::from_str(&self.request("GET", "/_requests", "")).unwrap()
    }

    fn request(&self, method: &str, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        write!(stream, "{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}", body.len()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.split_once("\r\n\r\n").unwrap().1.to_owned()
    }
}

impl Drop for Emulated {
    fn drop(&mut self) {
        // It ends with its standard input, and ends its sandboxes first.
        drop(self.child.stdin.take());
        let _ = self.child.wait();
    }
}

/// Drives an SDK against an emulator; false where the SDK is not installed, which CI does not forgive.
pub fn sdk_agrees(script: &str, module: &str, url: &str) -> bool {
    let Some(python) = python_with(module) else { return false };
    let done = Command::new(python).arg(folder().join(script)).arg(url).output().unwrap();
    let said = String::from_utf8_lossy(&done.stderr).into_owned();
    assert!(done.status.success() && String::from_utf8_lossy(&done.stdout).contains("the SDK agrees"), "{said}");
    true
}

/// The Python of `.venv/clouds`, if it has a module.
pub fn python_with(module: &str) -> Option<PathBuf> {
    let python = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.venv/clouds/bin/python3");
    if Command::new(&python).args(["-c", &format!("import {module}")]).output().is_ok_and(|output| output.status.success()) {
        return Some(python);
    }
    assert!(std::env::var_os("CI").is_none(), "`{module}` is not in `.venv/clouds`: run `tools/setup`");
    say(&format!("     the SDK `{module}` is not tested here: it is not in `.venv/clouds` (`tools/setup`)"));
    None
}

/// That every request of ours is one that the SDK sends too: the same method and path, no member of the body and no header of the
/// service's that it does not know. `is_theirs` says which headers are the service's; `names` hides what is different each time.
pub fn same_requests(sdk: &[Json], ours: &[Json], is_theirs: fn(&str) -> bool, names: fn(&str) -> String) {
    let route = |request: &Json| format!("{} {}", request["method"].as_str().unwrap(), names(request["path"].as_str().unwrap()));
    let keys = |json: &Json| -> Vec<String> { json.as_object().into_iter().flatten().map(|(key, _)| key.clone()).collect() };
    assert!(!ours.is_empty());
    for request in ours {
        let alike: Vec<&Json> = sdk.iter().filter(|theirs| route(theirs) == route(request)).collect();
        assert!(!alike.is_empty(), "the SDK never sends {}", route(request));
        for part in ["body", "query"] {
            let known: Vec<String> = alike.iter().flat_map(|theirs| keys(&theirs[part])).collect();
            let unknown: Vec<String> = keys(&request[part]).into_iter().filter(|key| !known.contains(key)).collect();
            assert!(unknown.is_empty(), "{}: the SDK does not send {unknown:?} in its {part}, but {known:?}", route(request));
        }
        let known: Vec<String> = alike.iter().flat_map(|theirs| keys(&theirs["headers"])).collect();
        let own: Vec<String> = keys(&request["headers"]).into_iter().filter(|key| is_theirs(key)).collect();
        assert!(own.iter().all(|key| known.contains(key)), "{}: of {own:?} the SDK sends only {known:?}", route(request));
    }
}

/// The fault of one status.
pub fn status(matching: &str, status: u16, times: u32) -> Json {
    json!([{"match": matching, "status": status, "times": times}])
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/emulators")
}
