//! Attacks each wall from behind it.
//!
//! The test starts itself again as an attacker behind one wall, or all of them, which tries what the wall should stop
//! and reports. A wall that this machine does not offer is said aloud, as `hood doctor` says it; any other attack that
//! succeeds fails the test.

use fumehood_sandbox::{
    Access, Action, Budget, COMPUTE, Child, Confinement, Ending, Entry, Need, PROGRAM, Resource, Spec, Standing, State, Tree, lock_down,
    spawn,
};
use std::collections::HashMap;
use std::ffi::c_long;
use std::fs::File;
use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::process::Command;
use std::time::Duration;

/// Attaches without stopping the victim.
const PTRACE_SEIZE: i64 = 0x4206;
/// The caller's descriptor that no attacker may find.
const SECRET: &str = "/etc/hostname";

fn main() {
    let args: Vec<String> = std::env::args().collect();
    if let [_, command, mode, port] = args.as_slice()
        && command == "attacker"
    {
        return attack(mode, port.parse().expect("the test gives a port"));
    }
    let listener = TcpListener::bind("127.0.0.1:0").expect("the test needs a port to be attacked");
    let port = listener.local_addr().expect("a bound listener has an address").port();
    let _open = File::open(SECRET).or_else(|_| File::open("/etc/passwd")).expect("the test needs a file to leak");
    let mut failures = 0;
    for (mode, expected) in EXPECTED {
        let (report, standings) = report_of(mode, port);
        for Standing { wall, state } in &standings {
            if let State::Down { why, hint } = state {
                say(&format!("{mode}: the wall `{wall}` is down here: {why} (hint: {hint})"));
            }
        }
        let missing = standings.iter().any(|standing| standing.state != State::Up);
        for (attack, allowed) in *expected {
            let result = report.get(*attack).map_or("no answer", String::as_str);
            let held = allowed.contains(&result);
            say(&format!("{mode}: {attack}: {result}{}", if held { "" } else { "   <-- not stopped" }));
            failures += usize::from(!held && (!missing || *mode == "all"));
        }
    }
    dying_with_the_parent();
    hoarding();
    nothing_is_left();
    say(&format!("{failures} attacks succeeded"));
    assert_eq!(failures, 0);
}

fn say(line: &str) {
    writeln!(io::stdout(), "{line}").expect("the test runner listens");
}

