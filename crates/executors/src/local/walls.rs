//! Which walls stand around the interpreter: those of a child, and those a program raises around itself.
//!
//! What a wall is, and how it is raised, is the sandbox's.

use crate::timer::start_clock;
use fumehood_core::{Error, Result};
use fumehood_sandbox::{COMPUTE, Confinement, Need, Resource, Standing, WallError};

/// What may be mapped beside the memory a policy allows: buffers, the allocator's slack, a copy while something grows.
const SLACK: u64 = 64 << 20;

/// Locks this process down, for good: it can compute, and use the descriptors it has; it can open nothing, connect
/// nowhere and start nothing. `start` runs just before, and starts the threads that the program needs.
///
/// For a program that will run one session with `Local::in_process` and end: `hood run`. The session may be opened
/// before, but no cell may have run, and no other thread may be there. `memory` is the policy's limit.
///
/// # Errors
/// `Unavailable` when a wall cannot be raised. The process may then be half locked down and should end.
pub fn lock_down(memory: u64, start: impl FnOnce()) -> Result<Vec<Standing>> {
    fumehood_interpreter::compile::learn_stack();
    let mapped = fumehood_sandbox::mapped_memory().map_err(unavailable)?;
    let confinement = Confinement {
        close_descriptors: true,
        rlimits: vec![
            (Resource::Core, 0),
            (Resource::Nproc, 0),
            (Resource::Memlock, 0),
            (Resource::Msgqueue, 0),
            (Resource::Data, data_limit(mapped, memory)),
        ],
        landlock: Need::WhereOffered,
        calls: Some(COMPUTE),
        ..Confinement::default()
    };
    let start = || {
        start_clock();
        start();
    };
    fumehood_sandbox::lock_down(&confinement, start).map_err(unavailable)
}

/// The same for a worker, which has nothing but its socket, and learns its policy later.
pub fn lock_down_worker(start: impl FnOnce()) -> std::result::Result<Vec<Standing>, WallError> {
    fumehood_interpreter::compile::learn_stack();
    let confinement = Confinement {
        empty_root: Need::WhereOffered,
        rlimits: vec![
            (Resource::Core, 0),
            (Resource::Nproc, 0),
            (Resource::Memlock, 0),
            (Resource::Msgqueue, 0),
            (Resource::Fsize, 0),
            // The clock of a wait for descriptors counts them against this.
            (Resource::Nofile, 8),
        ],
        landlock: Need::WhereOffered,
        calls: Some(COMPUTE),
        ..Confinement::default()
    };
    fumehood_sandbox::lock_down(&confinement, start)
}

/// How much data a process that had `mapped` bytes before may map for a session of `memory` bytes: what it holds, and what it
/// says of it when a cell ends, as values and as bytes. The interpreter's own limit is the narrow one.
pub fn data_limit(mapped: u64, memory: u64) -> u64 {
    mapped.saturating_add(memory.saturating_mul(4)).saturating_add(SLACK)
}

pub fn unavailable(error: WallError) -> Error {
    let hint = format!("{}; or pass `--no-isolate`, which runs the code behind one wall only", error.hint());
    let cause = format!("{error}: {}", error.source);
    Error::Unavailable { executor: "local".to_owned(), source: Some(cause.into()), hint }
}
