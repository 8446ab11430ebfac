//! The guest's files: the policy's mounts as trees in memory, and paths through them.
//!
//! Nothing here reaches a file of the host. There are no links, so a path never leads elsewhere than it says; what is outside
//! of every mount does not exist. A mount for reading never changes, whatever a guest tries.

mod tree;

use fumehood_core::{Access, Policy, Source, WrittenFile};
use serde::{Deserialize, Serialize};
use std::path::{Component, Path};
use std::sync::Arc;
use tree::{LONGEST_NAME, ROOT, Tree, TreeImage, What, is_name};

/// The longest path, in bytes.
const LONGEST_PATH: usize = 4095;

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

    /// The files that the cell wrote or removed, by path.
    pub fn written(&self) -> Vec<WrittenFile> {
        let mut changed = Vec::new();
        for volume in self.volumes.iter().filter(|volume| !Arc::ptr_eq(&volume.tree, &volume.before)) {
            let (before, after) = (volume.before.files(), volume.tree.files());
            let full = |path: &str| if volume.target == "/" { format!("/{path}") } else { format!("{}/{path}", volume.target) };
            for (path, data) in &after {
                let same = before.get(path).is_some_and(|old| Arc::ptr_eq(old, data) || old == data);
                if !same {
                    changed.push(WrittenFile { path: full(path), contents: Some(data.to_vec()) });
                }
            }
            for path in before.keys().filter(|path| !after.contains_key(*path)) {
                changed.push(WrittenFile { path: full(path), contents: None });
            }
        }
        changed.sort_by(|a, b| a.path.cmp(&b.path));
        changed
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
        let mut names = std::collections::BTreeMap::new();
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
        if length > old && volume.tree.bytes - old + length > volume.size {
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
            Entry::Missing => self.add(&spot, What::Folder(Default::default()), mode).map(drop),
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
        if !entries.is_empty() {
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

    /// As `follow`, for what is to be made or written: outside of every mount that is forbidden, not only absent.
    fn follow_to_write(&self, path: &str) -> Done<Spot> {
        let found = self.follow(path);
        let outside = match &found {
            Ok(spot) => spot.entry == Entry::Missing && spot.parent == Entry::Above,
            Err(Fault::NotFound) => !path.is_empty() && self.is_outside(path),
            Err(_) => false,
        };
        if outside { Err(Fault::Denied) } else { found }
    }

    /// Is a path, read as text, outside of every mount?
    fn is_outside(&self, path: &str) -> bool {
        let mut names: Vec<&str> = if path.starts_with('/') { Vec::new() } else { self.cwd.split('/').collect() };
        for name in path.split('/') {
            match name {
                "" | "." => {}
                ".." => drop(names.pop()),
                name => names.push(name),
            }
        }
        let names: Vec<&str> = names.into_iter().filter(|name| !name.is_empty()).collect();
        !self.volumes.iter().any(|volume| {
            let target: Vec<&str> = volume.target.split('/').filter(|name| !name.is_empty()).collect();
            names.starts_with(&target)
        })
    }

    /// Follows a path. Every folder on the way must be there; the last name need not.
    fn follow(&self, path: &str) -> Done<Spot> {
        if path.is_empty() {
            return Err(Fault::NotFound);
        }
        if path.len() > LONGEST_PATH {
            return Err(Fault::LongName);
        }
        let mut walk = Walk { files: self, path: String::new(), entries: vec![self.entry_of_root()] };
        if !path.starts_with('/') {
            for name in self.cwd.split('/').filter(|name| !name.is_empty()) {
                walk.down(name)?;
            }
        }
        let (mut as_folder, mut dots) = (false, false);
        for name in path.split('/') {
            as_folder = matches!(name, "" | "." | "..");
            match name {
                "" => continue,
                "." | ".." => walk.require_folder()?,
                _ => {}
            }
            dots = matches!(name, "." | "..");
            match name {
                "." => {}
                ".." => walk.up(),
                name => walk.down(name)?,
            }
        }
        if walk.path.len() > LONGEST_PATH {
            return Err(Fault::LongName);
        }
        let entry = *walk.entries.last().unwrap_or(&Entry::Missing);
        let parent = if walk.entries.len() > 1 { walk.entries[walk.entries.len() - 2] } else { Entry::Above };
        let path = if walk.path.is_empty() { "/".to_owned() } else { walk.path };
        Ok(Spot { path, entry, parent, as_folder, dots })
    }

    fn entry_of_root(&self) -> Entry {
        self.mount_at("").unwrap_or(Entry::Above)
    }

    /// The mount at a path, which is empty for the root.
    fn mount_at(&self, path: &str) -> Option<Entry> {
        let is_here = |volume: &Volume| volume.target == path || path.is_empty() && volume.target == "/";
        let volume = self.volumes.iter().position(is_here)?;
        Some(Entry::Node(Handle { volume: volume as u32, node: ROOT }))
    }

    fn is_above_a_mount(&self, path: &str) -> bool {
        self.volumes.iter().any(|volume| volume.target.strip_prefix(path).is_some_and(|rest| rest.starts_with('/')))
    }
}

/// A walk along a path: where it is, and what each folder on the way is.
struct Walk<'a> {
    files: &'a Files,
    path: String,
    entries: Vec<Entry>,
}

impl Walk<'_> {
    fn down(&mut self, name: &str) -> Done {
        self.require_folder()?;
        if name.len() > LONGEST_NAME {
            return Err(Fault::LongName);
        }
        let here = *self.entries.last().unwrap_or(&Entry::Missing);
        self.path.push('/');
        self.path.push_str(name);
        let files = self.files;
        let child = match here {
            Entry::Node(handle) => files.tree(handle)?.child(handle.node, name).map(|node| Entry::Node(Handle { node, ..handle })),
            _ => None,
        };
        let entry = files.mount_at(&self.path).or(child);
        let entry = entry.unwrap_or_else(|| if files.is_above_a_mount(&self.path) { Entry::Above } else { Entry::Missing });
        self.entries.push(entry);
        Ok(())
    }

    fn up(&mut self) {
        if self.entries.len() > 1 {
            self.entries.pop();
            self.path.truncate(self.path.rfind('/').unwrap_or(0));
        }
    }

    fn require_folder(&self) -> Done {
        match self.entries.last() {
            Some(Entry::Above) => Ok(()),
            Some(Entry::Node(handle)) if self.files.tree(*handle)?.entries(handle.node).is_some() => Ok(()),
            Some(Entry::Node(_)) => Err(Fault::NotFolder),
            Some(Entry::Missing) | None => Err(Fault::NotFound),
        }
    }
}

