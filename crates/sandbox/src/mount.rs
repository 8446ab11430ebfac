//! File trees of a process's own.
//!
//! They change nothing for anybody else: everything happens in a mount namespace made for them. A [`Plan`] is laid out
//! before the process is cloned and followed after, with system calls only.

use crate::spec::{Access, Entry, Tree};
use crate::sys;
use rustix::fs::{CWD, Mode, OFlags, mkdirat, openat, symlinkat};
use rustix::io::Errno;
use rustix::mount::{
    MountFlags, MountPropagationFlags, MoveMountFlags, OpenTreeFlags, UnmountFlags, mount, mount_change, mount_remount, move_mount,
    open_tree, unmount,
};
use rustix::process::{chdir, pivot_root};
use std::ffi::{CStr, CString};
use std::io;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::path::{Component, Path, PathBuf};

/// Leaves this process with a root folder that is empty and stays so.
pub fn empty_root() -> io::Result<()> {
    sys::unshare(sys::Namespace::Mounts)?;
    begin(c"size=4k,nr_inodes=2,mode=0555")?;
    finish()
}

/// A tree, ready to be built.
pub struct Plan(Vec<Step>);

struct Step {
    /// The folders above the target, outermost first, and the target: from the new root.
    above: Vec<CString>,
    target: CString,
    what: What,
}

enum What {
    Bind { source: CString, is_folder: bool, access: Bound, opened: Option<OwnedFd> },
    Scratch(CString),
    Files { options: CString, files: Vec<Step>, read_only: bool },
    Link(CString),
    Text(Vec<u8>),
    Folder,
    Proc(&'static CStr),
}

/// How something is bound.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Read,
    Write,
    /// As it is, for a device node, which is of use only where devices are allowed.
    Device,
}

const DEVICES: [&str; 5] = ["null", "zero", "full", "random", "urandom"];

impl Plan {
    pub fn new(tree: &Tree) -> io::Result<Self> {
        let mut steps = Vec::new();
        for entry in &tree.0 {
            match entry {
                Entry::Bind { source, target, access: Access::Read } => steps.push(Step::bind(source, target, Bound::Read)?),
                Entry::Bind { source, target, access: Access::Write } => steps.push(Step::bind(source, target, Bound::Write)?),
                Entry::Scratch { target, bytes, files } => {
                    let options = CString::new(format!("size={bytes},nr_inodes={files},mode=0700"))?;
                    steps.push(Step::new(target, What::Scratch(options))?);
                }
                Entry::Files { target, files, bytes, access } => steps.push(Step::files(target, files, *bytes, *access)?),
                Entry::Link { target, to } => steps.push(Step::new(target, What::Link(CString::new(to.as_os_str().as_bytes())?))?),
                Entry::Text { target, content } => steps.push(Step::new(target, What::Text(content.clone().into_bytes()))?),
                Entry::Processes => steps.push(Step::new(Path::new("/proc"), What::Proc(c"subset=pid,hidepid=2"))?),
                Entry::WholeProc => steps.push(Step::new(Path::new("/proc"), What::Proc(c""))?),
                Entry::SameDevices => steps.push(Step::bind(Path::new("/dev"), Path::new("/dev"), Bound::Device)?),
                Entry::Devices => {
                    for name in DEVICES {
                        let path = Path::new("/dev").join(name);
                        steps.push(Step::bind(&path, &path, Bound::Device)?);
                    }
                }
            }
        }
        Ok(Self(steps))
    }

    /// Takes hold of what will be bound, while this process is still who may look at it.
    pub fn open_sources(&mut self) -> io::Result<()> {
        for step in &mut self.0 {
            if let What::Bind { source, opened, .. } = &mut step.what {
                let flags = OpenTreeFlags::OPEN_TREE_CLONE | OpenTreeFlags::OPEN_TREE_CLOEXEC | OpenTreeFlags::AT_RECURSIVE;
                *opened = Some(open_tree(CWD, source.as_c_str(), flags)?);
            }
        }
        Ok(())
    }

    /// Builds the tree and makes it the root.
    pub fn build(&self) -> io::Result<()> {
        begin(c"size=1m,nr_inodes=1k,mode=0755")?;
        self.0.iter().try_for_each(Step::take)?;
        finish()
    }
}

impl Step {
    fn bind(source: &Path, target: &Path, access: Bound) -> io::Result<Self> {
        let is_folder = std::fs::metadata(source)?.is_dir();
        let source = CString::new(source.as_os_str().as_bytes())?;
        Self::new(target, What::Bind { source, is_folder, access, opened: None })
    }

