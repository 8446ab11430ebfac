//! The commands, one file each, and what those that run code share.

pub mod doctor;
pub mod repl;
pub mod run;

use crate::args::Common;
use fumehood_core::{Result, Session};
use fumehood_executors::{block_on, by_name};

/// Opens a session as the options ask for it.
fn open(common: &Common) -> Result<Box<dyn Session>> {
    let executor = by_name(&common.executor)?;
    block_on(executor.open(&common.policy()))
}
