//! Tells the crate the sum of its Python sources and of its compiler: `code/frozen.rs` keeps code for exactly these. It changes no file.
#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "it runs when the crate is built: it reads sources and speaks to cargo"
)]

use std::path::{Path, PathBuf};
use std::{fs, io};

/// What code depends on besides the Python sources, under `src`.
const COMPILER: [&str; 9] =
    ["code", "compile", "parse", "parse.rs", "scope", "scope.rs", "source_nesting.rs", "stdlib/mod.rs", "stdlib/parts.rs"];

fn main() -> io::Result<()> {
    let root = Path::new("src");
    let mut files = Vec::new();
    collect(root, &mut files)?;
    files.retain(|file| belongs(file.strip_prefix(root).unwrap_or(file)));
    files.sort();
    let mut sum = Sum::default();
    for file in files {
        sum.add(file.to_string_lossy().as_bytes());
        sum.add(&fs::read(&file)?);
    }
    println!("cargo:rerun-if-changed=src");
    println!("cargo:rustc-env=FUMEHOOD_SOURCES={:016x}", sum.0);
    Ok(())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

fn belongs(file: &Path) -> bool {
    let frozen = file == Path::new("code/frozen.rs");
    file.extension().is_some_and(|kind| kind == "py") || (!frozen && COMPILER.iter().any(|part| file.starts_with(part)))
}

/// FNV-1a, with 64 bits: the same on every machine and with every compiler.
struct Sum(u64);

impl Default for Sum {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Sum {
    fn add(&mut self, bytes: &[u8]) {
        for &byte in (bytes.len() as u64).to_le_bytes().iter().chain(bytes) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}