    fn files(target: &Path, files: &[(PathBuf, Vec<u8>)], bytes: u64, access: Access) -> io::Result<Self> {
        let file = |(path, content): &(PathBuf, Vec<u8>)| {
            let is_folder = path.as_os_str().as_bytes().ends_with(b"/");
            Self::new(&target.join(path), if is_folder { What::Folder } else { What::Text(content.clone()) })
        };
        let steps = files.iter().map(file).collect::<io::Result<_>>()?;
        // A page more for each file, so that what fits by its bytes fits.
        let room = bytes.saturating_add(4096 * (files.len() as u64 + 64));
        let options = CString::new(format!("size={room},nr_inodes={},mode=0700", 4 * files.len() + 1_000))?;
        Self::new(target, What::Files { options, files: steps, read_only: access == Access::Read })
    }

    fn new(target: &Path, what: What) -> io::Result<Self> {
        let mut path = Vec::new();
        let mut above = Vec::new();
        for part in target.components() {
            match part {
                Component::RootDir => {}
                Component::Normal(name) => {
                    if !path.is_empty() {
                        above.push(CString::new(path.clone())?);
                        path.push(b'/');
                    }
                    path.extend_from_slice(name.as_bytes());
                }
                _ => return Err(io::ErrorKind::InvalidInput.into()),
            }
        }
        Ok(Self { above, target: CString::new(path)?, what })
    }

    fn take(&self) -> io::Result<()> {
        self.above.iter().try_for_each(|folder| make_folder(folder))?;
        let target = self.target.as_c_str();
        let quiet = MountFlags::NOSUID | MountFlags::NODEV;
        match &self.what {
            What::Bind { opened: None, .. } => Err(io::ErrorKind::NotConnected.into()),
            What::Bind { opened: Some(source), is_folder, access, .. } => {
                if *is_folder {
                    make_folder(target)?
                } else {
                    make_file(target, &[])?
                }
                if *access != Bound::Device {
                    sys::restrict_mount(source.as_fd(), *access == Bound::Read)?;
                }
                Ok(move_mount(source, c"", CWD, target, MoveMountFlags::MOVE_MOUNT_F_EMPTY_PATH)?)
            }
            What::Scratch(options) => {
                make_folder(target)?;
                Ok(mount(c"none", target, c"tmpfs", quiet, options.as_c_str())?)
            }
            What::Files { options, files, read_only } => {
                make_folder(target)?;
                mount(c"none", target, c"tmpfs", quiet, options.as_c_str())?;
                files.iter().try_for_each(Step::take)?;
                if *read_only {
                    mount_remount(target, quiet | MountFlags::RDONLY | MountFlags::BIND, c"")?;
                }
                Ok(())
            }
            What::Link(to) => Ok(symlinkat(to.as_c_str(), CWD, target)?),
            What::Text(content) => make_file(target, content),
            What::Folder => make_folder(target),
            What::Proc(options) => {
                make_folder(target)?;
                // Before the old root goes: without a whole `/proc` in sight the kernel gives out no other.
                Ok(mount(c"none", target, c"proc", quiet | MountFlags::NOEXEC, *options)?)
            }
        }
    }
}

/// Goes into a new empty root, beside the old one.
fn begin(options: &CStr) -> io::Result<()> {
    mount_change(c"/", MountPropagationFlags::PRIVATE | MountPropagationFlags::REC)?;
    let is_there = |place: &&CStr| rustix::fs::statat(CWD, *place, rustix::fs::AtFlags::empty()).is_ok();
    let place = [c"/tmp", c"/dev", c"/proc", c"/usr"].into_iter().find(is_there).ok_or(io::ErrorKind::NotFound)?;
    mount(c"none", place, c"tmpfs", ROOT_FLAGS, options)?;
    Ok(chdir(place)?)
}

/// Makes it the only root, and read-only.
fn finish() -> io::Result<()> {
    // The old root is mounted over the new one, where nothing has to be made for it, and taken away.
    pivot_root(c".", c".")?;
    unmount(c".", UnmountFlags::DETACH)?;
    mount_remount(c"/", ROOT_FLAGS | MountFlags::RDONLY | MountFlags::BIND, c"")?;
    Ok(chdir(c"/")?)
}

const ROOT_FLAGS: MountFlags = MountFlags::NOSUID.union(MountFlags::NODEV).union(MountFlags::NOEXEC);

fn make_folder(path: &CStr) -> io::Result<()> {
    match mkdirat(CWD, path, Mode::from_raw_mode(0o755)) {
        Ok(()) | Err(Errno::EXIST) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

fn make_file(path: &CStr, content: &[u8]) -> io::Result<()> {
    let file = openat(CWD, path, OFlags::CREATE | OFlags::WRONLY | OFlags::CLOEXEC, Mode::from_raw_mode(0o644))?;
    let mut rest = content;
    while !rest.is_empty() {
        rest = &rest[rustix::io::write(&file, rest)?..];
    }
    Ok(())
}
