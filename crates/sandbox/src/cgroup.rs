//! Control groups: memory, processes and processor time of a process and all it starts, together.
//!
//! Version 2 where its controllers are to be had, version 1 where only that is mounted, both where limits are in the one
//! and killing at once in the other. A group is a child of the caller's own, and is gone when dropped.

use crate::spec::Budget;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{Pid, Signal, getpid, kill_process};
use rustix::thread::gettid;
use std::fs;
use std::io;
use std::os::fd::OwnedFd;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// A group of each hierarchy that is needed.
pub struct Cgroup {
    folders: Vec<PathBuf>,
    /// Somebody of ours is in it until this is closed.
    visitor: Option<OwnedFd>,
    /// How much memory it may hold, as it was last told; zero where that is not known.
    memory: AtomicU64,
}

/// How long a process of the caller's may take to leave.
const PATIENCE: Timespec = Timespec { tv_sec: 2, tv_nsec: 0 };
/// Microseconds over which processor time is shared out.
const PERIOD: u64 = 100_000;

/// The folders of all groups of this process, for the day that it ends.
static MADE: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

impl Cgroup {
    /// Makes a group that holds the budget.
    ///
    /// # Errors
    /// Where there is no such controller, or the kernel refuses.
    pub fn new(budget: &Budget) -> io::Result<Self> {
        static LAST: AtomicU64 = AtomicU64::new(0);
        let name = format!("fumehood-{}-{}", std::process::id(), LAST.fetch_add(1, Ordering::Relaxed));
        let mounts = fs::read_to_string("/proc/self/mountinfo")?;
        let own = fs::read_to_string("/proc/self/cgroup")?;
        // What was made before something failed is removed as this is dropped.
        let mut group = Self { folders: Vec::new(), visitor: None, memory: AtomicU64::new(budget.memory.unwrap_or_default()) };
        let unified = folder_of(&mounts, &own, None);
        for (controller, files) in settings(budget) {
            if let Some(parent) = unified.as_deref().filter(|parent| offers(parent, controller)) {
                group.set(&parent.join(&name), files.map(|(_, file, value)| (file, value)))?;
                continue;
            }
            let parent = match folder_of(&mounts, &own, Some(controller)) {
                Some(parent) => parent,
                // A fair share of the processors is a courtesy to others: without it nothing is held that was not before.
                None if controller == "cpu" => continue,
                None => return Err(missing(controller)),
            };
            group.set(&parent.join(&name), files.map(|(file, _, value)| (file, value)))?;
        }
        // Also where it limits nothing: what is in it can be killed at once.
        if let Some(parent) = unified {
            let _ = group.set(&parent.join(&name), []);
        }
        Ok(group)
    }

    /// Puts a process, and all it will start, into the group.
    pub(crate) fn add(&self, pid: Pid) -> io::Result<()> {
        self.folders.iter().try_for_each(|folder| fs::write(folder.join("cgroup.procs"), pid.as_raw_nonzero().to_string()))
    }

    /// Files of which each puts a process into the group that writes its number there, or `0` for itself: also one that
    /// cannot see the group.
    ///
    /// # Errors
    /// Where they cannot be opened.
    pub fn doors(&self) -> io::Result<Vec<OwnedFd>> {
        self.folders.iter().map(|folder| door(folder)).collect()
    }

    /// The same for the groups that this one is in: the way out.
    ///
    /// # Errors
    /// Where they cannot be opened.
    pub fn doors_out(&self) -> io::Result<Vec<OwnedFd>> {
        self.folders.iter().filter_map(|folder| folder.parent()).map(door).collect()
    }

    /// Lets a process of the caller's leave before the group is removed, which would end it: it is in there until `gone` is closed.
    pub fn wait_for(&mut self, gone: OwnedFd) {
        self.visitor = Some(gone);
    }

    /// Changes how much memory the group may hold.
    ///
    /// # Errors
    /// Where the kernel refuses.
    pub fn limit_memory(&self, bytes: u64) -> io::Result<()> {
        if self.memory.swap(0, Ordering::Relaxed) != bytes {
            self.set_memory(bytes)?;
        }
        self.memory.store(bytes, Ordering::Relaxed);
        Ok(())
    }

    fn set_memory(&self, bytes: u64) -> io::Result<()> {
        let files = self.folders.iter().flat_map(|folder| ["memory.limit_in_bytes", "memory.max"].map(|file| folder.join(file)));
        files.filter(|file| file.exists()).try_for_each(|file| fs::write(file, bytes.to_string()))
    }

