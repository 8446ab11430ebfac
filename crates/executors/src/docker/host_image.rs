//! An image of this machine's own Python, for where no registry can be reached: its files and what they need, as one tar.
//!
//! Nothing is pulled. The machine's other files stay out: no home, no configuration, no secret of it.

use super::daemon::unavailable;
use super::image::{Progress, Recipe, failed, hash, known};
use bollard::Docker as Client;
use bollard::query_parameters::CreateImageOptionsBuilder;
use fumehood_core::Result;
use futures_util::StreamExt;
use serde_json::Value as Json;
use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use tokio::sync::mpsc;

const MANIFEST: &str = include_str!("manifest.py");
/// How many bytes go to the daemon at once.
const PIECE: usize = 256 << 10;
const USERS: &str = "root:x:0:0:root:/root:/bin/sh\nnobody:x:65534:65534:nobody:/tmp:/bin/sh\n";
const GROUPS: &str = "root:x:0:\nnogroup:x:65534:\n";

/// What goes into the image.
struct Contents {
    /// The folder of the Python.
    path: String,
    version: String,
    /// A file that tells Python where packages are, and what is in it.
    search: (String, String),
    files: Vec<Entry>,
    /// Where packages were installed for this image, until it is made.
    _packages: Option<Folder>,
}

struct Entry {
    /// On this machine.
    path: String,
    /// Where it leads, if it is a link.
    link: Option<String>,
    /// In the image.
    inside: String,
}

pub async fn build(client: &Client, python: &Path, recipe: &Recipe, progress: &Progress) -> Result<String> {
    let (python, recipe, told) = (python.to_owned(), recipe.clone(), progress.clone());
    let gathered = tokio::task::spawn_blocking(move || gather(&python, &recipe, &told)).await;
    let contents = gathered.map_err(|error| failed(&error.to_string()))??;
    let hash = contents.hash();
    if let Some(name) = known(client, &hash, progress).await {
        return Ok(name);
    }
    let (repository, name) = ("fumehood/guest", format!("fumehood/guest:{hash}"));
    progress(&format!("{name}: {} files of Python {}", contents.files.len(), contents.version.split(' ').next().unwrap_or_default()));
    let path = format!("ENV PATH={}:/usr/local/bin:/usr/bin:/bin", contents.path);
    let options = CreateImageOptionsBuilder::new().from_src("-").repo(repository).tag(&hash).changes(vec![path]).build();
    let (pieces, received) = mpsc::channel(8);
    let packed = tokio::task::spawn_blocking(move || contents.pack(Pieces { pieces, buffer: Vec::with_capacity(PIECE) }));
    let body = futures_util::stream::unfold(received, |mut received| async move {
        received.recv().await.map(|piece: Vec<u8>| (piece.into(), received))
    });
    let mut steps = client.create_image(Some(options), Some(bollard::body_stream(body)), None);
    while let Some(step) = steps.next().await {
        step.map_err(|error| failed(&error.to_string()))?;
    }
    packed.await.map_err(|error| failed(&error.to_string()))?.map_err(|error| failed(&error.to_string()))?;
    Ok(name)
}

/// Asks the Python what it needs.
fn gather(python: &Path, recipe: &Recipe, progress: &Progress) -> Result<Contents> {
    let packages = if recipe.packages.is_empty() { None } else { Some(install(python, recipe, progress)?) };
    let unusable = |cause: String| {
        unavailable(format!("`{}` cannot be used: {cause}", python.display()), "install CPython 3.9 or later, or pass `--python PATH`")
    };
    let mut command = Command::new(python);
    command.args(["-I", "-c", MANIFEST]).args(packages.iter().map(|folder| folder.0.as_os_str()));
    let output = command.output().map_err(|error| unusable(error.to_string()))?;
    let listed: Json = match serde_json::from_slice(&output.stdout) {
        Ok(listed) if output.status.success() => listed,
        _ => return Err(unusable(String::from_utf8_lossy(&output.stderr).lines().last().unwrap_or("it fails").to_owned())),
    };
    let text = |value: &Json| value.as_str().map(str::to_owned);
    let entry = |entry: &Json| Some(Entry { path: text(&entry[0])?, link: text(&entry[1]), inside: text(&entry[2])? });
    Ok(Contents {
        path: text(&listed["path"]).unwrap_or_default(),
        version: text(&listed["version"]).unwrap_or_default(),
        search: (text(&listed["search"][0]).unwrap_or_default(), text(&listed["search"][1]).unwrap_or_default()),
        files: listed["files"].as_array().into_iter().flatten().filter_map(entry).collect(),
        _packages: packages,
    })
}

