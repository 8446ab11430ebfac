//! Links `hood` so that it starts sooner and holds less: its addresses are written compactly, functions that run together lie together,
//! and what unwinds a panic is part of it instead of a library that each start would load.
//!
//! The first only where the C library here knows that form (glibc from 2.36 on): elsewhere the binary would not start. The others only
//! with the linker that the compiler brings along: others may not know the option, or look for names in another order.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The first version of glibc that reads the compact form.
const KNOWN_SINCE: (u32, u32) = (2, 36);
/// Where the compiler links with its own linker.
const OWN_LINKER: &str = "x86_64-unknown-linux-gnu";
/// The part of the C compiler's library that unwinds; the linker takes it for `libgcc_s.so`, since it comes first.
const UNWINDER: &str = "gcc_eh";
/// Written by tools/function_order.py.
const ORDER: &str = "functions_in_order.txt";

fn main() {
    println!("cargo::rustc-check-cfg=cfg(counted)");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={ORDER}");
    let variable = |name: &str| std::env::var(name).unwrap_or_default();
    let native = variable("HOST") == variable("TARGET");
    if native && variable("CARGO_CFG_TARGET_OS") == "linux" && variable("CARGO_CFG_TARGET_ENV") == "gnu" && glibc() >= Some(KNOWN_SINCE) {
        println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
    let chosen = !variable("RUSTC_LINKER").is_empty() || variable("CARGO_ENCODED_RUSTFLAGS").contains("link");
    if variable("TARGET") == OWN_LINKER && !chosen {
        let order = Path::new(&variable("CARGO_MANIFEST_DIR")).join(ORDER);
        // Functions of another version of the compiler have other names, and that is no news.
        println!("cargo::rustc-link-arg-bins=-Wl,--symbol-ordering-file={},--no-warn-symbol-ordering", order.display());
        if let Some(folder) = native.then(unwinder).flatten() {
            println!("cargo::rustc-link-search=native={}", folder.display());
            println!("cargo::rustc-link-lib=static={UNWINDER}");
        }
    }
}

/// The version of the C library of this machine.
fn glibc() -> Option<(u32, u32)> {
    let answer = Command::new("getconf").arg("GNU_LIBC_VERSION").output().ok()?;
    let text = String::from_utf8(answer.stdout).ok()?;
    let (major, minor) = text.trim().strip_prefix("glibc ")?.split_once('.')?;
    Some((major.parse().ok()?, minor.parse().ok()?))
}

/// Where the C compiler of this machine has the library that unwinds.
fn unwinder() -> Option<PathBuf> {
    let answer = Command::new("cc").arg(format!("-print-file-name=lib{UNWINDER}.a")).output().ok()?;
    let file = PathBuf::from(String::from_utf8(answer.stdout).ok()?.trim());
    file.is_absolute().then(|| file.parent().map(Path::to_owned)).flatten()
}
