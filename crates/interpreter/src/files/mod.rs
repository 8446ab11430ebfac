//! The guest's files: the policy's mounts as trees in memory, and paths through them.
//!
//! Nothing here reaches a file of the host. There are no links, so a path never leads elsewhere than it says; what is outside
//! of every mount does not exist. A mount for reading never changes, whatever a guest tries.

mod changes;
mod image;
mod tree;
mod walk;

use fumehood_core::{Access, Policy, Source};
pub use image::FilesImage;
use std::collections::BTreeMap;
use std::path::{Component, Path};
use std::sync::Arc;
use tree::{ROOT, Tree, What, is_name};
use walk::LONGEST_PATH;

/// All files of a session.
#[derive(Clone, Debug)]
pub struct Files {
    volumes: Vec<Volume>,
    /// The working directory: absolute, without dots.
    cwd: String,
    /// Changes so far: the time of files, which needs no clock.
    changes: u64,
    /// Bytes of contents that changed in this cell and are kept to tell what changed.
    kept: usize,
}

/// One mount.
#[derive(Clone, Debug)]
struct Volume {
    target: String,
    access: Access,
    size: u64,
    tree: Arc<Tree>,
    /// As it was when the cell began.
    before: Arc<Tree>,
}

/// Why something cannot be done, as Linux numbers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    NotFound = 2,
    BadHandle = 9,
    Denied = 13,
    Busy = 16,
    Exists = 17,
    OtherMount = 18,
    NotFolder = 20,
    IsFolder = 21,
    Invalid = 22,
    TooLarge = 27,
    Full = 28,
    ReadOnly = 30,
    LongName = 36,
    NotEmpty = 39,
}

impl Fault {
    /// What the C library says of it.
    pub const fn text(self) -> &'static str {
        match self {
            Self::NotFound => "No such file or directory",
            Self::BadHandle => "Bad file descriptor",
            Self::Denied => "Permission denied",
            Self::Busy => "Device or resource busy",
            Self::Exists => "File exists",
            Self::OtherMount => "Invalid cross-device link",
            Self::NotFolder => "Not a directory",
            Self::IsFolder => "Is a directory",
            Self::Invalid => "Invalid argument",
            Self::TooLarge => "File too large",
            Self::Full => "No space left on device",
            Self::ReadOnly => "Read-only file system",
            Self::LongName => "File name too long",
            Self::NotEmpty => "Directory not empty",
        }
    }
}

type Done<T = ()> = Result<T, Fault>;

/// A node of any mount: the mount's number and the node's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handle {
    volume: u32,
    node: u32,
}

impl Handle {
    /// As the guest sees it: an inode, never 0.
    pub const fn number(self) -> i64 {
        ((self.volume as i64) << 32 | self.node as i64) + 1
    }

    pub fn from_number(number: i64) -> Option<Self> {
        let number = u64::try_from(number.checked_sub(1)?).ok()?;
        Some(Self { volume: u32::try_from(number >> 32).ok()?, node: number as u32 })
    }
}

/// What a path leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    /// A folder that is only there because a mount is below it.
    Above,
    Node(Handle),
    Missing,
}

/// A path that was followed: all of its folders are there.
struct Spot {
    path: String,
    entry: Entry,
    parent: Entry,
    /// It ends in a slash, or in a dot.
    as_folder: bool,
    /// Its last name is `.` or `..`.
    dots: bool,
}

/// What `stat` shows.
pub struct Status {
    pub number: i64,
    pub is_folder: bool,
    pub mode: u32,
    pub size: u64,
    pub changed: u64,
    pub volume: i64,
}

/// How a file is opened.
#[derive(Clone, Copy)]
pub struct Opening {
    pub write: bool,
    pub create: bool,
    pub exclusive: bool,
    pub truncate: bool,
}

