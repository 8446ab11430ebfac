//! Links `hood` so that it starts sooner: its addresses are written compactly, and the loader reads a fiftieth of what it would.
//!
//! Only where the C library here knows that form (glibc from 2.36 on): elsewhere the binary would not start.

use std::process::Command;

/// The first version of glibc that reads the compact form.
const KNOWN_SINCE: (u32, u32) = (2, 36);

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |name: &str, value: &str| std::env::var(name).is_ok_and(|found| found == value);
    let native = std::env::var("HOST").ok() == std::env::var("TARGET").ok();
    if native && is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") && glibc() >= Some(KNOWN_SINCE) {
        println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
}

/// The version of the C library of this machine.
fn glibc() -> Option<(u32, u32)> {
    let answer = Command::new("getconf").arg("GNU_LIBC_VERSION").output().ok()?;
    let text = String::from_utf8(answer.stdout).ok()?;
    let (major, minor) = text.trim().strip_prefix("glibc ")?.split_once('.')?;
    Some((major.parse().ok()?, minor.parse().ok()?))
}
