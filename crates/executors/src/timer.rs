//! The clock of running cells: time limits, sleeps and cancellation, by one thread for all sessions.
//!
//! The thread starts with the first cell and only ever sets flags and wakes tasks; it runs nothing.

use std::cell::Cell;
use std::collections::{BTreeMap, HashMap};
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::task::{Poll, Waker};
use std::time::{Duration, Instant};

/// What a stop flag says, as the interpreter reads it.
pub const GO_ON: u8 = 0;
pub const TIME_IS_UP: u8 = 1;
pub const CANCELLED: u8 = 2;

/// How long past its limit a process that was told it may be before it is killed.
const MARGIN: Duration = Duration::from_secs(1);
/// That margin is counted in steps. One that the machine slept through counts as little as any other, so that a process is killed
/// for what it did, not for being on a machine that stood still.
const STEPS: u8 = 10;

/// Stops every cell that runs in this process: what Ctrl-C means. Each ends as cancelled, and its
/// session goes on.
pub fn cancel_running() {
    cancel_where(|_| true);
}

fn cancel_where(meant: impl Fn(&Watched) -> bool) {
    let Some(clock) = CLOCK.get() else { return };
    let state = lock(&clock.state);
    let cells: Vec<Arc<Watched>> = state.cells.values().filter(|cell| cell.can_be_cancelled && meant(cell)).cloned().collect();
    cells.iter().for_each(|cell| cell.raise(CANCELLED));
    drop(state);
    cells.iter().for_each(|cell| cell.wake());
}

/// Stops, from any thread, the cells that were begun under it and run in this process: they do not wait for the thread that runs
/// them to look up. For embedders; a future that is dropped needs no such thing.
#[derive(Debug)]
pub struct Canceller(u64);

impl Default for Canceller {
    fn default() -> Self {
        static LAST: AtomicU64 = AtomicU64::new(0);
        Self(LAST.fetch_add(1, Ordering::Relaxed) + 1)
    }
}

impl Canceller {
    /// Does `work`; cells that begin on this thread meanwhile are begun under it.
    pub fn cover<T>(&self, work: impl FnOnce() -> T) -> T {
        struct Before(u64);
        impl Drop for Before {
            fn drop(&mut self) {
                COVER.set(self.0);
            }
        }
        let _before = Before(COVER.replace(self.0));
        work()
    }

    /// Stops them. Each ends as cancelled, and its session goes on.
    pub fn cancel(&self) {
        cancel_where(|cell| cell.cover == self.0);
    }
}

thread_local! {
    /// The canceller under which cells begin on this thread; zero for none.
    static COVER: Cell<u64> = const { Cell::new(0) };
}

/// Starts the clock's thread now: a process that locks itself down can start none later.
pub fn start_clock() {
    clock();
}

/// A cell under the clock, until dropped.
pub struct Running {
    id: u64,
    cell: Arc<Watched>,
    _deadline: Option<Alarm>,
}

impl Running {
    /// Puts a cell under the clock: `flag` is cleared, and set when `limit` has passed.
    pub fn start(flag: Arc<AtomicU8>, limit: Duration) -> Self {
        Self::start_with(Watched::new(0, flag), limit, 0)
    }

    /// As `start`, for a cell of another process, which is told the limit and keeps it: the flag is set `MARGIN` later.
    pub fn start_told(flag: Arc<AtomicU8>, limit: Duration) -> Self {
        Self::start_with(Watched::new(0, flag), limit, STEPS)
    }

    /// Waits for another process to do what it must within `limit`, and `MARGIN`. Nobody cancels that.
    pub fn start_waiting(limit: Duration) -> Self {
        Self::start_with(Watched { can_be_cancelled: false, ..Watched::new(0, Arc::default()) }, limit, STEPS)
    }

    /// As `start`, under the canceller of this thread if there is one.
    pub fn start_covered(flag: Arc<AtomicU8>, limit: Duration) -> Self {
        Self::start_with(Watched::new(COVER.get(), flag), limit, 0)
    }

    fn start_with(cell: Watched, limit: Duration, steps: u8) -> Self {
        cell.flag.store(GO_ON, Ordering::Relaxed);
        let cell = Arc::new(cell);
        let deadline = Instant::now().checked_add(limit);
        let mut state = lock(&clock().state);
        state.last_id += 1;
        let id = state.last_id;
        state.cells.insert(id, Arc::clone(&cell));
        drop(state);
        let deadline = deadline.map(|deadline| Alarm::set((deadline, id), Event::Deadline { steps }));
        Self { id, cell, _deadline: deadline }
    }

    /// Stops the cell from the driver's side.
    pub fn cancel(&self) {
        self.cell.raise(CANCELLED);
    }

    /// Waits, or less if the cell is stopped meanwhile.
    pub async fn sleep(&self, duration: Duration) {
        let Some(until) = Instant::now().checked_add(duration) else {
            self.or_stopped(std::future::pending::<()>()).await;
            return;
        };
        let _alarm = Alarm::set((until, self.id), Event::Wake);
        self.or_stopped(poll_fn(|_| if Instant::now() >= until { Poll::Ready(()) } else { Poll::Pending })).await;
    }

