//! The executors: every way to run a cell, in one table.
//!
//! This is where the rings meet: the interpreter's effects become calls on a host here. Nothing in
//! this crate prints.

pub mod blaxel;
mod block_on;
pub mod cloud;
pub mod docker;
mod drive;
pub mod e2b;
mod guest;
pub mod jail;
pub mod jupyter;
pub mod local;
pub mod modal;
mod nature;
mod options;
mod patience;
pub mod proxy;
mod reactor;
mod runtime;
mod timer;

pub use block_on::block_on;
pub use fumehood_sandbox::{Metered, Mi, Standing, State};
pub use options::by_name_with;
pub use patience::patiently;
pub use timer::{Canceller, cancel_running};

use fumehood_core::{Error, Executor, Result};

/// Keeps the account of what cells hold. A program that runs the `local` executor in its own process installs it, so that the
/// memory limit is exact: `static ALLOCATOR: Metered<System, Ledger> = Metered::new(System);` as its `#[global_allocator]`.
pub struct Ledger;

impl fumehood_sandbox::Ledger for Ledger {
    #[inline]
    fn took(bytes: usize) {
        fumehood_interpreter::ledger::took(bytes);
    }

    #[inline]
    fn gave(bytes: usize) {
        fumehood_interpreter::ledger::gave(bytes);
    }
}

/// An executor the product knows of, whether or not this build has it.
pub struct Entry {
    pub name: &'static str,
    /// What it is, in a few words.
    pub summary: &'static str,
    /// How to make one; `None` when it is not there yet.
    pub make: Option<fn() -> Box<dyn Executor>>,
}

/// Every executor, the default one first.
pub const EXECUTORS: &[Entry] = &[
    Entry {
        name: "local",
        summary: "our own Python interpreter, in a locked-down child",
        make: Some(|| Box::new(local::Local::default())),
    },
    Entry { name: "jail", summary: "the machine's CPython in a Linux jail", make: Some(|| Box::new(jail::Jail::default())) },
    Entry { name: "docker", summary: "CPython in a container", make: Some(|| Box::new(docker::Docker::default())) },
    Entry { name: "jupyter", summary: "a Jupyter server that is already there", make: Some(|| Box::new(jupyter::Jupyter::default())) },
    Entry { name: "e2b", summary: "the E2B cloud", make: Some(|| Box::new(e2b::E2b::default())) },
    Entry { name: "modal", summary: "the Modal cloud", make: Some(|| Box::new(modal::Modal::default())) },
    Entry { name: "blaxel", summary: "the Blaxel cloud", make: Some(|| Box::new(blaxel::Blaxel::default())) },
];

/// The executor called `name`.
///
/// # Errors
/// `Unavailable` when there is none of that name, or it is not there yet.
pub fn by_name(name: &str) -> Result<Box<dyn Executor>> {
    let entry = EXECUTORS.iter().find(|entry| entry.name == name);
    if let Some(make) = entry.and_then(|entry| entry.make) {
        return Ok(make());
    }
    let cause = if entry.is_some() { "it is not part of this version" } else { "there is no executor of that name" };
    Err(Error::Unavailable { executor: name.to_owned(), source: Some(cause.into()), hint: "pass `--executor local`".to_owned() })
}
