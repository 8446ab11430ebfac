//! Waits for a future with the interpreter lock released, and looks for Ctrl-C meanwhile.
//!
//! It starts no thread and no event loop: tools run on the thread that waits.

use fumehood_executors::patiently;
use pyo3::prelude::*;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, Wake, Waker};
use std::thread::Thread;
use std::time::{Duration, Instant};

/// How long a signal may go unseen.
const GLANCE: Duration = Duration::from_millis(50);
/// How long a guest is waited for on this thread alone, which nothing wakes meanwhile.
const PATIENCE: Duration = Duration::from_millis(5);

/// An exception that is to end the wait: raised by a tool or a callback, and not meant for the guest.
#[derive(Default)]
pub struct Interruption(Mutex<Option<PyErr>>);

impl Interruption {
    /// The first one counts.
    pub fn set(&self, error: PyErr) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
    }

    fn take(&self) -> Option<PyErr> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// What the future gives. It is dropped, and with it the cell taken back, when a signal handler raises.
///
/// # Errors
/// What the signal handler raised, `KeyboardInterrupt` above all, or the interruption.
pub fn wait<T: Send>(py: Python<'_>, interruption: &Interruption, future: impl Future<Output = T> + Send) -> PyResult<T> {
    py.detach(|| {
        let waker = Waker::from(Arc::new(Unpark(std::thread::current())));
        let mut context = Context::from_waker(&waker);
        let mut future = std::pin::pin!(future);
        let mut looked = Instant::now();
        loop {
            // Looked at on both sides of what may hold this thread for a while.
            let asked = interruption.take();
            let polled = if asked.is_none() { patiently(PATIENCE, || future.as_mut().poll(&mut context)) } else { Poll::Pending };
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
