//! What a session costs: to open, to keep, to fork, to save and to restore; and what a tool call costs.
//!
//! `cargo run --release -p fumehood-interpreter --example session_cost`; `tools/bench/sessions.py` puts it beside `pickle`.
//! With `start`: what a first cell, an import and values cost, one line a figure; `tools/bench/start.py` puts it beside Monty.
//! With `open`: opens, runs `1 + 1` and closes, again and again, for whoever counts instructions.
#![expect(clippy::disallowed_methods, clippy::disallowed_types, reason = "a benchmark reads the clock and the process's size")]
#![expect(clippy::disallowed_macros, clippy::print_stdout, reason = "a benchmark reports")]

use fumehood_core::{Cell, Limits, Policy, ToolSpec, Value};
use fumehood_interpreter::{Effect, Reply, Step, Vm};
use std::time::{Duration, Instant};

const SESSIONS: usize = 10_000;
const CALLS: usize = 1_000_000;
/// A session that holds 10,000 objects.
const OBJECTS: &str = "class Point:
    def __init__(self, x, y): self.x, self.y = x, [y]
points = {f'point {n}': Point(n, n / 3) for n in range(3_300)}";

fn main() {
    let policy = Policy::default();
    match std::env::args().nth(1).as_deref() {
        Some("start") => return start(),
        Some("open") => return (0..SESSIONS).for_each(|_| run(&mut Vm::new(&policy), "1 + 1")),
        _ => {}
    }
    // The tables that all sessions share are built by the first.
    run(&mut Vm::new(&policy), "1 + 1");
    let before = resident();
    let (open, mut sessions) = timed(|| (0..SESSIONS).map(|_| Vm::new(&policy)).collect::<Vec<Vm>>());
    let idle = resident().saturating_sub(before);
    let (cell, ()) = timed(|| sessions.iter_mut().for_each(|vm| run(vm, "1 + 1")));
    let used = resident().saturating_sub(before);
    drop(sessions);
    let each = |time: Duration, count: usize| time.as_secs_f64() * 1e6 / count as f64;
    println!("open:             {:.2} µs a session", each(open, SESSIONS));
    println!("idle:             {:.1} KiB a session", idle as f64 / 1024.0 / SESSIONS as f64);
    println!("first `1 + 1`:    {:.2} µs a session", each(cell, SESSIONS));
    println!("after `1 + 1`:    {:.1} KiB a session", used as f64 / 1024.0 / SESSIONS as f64);

    let mut vm = Vm::new(&policy);
    run(&mut vm, OBJECTS);
    let fork = best(|| vm.fork().map(drop).unwrap_or_default());
    let saved = vm.snapshot().unwrap_or_default();
    let save = best(|| vm.snapshot().map(drop).unwrap_or_default());
    let restore = best(|| Vm::restore(&saved, &policy).map(drop).unwrap_or_default());
    println!("fork:             {:.3} ms with 10,000 objects", each(fork, 1_000));
    println!("snapshot:         {:.3} ms with 10,000 objects, {} KiB", each(save, 1_000), saved.len() / 1024);
    println!("restore:          {:.3} ms with 10,000 objects", each(restore, 1_000));

    let policy = Policy { tools: vec![ToolSpec::new("tool")], limits: Limits { time: Duration::MAX, ..Limits::default() }, ..policy };
    let mut vm = Vm::new(&policy);
    let empty = best(|| run(&mut vm, &format!("for i in range({CALLS}): pass")));
    let calls = best(|| run(&mut vm, &format!("for i in range({CALLS}): tool(i)")));
    println!("tool call:        {:.3} µs in the interpreter", each(calls.saturating_sub(empty), CALLS));
}

/// The figures that `tools/bench/monty/` prints of Monty: a name, a tab, microseconds or bytes.
fn start() {
    const CELL: &str = include_str!("../../../tools/bench/start_cell.py");
    const RECORDS: i64 = 1_000;
    const CALLS: usize = 100_000;
    let policy = Policy { tools: vec![ToolSpec::new("tool")], ..Policy::default() };
    let micros = |time: Duration| time.as_secs_f64() * 1e6;
    let print = |name: &str, figure: f64| println!("{name}\t{figure:.3}");
    run(&mut Vm::new(&policy), "1 + 1");
    let before = resident();
    let (opened, mut sessions) = timed(|| (0..SESSIONS).map(|_| Vm::new(&policy)).collect::<Vec<Vm>>());
    let idle = resident().saturating_sub(before);
    let (first, ()) = timed(|| sessions.iter_mut().for_each(|vm| run(vm, "1 + 1")));
    drop(sessions);
    print("open a session", micros(opened) / SESSIONS as f64);
    print("first `1 + 1` in it", micros(first) / SESSIONS as f64);
    print("an idle session, bytes", idle as f64 / SESSIONS as f64);

    print("open, `1 + 1`, close", micros(best_of(2_000, || run(&mut Vm::new(&policy), "1 + 1"))));

    let mut vm = Vm::new(&policy);
    print("a cell of 20 lines", micros(best_of(200, || run(&mut vm, CELL))));
    let import = "import json\nimport re\nimport datetime";
    print("`import json, re, datetime` in a new session", micros(best_of(200, || run(&mut Vm::new(&policy), import))));
    let record = |n: i64| {
        let pairs = [("id", Value::from(n)), ("name", Value::from(format!("record {n}"))), ("share", Value::from(n as f64 / 7.0))];
        Value::Dict(pairs.into_iter().map(|(name, value)| (Value::from(name), value)).collect())
    };
    let records = || Cell::new("0").input("records", Value::from((0..RECORDS).map(record).collect::<Vec<Value>>()));
    let empty = best_of(50, || run(&mut vm, "0"));
    // A cell with its records is made before the clock starts: only what the session does with them counts.
    let cells: Vec<Cell> = (0..50).map(|_| records()).collect();
    let taken = cells.iter().map(|cell| timed(|| run_cell(&mut vm, cell)).0).min().unwrap_or_default();
    print("1,000 records in", micros(taken.saturating_sub(empty)));
    print("1,000 records out", micros(best_of(50, || run(&mut vm, "records")).saturating_sub(empty)));
    let alone = best_of(5, || run(&mut vm, &format!("for i in range({CALLS}): pass")));
    let calls = best_of(5, || run(&mut vm, &format!("for i in range({CALLS}): tool(i)")));
    print("a tool call, there and back", micros(calls.saturating_sub(alone)) / CALLS as f64);
}

/// Runs a cell; tools answer at once.
fn run(vm: &mut Vm, code: &str) {
    run_cell(vm, &Cell::new(code));
}

fn run_cell(vm: &mut Vm, cell: &Cell) {
    vm.start(cell);
    let mut reply = Reply::None;
    while let Step::Effect(effect) = vm.resume(reply) {
        reply = if let Effect::Call { id, .. } = effect { Reply::Tool { id, result: Ok(Value::None) } } else { Reply::None };
    }
}

fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let began = Instant::now();
    let result = work();
    (began.elapsed(), result)
}

/// The shortest of some rounds.
fn best(work: impl FnMut()) -> Duration {
    best_of(10, work)
}

fn best_of(rounds: usize, mut work: impl FnMut()) -> Duration {
    (0..rounds).map(|_| timed(&mut work).0).min().unwrap_or_default()
}

/// Resident bytes of this process.
fn resident() -> usize {
    let pages = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    pages.split_whitespace().nth(1).and_then(|pages| pages.parse::<usize>().ok()).unwrap_or(0) * 4096
}
