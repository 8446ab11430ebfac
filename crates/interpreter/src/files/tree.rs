//! The files of one mount: numbered nodes below a root folder, with their contents shared until they are written.
//!
//! It knows neither paths with more than one name nor who may write; that is `Files`.

use super::Fault;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The root folder of every tree.
pub const ROOT: u32 = 0;
/// The parent of a file that was removed and is still open.
const NOWHERE: u32 = u32::MAX;
/// Files and folders that a mount may hold, whatever the memory.
const MOST: usize = 100_000;
/// Memory of the session for each of them: the guest must still be able to list and remove what it made.
const MEMORY_EACH: u64 = 8192;
/// What a node costs beside its contents and its name.
const NODE: usize = 160;
/// The longest name, in bytes.
pub const LONGEST_NAME: usize = 255;

/// A file or a folder.
#[derive(Clone, Debug)]
pub struct Node {
    parent: u32,
    pub what: What,
    /// Permission bits. They are only shown: the mount decides what may be written.
    pub mode: u32,
    /// When it was last changed, as the number of that change.
    pub changed: u64,
    /// Open files on it.
    opens: u32,
}

#[derive(Clone, Debug)]
pub enum What {
    Folder(BTreeMap<Box<str>, u32>),
    File(Arc<Vec<u8>>),
}

/// A tree of nodes.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: BTreeMap<u32, Node>,
    next: u32,
    /// Bytes of the contents of all files that have a name.
    pub bytes: u64,
    /// What all of it costs in memory, with what was removed and is still open.
    held: usize,
    /// Files and folders that it may hold.
    most: usize,
}

impl Tree {
    pub fn new() -> Self {
        let root = Node { parent: ROOT, what: What::Folder(BTreeMap::new()), mode: 0o755, changed: 0, opens: 0 };
        Self { nodes: BTreeMap::from([(ROOT, root)]), next: 1, bytes: 0, held: NODE, most: MOST }
    }

    /// As bounded as the tree that it replaces.
    pub fn like(self, other: &Self) -> Self {
        Self { most: other.most, ..self }
    }

    /// No more new files and folders than a session with this much memory can look through.
    pub fn fit_into(&mut self, memory: u64) {
        let more = usize::try_from(memory / MEMORY_EACH).unwrap_or(MOST);
        self.most = self.nodes.len().saturating_add(more).min(MOST);
    }

    pub fn node(&self, number: u32) -> Option<&Node> {
        self.nodes.get(&number)
    }

    pub fn held(&self) -> usize {
        self.held
    }

    pub fn entries(&self, folder: u32) -> Option<&BTreeMap<Box<str>, u32>> {
        match &self.nodes.get(&folder)?.what {
            What::Folder(entries) => Some(entries),
            What::File(_) => None,
        }
    }

    pub fn contents(&self, file: u32) -> Option<&Arc<Vec<u8>>> {
        match &self.nodes.get(&file)?.what {
            What::File(data) => Some(data),
            What::Folder(_) => None,
        }
    }

    pub fn child(&self, folder: u32, name: &str) -> Option<u32> {
        self.entries(folder)?.get(name).copied()
    }

    /// Is this node the other one, or inside it?
    pub fn is_inside(&self, mut node: u32, folder: u32) -> bool {
        while node != folder {
            match self.nodes.get(&node) {
                Some(found) if node != ROOT && found.parent != NOWHERE => node = found.parent,
                _ => return false,
            }
        }
        true
    }

    /// Adds a node to a folder. The name is not taken.
    pub fn add(&mut self, folder: u32, name: &str, what: What, mode: u32, changed: u64) -> Result<u32, Fault> {
        if self.nodes.len() >= self.most || self.next == NOWHERE {
            return Err(Fault::Full);
        }
        let number = self.next;
        let cost = NODE + name.len();
        let size = if let What::File(data) = &what { (data.len() as u64, data.capacity()) } else { (0, 0) };
        self.entries_mut(folder)?.insert(name.into(), number);
        self.next += 1;
        self.nodes.insert(number, Node { parent: folder, what, mode, changed, opens: 0 });
        self.bytes += size.0;
        self.held += cost + size.1;
        self.touch(folder, changed);
        Ok(number)
    }

