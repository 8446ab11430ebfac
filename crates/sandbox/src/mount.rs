//! File trees of a process's own.
//!
//! It changes nothing for anybody else: everything happens in a mount namespace made for it.

use crate::sys;
use rustix::fs::CWD;
use rustix::mount::{MountFlags, MountPropagationFlags, UnmountFlags, mount, mount_change, mount_remount, unmount};
use rustix::process::{chdir, pivot_root};
use std::io;

/// Leaves this process with a root folder that is empty and stays so.
pub fn empty_root() -> io::Result<()> {
    sys::unshare_mounts()?;
    mount_change(c"/", MountPropagationFlags::PRIVATE | MountPropagationFlags::REC)?;
    let place = [c"/tmp", c"/dev", c"/proc", c"/usr"]
        .into_iter()
        .find(|place| rustix::fs::statat(CWD, *place, rustix::fs::AtFlags::empty()).is_ok())
        .ok_or(io::ErrorKind::NotFound)?;
    let flags = MountFlags::NOSUID | MountFlags::NODEV | MountFlags::NOEXEC;
    mount(c"none", place, c"tmpfs", flags, c"size=4k,nr_inodes=2,mode=0555")?;
    chdir(place)?;
    // The old root is mounted over the new one, where nothing has to be made for it, and taken away.
    pivot_root(c".", c".")?;
    unmount(c".", UnmountFlags::DETACH)?;
    mount_remount(c"/", flags | MountFlags::RDONLY | MountFlags::BIND, c"")?;
    Ok(chdir(c"/")?)
}
