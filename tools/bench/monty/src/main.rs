//! What `session_cost.rs` measures of our interpreter, measured of Monty's crate. One line a figure: its name, a tab, microseconds or bytes.

use monty::{MontyRepl, ReplProgress};
use monty_types::{CompileOptions, ExtFunctionResult, MontyObject, NameLookupResult, NamedValues, PrintWriter, ResourceLimits, ResourceTracker};
use std::time::{Duration, Instant};

const SESSIONS: usize = 10_000;
const CALLS: usize = 100_000;
const ROWS: i64 = 1_000;
const CELL: &str = include_str!("../../start_cell.py");

fn main() {
    drop(open());
    let before = resident();
    let (opened, mut sessions) = timed(|| (0..SESSIONS).map(|_| open()).collect::<Vec<_>>());
    let idle = resident().saturating_sub(before);
    let (first, ()) = timed(|| sessions.iter_mut().for_each(|session| drop(run(session, "1 + 1", NamedValues::new()))));
    drop(sessions);
    print("open a session", micros(opened) / SESSIONS as f64);
    print("first `1 + 1` in it", micros(first) / SESSIONS as f64);
    print("an idle session, bytes", idle as f64 / SESSIONS as f64);

    print("open, `1 + 1`, close", micros(best(2_000, || drop(run(&mut open(), "1 + 1", NamedValues::new())))));

    let mut session = open();
    print("a cell of 20 lines", micros(best(200, || drop(run(&mut session, CELL, NamedValues::new())))));
    print("`import json, re, datetime` in a new session", micros(best(200, || {
        drop(run(&mut open(), "import json\nimport re\nimport datetime", NamedValues::new()));
    })));
    let empty = best(50, || drop(run(&mut session, "0", NamedValues::new())));
    let values_in = best(50, || drop(run(&mut session, "0", inputs())));
    let made = best(50, || drop(inputs()));
    print("1,000 records in", micros(values_in.saturating_sub(empty).saturating_sub(made)));
    run(&mut session, "0", inputs());
    print("1,000 records out", micros(best(50, || drop(run(&mut session, "records", NamedValues::new()))).saturating_sub(empty)));

    let loop_only = best(5, || call(&format!("for i in range({CALLS}): pass")));
    let calls = best(5, || call(&format!("for i in range({CALLS}): tool(i)")));
    print("a tool call, there and back", micros(calls.saturating_sub(loop_only)) / CALLS as f64);
}

fn open() -> MontyRepl {
    let limits = ResourceLimits::default().max_suspensions(usize::MAX);
    MontyRepl::new("cell.py", ResourceTracker::new(limits), CompileOptions::default())
}

fn run(session: &mut MontyRepl, code: &str, inputs: NamedValues) -> MontyObject {
    session.feed_run(code, inputs, PrintWriter::Disabled).expect("the cell runs")
}

fn inputs() -> NamedValues {
    let record = |n: i64| {
        let pairs = [("id", MontyObject::int(n)), ("name", MontyObject::string(format!("record {n}"))), ("share", MontyObject::float(n as f64 / 7.0))];
        MontyObject::dict(pairs.map(|(name, value)| (MontyObject::string(name), value)))
    };
    let mut inputs = NamedValues::new();
    inputs.push("records", MontyObject::list((0..ROWS).map(record)));
    inputs
}

/// Runs a cell whose tool answers at once.
fn call(code: &str) {
    let mut progress = open().feed_start(code, NamedValues::new(), PrintWriter::Disabled).expect("the cell runs");
    loop {
        progress = match progress {
            ReplProgress::NameLookup(lookup) => {
                lookup.resume(NameLookupResult::Value(MontyObject::function("tool", None)), PrintWriter::Disabled).expect("the name is found")
            }
            ReplProgress::FunctionCall(call) => {
                call.resume(ExtFunctionResult::Return(MontyObject::none()), PrintWriter::Disabled).expect("the cell goes on")
            }
            _ => return,
        };
    }
}

fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let began = Instant::now();
    let result = work();
    (began.elapsed(), result)
}

/// The shortest of some rounds.
fn best(rounds: usize, mut work: impl FnMut()) -> Duration {
    (0..rounds).map(|_| timed(&mut work).0).min().unwrap_or_default()
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

fn print(name: &str, figure: f64) {
    println!("{name}\t{figure:.3}");
}

/// Resident bytes of this process.
fn resident() -> usize {
    let pages = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    pages.split_whitespace().nth(1).and_then(|pages| pages.parse::<usize>().ok()).unwrap_or(0) * 4096
}