/// Installs packages into a folder, with the pip of the Python that will use them.
fn install(python: &Path, recipe: &Recipe, progress: &Progress) -> Result<Folder> {
    let folder = Folder(std::env::temp_dir().join(format!("fumehood-packages-{}", std::process::id())));
    let mut command = Command::new(python);
    command.args(["-I", "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--target"]).arg(&folder.0);
    if let Some(url) = &recipe.index_url {
        command.args(["--index-url", url]);
    }
    progress(&format!("installing {}", recipe.packages.join(" ")));
    let output = command.args(&recipe.packages).output().map_err(|error| failed(&error.to_string()))?;
    if output.status.success() {
        return Ok(folder);
    }
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    if said.contains("No module named pip") {
        let hint = "pass `--python` with one that has pip, such as a virtual environment's";
        return Err(unavailable(format!("`{}` has no pip", python.display()), hint));
    }
    Err(failed(said.lines().rev().find(|line| line.contains("ERROR")).unwrap_or("pip fails")))
}

/// A folder that is gone afterwards.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed is left to the system.
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Contents {
    /// Changes with every file that does, as far as its size and time tell.
    fn hash(&self) -> String {
        let seen = |entry: &Entry| {
            let found = fs::symlink_metadata(&entry.path).ok();
            // What was installed for this image is new every time.
            let time = found.as_ref().and_then(|found| found.modified().ok()).filter(|_| entry.path == entry.inside);
            format!("{} {:?} {:?} {time:?}", entry.inside, entry.link, found.map(|found| found.len()))
        };
        // Compiled files differ from one installation to the next.
        let counted = self.files.iter().filter(|entry| !entry.path.ends_with(".pyc"));
        hash(std::iter::once(format!("{} {}", self.version, self.path)).chain(counted.map(seen)))
    }

    /// Writes the whole image as a tar.
    fn pack(self, to: Pieces) -> io::Result<()> {
        let mut archive = tar::Builder::new(to);
        let mut folders = BTreeSet::new();
        for folder in ["tmp", "work", "root", "etc", "opt", "hood"] {
            append_folder(&mut archive, &mut folders, Path::new(folder))?;
        }
        for Entry { path, link, inside } in &self.files {
            let inside = Path::new(inside.trim_start_matches('/'));
            if let Some(parent) = inside.parent() {
                append_folder(&mut archive, &mut folders, parent)?;
            }
            let mut header = tar::Header::new_gnu();
            header.set_mtime(0);
            if let Some(link) = link {
                header.set_entry_type(tar::EntryType::Symlink);
                header.set_size(0);
                header.set_mode(0o777);
                archive.append_link(&mut header, inside, link)?;
                continue;
            }
            let mut file = fs::File::open(path)?;
            let found = file.metadata()?;
            header.set_size(found.len());
            header.set_mode(if found.permissions().mode() & 0o111 == 0 { 0o644 } else { 0o755 });
            // Compiled files are used only where the time of their source is the one they remember.
            let time = found.modified().ok().and_then(|time| time.duration_since(std::time::UNIX_EPOCH).ok());
            header.set_mtime(time.map_or(0, |time| time.as_secs()));
            archive.append_data(&mut header, inside, &mut file)?;
        }
        append_text(&mut archive, "etc/passwd", USERS)?;
        append_text(&mut archive, "etc/group", GROUPS)?;
        append_text(&mut archive, self.search.0.trim_start_matches('/'), &self.search.1)?;
        archive.into_inner()?.flush()
    }
}

fn append_folder(archive: &mut tar::Builder<Pieces>, seen: &mut BTreeSet<PathBuf>, folder: &Path) -> io::Result<()> {
    let missing: Vec<&Path> = folder.ancestors().filter(|path| !path.as_os_str().is_empty() && !seen.contains(*path)).collect();
    for path in missing.into_iter().rev() {
        seen.insert(path.to_owned());
        let mut header = tar::Header::new_gnu();
        header.set_entry_type(tar::EntryType::Directory);
        header.set_size(0);
        header.set_mode(if path == Path::new("tmp") { 0o1777 } else { 0o755 });
        archive.append_data(&mut header, path, io::empty())?;
    }
    Ok(())
}

fn append_text(archive: &mut tar::Builder<Pieces>, path: &str, text: &str) -> io::Result<()> {
    let mut header = tar::Header::new_gnu();
    header.set_size(text.len() as u64);
    header.set_mode(0o644);
    archive.append_data(&mut header, path, text.as_bytes())
}

/// What is written, on its way to the daemon.
struct Pieces {
    pieces: mpsc::Sender<Vec<u8>>,
    buffer: Vec<u8>,
}

impl Write for Pieces {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.buffer.extend_from_slice(bytes);
        if self.buffer.len() >= PIECE {
            self.flush()?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let piece = std::mem::replace(&mut self.buffer, Vec::with_capacity(PIECE));
        self.pieces.blocking_send(piece).map_err(|_| io::ErrorKind::BrokenPipe.into())
    }
}