/// An attack, and what it may come to.
type Expected = (&'static str, &'static [&'static str]);

const REFUSED: &[&str] = &["EPERM", "ENOSYS"];

/// What each attack must come to behind each wall.
#[rustfmt::skip]
const EXPECTED: &[(&str, &[Expected])] = &[
    ("all", &[
        ("open a file", REFUSED), ("connect", REFUSED), ("start a program", REFUSED), ("start a thread", REFUSED),
        ("descriptors", &["0, 1, 2"]), ("environment", &["0"]), ("kill the parent", REFUSED), ("kill everyone", REFUSED), ("ptrace", REFUSED),
        ("read the parent's memory", REFUSED), ("fork", REFUSED), ("new user namespace", REFUSED), ("vsock", REFUSED), ("raw socket", REFUSED),
        ("unix socket", REFUSED), ("io_uring", REFUSED), ("bpf", REFUSED), ("keyctl", REFUSED), ("userfaultfd", REFUSED), ("memfd", REFUSED),
        ("executable memory", REFUSED), ("map a file", REFUSED), ("make memory executable", REFUSED), ("mount", REFUSED), ("setuid", REFUSED),
        ("raise a limit", REFUSED), ("limit of another", REFUSED), ("x32", &["ENOSYS"]), ("every other call", &["all refused"]), ("memory past the limit", &["ENOMEM"]),
    ]),
    ("alone", &[
        ("open a file", REFUSED), ("connect", REFUSED), ("start a program", REFUSED), ("start a thread", REFUSED),
        ("kill the parent", REFUSED), ("ptrace", REFUSED), ("every other call", &["all refused"]),
    ]),
    ("namespaces", &[
        ("connect", &["ENETUNREACH"]), ("kill the parent", &["ESRCH"]), ("read the parent's memory", &["ESRCH"]), ("descriptors", &["0, 1, 2"]),
        ("environment", &["0"]), ("uid outside", &["not root"]),
    ]),
    ("landlock", &[("open a file", &["EACCES"]), ("connect", &["EACCES"]), ("kill the parent", &["EPERM"]), ("start a program", &["EACCES"])]),
    ("empty root", &[("open a file", &["ENOENT"]), ("start a program", &["ENOENT"]), ("make a file", &["EROFS"])]),
    ("privileges", &[("mount", &["EPERM"]), ("setuid", &["EPERM", "EINVAL"]), ("capabilities", &["none"])]),
    ("root", &[
        ("open a file", &["succeeded"]), ("the file is ours", &["yes"]), ("the old root", &["ENOENT"]), ("make a file", &["EROFS"]),
        ("change a program", &["EROFS"]), ("fill the scratch folder", &["ENOSPC"]), ("many files", &["ENOSPC"]), ("processes", &["1"]),
        ("the kernel's settings", &["ENOENT"]), ("start a program", &["succeeded"]), ("devices", &["succeeded"]), ("make a device", &["EPERM"]),
        ("the environment of the first process", &["empty"]),
    ]),
    ("program", &[
        ("ptrace", REFUSED), ("read the parent's memory", REFUSED), ("new user namespace", REFUSED), ("vsock", REFUSED), ("raw socket", REFUSED),
        ("netlink", REFUSED), ("io_uring", REFUSED), ("bpf", REFUSED), ("keyctl", REFUSED), ("userfaultfd", REFUSED), ("mount", REFUSED),
        ("setuid", REFUSED), ("clone a namespace", REFUSED), ("type into the terminal", REFUSED), ("perf", REFUSED), ("secret memory", REFUSED),
        ("file by handle", REFUSED), ("another's descriptor", REFUSED), ("personality", REFUSED), ("become dumpable", REFUSED), ("x32", &["ENOSYS"]),
        ("unix socket", &["succeeded"]), ("python", &["works"]),
    ]),
    ("cgroup", &[("fork bomb", &["EAGAIN"])]),
    ("rlimits", &[("fork", &["EAGAIN"]), ("start a thread", &["EAGAIN"]), ("memory past the limit", &["ENOMEM"]), ("many descriptors", &["EMFILE"])]),
];

/// The walls of each mode: before the program, and by itself.
fn walls(mode: &str) -> (Need, Confinement) {
    let limits = vec![(Resource::Core, 0), (Resource::Nproc, 0), (Resource::Nofile, 16), (Resource::Data, 512 << 20)];
    let bare = Confinement::default();
    match mode {
        "all" => (
            Need::WhereOffered,
            Confinement { empty_root: Need::WhereOffered, rlimits: limits, landlock: Need::WhereOffered, calls: Some(COMPUTE), ..bare },
        ),
        "alone" => (Need::Off, Confinement { landlock: Need::WhereOffered, calls: Some(COMPUTE), ..bare }),
        "landlock" => (Need::Off, Confinement { landlock: Need::WhereOffered, ..bare }),
        "empty root" => (Need::WhereOffered, Confinement { empty_root: Need::WhereOffered, ..bare }),
        "privileges" => (Need::Off, bare),
        "program" => (Need::WhereOffered, Confinement { calls: Some(PROGRAM), ..bare }),
        "root" | "cgroup" => (Need::Required, bare),
        "rlimits" => (Need::WhereOffered, Confinement { rlimits: limits, ..bare }),
        _ => (Need::WhereOffered, bare),
    }
}

/// Starts an attacker and collects what it says.
fn report_of(mode: &str, port: u16) -> (HashMap<String, String>, Vec<Standing>) {
    let (ours, theirs) = UnixStream::pair().expect("a socket pair");
    ours.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout can be set");
    let (_child, mut standings) = start(mode, port, theirs);
    let mut text = String::new();
    (&ours).read_to_string(&mut text).unwrap_or_else(|error| panic!("{mode}: the attacker hangs: {error}; so far: {text}"));
    let mut report = HashMap::new();
    for line in text.lines() {
        let (attack, result) = line.split_once('\t').expect("a report is an attack and a result");
        if let Some(wall) = attack.strip_prefix("down: ") {
            let wall = fumehood_sandbox::Wall::by_name(wall).expect("a wall has a name");
            standings.push(Standing { wall, state: State::Down { why: result.to_owned(), hint: String::new() } });
        } else {
            report.insert(attack.to_owned(), result.to_owned());
        }
    }
    (report, standings)
}

fn start(mode: &str, port: u16, stdin: UnixStream) -> (Child, Vec<Standing>) {
    let spec = Spec {
        program: std::env::current_exe().expect("a test has an executable"),
        args: ["attacks", "attacker", mode, &port.to_string()].map(Into::into).to_vec(),
        env: Vec::new(),
        stdin: stdin.into(),
        namespaces: walls(mode).0,
        root: (mode == "root").then(tree),
        cgroup: matches!(mode, "cgroup" | "hoard").then(|| Budget {
            need: Need::WhereOffered,
            memory: Some(64 << 20),
            processes: Some(20),
            cpu_percent: Some(50),
        }),
        join: Vec::new(),
    };
    spawn(&spec).unwrap_or_else(|error| panic!("{mode}: {error}: {}", error.source))
}

/// Programs to read, and a little room.
fn tree() -> Tree {
    let top = |name: &str| {
        let target = std::path::Path::new("/").join(name);
        match std::fs::read_link(&target) {
            Ok(to) => Entry::Link { target, to },
            Err(_) => Entry::Bind { source: target.clone(), target, access: Access::Read },
        }
    };
    let mut entries: Vec<Entry> =
        ["usr", "bin", "lib", "lib64"].into_iter().filter(|name| std::path::Path::new("/").join(name).exists()).map(top).collect();
    entries.push(Entry::Text { target: "/etc/passwd".into(), content: "ours".to_owned() });
    entries.push(Entry::Scratch { target: "/tmp".into(), bytes: 1 << 20, files: 10 });
    entries.extend([Entry::Devices, Entry::Processes]);
    Tree(entries)
}

/// Memory past the group's budget ends the process, and nothing of the group is left.
fn hoarding() {
    let (ours, theirs) = UnixStream::pair().expect("a socket pair");
    ours.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout can be set");
    let (mut child, walls) = start("hoard", 0, theirs);
    let up = walls.iter().any(|standing| standing.wall == fumehood_sandbox::Wall::Cgroup && standing.state == State::Up);
    if !up {
        return say(&format!("hoard: {walls:?}"));
    }
    let _ = (&ours).read(&mut [0]);
    assert_eq!(child.kill(), Ending::Signal(libc::SIGKILL), "it was ended for its memory");
    drop(child);
    let left =
        std::process::Command::new("find").args(["/sys/fs/cgroup", "-name"]).arg(format!("fumehood-{}-*", std::process::id())).output();
    assert_eq!(String::from_utf8_lossy(&left.expect("`find` is there").stdout), "");
}

/// With an attacker dies all it has started, also what has left its session and its parent.
fn nothing_is_left() {
    let is_attacker = |pid: &std::path::PathBuf| {
        let command = std::fs::read(pid.join("cmdline")).unwrap_or_default();
        command.starts_with(b"attacks\0attacker\0")
    };
    let processes = std::fs::read_dir("/proc").expect("Linux has /proc").filter_map(|entry| Some(entry.ok()?.path()));
    let left: Vec<_> = processes.filter(is_attacker).collect();
    assert!(left.is_empty(), "{left:?}");
}

/// A child is gone when its handle is.
fn dying_with_the_parent() {
    let (_ours, theirs) = UnixStream::pair().expect("a socket pair");
    let (mut child, _) = start("wait", 0, theirs);
    let folder = format!("/proc/{}", child.id());
    assert!(std::path::Path::new(&folder).exists());
    assert_eq!(child.kill(), Ending::Signal(libc::SIGKILL));
    drop(child);
    assert!(!std::path::Path::new(&folder).exists());
}

/// The other side: raises its walls, then tries everything.
fn attack(mode: &str, port: u16) {
    let mut out = UnixStream::from(io::stdin().as_fd().try_clone_to_owned().expect("the test gives a socket"));
    if mode == "wait" {
        let _ = out.read(&mut [0]);
        return;
    }
    if mode == "hoard" {
        let mut hoard = Vec::new();
        while hoard.len() < 64 {
            hoard.push(vec![1_u8; 4 << 20]);
        }
        let _ = out.write(&[0]);
        return;
    }
    // These are asked before the walls, since asking needs files.
    let descriptors = listed("/proc/self/fd", 4);
    let uid = std::fs::read_to_string("/proc/self/uid_map").unwrap_or_default();
    let outside = uid.split_whitespace().nth(1).unwrap_or("0").to_owned();
    let standings = lock_down(&walls(mode).1, || {}).expect("needed walls are up");
    let mut say = |attack: &str, result: &str| writeln!(out, "{attack}\t{result}").expect("the test listens");
    for standing in standings {
        if let State::Down { why, .. } = standing.state {
            say(&format!("down: {}", standing.wall), &why);
        }
    }
    say("descriptors", &descriptors);
    say("environment", &std::env::vars_os().count().to_string());
    say("uid outside", if outside == "0" { "root" } else { "not root" });
    if mode == "root" {
        attack_the_root(&mut say);
    }
    if mode == "cgroup" {
        say("fork bomb", &fork_bomb());
        return;
    }
    say("open a file", &said(File::open("/etc/passwd")));
    say("capabilities", if mode == "privileges" { capabilities() } else { "not asked" });
    say("make a file", &said(File::create("/x")));
    say("connect", &said(TcpStream::connect(("127.0.0.1", port))));
    say("start a thread", &said(std::thread::Builder::new().spawn(|| {})));
    say("start a program", &said(Command::new("/bin/true").status()));
    let parent = i64::from(std::os::unix::process::parent_id());
    // Calls that succeed behind other walls may write here.
    let page = Box::leak(vec![0_u8; 8192].into_boxed_slice()).as_mut_ptr() as i64;
    let piece = Box::leak(Box::new([page, 8])).as_mut_ptr() as i64;
    // In a pid namespace the parent has no number; any that is not ours will do.
    let victim = if parent == 0 { 4_000_000 } else { parent };
    for (attack, call, args) in [
        ("kill the parent", libc::SYS_kill, [victim, 0, 0, 0, 0]),
        ("kill everyone", libc::SYS_kill, [-1, 0, 0, 0, 0]),
        ("ptrace", libc::SYS_ptrace, [PTRACE_SEIZE, victim, 0, 0, 0]),
        ("read the parent's memory", libc::SYS_process_vm_readv, [victim, piece, 1, piece, 1]),
        ("vsock", libc::SYS_socket, [40, 1, 0, 0, 0]),
        ("raw socket", libc::SYS_socket, [2, 3, 1, 0, 0]),
        ("unix socket", libc::SYS_socket, [1, 1, 0, 0, 0]),
        ("io_uring", libc::SYS_io_uring_setup, [1, page, 0, 0, 0]),
        ("bpf", libc::SYS_bpf, [0, page, 0, 0, 0]),
        ("keyctl", libc::SYS_keyctl, [0, -3, 0, 0, 0]),
        ("userfaultfd", libc::SYS_userfaultfd, [1, 0, 0, 0, 0]),
        ("memfd", libc::SYS_memfd_create, [c"x".as_ptr() as i64, 0, 0, 0, 0]),
        ("executable memory", libc::SYS_mmap, [0, 4096, 7, 0x22, -1]),
        ("map a file", libc::SYS_mmap, [0, 4096, 1, 2, 0]),
        ("make memory executable", libc::SYS_mprotect, [page & !4095, 4096, 7, 0, 0]),
        ("mount", libc::SYS_mount, [c"x".as_ptr() as i64, c"/".as_ptr() as i64, c"tmpfs".as_ptr() as i64, 0, 0]),
        ("setuid", libc::SYS_setuid, [1, 0, 0, 0, 0]),
        ("limit of another", libc::SYS_prlimit64, [1, 7, 0, page, 0]),
        ("new user namespace", libc::SYS_unshare, [libc::CLONE_NEWUSER.into(), 0, 0, 0, 0]),
        ("fork", libc::SYS_clone, [libc::SIGCHLD.into(), 0, 0, 0, 0]),
        ("netlink", libc::SYS_socket, [16, 3, 0, 0, 0]),
        ("clone a namespace", libc::SYS_clone, [(libc::CLONE_NEWUSER | libc::SIGCHLD).into(), 0, 0, 0, 0]),
        ("type into the terminal", libc::SYS_ioctl, [0, 0x5412, page, 0, 0]),
        ("perf", libc::SYS_perf_event_open, [page, 0, -1, -1, 0]),
        ("secret memory", libc::SYS_memfd_secret, [0; 5]),
        ("file by handle", libc::SYS_open_by_handle_at, [-100, page, 0, 0, 0]),
        ("another's descriptor", libc::SYS_pidfd_getfd, [0, 0, 0, 0, 0]),
        ("personality", libc::SYS_personality, [0x0040_0000, 0, 0, 0, 0]),
        ("become dumpable", libc::SYS_prctl, [4, 1, 0, 0, 0]),
        ("x32", 0x4000_0000 + 39, [0; 5]),
        ("memory past the limit", libc::SYS_mmap, [0, 1 << 30, 3, 0x22, -1]),
    ] {
        let result = syscall(call, args);
        // A child would go on from here; it leaves at once.
        if call == libc::SYS_clone && matches!(result, Ok(0)) {
            std::process::exit(0);
        }
        say(attack, &said(result));
    }
    let more = [u64::MAX, u64::MAX];
    say("raise a limit", &said(syscall(libc::SYS_prlimit64, [0, 7, more.as_ptr() as i64, 0, 0])));
    if mode == "rlimits" {
        let mut open = Vec::new();
        let refusal = loop {
            match File::open("/dev/null") {
                Ok(file) if open.len() < 1_000 => open.push(file),
                result => break said(result),
            }
        };
        drop(open);
        say("many descriptors", &refusal);
    }
    if mode == "program" {
        let python = Command::new("/usr/bin/python3").args(["-I", "-c", WORKLOAD]).output();
        let result = python.map_or_else(
            |error| error.to_string(),
            |output| {
                let errors = String::from_utf8_lossy(&output.stderr).replace('\n', " | ");
                if output.status.success() { "works".to_owned() } else { errors }
            },
        );
        say("python", &result);
    }
    if matches!(mode, "all" | "alone") {
        say("every other call", &every_other_call());
    }
}

/// What an ordinary program does: threads, processes, sockets, files, databases, timers.
const WORKLOAD: &str = "
import asyncio, json, mmap, multiprocessing, os, select, signal, socket, sqlite3, subprocess, sys, tempfile, threading, time
results = []
threads = [threading.Thread(target=lambda: results.append(sum(range(1000)))) for _ in range(4)]
[t.start() for t in threads]; [t.join() for t in threads]
assert len(results) == 4
assert subprocess.run(['/bin/echo', 'hi'], capture_output=True).stdout == b'hi\\n'
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, 'x')
    open(path, 'w').write('text'); os.rename(path, path + 'y'); os.listdir(folder); os.stat(path + 'y')
    database = sqlite3.connect(os.path.join(folder, 'd')); database.execute('create table t (a)'); database.commit(); database.close()
one, two = socket.socketpair(); one.send(b'x'); assert two.recv(1) == b'x'
select.select([], [one], [], 0); select.epoll().close()
async def main():
    await asyncio.gather(asyncio.sleep(0.01), asyncio.to_thread(time.sleep, 0.01))
    process = await asyncio.create_subprocess_exec('/bin/true'); assert await process.wait() == 0
asyncio.run(main())
with multiprocessing.get_context('fork').Pool(2) as pool:
    assert pool.map(abs, [-1, 2]) == [1, 2]
mmap.mmap(-1, 4096).close()
signal.setitimer(signal.ITIMER_REAL, 0)
socket.socket(socket.AF_INET, socket.SOCK_DGRAM).close()
os.urandom(8); os.cpu_count(); os.getloadavg
";

/// What a tree of its own should hide or refuse.
fn attack_the_root(say: &mut dyn FnMut(&str, &str)) {
    say("the file is ours", if std::fs::read_to_string("/etc/passwd").is_ok_and(|text| text == "ours") { "yes" } else { "no" });
    say("the old root", &said(std::fs::metadata("/root").or_else(|_| std::fs::metadata("/home"))));
    say("change a program", &said(File::create("/usr/bin/true")));
    say("fill the scratch folder", &said(std::fs::write("/tmp/x", vec![0; 2 << 20])));
    let _ = std::fs::remove_file("/tmp/x");
    say("many files", &said((0..20).try_for_each(|number| File::create(format!("/tmp/{number}")).map(drop))));
    let processes = std::fs::read_dir("/proc").map(|entries| {
        let number = |name: &std::ffi::OsString| name.to_str().is_some_and(|name| name.bytes().all(|byte| byte.is_ascii_digit()));
        entries.filter_map(|entry| Some(entry.ok()?.file_name())).filter(number).count()
    });
    say("processes", &processes.map_or_else(|error| error.to_string(), |count| count.to_string()));
    say("the kernel's settings", &said(File::open("/proc/sys/kernel/core_pattern")));
    say("devices", &said(std::fs::write("/dev/null", "x").and_then(|()| File::open("/dev/urandom")?.read_exact(&mut [0; 8]))));
    let device = [c"/tmp/mem".as_ptr() as i64, i64::from(libc::S_IFCHR | 0o600), 0x101, 0, 0];
    say("make a device", &said(syscall(libc::SYS_mknodat, [libc::AT_FDCWD.into(), device[0], device[1], device[2], 0])));
    let environment = std::fs::read("/proc/1/environ").unwrap_or_default();
    say("the environment of the first process", if environment.is_empty() { "empty" } else { "not empty" });
}

/// Starts processes that wait, until no more can be started.
fn fork_bomb() -> String {
    for _ in 0..200 {
        match syscall(libc::SYS_clone, [libc::SIGCHLD.into(), 0, 0, 0, 0]) {
            Ok(0) => loop {
                std::thread::sleep(Duration::from_secs(60));
            },
            Ok(_) => {}
            Err(error) => return said::<()>(Err(error)),
        }
    }
    "200 processes".to_owned()
}

/// Two calls that the kernel makes for itself, from code it has patched in: no filter sees them, and they end
/// whoever makes them.
#[cfg(target_arch = "x86_64")]
const UNFILTERED: [c_long; 2] = [335, 336];
#[cfg(not(target_arch = "x86_64"))]
const UNFILTERED: [c_long; 0] = [];

/// Makes every call that is not on the list, with arguments that mean nothing.
fn every_other_call() -> String {
    let allowed: Vec<c_long> = COMPUTE.iter().filter(|rule| matches!(rule.action, Action::Allow)).map(|rule| rule.call).collect();
    let passed: Vec<String> = (0..1_024)
        .filter(|call| !allowed.contains(call) && !UNFILTERED.contains(call))
        .filter(|call| !matches!(said(syscall(*call, [0; 5])).as_str(), "EPERM" | "ENOSYS"))
        .map(|call| call.to_string())
        .collect();
    if passed.is_empty() { "all refused".to_owned() } else { passed.join(", ") }
}

fn capabilities() -> &'static str {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let empty = |name: &str| status.lines().any(|line| line.starts_with(name) && line.ends_with("0000000000000000"));
    if ["CapInh", "CapPrm", "CapEff", "CapAmb"].into_iter().all(empty) { "none" } else { "some" }
}

