//! The commands, one file each, and what those that run code share.

pub mod doctor;
pub mod repl;
pub mod run;

use crate::args::Common;
use crate::report;
use fumehood_core::{Result, Session};
use fumehood_executors::{block_on, by_name};

/// Opens a session as the options ask for it, and passes on what the executor warns of.
fn open(common: &Common) -> Result<Box<dyn Session>> {
    let executor = by_name(&common.executor)?;
    let policy = common.policy();
    let session = block_on(executor.open(&policy))?;
    for warning in executor.warnings(&policy) {
        report::warning(&warning);
    }
    Ok(session)
}