impl Files {
    /// The files of a policy whose mounts the executor has checked. A folder of the host is read by the executor, never here.
    pub fn new(policy: &Policy) -> Self {
        let volumes: Vec<Volume> = policy
            .mounts
            .iter()
            .map(|mount| {
                let mut tree = Tree::new();
                if let Source::Files(files) = &mount.source {
                    files.iter().for_each(|(path, contents)| put(&mut tree, path, contents));
                }
                tree.fit_into(policy.limits.memory);
                let tree = Arc::new(tree);
                let before = Arc::clone(&tree);
                Volume { target: target_of(&mount.target), access: mount.access, size: mount.size, tree, before }
            })
            .collect();
        let cwd = volumes.first().map_or_else(|| "/".to_owned(), |volume| volume.target.clone());
        Self { volumes, cwd, changes: 0, kept: 0 }
    }

    /// Does the policy mount anything?
    pub fn any(&self) -> bool {
        !self.volumes.is_empty()
    }

    pub fn cwd(&self) -> &str {
        &self.cwd
    }

    /// Where the guest may write.
    pub fn writable(&self) -> impl Iterator<Item = &str> {
        self.volumes.iter().filter(|volume| volume.access == Access::Write).map(|volume| volume.target.as_str())
    }

    /// What all of it costs in memory.
    pub fn held(&self) -> usize {
        self.volumes.iter().map(|volume| volume.tree.held()).sum::<usize>() + self.kept
    }

    /// A cell begins: what changes from now on is its work.
    pub fn begin(&mut self) {
        self.kept = 0;
        for volume in &mut self.volumes {
            volume.before = Arc::clone(&volume.tree);
        }
    }

    /// 0 nothing, 1 a file, 2 a folder.
    pub fn look(&self, path: &str) -> u8 {
        match self.status(path) {
            Ok(status) => 1 + u8::from(status.is_folder),
            Err(_) => 0,
        }
    }

    pub fn status(&self, path: &str) -> Done<Status> {
        let spot = self.follow(path)?;
        match spot.entry {
            Entry::Above => Ok(Status { number: 1, is_folder: true, mode: 0o555, size: 0, changed: 0, volume: 0 }),
            Entry::Node(handle) => {
                let status = self.status_of(handle)?;
                if spot.as_folder && !status.is_folder { Err(Fault::NotFolder) } else { Ok(status) }
            }
            Entry::Missing => Err(Fault::NotFound),
        }
    }

    pub fn status_of(&self, handle: Handle) -> Done<Status> {
        let volume = self.volumes.get(handle.volume as usize).ok_or(Fault::BadHandle)?;
        let node = volume.tree.node(handle.node).ok_or(Fault::BadHandle)?;
        let (is_folder, size) = match &node.what {
            What::Folder(_) => (true, 4096),
            What::File(data) => (false, data.len() as u64),
        };
        let mode = if volume.access == Access::Write { node.mode } else { node.mode & 0o555 };
        Ok(Status { number: handle.number(), is_folder, mode, size, changed: node.changed, volume: i64::from(handle.volume) + 1 })
    }

    /// The entries of a folder, by name, and whether each is a folder.
    pub fn list(&self, path: &str) -> Done<Vec<(String, bool)>> {
        let spot = self.follow(path)?;
        let mut names = BTreeMap::new();
        match spot.entry {
            Entry::Above => {}
            Entry::Node(handle) => {
                let tree = self.tree(handle)?;
                for (name, &number) in tree.entries(handle.node).ok_or(Fault::NotFolder)? {
                    names.insert(name.to_string(), tree.entries(number).is_some());
                }
            }
            Entry::Missing => return Err(Fault::NotFound),
        }
        let prefix = if spot.path == "/" { "/".to_owned() } else { spot.path + "/" };
        for below in self.volumes.iter().filter_map(|volume| volume.target.strip_prefix(&prefix)) {
            if let Some(name) = below.split('/').next().filter(|name| !name.is_empty()) {
                names.insert(name.to_owned(), true);
            }
        }
        Ok(names.into_iter().collect())
    }

