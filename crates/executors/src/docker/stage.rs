//! What a container is shown of this machine: the files of a policy's mounts, and a socket that its kernel calls its host by.
//!
//! Copies only: a container never sees the folder that was mounted. The layout is for nobody else on this machine, and is removed
//! with its container; the socket is gone as soon as it has been called once.

use super::daemon::unavailable;
use fumehood_core::{Access, Error, Mount, Result, Source};
use std::fs;
use std::io;
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};

/// The layout for one container.
pub struct Staged {
    folder: PathBuf,
    pub places: Vec<Place>,
    /// Where the folder with the socket is on this machine, if there is one.
    pub channel: Option<PathBuf>,
}

/// Where a container finds the folder with the socket, and the socket in it.
pub const CHANNEL: &str = "/hood/host";
pub const SOCKET: &str = "socket";

/// One mount.
pub struct Place {
    /// Where its files are on this machine.
    pub source: PathBuf,
    /// Where the guest sees them.
    pub target: String,
    /// Where the container's first process finds them, to copy them into a folder that can be written.
    pub staging: String,
    /// How much a folder that can be written may hold.
    pub writable: Option<u64>,
}

/// What begins the name of every layout; a process number follows.
const PREFIX: &str = "fumehood-mounts-";

impl Staged {
    /// Lays out what the mounts hold. Their folders have been read.
    pub fn lay_out(mounts: &[Mount], memory: u64) -> Result<Option<Self>> {
        if mounts.is_empty() {
            return Ok(None);
        }
        for mount in mounts {
            check_target(&mount.target)?;
        }
        let mut staged = Self::empty();
        staged.fill(mounts, memory).map_err(|error| unavailable(format!("`{}`: {error}", staged.folder.display()), "free space there"))?;
        Ok(Some(staged))
    }

    /// Adds a socket to a layout, or to a new one; `None` where that fails, which costs speed alone.
    pub fn listen(staged: &mut Option<Self>) -> Option<UnixListener> {
        let made = match staged {
            Some(staged) => staged.add_socket(),
            None => {
                let mut new = Self::empty();
                let made = fs::DirBuilder::new().mode(0o700).create(&new.folder).and_then(|()| new.add_socket());
                *staged = made.is_ok().then_some(new);
                made
            }
        };
        made.ok()
    }

    fn add_socket(&mut self) -> io::Result<UnixListener> {
        let folder = self.folder.join("host");
        fs::create_dir(&folder)?;
        let listener = UnixListener::bind(folder.join(SOCKET))?;
        // The guest has another user, and nobody else comes through the folder above.
        fs::set_permissions(folder.join(SOCKET), fs::Permissions::from_mode(0o666))?;
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o755))?;
        self.channel = Some(folder);
        Ok(listener)
    }

    /// Removes the socket: whoever was to call it has.
    pub fn hang_up(&self) {
        if let Some(folder) = &self.channel {
            // What cannot be removed goes with the rest of the layout.
            let _ = fs::remove_file(folder.join(SOCKET));
        }
    }

    fn empty() -> Self {
        let mut random = [0; 8];
        // Without entropy the name may be taken, which is an error.
        let _ = getrandom::fill(&mut random);
        let name = format!("{PREFIX}{}-{:016x}", std::process::id(), u64::from_le_bytes(random));
        Self { folder: std::env::temp_dir().join(name), places: Vec::new(), channel: None }
    }

    fn fill(&mut self, mounts: &[Mount], memory: u64) -> io::Result<()> {
        // A folder of somebody else's under this name is an error, and not used.
        fs::DirBuilder::new().mode(0o700).create(&self.folder)?;
        for (index, mount) in mounts.iter().enumerate() {
            let source = self.folder.join(index.to_string());
            fs::create_dir(&source)?;
            if let Source::Files(files) = &mount.source {
                for (path, contents) in files {
                    let place = source.join(path);
                    if path.as_os_str().as_encoded_bytes().ends_with(b"/") {
                        fs::create_dir_all(&place)?;
                        continue;
                    }
                    if let Some(parent) = place.parent() {
                        fs::create_dir_all(parent)?;
                    }
                    fs::write(&place, contents.as_slice())?;
                }
            }
            open_to_all(&source)?;
            let writable = (mount.access == Access::Write).then_some(mount.size.min(memory));
            let target = mount.target.to_string_lossy().into_owned();
            self.places.push(Place { source, target, staging: format!("/hood/mounts/{index}"), writable });
        }
        Ok(())
    }

    /// What is to be copied, and where to.
    pub fn copies(&self) -> Vec<(String, String)> {
        let writable = self.places.iter().filter(|place| place.writable.is_some());
        writable.map(|place| (place.staging.clone(), place.target.clone())).collect()
    }
}

impl Drop for Staged {
    fn drop(&mut self) {
        // What cannot be removed is found by the next program that starts.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Removes the layouts of programs that are gone.
pub fn sweep(is_alive: impl Fn(u32) -> bool) {
    let Ok(entries) = fs::read_dir(std::env::temp_dir()) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let owner = name.to_str().and_then(|name| name.strip_prefix(PREFIX)?.split('-').next()?.parse().ok());
        if owner.is_some_and(|owner| !is_alive(owner)) {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

/// The guest has another user: what it is to see must be for all. The folder above is for nobody.
fn open_to_all(folder: &Path) -> io::Result<()> {
    fs::set_permissions(folder, fs::Permissions::from_mode(0o755))?;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            open_to_all(&path)?;
        } else {
            fs::set_permissions(&path, fs::Permissions::from_mode(0o644))?;
        }
    }
    Ok(())
}

fn check_target(target: &Path) -> Result<()> {
    const TAKEN: [&str; 11] = ["/usr", "/bin", "/sbin", "/lib", "/lib64", "/etc", "/dev", "/proc", "/sys", "/hood", "/opt"];
    let text = target.to_string_lossy();
    if target != Path::new("/") && !text.contains(':') && !TAKEN.iter().any(|path| target.starts_with(path)) {
        return Ok(());
    }
    Err(Error::Refused {
        reason: format!("nothing can be mounted at `{}`", target.display()),
        hint: "mount it below `/data`, `/home/guest` or `/mnt`".to_owned(),
    })
}
