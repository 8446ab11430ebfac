//! The files in a snapshot, and back: checked, since whoever wrote a snapshot may be hostile.

use super::tree::{Tree, TreeImage};
use super::{Files, Volume};
use fumehood_core::Access;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

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
            let tree = tree.like(&volume.tree);
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
