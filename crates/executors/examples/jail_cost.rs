//! What a jailed session costs: the first result of a new one, from a spare one and forked on demand, a small cell, a fork, and the
//! memory that an idle one has for itself. Printed as `name number`, in seconds and KiB, for `tools/bench/jail.py`.
//!
//! `cargo run --release -p fumehood-executors --example jail_cost -- [PYTHON [MODULE…]]`, with `hood` on `PATH`.
#![expect(clippy::print_stdout, reason = "a benchmark reports")]

use fumehood_core::{BoxFuture, Cell, Executor, Host, Policy, Result, Session, Stream, ToolCall, ToolError, Value};
use fumehood_executors::block_on;
use fumehood_executors::jail::Jail;
use std::time::{Duration, Instant};

const ROUNDS: usize = 40;
/// How long sessions are apart, where something may be made ready between them.
const APART: Duration = Duration::from_millis(200);

fn main() -> Result<()> {
    let mut args = std::env::args().skip(1);
    let python = args.next().unwrap_or_else(|| "python3".to_owned());
    let jail = Jail { python: python.into(), preload: args.collect(), spares: 1, ..Jail::default() };
    // Another set of modules is another pool, and this one keeps no spares.
    let mut bare = Jail { spares: 0, ..jail.clone() };
    bare.preload.push("json".to_owned());
    for jail in [&jail, &bare] {
        // The first one waits for the imports.
        first(jail)?;
        first(jail)?;
    }
    show("from_pool", apart(|| first(&jail))?);
    show("on_demand", apart(|| first(&bare))?);
    show("in_a_row", (0..ROUNDS).map(|_| first(&bare)).collect::<Result<_>>()?);
    let mut session = block_on(jail.open(&Policy::default()))?;
    show("cell", timed(50 * ROUNDS, || run(&mut *session, "x = 1"))?);
    show("fork", timed(ROUNDS, || block_on(session.fork()).map(drop))?);
    if jail.preload.iter().any(|module| module == "pandas") {
        run(&mut *session, FRAME)?;
        show("fork_with_frame", timed(ROUNDS, || block_on(session.fork()).map(drop))?);
    }
    println!("idle_kib {}", idle_memory(&bare)?);
    Ok(())
}

const FRAME: &str = "import numpy, pandas\nframe = pandas.DataFrame({'a': numpy.arange(1_000_000), 'b': numpy.random.rand(1_000_000)})";

/// From nothing to the result of a first cell.
fn first(jail: &Jail) -> Result<Duration> {
    let began = Instant::now();
    let mut session = block_on(jail.open(&Policy::default()))?;
    run(&mut *session, "1 + 1")?;
    Ok(began.elapsed())
}

fn apart(mut work: impl FnMut() -> Result<Duration>) -> Result<Vec<Duration>> {
    let once = |_| {
        std::thread::sleep(APART);
        work()
    };
    (0..ROUNDS).map(once).collect()
}

fn timed(count: usize, mut work: impl FnMut() -> Result<()>) -> Result<Vec<Duration>> {
    let once = |_| {
        let began = Instant::now();
        work().map(|()| began.elapsed())
    };
    (0..count).map(once).collect()
}

/// The middle, and what 19 of 20 are below.
fn show(name: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |percent: usize| times[times.len() * percent / 100].as_secs_f64();
    println!("{name} {:.6}\n{name}_p95 {:.6}", at(50), at(95));
}

/// What a session's processes have for themselves alone, in KiB: the mean of some that have run one cell.
fn idle_memory(jail: &Jail) -> Result<u64> {
    const SESSIONS: usize = 8;
    std::thread::sleep(APART);
    let before = descendants();
    let mut sessions = (0..SESSIONS).map(|_| block_on(jail.open(&Policy::default()))).collect::<Result<Vec<_>>>()?;
    sessions.iter_mut().try_for_each(|session| run(&mut **session, "x = 1"))?;
    std::thread::sleep(Duration::from_millis(500));
    let new = descendants().into_iter().filter(|pid| !before.contains(pid));
    Ok(new.map(private).sum::<u64>() / SESSIONS as u64)
}

fn private(pid: u32) -> u64 {
    let smaps = std::fs::read_to_string(format!("/proc/{pid}/smaps_rollup")).unwrap_or_default();
    let lines = smaps.lines().filter(|line| line.starts_with("Private_"));
    lines.filter_map(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok()).sum()
}

/// All that this process has started, and what that has.
fn descendants() -> Vec<u32> {
    let mut found = vec![std::process::id()];
    let mut next = 0;
    while let Some(pid) = found.get(next).copied() {
        let threads = std::fs::read_dir(format!("/proc/{pid}/task")).into_iter().flatten().flatten();
        let children = threads.filter_map(|thread| std::fs::read_to_string(thread.path().join("children")).ok());
        found.extend(children.flat_map(|list| list.split_whitespace().filter_map(|pid| pid.parse().ok()).collect::<Vec<u32>>()));
        next += 1;
    }
    found.split_off(1)
}

fn run(session: &mut dyn Session, code: &str) -> Result<()> {
    block_on(session.run(Cell::new(code), &Nobody)).map(drop)
}

struct Nobody;

impl Host for Nobody {
    fn print(&self, _: Stream, _: &str) {}

    fn call(&self, call: ToolCall) -> BoxFuture<'_, Result<Value, ToolError>> {
        Box::pin(std::future::ready(Err(ToolError::unknown(&call.name))))
    }
}