    /// Whether the kernel has ended a process of the group for its memory.
    pub fn ran_out_of_memory(&self) -> bool {
        let files = self.folders.iter().flat_map(|folder| ["memory.oom_control", "memory.events"].map(|file| folder.join(file)));
        let counts = files.filter_map(|file| fs::read_to_string(file).ok());
        counts
            .flat_map(|text| text.lines().filter_map(|line| line.strip_prefix("oom_kill ")?.parse().ok()).collect::<Vec<u64>>())
            .sum::<u64>()
            > 0
    }

    fn set(&mut self, folder: &Path, files: impl IntoIterator<Item = (&'static str, String)>) -> io::Result<()> {
        if !self.folders.iter().any(|made| made == folder) {
            folder.parent().into_iter().for_each(sweep);
            fs::create_dir(folder)?;
            made().push(folder.to_owned());
            self.folders.push(folder.to_owned());
        }
        files.into_iter().filter(|(file, _)| !file.is_empty()).try_for_each(|(file, value)| fs::write(folder.join(file), value))
    }

    /// Removes it, trying again so often; whether that is done.
    fn remove(&mut self, attempts: usize, pause: Duration) -> bool {
        for _ in 0..attempts {
            self.folders.retain(|folder| {
                let is_left = fs::remove_dir(folder).is_err_and(|error| error.kind() != io::ErrorKind::NotFound);
                if !is_left {
                    made().retain(|made| made != folder);
                }
                is_left
            });
            if self.folders.is_empty() {
                return true;
            }
            self.kill();
            std::thread::sleep(pause);
        }
        false
    }

    /// Ends everything in it.
    fn kill(&self) {
        for folder in &self.folders {
            if fs::write(folder.join("cgroup.kill"), "1").is_ok() {
                continue;
            }
            let inside = fs::read_to_string(folder.join("cgroup.procs")).unwrap_or_default();
            for pid in inside.lines().filter_map(|pid| Pid::from_raw(pid.parse().ok()?)) {
                let _ = kill_process(pid, Signal::KILL);
            }
        }
    }
}

impl Drop for Cgroup {
    fn drop(&mut self) {
        if let Some(visitor) = self.visitor.take() {
            let _ = poll(&mut [PollFd::new(&visitor, PollFlags::IN)], Some(&PATIENCE));
        }
        // A process that was killed is in its group until it is gone, which takes a moment, and on a busy machine many.
        if self.remove(20, Duration::from_millis(2)) {
            return;
        }
        let mut rest = Self { folders: std::mem::take(&mut self.folders), visitor: None, memory: AtomicU64::default() };
        let thread = std::thread::Builder::new().name("fumehood-groups".to_owned()).stack_size(64 << 10);
        let _ = thread.spawn(move || {
            rest.remove(3_000, Duration::from_millis(20));
            // What is still there after a minute stays until `sweep` finds it.
            rest.folders.clear();
        });
    }
}

fn made() -> MutexGuard<'static, Vec<PathBuf>> {
    MADE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Has all groups of this process removed as it ends, with what is in them: also those that nobody drops, since they are kept ready. Only
/// the thread that a program begins with can see to it; on any other nothing happens.
pub fn remove_at_exit() {
    thread_local! {
        static LAST: Last = Last(getpid());
    }
    if gettid() == getpid() {
        LAST.with(|_| {});
    }
}

/// The end of a program, if it is this one: a copy of it has no groups.
struct Last(Pid);

impl Drop for Last {
    fn drop(&mut self) {
        if self.0 == getpid() {
            let folders = std::mem::take(&mut *made());
            let mut rest = Cgroup { folders, visitor: None, memory: AtomicU64::default() };
            rest.remove(20, Duration::from_millis(2));
            // What is still there stays until `sweep` finds it.
            rest.folders.clear();
        }
    }
}

/// What puts a process into a group that writes its number there.
fn door(folder: &Path) -> io::Result<OwnedFd> {
    fs::OpenOptions::new().write(true).open(folder.join("cgroup.procs")).map(OwnedFd::from)
}

/// Removes the groups of processes that were killed before they could: a group with anything in it stays.
fn sweep(parent: &Path) {
    let Ok(entries) = fs::read_dir(parent) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let owner = name.to_str().and_then(|name| name.strip_prefix("fumehood-")?.split('-').next());
        if owner.is_some_and(|pid| !Path::new("/proc").join(pid).exists()) {
            let _ = fs::remove_dir(entry.path());
        }
    }
}

