//! `read_file` and `write_file`: files of the folders that are mounted, and of no others.
//!
//! Paths are the guest's. A link on the way is refused, so that no path leads out of its folder.

use super::{text, text_tool};
use crate::tool::Tool;
use fumehood_core::{Access, Mount, Parameter, Source, ToolError, Value};
use std::path::{Component, Path, PathBuf};

/// Bytes of a file that are read.
const MAX_FILE: u64 = 4 << 20;

/// `read_file(path)`: the text of a file below a mounted folder.
pub fn read_file(mounts: &[Mount]) -> Tool {
    let mounts = mounts.to_vec();
    let spec = text_tool("read_file", "path", &format!("Returns the text of a file. Folders: {}.", folders(&mounts)));
    Tool::future(spec, move |mut values| {
        let read = text(values.pop()).and_then(|path| read(&mounts, &path));
        async move { read.map(Value::Str) }
    })
}

/// `write_file(path, text)`: writes a file below a folder that is mounted for writing.
pub fn write_file(mounts: &[Mount]) -> Tool {
    let mounts: Vec<Mount> = mounts.iter().filter(|mount| mount.access == Access::Write).cloned().collect();
    let mut spec = text_tool("write_file", "path", &format!("Writes text to a file, replacing it. Folders: {}.", folders(&mounts)));
    let written = Parameter { name: "text".to_owned(), annotation: Some("str".to_owned()), default: None };
    spec.parameters.get_or_insert_default().push(written);
    spec.returns = Some("None".to_owned());
    Tool::future(spec, move |mut values| {
        let contents = text(values.pop());
        let written = contents.and_then(|contents| write(&mounts, &text(values.pop())?, &contents));
        async move { written.map(|()| Value::None) }
    })
}

fn folders(mounts: &[Mount]) -> String {
    let names: Vec<String> = mounts.iter().map(|mount| mount.target.display().to_string()).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

fn read(mounts: &[Mount], path: &str) -> Result<String, ToolError> {
    let place = place(mounts, path)?;
    let size = std::fs::metadata(&place).map_err(|error| failed(path, &error))?;
    if !size.is_file() || size.len() > MAX_FILE {
        return Err(error("OSError", format!("'{path}' is not a file of at most {MAX_FILE} bytes")));
    }
    std::fs::read_to_string(&place).map_err(|error| failed(path, &error))
}

fn write(mounts: &[Mount], path: &str, contents: &str) -> Result<(), ToolError> {
    let place = place(mounts, path)?;
    if let Some(folder) = place.parent() {
        std::fs::create_dir_all(folder).map_err(|error| failed(path, &error))?;
    }
    std::fs::write(&place, contents).map_err(|error| failed(path, &error))
}

/// The file of the host that a path of the guest is.
fn place(mounts: &[Mount], path: &str) -> Result<PathBuf, ToolError> {
    let denied = || error("PermissionError", format!("'{path}' is not in a mounted folder ({})", folders(mounts)));
    let guest = Path::new(path);
    let holding = mounts.iter().filter(|mount| guest.starts_with(&mount.target));
    let mount = holding.max_by_key(|mount| mount.target.components().count()).ok_or_else(denied)?;
    let Source::Folder(folder) = &mount.source else { return Err(denied()) };
    let inner = guest.strip_prefix(&mount.target).map_err(|_| denied())?;
    let mut place = std::fs::canonicalize(folder).map_err(|error| failed(path, &error))?;
    for part in inner.components() {
        let Component::Normal(name) = part else { return Err(denied()) };
        place.push(name);
        if std::fs::symlink_metadata(&place).is_ok_and(|found| found.is_symlink()) {
            return Err(error("PermissionError", format!("'{path}' goes through a link")));
        }
    }
    Ok(place)
}

fn failed(path: &str, cause: &std::io::Error) -> ToolError {
    let type_name = match cause.kind() {
        std::io::ErrorKind::NotFound => "FileNotFoundError",
        std::io::ErrorKind::PermissionDenied => "PermissionError",
        _ => "OSError",
    };
    error(type_name, format!("'{path}': {cause}"))
}

fn error(type_name: &str, message: String) -> ToolError {
    ToolError { type_name: type_name.to_owned(), message }
}

#[cfg(test)]
mod tests {
    use super::{read, write};
    use fumehood_core::Mount;
    use std::os::unix::fs::symlink;

    #[test]
    fn files_of_the_mounts_and_no_others() {
        let base = std::env::temp_dir().join(format!("agent-files-{}", std::process::id()));
        std::fs::create_dir_all(base.join("in")).unwrap();
        std::fs::write(base.join("secret"), "s").unwrap();
        symlink(base.join("secret"), base.join("in/link")).unwrap();
        symlink(&base, base.join("in/up")).unwrap();
        let mounts = [Mount::folder(base.join("in"), "/data").writable()];
        write(&mounts, "/data/sub/a.txt", "hello").unwrap();
        assert_eq!(read(&mounts, "/data/sub/a.txt").unwrap(), "hello");
        assert_eq!(read(&mounts, "/data/none").unwrap_err().type_name, "FileNotFoundError");
        for out in ["/data/../secret", "/data/link", "/data/up/secret", "/etc/passwd", "secret", "/database/x"] {
            assert_eq!(read(&mounts, out).unwrap_err().type_name, "PermissionError", "{out}");
            assert_eq!(write(&mounts, out, "x").unwrap_err().type_name, "PermissionError", "{out}");
        }
        assert_eq!(std::fs::read_to_string(base.join("secret")).unwrap(), "s");
        std::fs::remove_dir_all(base).unwrap();
    }
}
