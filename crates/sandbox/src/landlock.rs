//! Landlock: files, TCP and signals, forbidden by the kernel itself, with the best version it has.
//!
//! It covers no UDP and no socket that is not TCP; the network namespace and seccomp do.

use crate::spec::Paths;
use crate::sys::{self, RulesetAttributes};
use rustix::fs::{Mode, OFlags, open};
use std::io;
use std::os::fd::AsFd;
use std::path::Path;

/// Files: execute, write, read, list; make, remove, link, truncate; ioctl on devices. By version.
const FILES: [u64; 5] = [0x1FFF, 0x3FFF, 0x7FFF, 0x7FFF, 0xFFFF];
const READ: u64 = 0b1101;
/// What may be allowed on something that is not a folder.
const ON_A_FILE: u64 = 0b111 | 1 << 14 | 1 << 15;
/// Binding and connecting of TCP sockets, from version 4.
const NETWORK: u64 = 0b11;
/// Abstract Unix sockets and signals across the boundary, from version 6.
const SCOPED: u64 = 0b11;

/// What a process needs to put itself under Landlock, as the kernel reads it.
#[derive(Clone, Debug)]
pub struct Orders {
    /// What is handled, for `landlock_create_ruleset`.
    pub handled: Vec<u8>,
    /// What may be done below a folder that is only read, and below one that is written.
    pub read: u64,
    pub write: u64,
}

/// The orders for this kernel.
pub fn orders() -> io::Result<Orders> {
    let attributes = attributes()?;
    let handled = [attributes.files, attributes.network, attributes.scoped].iter().flat_map(|bits| bits.to_ne_bytes()).collect();
    Ok(Orders { handled, read: attributes.files & READ, write: attributes.files })
}

fn attributes() -> io::Result<RulesetAttributes> {
    let version = usize::try_from(sys::landlock_version()?).unwrap_or(0).max(1);
    let files = FILES[version.min(FILES.len()) - 1];
    Ok(RulesetAttributes { files, network: if version >= 4 { NETWORK } else { 0 }, scoped: if version >= 6 { SCOPED } else { 0 } })
}

/// Leaves this thread, and those it starts from now on, with nothing but `paths`.
pub fn raise(paths: &Paths) -> io::Result<()> {
    let attributes = attributes()?;
    let files = attributes.files;
    // An older kernel knows fewer fields, and refuses more bytes than it knows unless they are zero.
    let ruleset = sys::landlock_ruleset(&attributes, size_of::<RulesetAttributes>())?;
    for path in &paths.read {
        allow(ruleset.as_fd(), path, files & READ)?;
    }
    for path in &paths.write {
        allow(ruleset.as_fd(), path, files)?;
    }
    sys::landlock_enforce(ruleset.as_fd())
}

fn allow(ruleset: std::os::fd::BorrowedFd<'_>, path: &Path, access: u64) -> io::Result<()> {
    let place = open(path, OFlags::PATH | OFlags::CLOEXEC, Mode::empty())?;
    let is_folder = rustix::fs::FileType::from_raw_mode(rustix::fs::fstat(&place)?.st_mode).is_dir();
    sys::landlock_allow(ruleset, place.as_fd(), if is_folder { access } else { access & ON_A_FILE })
}