/// A file of version 1, of version 2, and what is written to it. No name where a version has none.
type Setting = (&'static str, &'static str, String);

/// The controllers a budget needs.
fn settings(budget: &Budget) -> impl Iterator<Item = (&'static str, [Setting; 2])> {
    let memory = budget.memory.map(|bytes| {
        let bytes = bytes.to_string();
        // What is swapped out would be memory that nobody counts.
        ("memory", [("memory.limit_in_bytes", "memory.max", bytes), ("", "memory.swap.max", "0".to_owned())])
    });
    let nothing = || ("", "", String::new());
    let processes = budget.processes.map(|count| ("pids", [("pids.max", "pids.max", count.to_string()), nothing()]));
    let cpu = budget.cpu_percent.map(|percent| {
        let quota = percent.saturating_mul(PERIOD / 100);
        ("cpu", [("cpu.cfs_quota_us", "", quota.to_string()), ("", "cpu.max", format!("{quota} {PERIOD}"))])
    });
    [memory, processes, cpu].into_iter().flatten()
}

/// The folder of the caller's own group: of a controller of version 1, or of version 2.
fn folder_of(mounts: &str, own: &str, controller: Option<&str>) -> Option<PathBuf> {
    let (kind, is_own): (_, &dyn Fn(&str) -> bool) = match &controller {
        Some(controller) => ("cgroup", &move |names| names.split(',').any(|name| name == *controller)),
        None => ("cgroup2", &|names| names.is_empty()),
    };
    let own = own.lines().find_map(|line| {
        let (_, rest) = line.split_once(':')?;
        let (names, path) = rest.split_once(':')?;
        is_own(names).then_some(path)
    })?;
    mounts.lines().find_map(|line| {
        let (left, right) = line.split_once(" - ")?;
        let mut right = right.split(' ');
        let matches = right.next() == Some(kind);
        let options = right.nth(1)?;
        let has = controller.is_none_or(|controller| options.split(',').any(|option| option == controller));
        if !matches || !has {
            return None;
        }
        let mut left = left.split(' ').skip(3);
        let (root, place) = (left.next()?, left.next()?);
        let below = own.strip_prefix(root.trim_end_matches('/'))?.trim_start_matches('/');
        Some(Path::new(place).join(below))
    })
}

/// Whether groups below this one can use the controller; asks for it where it can be had.
fn offers(folder: &Path, controller: &str) -> bool {
    let lists = |file: &str| fs::read_to_string(folder.join(file)).is_ok_and(|list| list.split_whitespace().any(|name| name == controller));
    if lists("cgroup.subtree_control") {
        return true;
    }
    lists("cgroup.controllers") && fs::write(folder.join("cgroup.subtree_control"), format!("+{controller}")).is_ok()
}

fn missing(controller: &str) -> io::Error {
    io::Error::new(io::ErrorKind::NotFound, format!("there is no control group for `{controller}`"))
}

#[cfg(test)]
mod tests {
    use super::folder_of;
    use std::path::Path;

    const MOUNTS: &str = "\
30 24 0:26 / /sys/fs/cgroup/unified rw,nosuid - cgroup2 cgroup2 rw
31 24 0:27 /docker/x /sys/fs/cgroup/memory rw,nosuid - cgroup cgroup rw,memory
32 24 0:28 / /sys/fs/cgroup/cpu,cpuacct rw,nosuid - cgroup cgroup rw,cpu,cpuacct";
    const OWN: &str = "3:cpu,cpuacct:/a/b\n2:memory:/docker/x/y\n0::/user.slice";

    #[test]
    fn a_group_is_below_ones_own() {
        let folder = |controller| folder_of(MOUNTS, OWN, controller);
        assert_eq!(folder(Some("memory")).as_deref(), Some(Path::new("/sys/fs/cgroup/memory/y")));
        assert_eq!(folder(Some("cpu")).as_deref(), Some(Path::new("/sys/fs/cgroup/cpu,cpuacct/a/b")));
        assert_eq!(folder(None).as_deref(), Some(Path::new("/sys/fs/cgroup/unified/user.slice")));
        assert_eq!(folder(Some("pids")), None);
    }
}
