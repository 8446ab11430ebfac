//! Packages for a session, installed on the host's side before there is one, into an environment that is kept.
//!
//! Only from wheels: nothing of a package runs outside of a jail. A guest installs nothing.

use super::python::Python;
use fumehood_core::{Error, Result};
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Said in the environment that is whole.
const WHOLE: &str = "fumehood-whole";
/// Where the packages of the Python it was made from are.
const PATHS: &str = "import site, sys, sysconfig; print(sysconfig.get_path('purelib')); print(sysconfig.get_path('platlib'))";

/// A Python like this one that has these packages too: the path of its program. Installs them where that was not yet done.
pub fn environment(python: &Python, packages: &[String]) -> Result<PathBuf> {
    if let Some(wrong) = packages.iter().find(|package| !is_requirement(package)) {
        return Err(Error::Refused {
            reason: format!("`{wrong}` is not the name of a package"),
            hint: "name a package, with its version perhaps: `--with pandas==2.2.3`".to_owned(),
        });
    }
    let mut wanted = packages.to_vec();
    wanted.sort();
    wanted.dedup();
    let mut hasher = DefaultHasher::new();
    (&python.program, &wanted).hash(&mut hasher);
    let folder = cache()?.join(format!("{:016x}", hasher.finish()));
    let made = make(python, &wanted, &folder).map_err(|cause| Error::Unavailable {
        executor: "jail".to_owned(),
        source: Some(format!("{} cannot be installed: {cause}", wanted.join(", ")).into()),
        hint: "check the names and the connection, or install them yourself where `--python` says".to_owned(),
    });
    made.map(|()| folder.join("bin/python"))
}

fn make(python: &Python, packages: &[String], folder: &Path) -> Result<(), String> {
    let text = |error: std::io::Error| error.to_string();
    fs::create_dir_all(folder).map_err(text)?;
    // One at a time: another process may be making the same.
    let lock = File::create(folder.join("fumehood-lock")).map_err(text)?;
    lock.lock().map_err(text)?;
    if folder.join(WHOLE).exists() {
        return Ok(());
    }
    said(Command::new(&python.program).args(["-I", "-m", "venv", "--system-site-packages"]).arg(folder).output())?;
    let program = folder.join("bin/python");
    // Where the Python is itself a virtual environment, its packages are not the system's.
    let below = said(Command::new(&python.program).args(["-I", "-c", PATHS]).output())?;
    let own = said(Command::new(&program).args(["-I", "-c", PATHS]).output())?;
    let own = own.lines().next().ok_or("the environment does not say where its packages are")?;
    fs::write(Path::new(own).join("fumehood-below.pth"), below).map_err(text)?;
    let install = ["-I", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input", "--only-binary", ":all:", "--"];
    said(Command::new(&program).args(install).args(packages).output())?;
    fs::write(folder.join(WHOLE), packages.join("\n")).map_err(text)
}

/// What a command printed, or the last it said where it failed.
fn said(output: std::io::Result<Output>) -> Result<String, String> {
    let output = output.map_err(|error| error.to_string())?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let said = String::from_utf8_lossy(if output.stderr.is_empty() { &output.stdout } else { &output.stderr }).into_owned();
    Err(said.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or("it fails").trim().to_owned())
}

/// A name with extras and versions, and neither an option nor a path nor an address.
fn is_requirement(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_alphanumeric())
        && text.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_.[],<>=!~*+".contains(letter))
}

fn cache() -> Result<PathBuf> {
    let set = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let folder = set("XDG_CACHE_HOME").or_else(|| set("HOME").map(|home| home.join(".cache")));
    folder.map(|folder| folder.join("fumehood/environments")).ok_or_else(|| Error::Unavailable {
        executor: "jail".to_owned(),
        source: Some("there is no folder to keep packages in".into()),
        hint: "set HOME or XDG_CACHE_HOME".to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::is_requirement;

    #[test]
    fn a_requirement_is_a_name() {
        for right in ["pandas", "pandas==2.2.3", "scikit-learn>=1,<2", "httpx[http2]", "numpy~=2.0"] {
            assert!(is_requirement(right), "{right}");
        }
        for wrong in ["", "-r", "--index-url=http://x", "./x", "/x", "a b", "git+https://x/y", "a;b", "a @ http://x"] {
            assert!(!is_requirement(wrong), "{wrong}");
        }
    }
}
