//! `hood` from outside: what it prints, and how it ends.
//!
//! Everything here runs the binary; nothing looks inside it.

mod analysis;
mod attacks;
mod clouds;
mod hostile;
mod json;
mod memory;
mod mounts;
mod packages;
mod readme;
mod repl;
mod run;
mod signals;
mod walls;

use expect_test::Expect;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Runs `hood` and compares its exit code, output and errors.
fn check(arguments: &[&str], stdin: &str, expected: &Expect) {
    expected.assert_eq(&shown(&hood(arguments, stdin)));
}

/// Runs `hood` with `stdin`, in an empty folder of the test's own.
fn hood(arguments: &[&str], stdin: &str) -> Output {
    hood_in(&std::env::temp_dir(), arguments, stdin)
}

fn hood_in(folder: &Path, arguments: &[&str], stdin: &str) -> Output {
    let mut child = command(folder, arguments).spawn().expect("hood is built");
    let mut input = child.stdin.take().expect("stdin is piped");
    // A program that ends without reading closes the pipe, which is its right.
    let _ = input.write_all(stdin.as_bytes());
    drop(input);
    child.wait_with_output().expect("hood ends")
}

fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hood"));
    command.args(arguments).current_dir(folder).env_clear().env("RUST_BACKTRACE", "0");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// What a run did, as text.
fn shown(output: &Output) -> String {
    let mut text = match output.status.code() {
        Some(code) => format!("exit {code}\n"),
        None => format!("{}\n", output.status),
    };
    for (name, bytes) in [("stdout", &output.stdout), ("stderr", &output.stderr)] {
        if !bytes.is_empty() {
            text += &format!("--- {name}\n{}", String::from_utf8_lossy(bytes));
        }
    }
    text
}

/// A folder with one file in it, gone when dropped.
struct Folder(PathBuf);

impl Folder {
    fn with(name: &str, file: &str, content: &[u8]) -> Self {
        let path = std::env::temp_dir().join(format!("hood-test-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).expect("the temporary folder can be written");
        std::fs::write(path.join(file), content).expect("the temporary folder can be written");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed is left to whoever clears temporary files.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
