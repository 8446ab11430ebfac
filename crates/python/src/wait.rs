//! Waits for a future with the interpreter lock released, and looks for Ctrl-C meanwhile.
//!
//! It starts no thread and no event loop: tools run on the thread that waits.

use fumehood_executors::{Canceller, patiently};
use pyo3::prelude::*;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Wake, Waker};
use std::thread::Thread;
use std::time::{Duration, Instant};

/// How long a signal may go unseen.
const GLANCE: Duration = Duration::from_millis(10);
/// How long a guest is waited for on this thread alone, which nothing wakes meanwhile.
const PATIENCE: Duration = Duration::from_millis(5);

/// An exception that is to end the wait: raised by a tool or a callback, or from another thread, and not meant for the guest.
#[derive(Default)]
pub struct Interruption {
    asked: Mutex<Asked>,
    /// Stops a cell that runs on the very thread that waits.
    canceller: Canceller,
}

#[derive(Default)]
struct Asked {
    error: Option<PyErr>,
    /// Who waits, to be woken.
    waits: Option<Thread>,
}

impl Interruption {
    /// The first one counts.
    pub fn set(&self, error: PyErr) {
        let mut asked = self.lock();
        asked.error.get_or_insert(error);
        if let Some(waits) = &asked.waits {
            waits.unpark();
            self.canceller.cancel();
        }
    }

    fn take(&self) -> Option<PyErr> {
        self.lock().error.take()
    }

    fn lock(&self) -> MutexGuard<'_, Asked> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What the future gives. It is dropped, and with it the cell taken back, when a signal handler raises.
///
/// # Errors
/// What the signal handler raised, `KeyboardInterrupt` above all, or the interruption.
pub fn wait<T: Send>(py: Python<'_>, interruption: &Interruption, future: impl Future<Output = T> + Send) -> PyResult<T> {
    py.detach(|| {
        interruption.lock().waits = Some(std::thread::current());
        let waker = Waker::from(Arc::new(Unpark(std::thread::current())));
        let mut context = Context::from_waker(&waker);
        let mut future = std::pin::pin!(future);
        let mut looked = Instant::now();
        loop {
            // Looked at on both sides of what may hold this thread for a while.
            let asked = interruption.take();
            let polled = if asked.is_none() {
                interruption.canceller.cover(|| patiently(PATIENCE, || future.as_mut().poll(&mut context)))
            } else {
                Poll::Pending
            };
            if let Some(error) = asked.or_else(|| interruption.take()) {
                return Err(error);
            }
            if let Poll::Ready(done) = polled {
                return Ok(done);
            }
            std::thread::park_timeout(GLANCE);
            if looked.elapsed() >= GLANCE {
                Python::attach(|py| py.check_signals())?;
                looked = Instant::now();
            }
        }
    })
}

struct Unpark(Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}
