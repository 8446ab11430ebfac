//! Following a path through the mounts, name by name.
//!
//! There are no links: a path leads where it says, and never above the root.

use super::tree::{LONGEST_NAME, ROOT};
use super::{Done, Entry, Fault, Files, Handle, Spot, Volume};

/// The longest path, in bytes.
pub(super) const LONGEST_PATH: usize = 4095;

impl Files {
    /// As `follow`, for what is to be made or written: outside of every mount that is forbidden, not only absent.
    pub(super) fn follow_to_write(&self, path: &str) -> Done<Spot> {
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
    pub(super) fn follow(&self, path: &str) -> Done<Spot> {
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
