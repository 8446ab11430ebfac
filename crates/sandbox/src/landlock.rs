//! Landlock: files, TCP and signals, forbidden by the kernel itself, with the best version it has.
//!
//! It covers no UDP and no socket that is not TCP; the network namespace and seccomp do.

use crate::spec::Paths;
use crate::sys::{self, Exempt, RulesetAttributes};
use rustix::fs::{Mode, OFlags, open};
use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::path::Path;

/// Files: execute, write, read, list; make, remove, link, truncate; ioctl on devices. By version.
const FILES: [u64; 5] = [0x1FFF, 0x3FFF, 0x7FFF, 0x7FFF, 0xFFFF];
const READ: u64 = 0b1101;
/// What may be allowed on something that is not a folder.
const ON_A_FILE: u64 = 0b111 | 1 << 14 | 1 << 15;
/// Binding and connecting of TCP sockets, from version 4.
const NETWORK: u64 = 0b11;
const CONNECT: u64 = 0b10;
/// Abstract Unix sockets and signals across the boundary, from version 6.
const SCOPED: u64 = 0b11;

/// Whether this kernel has it.
///
/// # Errors
/// Where it has not.
pub fn available() -> io::Result<()> {
    attributes().map(drop)
}

fn attributes() -> io::Result<RulesetAttributes> {
    let version = usize::try_from(sys::landlock_version()?).unwrap_or(0).max(1);
    let files = FILES[version.min(FILES.len()) - 1];
    Ok(RulesetAttributes { files, network: if version >= 4 { NETWORK } else { 0 }, scoped: if version >= 6 { SCOPED } else { 0 } })
}

/// Leaves this thread, and those it starts from now on, with nothing but `paths`.
pub fn raise(paths: &Paths) -> io::Result<()> {
    sys::landlock_enforce(rules(paths, None)?.as_fd())
}

/// Rules that leave whoever puts itself under them with nothing but `paths`, and one port to connect to.
///
/// # Errors
/// Where the kernel has no Landlock, or a path is not there.
pub fn rules(paths: &Paths, port: Option<u16>) -> io::Result<OwnedFd> {
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
    if let Some(port) = port.filter(|_| attributes.network & CONNECT != 0) {
        sys::landlock_allow(ruleset.as_fd(), Exempt::Port(port), CONNECT)?;
    }
    Ok(ruleset)
}

fn allow(ruleset: BorrowedFd<'_>, path: &Path, access: u64) -> io::Result<()> {
    let place = open(path, OFlags::PATH | OFlags::CLOEXEC, Mode::empty())?;
    let is_folder = rustix::fs::FileType::from_raw_mode(rustix::fs::fstat(&place)?.st_mode).is_dir();
    sys::landlock_allow(ruleset, Exempt::Path(place.as_fd()), if is_folder { access } else { access & ON_A_FILE })
}
