//! One session of the interpreter in this process.
//!
//! A panic of the interpreter ends the namespace, never the process, and is never passed over: the
//! cell says so, and the next one starts from a fresh namespace.

use crate::drive::{Broken, drive};
use crate::nature::Nature;
use fumehood_core::{BoxFuture, Cell, End, Error, Host, Outcome, Policy, Result, Session, Stream, ToolCall, ToolError, Value, Variable};
use fumehood_interpreter::{SnapshotError, Vm};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A namespace, and the policy it was opened under.
pub struct LocalSession {
    policy: Policy,
    vm: Vm,
    nature: Nature,
    /// Set when a cell whose future was dropped took the namespace with it.
    lost: Option<Broken>,
}

impl LocalSession {
    pub fn new(policy: Policy) -> Self {
        let (vm, nature) = (Vm::new(&policy), Nature::new(&policy));
        Self { policy, vm, nature, lost: None }
    }

    /// A session with the state of a snapshot.
    pub fn restore(policy: Policy, snapshot: &[u8]) -> Result<Self> {
        let (vm, nature) = (Vm::restore(snapshot, &policy).map_err(|error| refused(&error))?, Nature::new(&policy));
        Ok(Self { policy, vm, nature, lost: None })
    }

    /// Runs what `begin` starts.
    async fn drive(&mut self, begin: impl FnOnce(&mut Vm), host: &dyn Host) -> Result<Outcome> {
        if let Some(broken) = self.lost.take() {
            return Err(self.start_over(&broken));
        }
        let outcome = drive(&mut self.vm, begin, host, &self.policy.limits, &mut self.nature, &mut self.lost).await;
        outcome.map_err(|broken| self.start_over(&broken))
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
        Box::pin(async move { self.drive(|vm| vm.start(&cell), host).await })
    }

    fn fork<'a>(&'a mut self) -> BoxFuture<'a, Result<Box<dyn Session>>> {
        let forked = self.vm.fork().map_err(|error| refused(&error)).map(|vm| {
            let (policy, nature) = (self.policy.clone(), self.nature.clone());
            Box::new(Self { policy, vm, nature, lost: None }) as Box<dyn Session>
        });
        Box::pin(std::future::ready(forked))
    }

    fn snapshot(&mut self) -> BoxFuture<'_, Result<Vec<u8>>> {
        Box::pin(std::future::ready(self.vm.snapshot().map_err(|error| refused(&error))))
    }

    fn variables(&mut self) -> BoxFuture<'_, Result<Vec<Variable>>> {
        Box::pin(async move {
            let outcome = self.drive(Vm::start_listing, &Nobody).await?;
            match outcome.end {
                End::Value(list) => Ok(variables(list)),
                _ => Err(Error::Refused {
                    reason: "the variables cannot be listed within the limits".to_owned(),
                    hint: "delete large ones, or raise the limits".to_owned(),
                }),
            }
        })
    }

    fn close(self: Box<Self>) -> BoxFuture<'static, Result<()>> {
        Box::pin(std::future::ready(Ok(())))
    }
}

fn refused(error: &SnapshotError) -> Error {
    Error::Refused { reason: error.to_string(), hint: "run the cells again in a new session".to_owned() }
}

/// What the interpreter's list says: name, type and repr of each.
fn variables(list: Value) -> Vec<Variable> {
    let Value::List(rows) = list else { return Vec::new() };
    let row = |row: Value| match row {
        Value::Tuple(parts) => match <[Value; 3]>::try_from(parts.into_iter().collect::<Vec<_>>()) {
            Ok([Value::Str(name), Value::Str(type_name), Value::Str(repr)]) => Some(Variable { name, type_name, repr }),
            _ => None,
        },
        _ => None,
    };
    rows.into_iter().filter_map(row).collect()
}

/// The host of what runs for us, which asks for nothing.
pub struct Nobody;

impl Host for Nobody {
    fn print(&self, _: Stream, _: &str) {}

    fn call(&self, call: ToolCall) -> BoxFuture<'_, Result<Value, ToolError>> {
        Box::pin(std::future::ready(Err(ToolError::unknown(&call.name))))
    }
}
