//! The mounts of a policy, checked and read: folders of the host become files of the policy before any code runs.
//!
//! It follows no link that leaves a folder, and takes regular files only. It never writes.

use super::refused;
use fumehood_core::{Error, Mount, Policy, Result, Source};
use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::io::{self, Read};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

/// Files and folders that a mount may hold; the interpreter has the same bound.
const MOST: usize = 99_999;
/// The longest name, in bytes.
const LONGEST_NAME: usize = 255;

/// The policy with every folder of the host read.
///
/// # Errors
/// `Refused` for a mount that cannot be held.
pub fn prepare(policy: &Policy) -> Result<Policy> {
    let mut policy = policy.clone();
    let mut targets = HashSet::new();
    let mut total = 0;
    for mount in &mut policy.mounts {
        let target = target_of(&mount.target)?;
        if !targets.insert(target.clone()) {
            return Err(refused(&format!("two mounts have the target `{}`", target.display()), "give every mount a target of its own"));
        }
        mount.target = target;
        if let Source::Folder(folder) = &mount.source {
            let files = read_folder(folder, mount)?;
            mount.source = Source::Files(files);
        }
        total += check_files(mount)?;
    }
    if total > policy.limits.memory {
        return Err(refused(
            &format!("the mounts hold {total} bytes, more than the memory limit of {}", policy.limits.memory),
            "mount less, or raise `limits.memory` (`--memory`)",
        ));
    }
    Ok(policy)
}

/// An absolute path without dots and doubled slashes.
fn target_of(target: &Path) -> Result<PathBuf> {
    let wrong = |what: &str| refused(&format!("the mount target `{}` {what}", target.display()), "give an absolute path, such as `/data`");
    if !target.is_absolute() {
        return Err(wrong("is not absolute"));
    }
    let Some(text) = target.to_str().filter(|text| !text.contains('\0')) else { return Err(wrong("is not text")) };
    let names: Vec<&str> = text.split('/').filter(|name| !name.is_empty()).collect();
    if names.iter().any(|name| matches!(*name, "." | "..") || name.len() > LONGEST_NAME) {
        return Err(wrong("has a name that no folder can have"));
    }
    Ok(PathBuf::from(format!("/{}", names.join("/"))))
}

/// The size of a mount's files, if they can be there together.
fn check_files(mount: &Mount) -> Result<u64> {
    let Source::Files(files) = &mount.source else { return Ok(0) };
    // Names of files and of the folders above them: true for a file.
    let mut names: BTreeMap<PathBuf, bool> = BTreeMap::new();
    let mut total = 0_u64;
    for (path, contents) in files {
        let wrong = |what: &str| {
            let reason = format!("the file `{}` of the mount `{}` {what}", path.display(), mount.target.display());
            refused(&reason, "give each file a path of its own below the target, such as `reports/may.csv`")
        };
        let is_name = |part: Component<'_>| match part {
            Component::Normal(name) => name.to_str().is_some_and(|name| name.len() <= LONGEST_NAME && !name.contains('\0')),
            _ => false,
        };
        if path.as_os_str().is_empty() || !path.components().all(is_name) {
            return Err(wrong("has a path that no file can have"));
        }
        let is_folder = path.as_os_str().as_encoded_bytes().ends_with(b"/");
        let path: PathBuf = path.components().collect();
        for folder in path.ancestors().skip(usize::from(!is_folder)).filter(|folder| !folder.as_os_str().is_empty()) {
            if names.insert(folder.to_owned(), false) == Some(true) {
                return Err(wrong("is below another file"));
            }
        }
        if !is_folder && names.insert(path, true).is_some() {
            return Err(wrong("is there twice"));
        }
        total += contents.len() as u64;
    }
    if names.len() > MOST {
        return Err(too_many(mount));
    }
    if total > mount.size {
        return Err(too_large(mount));
    }
    Ok(total)
}

fn too_large(mount: &Mount) -> Error {
    let reason = format!("the mount `{}` holds more than its {} bytes", mount.target.display(), mount.size);
    refused(&reason, "mount a smaller folder, or raise `Mount::size`")
}

fn too_many(mount: &Mount) -> Error {
    refused(&format!("the mount `{}` holds more than {MOST} files", mount.target.display()), "mount a smaller folder")
}

type Files = Vec<(PathBuf, Arc<Vec<u8>>)>;

/// The files below a folder of the host.
fn read_folder(folder: &Path, mount: &Mount) -> Result<Files> {
    let unreadable = |path: &Path, error: &io::Error| {
        refused(
            &format!("cannot read `{}` for the mount `{}`: {error}", path.display(), mount.target.display()),
            "mount a folder that can be read",
        )
    };
    let root = fs::canonicalize(folder).map_err(|error| unreadable(folder, &error))?;
    if !root.is_dir() {
        return Err(refused(&format!("`{}` is not a folder", folder.display()), "mount the folder that the file is in"));
    }
    let mut files = Files::new();
    let mut left = mount.size;
    let mut seen = 0;
    let mut folders = vec![PathBuf::new()];
    while let Some(inner) = folders.pop() {
        let here = root.join(&inner);
        let before = files.len() + folders.len();
        for entry in fs::read_dir(&here).map_err(|error| unreadable(&here, &error))? {
            let entry = entry.map_err(|error| unreadable(&here, &error))?;
            let (path, name) = (entry.path(), inner.join(entry.file_name()));
            seen += 1;
            if seen > MOST {
                return Err(too_many(mount));
            }
            let kind = entry.file_type().map_err(|error| unreadable(&path, &error))?;
            if kind.is_dir() {
                folders.push(name);
                continue;
            }
            // A link counts as the file it leads to, where that is in the folder too.
            let leads_inside = || fs::canonicalize(&path).is_ok_and(|real| real.starts_with(&root) && real.is_file());
            let is_file = kind.is_file() || kind.is_symlink() && leads_inside();
            if !is_file {
                continue;
            }
            let mut contents = Vec::new();
            let file = fs::File::open(&path).map_err(|error| unreadable(&path, &error))?;
            let count = file.take(left.saturating_add(1)).read_to_end(&mut contents).map_err(|error| unreadable(&path, &error))?;
            left = left.checked_sub(count as u64).ok_or_else(|| too_large(mount))?;
            contents.shrink_to_fit();
            files.push((name, Arc::new(contents)));
        }
        if files.len() + folders.len() == before && !inner.as_os_str().is_empty() {
            // An empty folder is there too.
            files.push((inner.join(""), Arc::default()));
        }
    }
    files.sort();
    Ok(files)
}