    pub fn change_folder(&mut self, path: &str) -> Done {
        let spot = self.follow(path)?;
        match spot.entry {
            Entry::Above => {}
            Entry::Node(handle) => drop(self.tree(handle)?.entries(handle.node).ok_or(Fault::NotFolder)?),
            Entry::Missing => return Err(Fault::NotFound),
        }
        self.cwd = spot.path;
        Ok(())
    }

    /// Opens a file, and makes it if asked to.
    pub fn open(&mut self, path: &str, opening: Opening) -> Done<Handle> {
        let spot = if opening.write { self.follow_to_write(path)? } else { self.follow(path)? };
        let handle = match spot.entry {
            Entry::Above => return Err(Fault::IsFolder),
            Entry::Node(_) if opening.create && opening.exclusive => return Err(Fault::Exists),
            Entry::Node(handle) => {
                if self.tree(handle)?.entries(handle.node).is_some() {
                    return Err(Fault::IsFolder);
                }
                if spot.as_folder {
                    return Err(Fault::NotFolder);
                }
                if opening.write {
                    self.require_writable(handle.volume)?;
                }
                handle
            }
            Entry::Missing if !opening.create => return Err(Fault::NotFound),
            Entry::Missing if spot.as_folder => return Err(Fault::IsFolder),
            Entry::Missing => self.add(&spot, What::File(Arc::default()), 0o644)?,
        };
        if opening.truncate {
            self.truncate(handle, 0)?;
        }
        // Only a file that could be removed meanwhile must know that it is open.
        if self.require_writable(handle.volume).is_ok() {
            self.tree_mut(handle)?.open(handle.node);
        }
        Ok(handle)
    }

    pub fn close(&mut self, handle: Handle) {
        if self.require_writable(handle.volume).is_ok()
            && let Ok(tree) = self.tree_mut(handle)
        {
            tree.close(handle.node);
        }
    }

    pub fn contents(&self, handle: Handle) -> Done<&Arc<Vec<u8>>> {
        self.tree(handle)?.contents(handle.node).ok_or(Fault::BadHandle)
    }

    /// What making a file this long would allocate; an error if the mount does not hold it.
    pub fn growth(&mut self, handle: Handle, length: u64) -> Done<usize> {
        self.require_writable(handle.volume)?;
        let old = self.contents(handle)?.len() as u64;
        // From here on the tree is another one than before the cell, and shares what it has not changed.
        self.tree_mut(handle)?;
        let volume = &self.volumes[handle.volume as usize];
        if length > old && volume.tree.bytes_beside(handle.node).saturating_add(length) > volume.size {
            return Err(Fault::Full);
        }
        let length = usize::try_from(length).map_err(|_| Fault::TooLarge)?;
        Ok(volume.tree.growth(handle.node, length).0)
    }

    /// Writes into a file. `growth` has said yes.
    pub fn write(&mut self, handle: Handle, at: usize, bytes: &[u8]) -> Done {
        let end = at.checked_add(bytes.len()).ok_or(Fault::TooLarge)?;
        self.growth(handle, end as u64)?;
        self.keep_contents(handle, end);
        let changed = self.tick();
        self.tree_mut(handle)?.write(handle.node, at, bytes, changed)
    }

    /// Cuts a file, or fills it with zeros up to a length. `growth` has said yes.
    pub fn truncate(&mut self, handle: Handle, length: usize) -> Done {
        self.growth(handle, length as u64)?;
        self.keep_contents(handle, length);
        let changed = self.tick();
        self.tree_mut(handle)?.truncate(handle.node, length, changed)
    }

    pub fn make_folder(&mut self, path: &str, mode: u32) -> Done {
        let spot = self.follow_to_write(path)?;
        match spot.entry {
            Entry::Missing => self.add(&spot, What::Folder(BTreeMap::new()), mode).map(drop),
            _ => Err(Fault::Exists),
        }
    }

