//! Wrong programs of every kind: no input makes the interpreter panic, hang or forget its limits.
//!
//! The inputs are made from the case programs and from `fuzz/corpus`, by a generator that starts from a fixed number (`FUZZ_SEED`
//! takes another one, `FUZZ_SECONDS` more time). What it finds is put into the corpus, which is run first.
#![expect(clippy::disallowed_methods, clippy::disallowed_types, reason = "a test reads files, the clock and the environment")]

use fumehood_core::{Cell, Limits, Policy};
use fumehood_interpreter::{Effect, Reply, Step, Vm};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// How long it goes on, unless it is told otherwise.
const SECONDS: u64 = 60;
/// A program that takes longer than this has ignored its limits.
const HANG: Duration = Duration::from_secs(20);

struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit.max(1)
    }
}

#[test]
fn wrong_programs_do_no_harm() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut cases = programs(&root.join("tests/cases"));
    let corpus = programs(&root.join("../../fuzz/corpus"));
    assert!(!cases.is_empty() && !corpus.is_empty());
    for program in &corpus {
        run(program);
    }
    cases.extend(corpus);
    let number = |name: &str| std::env::var(name).ok().and_then(|value| value.parse::<u64>().ok());
    let mut random = Random(number("FUZZ_SEED").unwrap_or(1));
    let end = Instant::now() + Duration::from_secs(number("FUZZ_SECONDS").unwrap_or(SECONDS));
    let mut count = 0;
    while Instant::now() < end {
        run(&mutated(&cases, &mut random));
        count += 1;
    }
    assert!(count > 100, "only {count} programs: the machine is too slow for this test, or something hangs");
}

fn programs(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let mut work: Vec<PathBuf> = vec![folder.to_owned()];
    while let Some(path) = work.pop() {
        if path.is_dir() {
            let mut below: Vec<PathBuf> = std::fs::read_dir(&path).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
            below.sort();
            work.extend(below);
        } else if path.extension().is_some_and(|extension| extension == "py") {
            found.extend(std::fs::read_to_string(&path));
        }
    }
    found
}

/// A program with some lines, words or characters moved, doubled, dropped or taken from another one.
fn mutated(cases: &[String], random: &mut Random) -> String {
    let mut lines: Vec<String> = cases[random.below(cases.len())].lines().map(str::to_owned).collect();
    let other: Vec<&str> = cases[random.below(cases.len())].lines().collect();
    for _ in 0..=random.below(4) {
        if lines.is_empty() {
            break;
        }
        let at = random.below(lines.len());
        match random.below(8) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[random.below(lines.len())].clone()),
            2 if !other.is_empty() => lines.insert(at, other[random.below(other.len())].to_owned()),
            3 => {
                let mut words: Vec<&str> = lines[at].split_inclusive(' ').collect();
                if words.len() > 1 {
                    let (first, second) = (random.below(words.len()), random.below(words.len()));
                    words.swap(first, second);
                    lines[at] = words.concat();
                }
            }
            4 => {
                let insert = ODD[random.below(ODD.len())];
                let place = lines[at].char_indices().map(|(index, _)| index).nth(random.below(lines[at].len().max(1))).unwrap_or(0);
                lines[at].insert_str(place, insert);
            }
            5 => {
                let place = lines[at].char_indices().map(|(index, _)| index).nth(random.below(lines[at].len().max(1))).unwrap_or(0);
                lines[at].truncate(place);
            }
            6 => lines[at] = lines[at].replacen("self", ODD[random.below(ODD.len())], 1),
            _ => {
                let digits: String = lines[at].chars().map(|c| if c.is_ascii_digit() && random.below(2) == 0 { '9' } else { c }).collect();
                lines[at] = digits;
            }
        }
    }
    lines.join("\n")
}

/// Pieces that are out of place nearly everywhere.
const ODD: &[&str] = &[
    "None",
    "()",
    "[]",
    "{}",
    "-1",
    "10**30",
    "1e308",
    "float('nan')",
    "''",
    "b''",
    "lambda: 0",
    "*",
    "**",
    "yield ",
    "await ",
    "async ",
    "del ",
    "\t",
    "\\",
    "'",
    "\"\"\"",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ":",
    ":=",
    "=",
    "…",
    "\u{202e}",
    "\u{10ffff}",
    "\0",
    "0x",
    "1_",
    "...",
    "@",
    "match x:",
    "type X = ",
    "object()",
    "type",
    "print",
    "super()",
    "globals()",
    "__class__",
    "Exception",
    "range(10**9)",
    "'x' * 10**9",
    "sys.maxsize",
    "[].append",
    "iter([])",
];

fn run(program: &str) {
    let limits = Limits { memory: 48 << 20, operations: Some(300_000), time: Duration::from_secs(2), recursion: 300, ..Limits::default() };
    let time = limits.time;
    let mut vm = Vm::new(&Policy { limits, ..Policy::default() });
    let began = Instant::now();
    // The clock that an executor has: native code that never ends by itself looks at the flag.
    let stop = vm.stop_flag();
    let (running, over) = std::sync::mpsc::channel::<()>();
    let clock = std::thread::spawn(move || {
        if over.recv_timeout(time) == Err(std::sync::mpsc::RecvTimeoutError::Timeout) {
            stop.store(1, Ordering::Relaxed);
        }
    });
    let ended = catch_unwind(AssertUnwindSafe(|| {
        vm.start(&Cell { last: true, ..Cell::new(program) });
        let mut reply = Reply::None;
        while let Step::Effect(effect) = vm.resume(reply) {
            vm.take_output();
            reply = match effect {
                Effect::Now { .. } => Reply::Nanos(0),
                Effect::Entropy { bytes } => Reply::Bytes(vec![1; bytes]),
                Effect::Input { .. } => Reply::Line(None),
                _ => Reply::None,
            };
        }
    }));
    drop(running);
    assert!(clock.join().is_ok(), "the clock ends");
    assert!(ended.is_ok(), "a panic; put this into fuzz/corpus:\n{program}");
    assert!(began.elapsed() < HANG, "{:?}; put this into fuzz/corpus:\n{program}", began.elapsed());
}
