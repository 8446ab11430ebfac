//! Many jailed sessions at once, some of which kill themselves, fork without end, fill all they can or never stop: the
//! others get every answer right, and nothing is left behind of any.
//!
//! The short form is a promise of `contract.rs`, the long one the example `jail_soak`.

use fumehood_core::{BoxFuture, Cell, End, Executor, Host, Limit, Limits, Policy, Session, Stream, ToolCall, ToolError, Value};
use fumehood_executors::block_on;
use fumehood_executors::jail::Jail;
use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How many cells ran, of sessions that behave and of those that do not.
#[derive(Debug, Default)]
pub struct Tally {
    pub good: AtomicU64,
    pub bad: AtomicU64,
}

/// What the machine holds for this process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    pub processes: usize,
    pub groups: usize,
    pub mounts: usize,
    pub temporary: usize,
}

/// Runs so many sessions for so long. Panics where one that behaves is disturbed.
pub fn soak(jail: &Jail, sessions: usize, time: Duration) -> Tally {
    let tally = Tally::default();
    let until = Instant::now() + time;
    std::thread::scope(|scope| {
        let started: Vec<_> = (0..sessions)
            .map(|number| {
                let tally = &tally;
                let builder = std::thread::Builder::new().stack_size(512 << 10);
                let work = move || match number % 8 {
                    2 => misbehave(jail, until, &tally.bad, "import os\nos.kill(os.getpid(), 9)"),
                    3 => misbehave(jail, until, &tally.bad, "import os\nwhile True:\n    try: os.fork()\n    except OSError: pass"),
                    4 => misbehave(jail, until, &tally.bad, FILL),
                    5 => interrupt(jail, until, &tally.bad),
                    _ => behave(jail, until, &tally.good, number),
                };
                builder.spawn_scoped(scope, work).expect("a thread for each session")
            })
            .collect();
        for session in started {
            session.join().expect("no session is disturbed");
        }
    });
    tally
}

const FILL: &str = "kept = []
try:
    with open('/home/guest/full', 'wb') as file:
        while True: file.write(bytes(1 << 20))
except OSError: pass
while True: kept.append(bytearray(1 << 24))";

/// A session whose every answer is known.
fn behave(jail: &Jail, until: Instant, cells: &AtomicU64, number: usize) {
    let mut session = open(jail, Duration::from_secs(600));
    run(&mut session, &format!("total, mine = 0, {number}")).expect("a session runs");
    let mut total = 0;
    while Instant::now() < until {
        total += number as i64;
        let code = "total += mine\nwith open('/home/guest/mine', 'w') as file: file.write(str(total))\nprint(total)\n(total, open('/home/guest/mine').read())";
        let end = run(&mut session, code).expect("a session goes on");
        let expected = Value::Tuple(vec![Value::from(total), total.to_string().into()].into());
        assert_eq!(end, End::Value(expected), "session {number} was disturbed");
        cells.fetch_add(1, Ordering::Relaxed);
        std::thread::sleep(Duration::from_millis(20));
    }
    block_on(session.close()).expect("a session closes");
}

/// A session that does its worst again and again. Whatever becomes of it has an outcome, or says that it is lost.
fn misbehave(jail: &Jail, until: Instant, cells: &AtomicU64, code: &str) {
    let mut session = open(jail, Duration::from_secs(1));
    while Instant::now() < until {
        if let Ok(end) = run(&mut session, code) {
            assert!(!matches!(end, End::Value(_) | End::FinalAnswer(_)), "{end:?}");
        }
        cells.fetch_add(1, Ordering::Relaxed);
    }
}

/// A session that never stops by itself, and keeps its variables when it is stopped.
fn interrupt(jail: &Jail, until: Instant, cells: &AtomicU64) {
    let mut session = open(jail, Duration::from_secs(1));
    while Instant::now() < until {
        match run(&mut session, "count = globals().get('count', 0) + 1\nwhile True: pass") {
            // On a busy machine it may not stop in time, and is killed.
            Ok(end) => assert_eq!(end, End::Stopped(Limit::Time)),
            Err(()) => continue,
        }
        cells.fetch_add(1, Ordering::Relaxed);
    }
}

fn open(jail: &Jail, time: Duration) -> Box<dyn Session> {
    let limits = Limits { time, memory: 64 << 20, ..Limits::default() };
    block_on(jail.open(&Policy { limits, ..Policy::default() })).expect("a session opens")
}

/// How a cell ended; an error where the session was lost before.
fn run(session: &mut Box<dyn Session>, code: &str) -> Result<End, ()> {
    block_on(session.run(Cell::new(code), &Nobody)).map(|outcome| outcome.end).map_err(drop)
}

struct Nobody;

impl Host for Nobody {
    fn print(&self, _: Stream, _: &str) {}

    fn call(&self, call: ToolCall) -> BoxFuture<'_, Result<Value, ToolError>> {
        Box::pin(std::future::ready(Err(ToolError::unknown(&call.name))))
    }
}

/// Counts what there is of this process: what it has started and what that has, its control groups, mounts, temporary files.
pub fn held() -> Held {
    let own = std::process::id();
    let parents: HashMap<u32, u32> = numbers("/proc").filter_map(|pid| Some((pid, parent_of(pid)?))).collect();
    let is_ours = |mut pid: u32| {
        while let Some(parent) = parents.get(&pid) {
            if *parent == own {
                return true;
            }
            pid = *parent;
        }
        false
    };
    Held {
        processes: parents.keys().filter(|pid| is_ours(**pid)).count(),
        groups: groups_of(&own.to_string()),
        mounts: fs::read_to_string("/proc/self/mountinfo").map_or(0, |mounts| mounts.lines().count()),
        temporary: names("/tmp").filter(|name| name.contains("fumehood")).count(),
    }
}

/// How many control groups a process has made that are still there.
pub fn groups_of(pid: &str) -> usize {
    groups_below(Path::new("/sys/fs/cgroup"), &format!("fumehood-{pid}-"))
}

/// How many control groups are called so, however deep: this process may be in a group of its own in some hierarchies and not in
/// others.
fn groups_below(folder: &Path, name: &str) -> usize {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let folders = entries.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()));
    folders.map(|entry| usize::from(entry.file_name().to_string_lossy().starts_with(name)) + groups_below(&entry.path(), name)).sum()
}

fn parent_of(pid: u32) -> Option<u32> {
    let status = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    status.rsplit_once(") ")?.1.split(' ').nth(1)?.parse().ok()
}

fn numbers(folder: &str) -> impl Iterator<Item = u32> {
    names(folder).filter_map(|name| name.parse().ok())
}

fn names(folder: &str) -> impl Iterator<Item = String> {
    fs::read_dir(folder).into_iter().flatten().flatten().filter_map(|entry| entry.file_name().into_string().ok())
}
