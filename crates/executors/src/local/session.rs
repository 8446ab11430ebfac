//! One session of the interpreter in this process.
//!
//! A panic of the interpreter ends the namespace, never the process, and is never passed over: the
//! cell says so, and the next one starts from a fresh namespace.

use crate::drive::{Broken, drive};
use fumehood_core::{BoxFuture, Cell, Error, Host, Outcome, Policy, Result, Session};
use fumehood_interpreter::Vm;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A namespace, and the policy it was opened under.
pub struct LocalSession {
    policy: Policy,
    vm: Vm,
    /// Set when a cell whose future was dropped took the namespace with it.
    lost: Option<Broken>,
}

impl LocalSession {
    pub fn new(policy: Policy) -> Self {
        let vm = Vm::new(&policy);
        Self { policy, vm, lost: None }
    }

    /// Starts from a fresh namespace, and says what happened to the old one.
    fn start_over(&mut self, broken: &Broken) -> Error {
        let old = std::mem::replace(&mut self.vm, Vm::new(&self.policy));
        // What a panic left behind may panic again.
        let _ = catch_unwind(AssertUnwindSafe(|| drop(old)));
        Error::Lost {
            reason: "the interpreter failed, and its variables are gone".to_owned(),
            source: Some(broken.0.clone().into()),
            hint: "run the earlier cells again, and report this as a bug".to_owned(),
        }
    }
}

impl Session for LocalSession {
    fn run<'a>(&'a mut self, cell: Cell, host: &'a dyn Host) -> BoxFuture<'a, Result<Outcome>> {
        Box::pin(async move {
            if let Some(broken) = self.lost.take() {
                return Err(self.start_over(&broken));
            }
            let outcome = drive(&mut self.vm, &cell, host, &self.policy.limits, &mut self.lost).await;
            outcome.map_err(|broken| self.start_over(&broken))
        })
    }

    fn fork<'a>(&'a mut self) -> BoxFuture<'a, Result<Box<dyn Session>>> {
        let refusal = Error::Refused {
            reason: "the `local` executor cannot fork a session".to_owned(),
            hint: "open a second session and run the same cells in it".to_owned(),
        };
        Box::pin(std::future::ready(Err(refusal)))
    }

    fn close(self: Box<Self>) -> BoxFuture<'static, Result<()>> {
        Box::pin(std::future::ready(Ok(())))
    }
}
