//! What the README and the examples show is what happens.
//!
//! Every `console` block is run as printed, but that `cargo run … --` is the `hood` just built.

use std::path::{Path, PathBuf};
use std::process::Command;

const CARGO_RUN: &str = "cargo run --release --bin hood --";

#[test]
fn the_readme_shows_what_happens() {
    let readme = std::fs::read_to_string(root().join("README.md")).unwrap();
    let blocks: Vec<&str> = readme.split("```console\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(!blocks.is_empty());
    for block in blocks {
        for example in block.split("$ ").skip(1) {
            let (line, expected) = example.split_once('\n').unwrap();
            assert_eq!(shell(line), expected, "{line}");
        }
    }
}

#[test]
fn every_example_cell_runs() {
    let cells = root().join("examples/cells");
    let mut count = 0;
    for entry in std::fs::read_dir(cells).unwrap() {
        let path = entry.unwrap().path();
        // One that needs packages is run by the test of its display items.
        if std::fs::read_to_string(&path).unwrap().contains("--executor jail") {
            continue;
        }
        let output = Command::new(env!("CARGO_BIN_EXE_hood")).arg("run").arg(&path).output().unwrap();
        assert!(output.status.success(), "{}: {}", path.display(), String::from_utf8_lossy(&output.stderr));
        let lines = std::fs::read_to_string(&path).unwrap().lines().count();
        assert!(lines < 40, "{} has {lines} lines", path.display());
        count += 1;
    }
    assert!(count > 0);
}

/// What a command prints, standard output before errors.
fn shell(line: &str) -> String {
    let hood = Path::new(env!("CARGO_BIN_EXE_hood"));
    let folders = std::env::var("PATH").unwrap_or_default();
    let path = format!("{}:{folders}", hood.parent().expect("a file is in a folder").display());
    let output = Command::new("sh").args(["-c", &line.replace(CARGO_RUN, "hood")]).current_dir(root()).env("PATH", path).output();
    let output = output.expect("`sh` is everywhere");
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
