//! Runs the programs of this folder with the machine's CPython and with our interpreter, and compares them line by line.
//!
//! Each program draws thousands of inputs from a generator with a fixed seed: numbers to write, formats, texts to read,
//! random sequences. Unlike a case nothing is recorded: the machine must have CPython 3.11.

use super::{find, name_of, run};
use fumehood_core::{Cell, Policy};
use std::path::Path;
use std::process::Command;

/// Debian's, then whatever is first on the path.
const PYTHONS: &[&str] = &["/usr/bin/python3.11", "python3"];
const VERSION: &str = "Python 3.11.";
/// Differing lines that are shown.
const SHOWN: usize = 5;

#[test]
fn every_line_is_cpythons() {
    let python = python();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/differential");
    let mut programs = Vec::new();
    find(&root, &mut programs);
    programs.sort();
    assert!(programs.len() >= 6, "programs are missing in {}", root.display());
    let problems: Vec<String> = programs.iter().filter_map(|program| compare(program, &root, python)).collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

fn python() -> &'static str {
    let is_right = |python: &&&str| {
        let said = Command::new(**python).arg("--version").output();
        said.is_ok_and(|said| String::from_utf8_lossy(&said.stdout).starts_with(VERSION))
    };
    PYTHONS.iter().find(is_right).expect("CPython 3.11 is needed to compare with: run `tools/setup`")
}

/// What is different in a program's output, if anything is.
fn compare(program: &Path, root: &Path, python: &str) -> Option<String> {
    let code = std::fs::read_to_string(program).expect("the program was just listed");
    let done = Command::new(python).arg("-I").arg(program).env("PYTHONUTF8", "1").env("PYTHONIOENCODING", "utf-8").output();
    let done = done.expect("it ran a moment ago");
    let name = name_of(program, root);
    assert!(done.status.success(), "{name} fails under CPython:\n{}", String::from_utf8_lossy(&done.stderr));
    let theirs = String::from_utf8_lossy(&done.stdout).into_owned();
    let ours = run(Cell { file: name.clone(), ..Cell::new(code) }, &Policy::default());
    if theirs == ours {
        return None;
    }
    let (theirs, ours): (Vec<&str>, Vec<&str>) = (theirs.lines().collect(), ours.lines().collect());
    let differing: Vec<String> = (0..theirs.len().max(ours.len()))
        .filter(|&at| theirs.get(at) != ours.get(at))
        .map(|at| format!("@@ line {}\n-{}\n+{}", at + 1, theirs.get(at).unwrap_or(&"nothing"), ours.get(at).unwrap_or(&"nothing")))
        .collect();
    Some(format!("--- {name}: {} lines differ\n{}", differing.len(), differing[..differing.len().min(SHOWN)].join("\n")))
}
