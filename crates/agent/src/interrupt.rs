//! How a run is ended from outside, at any moment: while the model answers, while a cell runs, while a tool does.
//!
//! What runs is dropped, which stops it. It ends runs only; the agent and its session can be used again.

use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Poll, Waker};

/// A handle that ends the run of an agent. Copies are the same handle.
#[derive(Clone, Debug, Default)]
pub struct Interrupt(Arc<Mutex<State>>);

#[derive(Debug, Default)]
struct State {
    raised: bool,
    waker: Option<Waker>,
}

impl Interrupt {
    /// Ends the run that is under way, or else the next one at its beginning.
    pub fn raise(&self) {
        let waker = {
            let mut state = self.state();
            state.raised = true;
            state.waker.take()
        };
        if let Some(waker) = waker {
            waker.wake();
        }
    }

    pub(crate) fn is_raised(&self) -> bool {
        self.state().raised
    }

    pub(crate) fn clear(&self) {
        self.state().raised = false;
    }

    /// What `work` gives; `None`, and `work` is dropped, when the interrupt comes first.
    pub(crate) async fn unless<T>(&self, work: impl Future<Output = T>) -> Option<T> {
        let mut work = std::pin::pin!(work);
        poll_fn(|context| {
            {
                let mut state = self.state();
                if state.raised {
                    return Poll::Ready(None);
                }
                state.waker = Some(context.waker().clone());
            }
            work.as_mut().poll(context).map(Some)
        })
        .await
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
