//! What a session costs: to open, to keep, to fork, to save and to restore; and what a tool call costs.
//!
//! `cargo run --release -p fumehood-interpreter --example session_cost`; `tools/bench/sessions.py` puts it beside `pickle`.
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

/// Runs a cell; tools answer at once.
fn run(vm: &mut Vm, code: &str) {
    vm.start(&Cell::new(code));
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
fn best(mut work: impl FnMut()) -> Duration {
    (0..10).map(|_| timed(&mut work).0).min().unwrap_or_default()
}

/// Resident bytes of this process.
fn resident() -> usize {
    let pages = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    pages.split_whitespace().nth(1).and_then(|pages| pages.parse::<usize>().ok()).unwrap_or(0) * 4096
}
