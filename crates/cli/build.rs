//! Links `hood` so that it starts sooner and holds less: its addresses are written compactly, and functions that run together lie together.
//!
//! The first only where the C library here knows that form (glibc from 2.36 on): elsewhere the binary would not start. The second only
//! with the linker that the compiler brings along: others may not know the option.

use std::path::Path;
use std::process::Command;

/// The first version of glibc that reads the compact form.
const KNOWN_SINCE: (u32, u32) = (2, 36);
/// Where the compiler links with its own linker.
const OWN_LINKER: &str = "x86_64-unknown-linux-gnu";
/// Written by tools/function_order.py.
const ORDER: &str = "functions_in_order.txt";

fn main() {
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
    }
}

/// The version of the C library of this machine.
fn glibc() -> Option<(u32, u32)> {
    let answer = Command::new("getconf").arg("GNU_LIBC_VERSION").output().ok()?;
    let text = String::from_utf8(answer.stdout).ok()?;
    let (major, minor) = text.trim().strip_prefix("glibc ")?.split_once('.')?;
    Some((major.parse().ok()?, minor.parse().ok()?))
}