    /// Removes a file.
    pub fn unlink(&mut self, path: &str) -> Done {
        let spot = self.follow(path)?;
        if spot.entry == Entry::Above {
            return Err(Fault::IsFolder);
        }
        let handle = self.node_at(&spot)?;
        if self.tree(handle)?.entries(handle.node).is_some() {
            return Err(Fault::IsFolder);
        }
        if spot.as_folder {
            return Err(Fault::NotFolder);
        }
        self.take_out(&spot, handle)
    }

    /// Removes an empty folder.
    pub fn remove_folder(&mut self, path: &str) -> Done {
        let spot = self.follow(path)?;
        let handle = self.node_at(&spot)?;
        let entries = self.tree(handle)?.entries(handle.node).ok_or(Fault::NotFolder)?;
        if spot.dots {
            return Err(if path.ends_with("..") { Fault::NotEmpty } else { Fault::Invalid });
        }
        let is_empty = entries.is_empty();
        self.require_writable(handle.volume)?;
        if !is_empty {
            return Err(Fault::NotEmpty);
        }
        self.take_out(&spot, handle)
    }

    pub fn rename(&mut self, from: &str, to: &str) -> Done {
        let source = self.follow(from)?;
        let node = self.node_at(&source)?;
        let target = self.follow_to_write(to)?;
        let is_folder = self.tree(node)?.entries(node.node).is_some();
        if source.dots || target.dots || node.node == ROOT {
            return Err(Fault::Busy);
        }
        if !is_folder && (source.as_folder || target.as_folder) {
            return Err(Fault::NotFolder);
        }
        let (Entry::Node(parent), Entry::Node(into)) = (source.parent, target.parent) else { return Err(Fault::Denied) };
        if parent.volume != into.volume || node.volume != into.volume {
            return Err(Fault::OtherMount);
        }
        self.require_writable(node.volume)?;
        if target.entry == source.entry {
            return Ok(());
        }
        if is_folder && self.tree(into)?.is_inside(into.node, node.node) {
            return Err(Fault::Invalid);
        }
        // Every file must be within reach of a path.
        if target.path.len() + self.tree(node)?.reach(node.node) > LONGEST_PATH {
            return Err(Fault::LongName);
        }
        match target.entry {
            Entry::Above => return Err(Fault::Busy),
            Entry::Node(old) if old.node == ROOT => return Err(Fault::Busy),
            Entry::Node(old) => match (is_folder, self.tree(old)?.entries(old.node)) {
                (true, None) => return Err(Fault::NotFolder),
                (false, Some(_)) => return Err(Fault::IsFolder),
                (true, Some(entries)) if !entries.is_empty() => return Err(Fault::NotEmpty),
                _ => self.keep_contents(old, usize::MAX),
            },
            Entry::Missing => {}
        }
        let changed = self.tick();
        let (old_name, new_name) = (last_name(&source.path).to_owned(), last_name(&target.path));
        self.tree_mut(node)?.rename((parent.node, &old_name), (into.node, new_name), changed)
    }

    /// Says that a node changed now, or at a time.
    pub fn touch(&mut self, path: &str, when: Option<u64>) -> Done {
        let handle = self.node_to_write(path)?;
        let changed = when.unwrap_or_else(|| self.tick());
        self.tree_mut(handle)?.touch(handle.node, changed);
        Ok(())
    }

    pub fn set_mode(&mut self, path: &str, mode: u32) -> Done {
        let handle = self.node_to_write(path)?;
        self.tree_mut(handle)?.set_mode(handle.node, mode);
        Ok(())
    }

    /// May the guest write what is at a path?
    pub fn may_write(&self, path: &str) -> bool {
        self.node_to_write(path).is_ok()
    }

