//! Emulators of the clouds, each a child of the test that ends with it, and the services' own SDKs driven against them.
//!
//! What the SDKs send and are answered is recorded in `emulators/samples/`, without any value: `CONTRACT_RECORD=1` writes it anew.

use super::say;
use serde_json::{Value as Json, json};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Mutex;

/// An emulator that runs.
pub struct Emulated {
    child: Child,
    control: Mutex<Option<(ChildStdin, BufReader<ChildStdout>)>>,
    pub port: u16,
    script: &'static str,
    python: PathBuf,
}

impl Emulated {
    /// Starts one; it needs nothing but Python, or what is in `.venv/clouds`.
    pub fn start(script: &'static str, python: &Path) -> Self {
        Self::start_at(script, python, 0)
    }

    fn start_at(script: &'static str, python: &Path, port: u16) -> Self {
        let mut child = Command::new(python)
            .arg(folder().join(script))
            .arg(port.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{}: {error}", python.display()));
        let mut answers = BufReader::new(child.stdout.take().unwrap());
        let control = child.stdin.take().unwrap();
        let mut line = String::new();
        answers.read_line(&mut line).unwrap();
        let port = line.trim().parse().unwrap_or_else(|_| panic!("{script} does not say its port: {line:?}"));
        Self { child, control: Mutex::new(Some((control, answers))), port, script, python: python.to_owned() }
    }

    /// A second one of the same kind.
    pub fn another(&self) -> Self {
        Self::start(self.script, &self.python)
    }

    /// The same again, at the same address, after it was ended: it remembers nothing.
    pub fn again(&self) -> Self {
        Self::start_at(self.script, &self.python, self.port)
    }

    /// Ends it at once, as a machine ends that loses its power.
    pub fn end(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    fn ask(&self, request: &Json) -> Json {
        let mut control = self.control.lock().unwrap();
        let (asks, answers) = control.as_mut().unwrap();
        writeln!(asks, "{request}").unwrap();
        let mut line = String::new();
        answers.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap()
    }

    /// Asks for faults: the next requests that match fail as it says.
    pub fn faults(&self, faults: &Json) {
        self.ask(&json!({ "faults": faults }));
    }

    /// What the emulator was asked since the last time.
    pub fn requests(&self) -> Vec<Json> {
        self.ask(&json!({"requests": true})).as_array().unwrap().clone()
    }

    /// The sandboxes that are there.
    pub fn live(&self) -> Vec<String> {
        let live = self.ask(&json!({"live": true}));
        live.as_array().unwrap().iter().map(|id| id.as_str().unwrap().to_owned()).collect()
    }

    /// Ends a sandbox, from outside.
    pub fn kill(&self, id: &str) {
        self.ask(&json!({ "kill": id }));
    }
}

impl Drop for Emulated {
    fn drop(&mut self) {
        // It ends with its standard input, and ends its sandboxes first.
        drop(self.control.get_mut().map(Option::take));
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

/// What the SDK of a service was seen to send.
pub fn recorded(service: &str) -> Vec<Json> {
    let path = folder().join("samples").join(format!("{service}.json"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// That an SDK sends what was recorded of it, and is answered so; `CONTRACT_RECORD` writes the record.
pub fn check_record(service: &str, requests: &[Json]) {
    let mut seen: Vec<Json> = requests.iter().map(sample).collect();
    seen.sort_by_key(ToString::to_string);
    seen.dedup();
    if std::env::var_os("CONTRACT_RECORD").is_some() {
        let path = folder().join("samples").join(format!("{service}.json"));
        let lines: Vec<String> = seen.iter().map(ToString::to_string).collect();
        std::fs::write(path, format!("[\n{}\n]\n", lines.join(",\n"))).unwrap();
    }
    let known = recorded(service);
    let new: Vec<&Json> = seen.iter().filter(|sample| !known.contains(sample)).collect();
    let old: Vec<&Json> = known.iter().filter(|sample| !seen.contains(sample)).collect();
    assert!(new.is_empty() && old.is_empty(), "the record of `{service}` is not what its SDK does: {new:?} are new, {old:?} are gone");
}

/// That every request of ours is one that the SDK sends too: the same method and path, and nothing in its query, its body and the
/// service's own headers that the SDK does not send there.
pub fn check_requests(service: &str, ours: &[Json]) {
    let known = recorded(service);
    assert!(!ours.is_empty());
    for request in ours.iter().map(sample) {
        let route = &request["request"];
        let alike: Vec<&Json> = known.iter().filter(|theirs| theirs["request"] == *route).collect();
        assert!(!alike.is_empty(), "the SDK never sends {route}");
        for part in ["query", "headers", "body"] {
            let theirs: Vec<&Json> = alike.iter().map(|theirs| &theirs[part]).collect();
            fits(&request[part], &theirs).unwrap_or_else(|what| panic!("{route}: the SDK sends no {what} in its {part}"));
        }
    }
}

/// A request and its answer without the values that it has.
fn sample(request: &Json) -> Json {
    let own = ["x-", "e2b-", "connect-", "blaxel-"];
    let headers = request["headers"].as_array().unwrap().iter();
    let headers: Vec<&Json> = headers.filter(|name| own.iter().any(|own| name.as_str().unwrap().starts_with(own))).collect();
    json!({
        "request": format!("{} {}", request["method"].as_str().unwrap(), request["path"].as_str().unwrap()),
        "query": shape(&request["query"]),
        "headers": headers,
        "body": shape(&request["body"]),
        "status": request["status"],
        "answer": shape(&request["answer"]),
    })
}

/// What a value is made of.
fn shape(value: &Json) -> Json {
    match value {
        Json::Null => "null".into(),
        Json::Bool(_) => "bool".into(),
        Json::Number(_) => "number".into(),
        Json::String(_) => "text".into(),
        Json::Array(items) => {
            let mut shapes: Vec<Json> = items.iter().map(shape).collect();
            shapes.sort_by_key(ToString::to_string);
            shapes.dedup();
            shapes.into()
        }
        Json::Object(members) => members.iter().map(|(name, value)| (name.clone(), shape(value))).collect::<serde_json::Map<_, _>>().into(),
    }
}

/// Members whose own members have the names that a user gives them.
const FREE: [&str; 4] = ["envVars", "envs", "labels", "env"];

/// Whether a shape is made of nothing but what these have at the same places; otherwise what is not in them.
fn fits(ours: &Json, theirs: &[&Json]) -> Result<(), String> {
    match ours {
        Json::Object(members) => members.iter().try_for_each(|(name, value)| {
            let same: Vec<&Json> = theirs.iter().filter_map(|theirs| theirs.get(name)).collect();
            match same.is_empty() {
                true => Err(format!("`{name}`")),
                false if FREE.contains(&name.as_str()) => Ok(()),
                false => fits(value, &same),
            }
        }),
        Json::Array(items) => {
            let all: Vec<&Json> = theirs.iter().filter_map(|theirs| theirs.as_array()).flatten().collect();
            items.iter().try_for_each(|item| fits(item, &all))
        }
        leaf if *leaf == "null" || theirs.contains(&leaf) => Ok(()),
        leaf => Err(leaf.to_string()),
    }
}

/// The fault of one status.
pub fn status(matches: &str, status: u16, times: u32) -> Json {
    json!([{"match": matches, "status": status, "times": times}])
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/emulators")
}