    /// Takes a name out of a folder. A file that is open stays until it is closed.
    pub fn remove(&mut self, folder: u32, name: &str, changed: u64) -> Result<(), Fault> {
        let number = self.entries_mut(folder)?.remove(name).ok_or(Fault::NotFound)?;
        self.held -= name.len();
        self.touch(folder, changed);
        if let Some(node) = self.nodes.get_mut(&number) {
            node.parent = NOWHERE;
            if let What::File(data) = &node.what {
                self.bytes -= data.len() as u64;
            }
            if node.opens == 0 {
                self.forget(number);
            }
        }
        Ok(())
    }

    /// Gives a node another name or folder; what had the name before is gone.
    pub fn rename(&mut self, from: (u32, &str), to: (u32, &str), changed: u64) -> Result<(), Fault> {
        let number = self.child(from.0, from.1).ok_or(Fault::NotFound)?;
        if self.child(to.0, to.1).is_some() {
            self.remove(to.0, to.1, changed)?;
        }
        self.entries_mut(from.0)?.remove(from.1);
        self.entries_mut(to.0)?.insert(to.1.into(), number);
        self.held = self.held - from.1.len() + to.1.len();
        if let Some(node) = self.nodes.get_mut(&number) {
            node.parent = to.0;
        }
        self.touch(from.0, changed);
        self.touch(to.0, changed);
        Ok(())
    }

    pub fn open(&mut self, file: u32) {
        if let Some(node) = self.nodes.get_mut(&file) {
            node.opens = node.opens.saturating_add(1);
        }
    }

    pub fn close(&mut self, file: u32) {
        if let Some(node) = self.nodes.get_mut(&file) {
            node.opens = node.opens.saturating_sub(1);
            if node.opens == 0 && node.parent == NOWHERE {
                self.forget(file);
            }
        }
    }

    /// The bytes of all files but this one.
    pub fn bytes_beside(&self, file: u32) -> u64 {
        let own = self.nodes.get(&file).filter(|node| node.parent != NOWHERE).and_then(|_| self.contents(file));
        self.bytes - own.map_or(0, |data| data.len() as u64)
    }

    /// What a file of this length would allocate anew, and whether its old contents stay with somebody else.
    pub fn growth(&self, file: u32, length: usize) -> (usize, usize) {
        let Some(data) = self.contents(file) else { return (0, 0) };
        let room = if length > data.capacity() { length.saturating_add(length / 4) } else { data.capacity() };
        if Arc::strong_count(data) > 1 {
            (room, data.capacity())
        } else if room > data.capacity() {
            (room - data.capacity(), 0)
        } else {
            (0, 0)
        }
    }

    /// Puts bytes into a file, which grows as needed; a gap is filled with zeros.
    pub fn write(&mut self, file: u32, at: usize, bytes: &[u8], changed: u64) -> Result<(), Fault> {
        let end = at.checked_add(bytes.len()).ok_or(Fault::TooLarge)?;
        self.change(file, end, changed, |data| {
            if data.len() < end {
                data.resize(end, 0);
            }
            data[at..end].copy_from_slice(bytes);
        })
    }

    pub fn truncate(&mut self, file: u32, length: usize, changed: u64) -> Result<(), Fault> {
        self.change(file, length, changed, |data| {
            data.resize(length, 0);
            if length < data.capacity() / 2 {
                data.shrink_to_fit();
            }
        })
    }

    fn change(&mut self, file: u32, length: usize, changed: u64, work: impl FnOnce(&mut Vec<u8>)) -> Result<(), Fault> {
        let node = self.nodes.get_mut(&file).ok_or(Fault::BadHandle)?;
        let What::File(data) = &mut node.what else { return Err(Fault::IsFolder) };
        let before = (data.len(), data.capacity());
        if length == 0 {
            *data = Arc::default();
        } else {
            let data = Arc::make_mut(data);
            if length > data.capacity() {
                data.reserve_exact(length + length / 4 - data.len());
            }
            work(data);
        }
        node.changed = changed;
        if node.parent != NOWHERE {
            self.bytes = self.bytes - before.0 as u64 + data.len() as u64;
        }
        self.held = self.held + data.capacity() - before.1.min(self.held);
        Ok(())
    }

    pub fn touch(&mut self, number: u32, changed: u64) {
        if let Some(node) = self.nodes.get_mut(&number) {
            node.changed = changed;
        }
    }

    pub fn set_mode(&mut self, number: u32, mode: u32) {
        if let Some(node) = self.nodes.get_mut(&number) {
            node.mode = mode & 0o7777;
        }
    }

