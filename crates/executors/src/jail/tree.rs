//! The files a jailed Python sees: the machine's programs and its own packages, read-only, and folders in memory.
//!
//! Nothing of anybody's home, of `/etc` or of `/var`, unless the Python itself lives there.

use super::python::{Python, SYSTEM};
use crate::guest::kernel;
use fumehood_core::{Access, Error, Mount, Result, Source};
use fumehood_sandbox::{Access as Binding, Entry, Tree};
use std::path::{Component, Path, PathBuf};

/// The guest's own folder, where it begins.
pub const WORK: &str = "/work";
/// Where the kernel is.
pub const KERNEL: &str = "/hood";
/// What each of the folders in memory may hold.
pub const ROOM: u64 = 64 << 20;

/// The tree of a Python, with these mounts.
pub fn tree(python: &Python, mounts: &[Mount]) -> Result<Tree> {
    let scratch = |target: &str, bytes| Entry::Scratch { target: target.into(), bytes, files: 4_096 };
    let mut entries = vec![scratch("/tmp", ROOM), scratch(WORK, ROOM)];
    entries.extend(SYSTEM.iter().filter_map(|path| top(Path::new(path))));
    entries.extend(python.folders.iter().filter_map(|folder| bind(folder)));
    for path in ["/etc/ld.so.cache", "/etc/alternatives", "/etc/fonts"] {
        entries.extend(bind(Path::new(path)));
    }
    entries.extend(top(Path::new("/etc/localtime")));
    let text = |target: String, content: &str| Entry::Text { target: target.into(), content: content.to_owned() };
    entries.push(text("/etc/passwd".to_owned(), "guest:x:0:0:guest:/tmp:/bin/sh\n"));
    entries.push(text("/etc/group".to_owned(), "guest:x:0:\n"));
    entries.push(text("/etc/hosts".to_owned(), "127.0.0.1 localhost\n::1 localhost\n"));
    for (name, content) in kernel::FILES {
        entries.push(text(format!("{KERNEL}/fumehood_guest/{name}"), content));
    }
    for mount in mounts {
        entries.push(mounted(mount)?);
    }
    entries.extend([Entry::Devices, scratch("/dev/shm", ROOM / 2), Entry::Processes]);
    Ok(Tree(entries))
}

/// The folders of a tree that can be written.
pub fn writable(mounts: &[Mount]) -> Vec<PathBuf> {
    let own = ["/tmp", WORK, "/dev"].map(PathBuf::from);
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
fn mounted(mount: &Mount) -> Result<Entry> {
    check_target(&mount.target)?;
    let files = match &mount.source {
        Source::Files(files) => files.iter().map(|(path, content)| (path.clone(), content.to_vec())).collect(),
        Source::Folder(folder) => read_folder(folder, mount.size)?,
    };
    for (path, _) in &files {
        check_path(path)?;
    }
    let size: u64 = files.iter().map(|(_, content)| content.len() as u64).sum();
    if size > mount.size {
        return Err(too_large(&mount.target, mount.size));
    }
    let access = if mount.access == Access::Read { Binding::Read } else { Binding::Write };
    Ok(Entry::Files { target: mount.target.clone(), files, bytes: mount.size, access })
}

/// The ordinary files below a folder; links are left out, since they lead where nobody has looked.
fn read_folder(folder: &Path, most: u64) -> Result<Vec<(PathBuf, Vec<u8>)>> {
    let unreadable = |error: std::io::Error| refused(format!("`{}` cannot be read: {error}", folder.display()), "mount a folder that can");
    let mut files = Vec::new();
    let mut size = 0;
    let mut folders = vec![PathBuf::new()];
    while let Some(below) = folders.pop() {
        for entry in std::fs::read_dir(folder.join(&below)).map_err(unreadable)? {
            let entry = entry.map_err(unreadable)?;
            let kind = entry.file_type().map_err(unreadable)?;
            let path = below.join(entry.file_name());
            if kind.is_dir() {
                folders.push(path);
            } else if kind.is_file() {
                size += entry.metadata().map_err(unreadable)?.len();
                if size > most {
                    return Err(too_large(folder, most));
                }
                files.push((path, std::fs::read(entry.path()).map_err(unreadable)?));
            }
        }
    }
    Ok(files)
}

fn check_target(target: &Path) -> Result<()> {
    let taken = ["/", "/dev", "/proc", "/etc", KERNEL].iter().any(|path| target == Path::new(path))
        || SYSTEM.iter().chain(&["/dev", "/proc", KERNEL]).any(|path| target.starts_with(path));
    let plain = target.is_absolute() && target.components().skip(1).all(|part| matches!(part, Component::Normal(_)));
    if plain && !taken {
        return Ok(());
    }
    Err(refused(format!("nothing can be mounted at `{}`", target.display()), "mount it below `/data`, `/work` or `/mnt`"))
}

fn check_path(path: &Path) -> Result<()> {
    if path.components().next().is_some() && path.components().all(|part| matches!(part, Component::Normal(_))) {
        return Ok(());
    }
    Err(refused(format!("`{}` is no path below a mount", path.display()), "give files relative paths without `..`"))
}

fn too_large(what: &Path, most: u64) -> Error {
    refused(format!("the files of `{}` have more than {most} bytes", what.display()), "raise the mount's `size`, or mount less")
}

fn refused(reason: String, hint: &str) -> Error {
    Error::Refused { reason, hint: hint.to_owned() }
}
