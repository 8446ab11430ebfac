//! Warm children: started ahead, each used for one session.
//!
//! One thread for each worker program starts them all and lives as long as the process, because a child dies with the
//! thread that started it. A used child never comes back here.

use super::walls::unavailable;
use crate::guest::frame::{self, Bounds};
use crate::guest::link::Link;
use crate::guest::message::Report;
use fumehood_core::{Error, Result};
use fumehood_sandbox::{Child, Need, Spec, Standing, State, Wall, spawn};
use std::collections::{HashMap, VecDeque};
use std::future::poll_fn;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::task::{Poll, Waker};
use std::time::Duration;

/// A child behind its walls, not yet in use.
pub struct Worker {
    pub link: Link,
    pub child: Child,
    pub walls: Vec<Standing>,
}

/// How long a child may take to start.
const PATIENCE: Duration = Duration::from_secs(10);

/// A child of `program`: a spare one, or else a new one. From now on `spares` are kept ready.
pub async fn take(program: &Path, spares: usize) -> Result<Worker> {
    let pool = pool_of(program, spares)?;
    lock(&pool.state).wanted += 1;
    let mut ticket = Ticket { pool: &pool, served: false };
    pool.changed.notify_one();
    poll_fn(|context| {
        let mut state = lock(&pool.state);
        match state.ready.pop_front() {
            Some(worker) => {
                ticket.served = true;
                state.wanted -= 1;
                pool.changed.notify_one();
                Poll::Ready(worker)
            }
            None => {
                state.waiting.push(context.waker().clone());
                Poll::Pending
            }
        }
    })
    .await
}

/// One wish for a worker, taken back when dropped unserved.
struct Ticket<'a> {
    pool: &'a Pool,
    served: bool,
}

impl Drop for Ticket<'_> {
    fn drop(&mut self) {
        if !self.served {
            lock(&self.pool.state).wanted -= 1;
        }
    }
}

struct Pool {
    program: PathBuf,
    state: Mutex<Pooled>,
    changed: Condvar,
}

#[derive(Default)]
struct Pooled {
    spares: usize,
    /// How many are waited for now.
    wanted: usize,
    ready: VecDeque<Result<Worker>>,
    waiting: Vec<Waker>,
}

fn pool_of(program: &Path, spares: usize) -> Result<Arc<Pool>> {
    static POOLS: Mutex<Option<HashMap<PathBuf, Arc<Pool>>>> = Mutex::new(None);
    let mut pools = lock(&POOLS);
    let pools = pools.get_or_insert_default();
    if let Some(pool) = pools.get(program) {
        let mut state = lock(&pool.state);
        state.spares = state.spares.max(spares);
        return Ok(Arc::clone(pool));
    }
    let state = Mutex::new(Pooled { spares, ..Pooled::default() });
    let pool = Arc::new(Pool { program: program.to_owned(), state, changed: Condvar::new() });
    let keeper = Arc::clone(&pool);
    let thread = std::thread::Builder::new().name("fumehood-pool".to_owned()).stack_size(256 << 10);
    thread.spawn(move || keeper.run()).map_err(|error| not_started(error.to_string()))?;
    pools.insert(program.to_owned(), Arc::clone(&pool));
    Ok(pool)
}

impl Pool {
    /// Starts children whenever there are too few. Spares are made only once one was asked for, and
    /// failures are reported to who waits, not tried again by itself.
    fn run(&self) {
        let mut state = lock(&self.state);
        let mut failed = false;
        loop {
            let ready = state.ready.len();
            let enough = if failed { state.wanted } else { state.wanted + state.spares };
            if ready >= enough {
                state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
                continue;
            }
            drop(state);
            // A child that died on its way is no reason to fail; one that cannot start fails twice.
            let worker = start(&self.program).or_else(|_| start(&self.program));
            state = lock(&self.state);
            failed = worker.is_err();
            if worker.is_ok() || state.wanted > 0 {
                state.ready.push_back(worker);
            }
            state.waiting.drain(..).for_each(Waker::wake);
        }
    }
}

/// Starts a child and waits until its walls are up.
fn start(program: &Path) -> Result<Worker> {
    let (ours, theirs) = UnixStream::pair().map_err(|error| not_started(error.to_string()))?;
    ours.set_read_timeout(Some(PATIENCE)).map_err(|error| not_started(error.to_string()))?;
    let spec = Spec {
        program: program.to_owned(),
        args: vec!["hood".into(), "worker".into()],
        // The allocator would map a GiB at once, and the limit on memory could not be near the policy's.
        env: vec![("MIMALLOC_ARENA_RESERVE".into(), "32MiB".into())],
        stdin: theirs.into(),
        namespaces: Need::WhereOffered,
        root: None,
        cgroup: None,
    };
    let (mut child, mut walls) = spawn(&spec).map_err(unavailable)?;
    drop(spec);
    let greeting = frame::read(&mut &ours, Bounds::GREETING);
    let report = match greeting {
        Ok(Some(value)) => Report::from_value(value).map_err(|garbled| not_started(garbled.0))?,
        Ok(None) => return Err(not_started(format!("it ended at once: {:?}", child.kill()))),
        Err(error) => return Err(not_started(error.to_string())),
    };
    match report {
        Report::Ready(raised) => walls.extend(raised.into_iter().filter_map(|(name, down)| {
            let wall = Wall::by_name(&name)?;
            let state = down.map_or(State::Up, |why| State::Down { why, hint: wall.hint().to_owned() });
            Some(Standing { wall, state })
        })),
        Report::Failed { reason, hint } => {
            return Err(Error::Unavailable { executor: "local".to_owned(), source: Some(reason.into()), hint });
        }
        _ => return Err(not_started("it speaks out of turn".to_owned())),
    }
    ours.set_read_timeout(None).map_err(|error| not_started(error.to_string()))?;
    let link = Link::new(ours).map_err(|error| not_started(error.to_string()))?;
    Ok(Worker { link, child, walls })
}

fn not_started(cause: String) -> Error {
    Error::Unavailable {
        executor: "local".to_owned(),
        source: Some(format!("its worker cannot be started: {cause}").into()),
        hint: "run `hood doctor`, or pass `--no-isolate`, which runs the code behind one wall only".to_owned(),
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