    /// The result of `work`, or `None` if the cell is stopped first.
    pub async fn or_stopped<T>(&self, work: impl Future<Output = T>) -> Option<T> {
        let mut work = std::pin::pin!(work);
        poll_fn(|context| {
            *lock(&self.cell.waker) = Some(context.waker().clone());
            if let Poll::Ready(result) = Pin::as_mut(&mut work).poll(context) {
                return Poll::Ready(Some(result));
            }
            if self.cell.flag.load(Ordering::Relaxed) == GO_ON { Poll::Pending } else { Poll::Ready(None) }
        })
        .await
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // The flag is raised under this lock: once the cell is out, no late alarm reaches the next one.
        lock(&clock().state).cells.remove(&self.id);
    }
}

/// An event to come, taken back when dropped.
struct Alarm((Instant, u64));

impl Alarm {
    fn set(at: (Instant, u64), event: Event) -> Self {
        let clock = clock();
        let mut state = lock(&clock.state);
        state.events.insert(at, event);
        // Most cells end long before their limit. The thread is told only of what is sooner than
        // its next look, so that a short cell costs no context switch.
        if state.looks_at.is_none_or(|looks_at| at.0 < looks_at) {
            state.looks_at = Some(at.0);
            clock.sooner.notify_one();
        }
        Self(at)
    }
}

impl Drop for Alarm {
    fn drop(&mut self) {
        lock(&clock().state).events.remove(&self.0);
    }
}

/// What the clock keeps of a cell.
struct Watched {
    /// The canceller it runs under; zero for none.
    cover: u64,
    can_be_cancelled: bool,
    flag: Arc<AtomicU8>,
    waker: Mutex<Option<Waker>>,
}

impl Watched {
    fn new(cover: u64, flag: Arc<AtomicU8>) -> Self {
        Self { cover, can_be_cancelled: true, flag, waker: Mutex::default() }
    }

    /// Raises the flag. The first reason stays, unless it is the interpreter's own note that memory is short.
    fn raise(&self, why: u8) {
        let free = |now: u8| (now != TIME_IS_UP && now != CANCELLED).then_some(why);
        let _ = self.flag.fetch_update(Ordering::Relaxed, Ordering::Relaxed, free);
    }

    /// Wakes the task. Never under the clock's lock: a waker may run anything, even what drops the cell.
    fn wake(&self) {
        let waker = lock(&self.waker).take();
        if let Some(waker) = waker {
            waker.wake();
        }
    }
}

#[derive(Clone, Copy)]
enum Event {
    /// The time is up, after so many steps more.
    Deadline {
        steps: u8,
    },
    Wake,
}

#[derive(Default)]
struct State {
    last_id: u64,
    cells: HashMap<u64, Arc<Watched>>,
    events: BTreeMap<(Instant, u64), Event>,
    /// When the thread will look again by itself; `None` while it waits for a notice.
    looks_at: Option<Instant>,
}

#[derive(Default)]
struct Clock {
    state: Mutex<State>,
    sooner: Condvar,
}

static CLOCK: OnceLock<Clock> = OnceLock::new();

fn clock() -> &'static Clock {
    static THREAD: OnceLock<()> = OnceLock::new();
    let clock = CLOCK.get_or_init(Clock::default);
    THREAD.get_or_init(|| {
        let thread = std::thread::Builder::new().name("fumehood-timer".to_owned()).stack_size(64 << 10);
        thread.spawn(move || clock.run()).expect("a process that cannot start one thread cannot hold a time limit");
    });
    clock
}

impl Clock {
    fn run(&self) {
        loop {
            let mut state = lock(&self.state);
            let now = Instant::now();
            let mut woken = Vec::new();
            while let Some(entry) = state.events.first_entry().filter(|entry| entry.key().0 <= now) {
                let ((_, id), event) = entry.remove_entry();
                let Some(cell) = state.cells.get(&id).cloned() else { continue };
                match event {
                    Event::Deadline { steps: 0 } => cell.raise(TIME_IS_UP),
                    Event::Deadline { steps } => {
                        // Where the cell ends before it, there is nobody to tell.
                        state.events.insert((now + MARGIN / u32::from(STEPS), id), Event::Deadline { steps: steps - 1 });
                        continue;
                    }
                    Event::Wake => {}
                }
                woken.push(cell);
            }
            if !woken.is_empty() {
                drop(state);
                woken.iter().for_each(|cell| cell.wake());
                continue;
            }
            state.looks_at = state.events.first_key_value().map(|((at, _), _)| *at);
            match state.looks_at {
                None => drop(self.sooner.wait(state)),
                Some(at) => drop(self.sooner.wait_timeout(state, at - now)),
            }
        }
    }
}

/// Locks; a panic elsewhere leaves this data whole, since nothing is done in steps under the lock.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
