//! What a cell wrote into a mount that is for writing, into the folder of the host that was mounted.
//!
//! It writes nowhere else: not through a link, and not above the folder. Other mounts are left alone.

use fumehood_core::{Access, Mount, Source, WrittenFile};
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Component, Path, PathBuf};

/// A file that could not be copied, and why.
#[derive(Debug, thiserror::Error)]
#[error("{}: {source}", path.display())]
pub struct NotCopied {
    path: PathBuf,
    #[source]
    source: io::Error,
}

/// Writes and removes the files of a cell in the folders they belong to.
pub fn copy_out(mounts: &[Mount], files: &[WrittenFile]) -> Result<(), NotCopied> {
    let mut known = PathBuf::new();
    for file in files {
        let Some((folder, inner)) = place(mounts, &file.path) else { continue };
        let path = folder.join(&inner);
        let copied = copy(folder, &inner, file.contents.as_deref(), &mut known);
        copied.map_err(|source| NotCopied { path, source })?;
    }
    Ok(())
}

/// The folder of the host and the path in it that a path of the guest stands for, if it is for writing.
fn place<'a>(mounts: &'a [Mount], path: &str) -> Option<(&'a Path, PathBuf)> {
    let path = Path::new(path);
    let holding = mounts.iter().filter(|mount| path.starts_with(&mount.target));
    let mount = holding.max_by_key(|mount| mount.target.components().count())?;
    let (Source::Folder(folder), Access::Write) = (&mount.source, mount.access) else { return None };
    let inner = path.strip_prefix(&mount.target).ok()?;
    let plain = inner.components().all(|part| matches!(part, Component::Normal(_)));
    (plain && inner.components().next().is_some()).then(|| (folder.as_path(), inner.to_owned()))
}

/// Copies one file. The folder that was looked at last is known, with those above it: files come in the order of their paths, and many
/// that lie far down must not have the way to each looked at anew.
fn copy(folder: &Path, inner: &Path, contents: Option<&[u8]>, known: &mut PathBuf) -> io::Result<()> {
    let root = fs::canonicalize(folder)?;
    let way = inner.parent().map_or_else(|| root.clone(), |inner| root.join(inner));
    let first = root.components().count();
    let looked_at = known.components().zip(way.components()).take_while(|(known, part)| known == part).count().max(first);
    let mut parent: PathBuf = way.components().take(looked_at).collect();
    for part in way.components().skip(looked_at) {
        parent.push(part);
        match fs::symlink_metadata(&parent) {
            Ok(found) if found.is_dir() => {}
            Ok(_) => return Err(io::Error::new(ErrorKind::NotADirectory, "a folder on the way is a link or a file")),
            Err(error) if error.kind() == ErrorKind::NotFound && contents.is_none() => return Ok(()),
            Err(error) if error.kind() == ErrorKind::NotFound => fs::create_dir(&parent)?,
            Err(error) => return Err(error),
        }
    }
    known.clone_from(&parent);
    let target = root.join(inner);
    let Some(contents) = contents else {
        return fs::remove_file(&target).or_else(|error| if error.kind() == ErrorKind::NotFound { Ok(()) } else { Err(error) });
    };
    // Renaming replaces what has the name, a link too, and never writes through it.
    let draft = parent.join(format!(".hood-{}", std::process::id()));
    let mut file = fs::File::create_new(&draft)?;
    let written = file.write_all(contents).and_then(|()| keep_mode(&target, &file)).and_then(|()| fs::rename(&draft, &target));
    if written.is_err() {
        fs::remove_file(&draft)?;
    }
    written
}

/// A file that was there keeps its permissions.
fn keep_mode(target: &Path, file: &fs::File) -> io::Result<()> {
    match fs::symlink_metadata(target) {
        Ok(found) if found.is_file() => file.set_permissions(found.permissions()),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::copy_out;
    use fumehood_core::{Mount, WrittenFile};
    use std::fs;
    use std::os::unix::fs::symlink;

    fn written(path: &str, contents: Option<&str>) -> WrittenFile {
        WrittenFile { path: path.to_owned(), contents: contents.map(|text| text.as_bytes().to_vec()) }
    }

    #[test]
    fn files_go_into_their_folder_and_nowhere_else() {
        let base = std::env::temp_dir().join(format!("hood-copy-out-{}", std::process::id()));
        let (inside, outside) = (base.join("in"), base.join("out"));
        fs::create_dir_all(&inside).unwrap();
        fs::create_dir_all(&outside).unwrap();
        fs::write(outside.join("secret"), "old").unwrap();
        fs::write(inside.join("gone"), "old").unwrap();
        symlink(outside.join("secret"), inside.join("link")).unwrap();
        symlink(&outside, inside.join("folder")).unwrap();
        let mounts = [Mount::folder(&inside, "/w").writable(), Mount::folder(&inside, "/r")];
        copy_out(&mounts, &[written("/w/a/b.txt", Some("new")), written("/w/link", Some("new")), written("/w/gone", None)]).unwrap();
        copy_out(&mounts, &[written("/w/../x", Some("new")), written("/r/y", Some("new")), written("/z", Some("new"))]).unwrap();
        assert!(copy_out(&mounts, &[written("/w/folder/x", Some("new"))]).is_err());
        assert_eq!(fs::read_to_string(inside.join("a/b.txt")).unwrap(), "new");
        assert_eq!(fs::read_to_string(inside.join("link")).unwrap(), "new");
        assert_eq!(fs::read_to_string(outside.join("secret")).unwrap(), "old");
        assert!(!inside.join("gone").exists() && !inside.join("y").exists() && !base.join("x").exists() && !outside.join("x").exists());
        fs::remove_dir_all(&base).unwrap();
    }
}
