//! The files a jailed Python sees: the machine's programs and its own packages, read-only, and folders in memory.
//!
//! Nothing of anybody's home, of `/etc` or of `/var`, unless the Python itself lives there.

use super::python::{Python, SYSTEM};
use crate::guest::kernel;
use fumehood_core::{Access, Error, Mount, Result, Source};
use fumehood_sandbox::{Access as Binding, Entry, Tree};
use std::path::{Path, PathBuf};

/// The guest's own folder, where it begins.
pub const HOME: &str = "/home/guest";
/// Where the kernel is.
pub const KERNEL: &str = "/hood";
/// What the kernel has beside it in a jail.
const OWN: [(&str, &str); 4] = [
    ("ahead.py", include_str!("python/ahead.py")),
    ("pages.py", include_str!("python/pages.py")),
    ("walls.py", include_str!("python/walls.py")),
    ("zygote.py", include_str!("python/zygote.py")),
];
/// What each of the folders in memory may hold.
pub const ROOM: u64 = 64 << 20;

/// The tree of a session, with these mounts, whose folders have been read. It is built inside of its zygote's, and shares with it
/// what nobody can write to.
pub fn session(python: &Python, mounts: &[Mount], memory: u64) -> Result<Tree> {
    let mut entries = folders(python, mounts);
    if mounts.iter().any(|mount| mount.target.starts_with("/etc")) {
        entries.extend(settings());
    } else {
        entries.extend(bind(Path::new("/etc")));
    }
    entries.extend(bind(Path::new(KERNEL)));
    for mount in mounts {
        entries.push(mounted(mount, memory)?);
    }
    entries.extend([Entry::SameDevices, scratch("/dev/shm", ROOM / 2), Entry::Processes]);
    Ok(Tree(entries))
}

/// The tree of a zygote, in which those of sessions are built.
pub fn zygote(python: &Python) -> Tree {
    let mut entries = folders(python, &[]);
    entries.extend(settings());
    for (name, content) in kernel::FILES.iter().chain(&OWN) {
        entries.push(text(format!("{KERNEL}/fumehood_guest/{name}"), content));
    }
    entries.extend([Entry::Devices, scratch("/dev/shm", ROOM / 2), Entry::WholeProc]);
    Tree(entries)
}

/// The machine's programs, the Python's own, and folders in memory.
fn folders(python: &Python, mounts: &[Mount]) -> Vec<Entry> {
    let mut entries = vec![scratch("/tmp", ROOM)];
    if !mounts.iter().any(|mount| mount.target == Path::new(HOME)) {
        entries.push(scratch(HOME, ROOM));
    }
    entries.extend(SYSTEM.iter().filter_map(|path| top(Path::new(path))));
    entries.extend(python.folders.iter().filter_map(|folder| bind(folder)));
    entries
}

/// What is in `/etc`.
fn settings() -> Vec<Entry> {
    let mut entries = Vec::new();
    for path in ["/etc/ld.so.cache", "/etc/alternatives", "/etc/fonts", "/etc/ssl/certs", "/etc/ssl/openssl.cnf"] {
        entries.extend(bind(Path::new(path)));
    }
    entries.extend(top(Path::new("/etc/localtime")));
    entries.push(text("/etc/passwd".to_owned(), "guest:x:0:0:guest:/tmp:/bin/sh\n"));
    entries.push(text("/etc/group".to_owned(), "guest:x:0:\n"));
    entries.push(text("/etc/hosts".to_owned(), "127.0.0.1 localhost\n::1 localhost\n"));
    entries
}

fn scratch(target: &str, bytes: u64) -> Entry {
    Entry::Scratch { target: target.into(), bytes, files: 4_096 }
}

fn text(target: String, content: &str) -> Entry {
    Entry::Text { target: target.into(), content: content.to_owned() }
}

/// The folders of a tree that can be written.
pub fn writable(mounts: &[Mount]) -> Vec<PathBuf> {
    let own = ["/tmp", HOME, "/dev"].map(PathBuf::from);
    own.into_iter().chain(mounts.iter().filter(|mount| mount.access == Access::Write).map(|mount| mount.target.clone())).collect()
}

/// A path of the machine as it is there: a link, or what it names. None where it is not.
fn top(path: &Path) -> Option<Entry> {
    match std::fs::read_link(path) {
        Ok(to) => Some(Entry::Link { target: path.to_owned(), to }),
        Err(_) => bind(path),
    }
}

fn bind(path: &Path) -> Option<Entry> {
    path.exists().then(|| Entry::Bind { source: path.to_owned(), target: path.to_owned(), access: Binding::Read })
}

/// A mount, copied: what the guest does to it stays in the jail, and what the host does later outside of it.
fn mounted(mount: &Mount, memory: u64) -> Result<Entry> {
    check_target(&mount.target)?;
    let Source::Files(files) = &mount.source else { return Err(refused("a folder was not read".to_owned(), "report this as a bug")) };
    let files = files.iter().map(|(path, content)| (path.clone(), content.to_vec())).collect();
    let access = if mount.access == Access::Read { Binding::Read } else { Binding::Write };
    // Files in memory are the session's memory.
    Ok(Entry::Files { target: mount.target.clone(), files, bytes: mount.size.min(memory), access })
}

fn check_target(target: &Path) -> Result<()> {
    let taken = ["/", "/dev", "/proc", "/etc", KERNEL].iter().any(|path| target == Path::new(path))
        || SYSTEM.iter().chain(&["/dev", "/proc", KERNEL]).any(|path| target.starts_with(path));
    if !taken {
        return Ok(());
    }
    Err(refused(format!("nothing can be mounted at `{}`", target.display()), "mount it below `/data`, `/home/guest` or `/mnt`"))
}

fn refused(reason: String, hint: &str) -> Error {
    Error::Refused { reason, hint: hint.to_owned() }
}
