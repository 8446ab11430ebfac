//! Clocks of one's own: how long the machine has been up says which machine it is, and is nobody's business behind walls.
//!
//! Only the clocks that count from a beginning; the time of day is the machine's.

use crate::sys::{self, Namespace};
use rustix::time::{ClockId, clock_gettime};
use std::io;
use std::path::Path;

/// Lets the clocks of all processes that this one starts from now on begin now. Where the kernel has no such namespaces, nothing
/// happens.
///
/// # Errors
/// Where the kernel has them, and refuses.
pub fn restart_clocks() -> io::Result<()> {
    if !Path::new("/proc/self/ns/time_for_children").exists() {
        return Ok(());
    }
    sys::unshare(Namespace::Time)?;
    let back = |name: &str, clock: ClockId| format!("{name} -{} 0\n", clock_gettime(clock).tv_sec);
    std::fs::write("/proc/self/timens_offsets", back("monotonic", ClockId::Monotonic) + &back("boottime", ClockId::Boottime))
}
