//! Warm children: started ahead, each used for one session.
//!
//! One thread for each kind of child starts them all and lives as long as the process, because a child dies with the
//! thread that started it. A used child never comes back here.

use super::frame::{self, Bounds};
use super::link::Link;
use super::message::Report;
use fumehood_core::Result;
use fumehood_sandbox::{Child, Spec, Standing, State, Wall, WallError, spawn};
use std::collections::{HashMap, VecDeque};
use std::future::poll_fn;
use std::os::unix::net::UnixStream;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::task::{Poll, Waker};
use std::time::Duration;

/// A child behind its walls, not yet in use.
pub struct Worker {
    pub link: Link,
    pub child: Child,
    pub walls: Vec<Standing>,
    /// What must live as long as the child.
    pub kept: Option<Arc<dyn Send + Sync>>,
    /// Where it was a spare one.
    pub gap: Option<Gap>,
    /// Whether it has yet to say which walls it has raised, before anything else.
    pub greets: bool,
}

/// The place that a spare child has left: once this is dropped, another one is made. Whoever has the child is to be at work then.
pub struct Gap(Arc<Pool>);

impl Drop for Gap {
    fn drop(&mut self) {
        self.0.changed.notify_one();
    }
}

/// How a kind of child is started.
pub type Recipe = Arc<dyn Fn() -> Result<Worker> + Send + Sync>;

/// Why a child did not start.
pub enum NotStarted {
    /// A wall that it needs cannot be raised.
    Wall(WallError),
    /// It says that it cannot go on.
    Failed {
        reason: String,
        hint: String,
    },
    Other(String),
}