fn last_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or_default()
}

/// Puts a file of the policy into a tree, with the folders it needs. What is no name, or is taken, is left out.
fn put(tree: &mut Tree, path: &Path, contents: &Arc<Vec<u8>>) {
    let names: Option<Vec<&str>> =
        path.components().map(|part| if let Component::Normal(name) = part { name.to_str() } else { None }).collect();
    let Some((last, folders)) = names.as_deref().and_then(|names| names.split_last()) else { return };
    let mut folder = ROOT;
    for name in folders {
        let found = tree.child(folder, name).or_else(|| tree.add(folder, name, What::Folder(Default::default()), 0o755, 0).ok());
        let Some(found) = found.filter(|_| is_name(name)) else { return };
        folder = found;
    }
    if is_name(last) && tree.child(folder, last).is_none() {
        // A mount with more files than it may hold was refused before.
        let _ = tree.add(folder, last, What::File(Arc::clone(contents)), 0o644, 0);
    }
}

/// A mount's target without doubled or trailing slashes.
fn target_of(path: &Path) -> String {
    let text = path.to_string_lossy();
    let names: Vec<&str> = text.split('/').filter(|name| !name.is_empty()).collect();
    format!("/{}", names.join("/"))
}

/// The files in a snapshot. Mounts for reading are named only: who restores mounts them again.
#[derive(Serialize, Deserialize)]
pub struct FilesImage {
    cwd: String,
    changes: u64,
    volumes: Vec<(String, Option<TreeImage>)>,
}

impl Files {
    pub fn to_image(&self) -> FilesImage {
        let volume = |volume: &Volume| {
            let tree = (volume.access == Access::Write).then(|| volume.tree.to_image());
            (volume.target.clone(), tree)
        };
        FilesImage { cwd: self.cwd.clone(), changes: self.changes, volumes: self.volumes.iter().map(volume).collect() }
    }

    /// The files of a snapshot, under the mounts of a policy.
    pub fn restore(&mut self, image: FilesImage) -> Result<(), String> {
        let described = |target: &str, writable: bool| if writable { format!("{target} (writable)") } else { target.to_owned() };
        let known: Vec<String> = image.volumes.iter().map(|(target, tree)| described(target, tree.is_some())).collect();
        let here: Vec<String> = self.volumes.iter().map(|volume| described(&volume.target, volume.access == Access::Write)).collect();
        if known != here {
            return Err(format!("the snapshot knows the mounts [{}], the policy has [{}]", known.join(", "), here.join(", ")));
        }
        for (volume, (_, tree)) in self.volumes.iter_mut().zip(image.volumes) {
            let Some(tree) = tree else { continue };
            let tree = Tree::from_image(tree).ok_or("the snapshot is wrong: its files")?;
            if tree.bytes > volume.size {
                return Err(format!("the snapshot has more in `{}` than the mount may hold", volume.target));
            }
            volume.tree = Arc::new(tree);
            volume.before = Arc::clone(&volume.tree);
        }
        self.changes = image.changes;
        if self.change_folder(&image.cwd).is_err() {
            return Err("the snapshot is wrong: its working directory".to_owned());
        }
        Ok(())
    }
}
