//! Limits the kernel holds on one process.
//!
//! They are only ever lowered: a limit that is lower already stays.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::io;

/// Lowers each limit to the number beside it.
pub fn lower(limits: &[(Resource, u64)]) -> io::Result<()> {
    limits.iter().try_for_each(|(resource, most)| lower_one(*resource, *most))
}

/// Lowers one limit.
pub fn lower_one(resource: Resource, most: u64) -> io::Result<()> {
    let most = getrlimit(resource).maximum.map_or(most, |maximum| maximum.min(most));
    Ok(setrlimit(resource, Rlimit { current: Some(most), maximum: Some(most) })?)
}

/// The bytes of private writable memory this process has mapped, which is what `RLIMIT_DATA` bounds.
pub fn mapped() -> io::Result<u64> {
    let status = std::fs::read_to_string("/proc/self/statm")?;
    let pages = status.split_whitespace().nth(5).and_then(|pages| pages.parse::<u64>().ok()).ok_or(io::ErrorKind::InvalidData)?;
    Ok(pages * rustix::param::page_size() as u64)
}
