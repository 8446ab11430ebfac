//! The Python of a jail: where it is, and which folders of the machine it needs.
//!
//! Asked of the program itself, once, on the host's side: the program is the operator's choice, and no guest code is there.

use fumehood_core::{Error, Result};
use std::collections::HashMap;
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};

/// A CPython.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Python {
    /// The program, as its own `sys.executable` names it.
    pub program: PathBuf,
    /// The folders of its library and packages, none below another.
    pub folders: Vec<PathBuf>,
}

/// Prints the program's path and its folders, a zero after each.
const ASK: &str = "import os, sys
if sys.version_info < (3, 9) or sys.implementation.name != 'cpython': sys.exit('it is no CPython 3.9 or later')
found = [sys.executable, sys.prefix, sys.exec_prefix, sys.base_prefix, sys.base_exec_prefix]
found += [os.path.dirname(os.path.realpath(sys.executable))] + [path for path in sys.path if os.path.exists(path)]
sys.stdout.write(''.join(path + '\\0' for path in found))";

impl Python {
    /// The Python called `name`: a path, or what `PATH` says.
    pub fn find(name: &Path) -> Result<Self> {
        static KNOWN: Mutex<Option<HashMap<PathBuf, Python>>> = Mutex::new(None);
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        let known = known.get_or_insert_default();
        if let Some(python) = known.get(name) {
            return Ok(python.clone());
        }
        let python = Self::ask(name)?;
        known.insert(name.to_owned(), python.clone());
        Ok(python)
    }

    fn ask(name: &Path) -> Result<Self> {
        let path = located(name).ok_or_else(|| unavailable(name, "it is not on PATH".to_owned()))?;
        let output = Command::new(path).args(["-I", "-c", ASK]).output().map_err(|error| unavailable(name, error.to_string()))?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            return Err(unavailable(name, said.lines().last().unwrap_or("it fails").to_owned()));
        }
        let mut paths =
            output.stdout.split(|byte| *byte == 0).filter(|path| !path.is_empty()).map(|path| PathBuf::from(OsStr::from_bytes(path)));
        let program =
            paths.next().filter(|path| path.is_absolute()).ok_or_else(|| unavailable(name, "it does not say where it is".to_owned()))?;
        let mut wanted: Vec<PathBuf> = paths.filter(|path| path.is_absolute() && path != Path::new("/")).collect();
        wanted.sort();
        let mut folders: Vec<PathBuf> = Vec::new();
        for path in wanted {
            if !SYSTEM.iter().any(|top| path.starts_with(top)) && !folders.iter().any(|folder| path.starts_with(folder)) {
                folders.push(path);
            }
        }
        Ok(Self { program, folders })
    }

    /// Where programs are looked for inside.
    pub fn search_path(&self) -> OsString {
        let mut path = self.program.parent().unwrap_or(Path::new("/usr/bin")).as_os_str().to_owned();
        path.push(":/usr/bin:/bin");
        path
    }
}

/// The program of a name, by its whole path: a Python that was started by less may not know where it is.
fn located(name: &Path) -> Option<PathBuf> {
    if name.components().count() > 1 {
        return std::path::absolute(name).ok();
    }
    let folders = std::env::var_os("PATH").unwrap_or_else(|| "/usr/local/bin:/usr/bin:/bin".into());
    std::env::split_paths(&folders).filter(|folder| folder.is_absolute()).map(|folder| folder.join(name)).find(|path| path.is_file())
}

/// The machine's own folders, which every program needs.
pub const SYSTEM: [&str; 5] = ["/usr", "/bin", "/lib", "/lib64", "/lib32"];

fn unavailable(name: &Path, cause: String) -> Error {
    Error::Unavailable {
        executor: "jail".to_owned(),
        source: Some(format!("`{}` cannot be used: {cause}", name.display()).into()),
        hint: "install CPython 3.9 or later, or pass `--python PATH`".to_owned(),
    }
}