/// The names in a folder, without the descriptor that reads it.
fn listed(folder: &str, most: usize) -> String {
    let Ok(entries) = std::fs::read_dir(folder) else { return "unknown".to_owned() };
    let mut names: Vec<i32> = entries.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok()).collect();
    names.sort_unstable();
    // 3 is the copy of the socket the attacker reports on, 4 the folder itself.
    names.retain(|name| *name != 3 && *name != i32::try_from(most).unwrap_or(4));
    names.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// The error's name, or that there was none.
fn said<T>(result: io::Result<T>) -> String {
    let Err(error) = result else { return "succeeded".to_owned() };
    let name = match error.raw_os_error() {
        Some(libc::EPERM) => "EPERM",
        Some(libc::ENOENT) => "ENOENT",
        Some(libc::ESRCH) => "ESRCH",
        Some(libc::EAGAIN) => "EAGAIN",
        Some(libc::ENOMEM) => "ENOMEM",
        Some(libc::EACCES) => "EACCES",
        Some(libc::EMFILE) => "EMFILE",
        Some(libc::EROFS) => "EROFS",
        Some(libc::ENOSPC) => "ENOSPC",
        Some(libc::EINVAL) => "EINVAL",
        Some(libc::ENOSYS) => "ENOSYS",
        Some(libc::ENETUNREACH) => "ENETUNREACH",
        _ => return error.to_string(),
    };
    name.to_owned()
}

/// Any system call at all: what code that has taken over the process would make.
fn syscall(call: c_long, args: [i64; 5]) -> io::Result<c_long> {
    let [a, b, c, d, e] = args;
    // SAFETY: made to be refused. Where it is not, pointers are null, to text, or to leaked memory that is there to be written.
    #[expect(unsafe_code, reason = "an attacker is not kept to safe wrappers")]
    let status = unsafe { libc::syscall(call, a, b, c, d, e, 0_i64) };
    if status < 0 { Err(io::Error::last_os_error()) } else { Ok(status) }
}
