//! What a cell changed in a mount: its tree as it was and as it is, walked side by side, name by name.
//!
//! Only the paths of files that changed are ever built: a cell with many files far down pays for those it wrote.

use super::Files;
use super::tree::{ROOT, Tree};
use fumehood_core::WrittenFile;
use std::collections::BTreeMap;
use std::collections::btree_map::IntoIter;
use std::sync::Arc;

/// A node before the cell and after it.
type Pair = (Option<u32>, Option<u32>);

impl Files {
    /// The files that the cell wrote or removed, by path.
    pub fn written(&self) -> Vec<WrittenFile> {
        let mut changed = Vec::new();
        for volume in self.volumes.iter().filter(|volume| !Arc::ptr_eq(&volume.tree, &volume.before)) {
            let target = if volume.target == "/" { "" } else { &volume.target };
            compare(&volume.before, &volume.tree, target, &mut changed);
        }
        changed.sort_by(|a, b| a.path.cmp(&b.path));
        changed
    }
}

fn compare(before: &Tree, after: &Tree, target: &str, changed: &mut Vec<WrittenFile>) {
    let mut path = target.to_owned();
    // The folders on the way, each with what is left of it and the length of its path.
    let mut folders = vec![(names(before, after, (Some(ROOT), Some(ROOT))), path.len())];
    while let Some((rest, length)) = folders.last_mut() {
        path.truncate(*length);
        let Some((name, pair)) = rest.next() else {
            folders.pop();
            continue;
        };
        path.push('/');
        path.push_str(name);
        let old = pair.0.and_then(|node| before.contents(node));
        let new = pair.1.and_then(|node| after.contents(node));
        match (old, new) {
            (Some(old), Some(new)) if Arc::ptr_eq(old, new) || old == new => {}
            (None, None) => {}
            (_, new) => changed.push(WrittenFile { path: path.clone(), contents: new.map(|data| data.to_vec()) }),
        }
        let below = names(before, after, pair);
        if below.len() > 0 {
            folders.push((below, path.len()));
        }
    }
}

/// The names in a folder, before and after.
fn names<'a>(before: &'a Tree, after: &'a Tree, folder: Pair) -> IntoIter<&'a str, Pair> {
    let mut names: BTreeMap<&str, Pair> = BTreeMap::new();
    for (name, &node) in folder.0.and_then(|folder| before.entries(folder)).into_iter().flatten() {
        names.entry(name).or_default().0 = Some(node);
    }
    for (name, &node) in folder.1.and_then(|folder| after.entries(folder)).into_iter().flatten() {
        names.entry(name).or_default().1 = Some(node);
    }
    names.into_iter()
}
