//! Runs every case of `tests/cases` and compares what it prints with what CPython printed.
//!
//! `X.py` is a program, `X.out` CPython's output (`make bless` records it), `X.ours` ours where we
//! differ on purpose. Those in `files/` have an empty folder to write into. `CASES=json cargo test --release -p fumehood-interpreter --test cases` runs those whose path holds the word.
#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    clippy::disallowed_macros,
    reason = "a test is a host: it reads files and clocks"
)]
#![expect(clippy::print_stderr, reason = "a test reports")]

#[path = "differential/mod.rs"]
mod differential;

use fumehood_core::{Cell, End, Mount, Policy, Stream, ToolError};
use fumehood_interpreter::{Clock, Effect, Reply, Step, Vm};
use std::fmt::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

const THREADS: usize = 2;
/// That of a main thread, which is what `hood` has.
const STACK: usize = 8 << 20;
const TIME: Duration = Duration::from_secs(20);
/// Lines of a diff that are shown.
const SHOWN: usize = 12;

#[test]
fn every_case_prints_what_cpython_prints() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut cases = Vec::new();
    find(&root, &mut cases);
    let only = std::env::var("CASES").unwrap_or_default();
    cases.retain(|case| name_of(case, &root).contains(&only));
    cases.sort();
    assert!(!cases.is_empty(), "no case has `{only}` in its path");
    let next = AtomicUsize::new(0);
    let failures = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..THREADS {
            let work = || {
                while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Some(problem) = check(case, &root) {
                        eprintln!("--- {}\n{problem}", name_of(case, &root));
                        failures.lock().unwrap().push(name_of(case, &root));
                    }
                }
            };
            thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).unwrap();
        }
    });
    let mut failures = failures.into_inner().unwrap();
    failures.sort();
    eprintln!("cases: {} passed, {} failed", cases.len() - failures.len(), failures.len());
    assert!(failures.is_empty(), "failed: {}", failures.join(" "));
}

fn find(folder: &Path, cases: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            find(&path, cases);
        } else if path.extension().is_some_and(|extension| extension == "py") {
            cases.push(path);
        }
    }
}

fn name_of(case: &Path, root: &Path) -> String {
    case.strip_prefix(root).unwrap_or(case).display().to_string()
}

/// What is wrong with a case, if anything is.
fn check(case: &Path, root: &Path) -> Option<String> {
    let expected = std::fs::read(case.with_extension("ours")).or_else(|_| std::fs::read(case.with_extension("out")));
    let Ok(expected) = expected else { return Some("it has no `.out`: run `make bless`\n".to_owned()) };
    let expected = String::from_utf8_lossy(&expected);
    let code = match std::fs::read_to_string(case) {
        Ok(code) => code,
        Err(error) => return Some(format!("{error}\n")),
    };
    let file = name_of(case, root);
    let policy = policy_of(&file);
    let printed = catch_unwind(AssertUnwindSafe(|| run(Cell { file, last: true, ..Cell::new(code) }, &policy)));
    let Ok(printed) = printed else { return Some("the interpreter panicked\n".to_owned()) };
    (printed != expected).then(|| diff(&expected, &printed))
}

/// A case in `files/` runs in an empty folder that it may write, as CPython did.
fn policy_of(case: &str) -> Policy {
    let nothing: [(&str, &str); 0] = [];
    let mounts = if case.starts_with("files/") { vec![Mount::files("/home/work", nothing).writable()] } else { Vec::new() };
    Policy { mounts, ..Policy::default() }
}

/// What a program prints, in the form of an `.out` file.
fn run(cell: Cell, policy: &Policy) -> String {
    let mut vm = Vm::new(policy);
    vm.start(&cell);
    // A program that waits for ever need not come back here.
    let (_running, ended) = mpsc::channel::<()>();
    let stop = vm.stop_flag();
    thread::spawn(move || {
        if ended.recv_timeout(TIME) == Err(RecvTimeoutError::Timeout) {
            stop.store(1, Ordering::Relaxed);
        }
    });
    let began = Instant::now();
    let mut skipped = Duration::ZERO;
    let mut entropy = 0x9E37_79B9_7F4A_7C15_u64;
    let mut printed = String::new();
    let mut reply = Reply::None;
    let end = loop {
        let step = vm.resume(reply);
        for (stream, text) in vm.take_output() {
            if stream == Stream::Stdout {
                printed.push_str(&text);
            }
        }
        reply = match step {
            Step::Done(end) => break end,
            Step::Effect(Effect::Tick | Effect::Begin { .. } | Effect::Finish { .. }) => Reply::None,
            Step::Effect(Effect::Call { id, call }) => Reply::Tool { id, result: Err(ToolError::unknown(&call.name)) },
            // Time is skipped, not spent.
            Step::Effect(Effect::Sleep { seconds }) => {
                skipped += Duration::try_from_secs_f64(seconds).unwrap_or_default();
                Reply::None
            }
            Step::Effect(Effect::Now { clock }) => {
                let now = match clock {
                    Clock::Wall => SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default() + skipped,
                    Clock::Monotonic => began.elapsed() + skipped,
                    Clock::Cpu => began.elapsed(),
                };
                Reply::Nanos(now.as_nanos() as i128)
            }
            Step::Effect(Effect::Entropy { bytes }) => Reply::Bytes((0..bytes).map(|_| next_byte(&mut entropy)).collect()),
            Step::Effect(Effect::Input { prompt }) => {
                printed.push_str(&prompt);
                Reply::Line(None)
            }
        };
    };
    let last_line = match end {
        End::Value(_) | End::FinalAnswer(_) => return printed,
        End::Raised(exception) if exception.exit_code == Some(0) => return printed,
        End::Raised(exception) => exception.traceback.trim_end().lines().last().unwrap_or_default().to_owned(),
        End::Stopped(limit) => format!("stopped: {}", limit.name()),
    };
    if !printed.is_empty() && !printed.ends_with('\n') {
        printed.push('\n');
    }
    printed.push_str("--- stderr\n");
    if !last_line.is_empty() {
        printed.push_str(&last_line);
        printed.push('\n');
    }
    printed
}

/// A byte of no quality but that it differs from the last: nothing a case prints may depend on it.
fn next_byte(state: &mut u64) -> u8 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 56) as u8
}

/// The lines in which two texts part, without those that agree before and after.
fn diff(expected: &str, printed: &str) -> String {
    let expected: Vec<&str> = expected.lines().collect();
    let printed: Vec<&str> = printed.lines().collect();
    let same = expected.iter().zip(&printed).take_while(|(a, b)| a == b).count();
    let rest = expected.len().min(printed.len()) - same;
    let same_end = expected.iter().rev().zip(printed.iter().rev()).take(rest).take_while(|(a, b)| a == b).count();
    let mut out = format!("@@ line {}\n", same + 1);
    for (sign, lines) in [('-', &expected), ('+', &printed)] {
        let differing = &lines[same..lines.len() - same_end];
        for line in differing.iter().take(SHOWN) {
            writeln!(out, "{sign}{line}").expect("writing to a string does not fail");
        }
        if differing.len() > SHOWN {
            writeln!(out, "{sign}[{} more lines]", differing.len() - SHOWN).expect("writing to a string does not fail");
        }
    }
    if expected == printed {
        out.push_str("they differ in line endings only\n");
    }
    out
}
