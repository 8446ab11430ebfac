//! The clock of running cells: time limits, sleeps and cancellation, by one thread for all sessions.
//!
//! The thread starts with the first cell and only ever sets flags and wakes tasks; it runs nothing.

use std::collections::{BTreeMap, HashMap};
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::task::{Poll, Waker};
use std::time::{Duration, Instant};

/// What a stop flag says, as the interpreter reads it.
pub const GO_ON: u8 = 0;
pub const TIME_IS_UP: u8 = 1;
pub const CANCELLED: u8 = 2;

/// Stops every cell that runs in this process: what Ctrl-C means. Each ends as cancelled, and its
/// session goes on.
pub fn cancel_running() {
    let Some(clock) = CLOCK.get() else { return };
    for cell in lock(&clock.state).cells.values() {
        cell.stop(CANCELLED);
    }
}

/// A cell under the clock, until dropped.
pub struct Running {
    id: u64,
    cell: Arc<Watched>,
    deadline: Option<Instant>,
}

impl Running {
    /// Puts a cell under the clock: `flag` is cleared, and set when `limit` has passed.
    pub fn start(flag: Arc<AtomicU8>, limit: Duration) -> Self {
        flag.store(GO_ON, Ordering::Relaxed);
        let cell = Arc::new(Watched { flag, waker: Mutex::default() });
        let clock = clock();
        let deadline = Instant::now().checked_add(limit);
        let mut state = lock(&clock.state);
        state.last_id += 1;
        let id = state.last_id;
        state.cells.insert(id, Arc::clone(&cell));
        if let Some(deadline) = deadline {
            clock.schedule(state, (deadline, id), Event::Deadline);
        }
        Self { id, cell, deadline }
    }

    /// Stops the cell from the driver's side.
    pub fn cancel(&self) {
        self.cell.stop(CANCELLED);
    }

    /// Waits, or less if the cell is stopped meanwhile.
    pub async fn sleep(&self, duration: Duration) {
        let until = Instant::now().checked_add(duration);
        if let Some(until) = until {
            let clock = clock();
            clock.schedule(lock(&clock.state), (until, self.id), Event::Wake);
        }
        self.or_stopped(poll_fn(|_| if until.is_some_and(|until| Instant::now() >= until) { Poll::Ready(()) } else { Poll::Pending }))
            .await;
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
        let mut state = lock(&clock().state);
        state.cells.remove(&self.id);
        if let Some(deadline) = self.deadline {
            state.events.remove(&(deadline, self.id));
        }
    }
}

/// What the clock keeps of a cell.
struct Watched {
    flag: Arc<AtomicU8>,
    waker: Mutex<Option<Waker>>,
}

impl Watched {
    fn stop(&self, why: u8) {
        // The first reason stays.
        let _ = self.flag.compare_exchange(GO_ON, why, Ordering::Relaxed, Ordering::Relaxed);
        self.wake();
    }

    fn wake(&self) {
        if let Some(waker) = lock(&self.waker).take() {
            waker.wake();
        }
    }
}

#[derive(Clone, Copy)]
enum Event {
    Deadline,
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
    fn schedule(&self, mut state: MutexGuard<'_, State>, at: (Instant, u64), event: Event) {
        state.events.insert(at, event);
        // Most cells end long before their limit. The thread is told only of what is sooner than
        // its next look, so that a short cell costs no context switch.
        let sooner = state.looks_at.is_none_or(|looks_at| at.0 < looks_at);
        if sooner {
            state.looks_at = Some(at.0);
            drop(state);
            self.sooner.notify_one();
        }
    }

    fn run(&self) {
        let mut state = lock(&self.state);
        loop {
            let now = Instant::now();
            while let Some(entry) = state.events.first_entry().filter(|entry| entry.key().0 <= now) {
                let ((_, id), event) = entry.remove_entry();
                let Some(cell) = state.cells.get(&id) else { continue };
                match event {
                    Event::Deadline => cell.stop(TIME_IS_UP),
                    Event::Wake => cell.wake(),
                }
            }
            state.looks_at = state.events.first_key_value().map(|((at, _), _)| *at);
            state = match state.looks_at {
                None => self.sooner.wait(state).unwrap_or_else(PoisonError::into_inner),
                Some(at) => self.sooner.wait_timeout(state, at - now).unwrap_or_else(PoisonError::into_inner).0,
            };
        }
    }
}

/// Locks; a panic elsewhere leaves this data whole, since nothing is done in steps under the lock.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
