//! Locks the calling process down: one wall per line, in an order that is its own argument.
//!
//! There is no way back, and no partial success: an error means that a needed wall is missing, and the caller must end.

use crate::spec::{Confinement, Need, Standing, Wall, WallError};
use crate::sys::Closing;
use crate::{landlock, mount, privilege, rlimit, seccomp, sys};
use rustix::process::Resource;
use std::io;

/// Raises the walls around this process. `start` runs when all are up but the last, and starts the threads that the
/// process needs: after it there can be no more.
///
/// Call it while the process has one thread: some walls reach only the thread that raises them, and those it starts.
///
/// # Errors
/// `WallError` for a wall that is required and cannot be raised.
pub fn lock_down(confinement: &Confinement, start: impl FnOnce()) -> Result<Vec<Standing>, WallError> {
    let mut walls = Walls::default();
    let own = if confinement.close_descriptors { Need::Required } else { Need::Off };
    // First what may still need a privilege, then the privileges, then what needs none.
    walls.raise(Wall::Descriptors, own, || sys::close_from(3, Closing::Now))?;
    walls.raise(Wall::EmptyRoot, confinement.empty_root, mount::empty_root)?;
    walls.raise(Wall::Privileges, Need::Required, privilege::drop_all)?;
    walls.raise(Wall::Landlock, confinement.landlock, || landlock::raise(&confinement.paths))?;
    // What follows refuses threads, and reaches those that are there.
    start();
    walls.raise(Wall::Rlimits, Need::Required, || rlimit::lower(&confinement.rlimits))?;
    if let Some(calls) = confinement.calls {
        walls.raise(Wall::Seccomp, Need::Required, || seccomp::load(calls))?;
    }
    Ok(walls.0)
}

/// Bounds the private writable memory this process may have mapped, also after `lock_down`. See [`mapped_memory`].
///
/// # Errors
/// `WallError` where the kernel refuses.
pub fn limit_memory(bytes: u64) -> Result<(), WallError> {
    rlimit::lower_one(Resource::Data, bytes).map_err(|error| WallError::new(Wall::Rlimits, error))
}

/// The private writable memory this process has mapped, used or not. To be asked before `lock_down`.
///
/// # Errors
/// `WallError` where `/proc` does not say.
pub fn mapped_memory() -> Result<u64, WallError> {
    rlimit::mapped().map_err(|error| WallError::new(Wall::Rlimits, error))
}

#[derive(Default)]
struct Walls(Vec<Standing>);

impl Walls {
    fn raise(&mut self, wall: Wall, need: Need, work: impl FnOnce() -> io::Result<()>) -> Result<(), WallError> {
        if need == Need::Off {
            return Ok(());
        }
        match work() {
            Ok(()) => self.0.push(Standing::up(wall)),
            Err(error) if need == Need::WhereOffered => self.0.push(Standing::down(wall, &error)),
            Err(error) => return Err(WallError::new(wall, error)),
        }
        Ok(())
    }
}
