//! What a session costs: the time to open one, the memory of an idle one, and the time of a first `1 + 1`.
//!
//! `cargo run --release -p fumehood-interpreter --example session_cost`
#![expect(clippy::disallowed_methods, clippy::disallowed_types, reason = "a benchmark reads the clock and the process's size")]
#![expect(clippy::print_stdout, reason = "a benchmark reports")]

use fumehood_core::{Cell, Policy};
use fumehood_interpreter::{Reply, Step, Vm};
use std::time::Instant;

const SESSIONS: usize = 10_000;

fn main() {
    let policy = Policy::default();
    // The tables that all sessions share are built by the first.
    run(&mut Vm::new(&policy));
    let before = resident();
    let began = Instant::now();
    let mut sessions: Vec<Vm> = (0..SESSIONS).map(|_| Vm::new(&policy)).collect();
    let open = began.elapsed();
    let idle = resident().saturating_sub(before);
    let began = Instant::now();
    sessions.iter_mut().for_each(run);
    let cell = began.elapsed();
    let used = resident().saturating_sub(before);
    println!("open:            {:.2} µs a session", open.as_secs_f64() * 1e6 / SESSIONS as f64);
    println!("idle:            {:.1} KiB a session", idle as f64 / 1024.0 / SESSIONS as f64);
    println!("first `1 + 1`:   {:.2} µs a session", cell.as_secs_f64() * 1e6 / SESSIONS as f64);
    println!("after `1 + 1`:   {:.1} KiB a session", used as f64 / 1024.0 / SESSIONS as f64);
}

fn run(vm: &mut Vm) {
    vm.start(&Cell::new("1 + 1"));
    while let Step::Effect(_) = vm.resume(Reply::None) {}
}

/// Resident bytes of this process.
fn resident() -> usize {
    let pages = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    pages.split_whitespace().nth(1).and_then(|pages| pages.parse::<usize>().ok()).unwrap_or(0) * 4096
}