    /// How long the longest path below a node is, with the slash before it.
    pub fn reach(&self, node: u32) -> usize {
        let mut longest = 0;
        let mut folders = vec![(node, 0)];
        while let Some((folder, length)) = folders.pop() {
            for (name, &number) in self.entries(folder).into_iter().flatten() {
                let length = length + 1 + name.len();
                longest = longest.max(length);
                folders.push((number, length));
            }
        }
        longest
    }

    fn entries_mut(&mut self, folder: u32) -> Result<&mut BTreeMap<Box<str>, u32>, Fault> {
        match self.nodes.get_mut(&folder).map(|node| &mut node.what) {
            Some(What::Folder(entries)) => Ok(entries),
            Some(What::File(_)) => Err(Fault::NotFolder),
            None => Err(Fault::NotFound),
        }
    }

    fn forget(&mut self, number: u32) {
        if let Some(node) = self.nodes.remove(&number) {
            self.held = self.held.saturating_sub(NODE);
            if let What::File(data) = node.what {
                self.held = self.held.saturating_sub(data.capacity());
            }
        }
    }
}

/// Is this a name that an entry of a folder can have?
pub fn is_name(name: &str) -> bool {
    !matches!(name, "" | "." | "..") && name.len() <= LONGEST_NAME && !name.contains(['/', '\0'])
}

/// A tree in a snapshot: its nodes, parents first.
#[derive(Serialize, Deserialize)]
pub struct TreeImage {
    next: u32,
    root: (u32, u64),
    nodes: Vec<NodeImage>,
}

#[derive(Serialize, Deserialize)]
struct NodeImage {
    number: u32,
    /// The folder and the name there; none for a file that was removed while open.
    place: Option<(u32, String)>,
    /// None for a folder.
    contents: Option<Vec<u8>>,
    mode: u32,
    changed: u64,
    opens: u32,
}

impl Tree {
    pub fn to_image(&self) -> TreeImage {
        let mut nodes = Vec::new();
        let image = |number: u32, node: &Node, place| {
            let contents = if let What::File(data) = &node.what { Some(data.to_vec()) } else { None };
            NodeImage { number, place, contents, mode: node.mode, changed: node.changed, opens: node.opens }
        };
        let mut folders = vec![ROOT];
        while let Some(folder) = folders.pop() {
            for (name, &number) in self.entries(folder).into_iter().flatten() {
                let Some(node) = self.nodes.get(&number) else { continue };
                nodes.push(image(number, node, Some((folder, name.to_string()))));
                if matches!(node.what, What::Folder(_)) {
                    folders.push(number);
                }
            }
        }
        nodes.extend(self.nodes.iter().filter(|(_, node)| node.parent == NOWHERE).map(|(&number, node)| image(number, node, None)));
        let root = self.nodes.get(&ROOT).map_or((0o755, 0), |root| (root.mode, root.changed));
        TreeImage { next: self.next, root, nodes }
    }

    /// The tree of an image, if it is one that could have come about.
    pub fn from_image(image: TreeImage) -> Option<Self> {
        let mut tree = Self::new();
        tree.set_mode(ROOT, image.root.0);
        if image.nodes.len() >= MOST || image.next == NOWHERE {
            return None;
        }
        for node in image.nodes {
            let NodeImage { number, place, contents, mode, changed, opens } = node;
            let is_new = number < image.next && !tree.nodes.contains_key(&number);
            let what = contents.map_or_else(|| What::Folder(BTreeMap::new()), |contents| What::File(Arc::new(contents)));
            tree.held += NODE;
            if let What::File(data) = &what {
                tree.bytes += if place.is_some() { data.len() as u64 } else { 0 };
                tree.held += data.capacity();
            }
            let parent = match &place {
                Some((folder, name)) => {
                    tree.held += name.len();
                    let taken = !is_name(name) || tree.entries_mut(*folder).ok()?.insert(name.as_str().into(), number).is_some();
                    if taken {
                        return None;
                    }
                    *folder
                }
                None if opens > 0 && matches!(what, What::File(_)) => NOWHERE,
                None => return None,
            };
            if !is_new {
                return None;
            }
            tree.nodes.insert(number, Node { parent, what, mode: mode & 0o7777, changed, opens });
        }
        tree.touch(ROOT, image.root.1);
        tree.next = image.next;
        Some(tree)
    }
}
