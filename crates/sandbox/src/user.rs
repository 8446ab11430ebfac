//! Who a process in a user namespace is outside of it: nobody in particular.
//!
//! Never the machine's root: limits on processes do not bind it, and files it owns are everywhere.

use rustix::process::{Gid, Pid, Uid, getegid, geteuid};
use rustix::thread::{set_thread_groups, set_thread_res_gid, set_thread_res_uid};
use std::io;

/// Who root's guests are outside.
const NOBODY: u32 = 65_534;

/// Makes root of the new namespace of `pid` an ordinary user outside: the caller, or nobody where
/// the caller is the machine's root.
pub fn map(pid: Pid) -> io::Result<()> {
    let (user, group) = (geteuid().as_raw(), getegid().as_raw());
    let folder = format!("/proc/{}", pid.as_raw_nonzero());
    // Root of a namespace that has nobody in it is an ordinary user already.
    let (user, group) = if user == 0 && knows_nobody()? {
        (NOBODY, NOBODY)
    } else {
        // Without this the kernel lets nobody but root map groups.
        std::fs::write(format!("{folder}/setgroups"), "deny")?;
        (user, group)
    };
    std::fs::write(format!("{folder}/uid_map"), format!("0 {user} 1"))?;
    std::fs::write(format!("{folder}/gid_map"), format!("0 {group} 1"))
}

/// Whether the user that root's guests are exists in this namespace.
fn knows_nobody() -> io::Result<bool> {
    let map = std::fs::read_to_string("/proc/self/uid_map")?;
    let range = |line: &str| {
        let mut numbers = line.split_whitespace().map_while(|number| number.parse::<u64>().ok());
        Some((numbers.next()?, numbers.nth(1)?))
    };
    Ok(map.lines().filter_map(range).any(|(first, count)| (first..first + count).contains(&NOBODY.into())))
}

/// Becomes root of the namespace this process has been cloned into, in no other group. Makes system
/// calls only.
pub fn become_mapped() -> io::Result<()> {
    match set_thread_groups(&[]) {
        // An ordinary user keeps its groups, which give it nothing that it did not have.
        Ok(()) | Err(rustix::io::Errno::PERM) => {}
        Err(error) => return Err(error.into()),
    }
    set_thread_res_gid(Gid::ROOT, Gid::ROOT, Gid::ROOT)?;
    Ok(set_thread_res_uid(Uid::ROOT, Uid::ROOT, Uid::ROOT)?)
}