    fn node_to_write(&self, path: &str) -> Done<Handle> {
        let handle = self.node_at(&self.follow(path)?)?;
        self.require_writable(handle.volume)?;
        Ok(handle)
    }

    fn tick(&mut self) -> u64 {
        self.changes += 1;
        self.changes
    }

    fn tree(&self, handle: Handle) -> Done<&Tree> {
        self.volumes.get(handle.volume as usize).map(|volume| &*volume.tree).ok_or(Fault::BadHandle)
    }

    fn tree_mut(&mut self, handle: Handle) -> Done<&mut Tree> {
        self.volumes.get_mut(handle.volume as usize).map(|volume| Arc::make_mut(&mut volume.tree)).ok_or(Fault::BadHandle)
    }

    fn require_writable(&self, volume: u32) -> Done {
        match self.volumes.get(volume as usize).map(|volume| volume.access) {
            Some(Access::Write) => Ok(()),
            Some(Access::Read) => Err(Fault::ReadOnly),
            None => Err(Fault::BadHandle),
        }
    }

    /// Contents that are about to change or go, and that somebody else holds, stay in memory.
    fn keep_contents(&mut self, handle: Handle, length: usize) {
        if let Ok(tree) = self.tree_mut(handle) {
            let kept = tree.growth(handle.node, length).1;
            self.kept += kept;
        }
    }

    fn node_at(&self, spot: &Spot) -> Done<Handle> {
        match spot.entry {
            Entry::Above => Err(Fault::Busy),
            Entry::Node(handle) => Ok(handle),
            Entry::Missing => Err(Fault::NotFound),
        }
    }

    fn add(&mut self, spot: &Spot, what: What, mode: u32) -> Done<Handle> {
        let Entry::Node(folder) = spot.parent else { return Err(Fault::Denied) };
        self.require_writable(folder.volume)?;
        let changed = self.tick();
        let node = self.tree_mut(folder)?.add(folder.node, last_name(&spot.path), what, mode, changed)?;
        Ok(Handle { node, ..folder })
    }

    fn take_out(&mut self, spot: &Spot, handle: Handle) -> Done {
        let Entry::Node(parent) = spot.parent else { return Err(Fault::Busy) };
        if handle.node == ROOT {
            return Err(Fault::Busy);
        }
        self.require_writable(handle.volume)?;
        self.keep_contents(handle, usize::MAX);
        let changed = self.tick();
        self.tree_mut(handle)?.remove(parent.node, last_name(&spot.path), changed)
    }
}

fn last_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or_default()
}

/// Puts a file of the policy into a tree, with the folders it needs. What is no name, or is taken, is left out.
fn put(tree: &mut Tree, path: &Path, contents: &Arc<Vec<u8>>) {
    let names: Option<Vec<&str>> =
        path.components().map(|part| if let Component::Normal(name) = part { name.to_str() } else { None }).collect();
    let Some(names) = names.filter(|names| names.iter().all(|name| is_name(name))) else { return };
    let is_folder = path.as_os_str().as_encoded_bytes().ends_with(b"/");
    let count = names.len() - usize::from(!is_folder && !names.is_empty());
    let mut folder = ROOT;
    // A mount with more files than it may hold was refused before.
    for name in &names[..count] {
        let found = tree.child(folder, name).or_else(|| tree.add(folder, name, What::Folder(BTreeMap::new()), 0o755, 0).ok());
        let Some(found) = found else { return };
        folder = found;
    }
    if let Some(last) = names.get(count).filter(|last| tree.child(folder, last).is_none()) {
        let _ = tree.add(folder, last, What::File(Arc::clone(contents)), 0o644, 0);
    }
}

/// A mount's target without doubled or trailing slashes.
fn target_of(path: &Path) -> String {
    let text = path.to_string_lossy();
    let names: Vec<&str> = text.split('/').filter(|name| !name.is_empty()).collect();
    format!("/{}", names.join("/"))
}