/// A child of the kind called `key`: a spare one, or one that `at_once` starts without waiting for anything, or else a new one. From now
/// on `spares` are kept ready.
pub async fn take(key: &str, spares: usize, recipe: &Recipe, at_once: impl FnOnce() -> Option<Worker>) -> Result<Worker> {
    let pool = pool_of(key, spares, recipe);
    if let Some(worker) = pool.spare().or_else(|| at_once().map(Ok)) {
        return worker;
    }
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

/// A child that nobody else could use, by a thread that outlives it.
pub async fn make(recipe: Recipe) -> Result<Worker> {
    let slot = Arc::new(Mutex::new(Slot::default()));
    starter().send((recipe, Arc::clone(&slot))).expect("the thread that starts children never ends");
    poll_fn(|context| {
        let mut slot = lock(&slot);
        slot.waker = Some(context.waker().clone());
        slot.made.take().map_or(Poll::Pending, Poll::Ready)
    })
    .await
}

#[derive(Default)]
struct Slot {
    made: Option<Result<Worker>>,
    waker: Option<Waker>,
}

type Order = (Recipe, Arc<Mutex<Slot>>);

fn starter() -> Sender<Order> {
    static STARTER: OnceLock<Sender<Order>> = OnceLock::new();
    let starter = STARTER.get_or_init(|| {
        let (orders, received) = channel::<Order>();
        let thread = std::thread::Builder::new().name("fumehood-start".to_owned()).stack_size(256 << 10);
        let work = move || {
            for (recipe, slot) in received {
                let made = recipe();
                let mut slot = lock(&slot);
                slot.made = Some(made);
                let waker = slot.waker.take();
                drop(slot);
                waker.into_iter().for_each(Waker::wake);
            }
        };
        thread.spawn(work).expect("a process that cannot start one thread cannot start a child");
        orders
    });
    starter.clone()
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
    recipe: Recipe,
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

fn pool_of(key: &str, spares: usize, recipe: &Recipe) -> Arc<Pool> {
    static POOLS: Mutex<Option<HashMap<String, Arc<Pool>>>> = Mutex::new(None);
    let mut pools = lock(&POOLS);
    let pools = pools.get_or_insert_default();
    if let Some(pool) = pools.get(key) {
        let mut state = lock(&pool.state);
        state.spares = state.spares.max(spares);
        return Arc::clone(pool);
    }
    let pool = start_pool(spares, recipe);
    pools.insert(key.to_owned(), Arc::clone(&pool));
    pool
}

fn start_pool(spares: usize, recipe: &Recipe) -> Arc<Pool> {
    let state = Mutex::new(Pooled { spares, ..Pooled::default() });
    let pool = Arc::new(Pool { recipe: Arc::clone(recipe), state, changed: Condvar::new() });
    let keeper = Arc::clone(&pool);
    let thread = std::thread::Builder::new().name("fumehood-pool".to_owned()).stack_size(256 << 10);
    thread.spawn(move || keeper.run()).expect("a process that cannot start one thread cannot start a child");
    pool
}

impl Pool {
    /// One that nobody waits for.
    fn spare(self: &Arc<Self>) -> Option<Result<Worker>> {
        let mut state = lock(&self.state);
        let spare = if state.ready.len() > state.wanted { state.ready.pop_front() } else { None };
        drop(state);
        let gap = spare.is_some().then(|| Gap(Arc::clone(self)));
        spare.map(|spare| spare.map(|worker| Worker { gap, ..worker }))
    }

    /// Starts children whenever there are too few. Spares are made only once one was asked for, and
    /// failures are reported to who waits, not tried again by itself.
    fn run(&self) {
        let mut state = lock(&self.state);
        let (mut failed, mut rested) = (false, false);
        loop {
            let ready = state.ready.len();
            let enough = if failed { state.wanted } else { state.wanted + state.spares };
            if ready >= enough {
                state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
                continue;
            }
            if ready >= state.wanted && !rested {
                // Whoever took the last one is at work now: the next is made when that is done, or when somebody waits.
                state = self.changed.wait_timeout(state, REST).unwrap_or_else(PoisonError::into_inner).0;
                rested = true;
                continue;
            }
            rested = false;
            drop(state);
            // A child that died on its way is no reason to fail; one that cannot start fails twice.
            let worker = (self.recipe)().or_else(|_| (self.recipe)());
            state = lock(&self.state);
            failed = worker.is_err();
            if worker.is_ok() || state.wanted > 0 {
                state.ready.push_back(worker);
            }
            state.waiting.drain(..).for_each(Waker::wake);
        }
    }
}

/// Starts a child with a socket to it, and waits until its walls are up. `spec` is given its end of the socket.
pub fn start(spec: impl FnOnce(UnixStream) -> Spec) -> Result<Worker, NotStarted> {
    let (ours, theirs) = UnixStream::pair()?;
    let spec = spec(theirs);
    let (mut child, mut walls) = spawn(&spec).map_err(NotStarted::Wall)?;
    drop(spec);
    greet(&ours, &mut child, &mut walls)?;
    Ok(Worker { link: Link::new(ours)?, child, walls, kept: None, gap: None, greets: false })
}

/// Waits until a child says which walls it has raised, and adds them.
pub fn greet(mut ours: &UnixStream, child: &mut Child, walls: &mut Vec<Standing>) -> Result<(), NotStarted> {
    ours.set_read_timeout(Some(PATIENCE))?;
    let Some(greeting) = frame::read(&mut ours, Bounds::GREETING)? else {
        return Err(NotStarted::Other(format!("it ended at once: {:?}", child.end_within(SHORTLY))));
    };
    match Report::from_value(greeting).map_err(|garbled| NotStarted::Other(garbled.0))? {
        Report::Ready(raised) => walls.extend(raised.into_iter().filter_map(|(name, down)| {
            let wall = Wall::by_name(&name)?;
            let state = down.map_or(State::Up, |why| State::Down { why, hint: wall.hint().to_owned() });
            Some(Standing { wall, state })
        })),
        Report::Failed { reason, hint } => return Err(NotStarted::Failed { reason, hint }),
        _ => return Err(NotStarted::Other("it speaks out of turn".to_owned())),
    }
    Ok(ours.set_read_timeout(None)?)
}

/// How long nothing is made ahead after one was taken.
pub const REST: Duration = Duration::from_millis(10);
/// How long a child may take to start.
pub const PATIENCE: Duration = Duration::from_secs(20);
/// How long a child that has closed its socket may take to end.
pub const SHORTLY: Duration = Duration::from_millis(100);

impl From<std::io::Error> for NotStarted {
    fn from(error: std::io::Error) -> Self {
        Self::Other(error.to_string())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
