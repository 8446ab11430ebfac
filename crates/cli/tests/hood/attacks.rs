//! Hostile code in the jail, as root's guest and as an ordinary user's: each snippet of `attacks/` ends as its header says.
//!
//! `contained` may end in any way but with the host's secret or a changed host; `limit` and `error` must be stopped or
//! raise, unless they may also finish. Nothing is skipped: where a wall is down, what it would have stopped shows here.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

const SECRET: &str = "HOSTSECRET-7f3a";
const CANARY: &str = "/tmp/hood_canary";
const WRITTEN: &str = "/tmp/hood_canary_written";
/// An ordinary user that every Debian has.
const NOBODY: u32 = 65_534;
const LIMIT: Duration = Duration::from_secs(3);
/// What a busy machine may need to start and to stop a jail.
const GRACE: Duration = Duration::from_secs(20);

#[test]
fn attacks_are_contained_as_root_and_as_an_ordinary_user() {
    let folder = std::env::temp_dir().join(format!("hood-attacks-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)).unwrap();
    // The ordinary user may not look into the folder that it was built in.
    let hood = folder.join("hood");
    fs::copy(env!("CARGO_BIN_EXE_hood"), &hood).unwrap();
    fs::write(CANARY, SECRET).unwrap();
    serve_canary();
    let snippets = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hood/attacks")).unwrap();
    let is_root = rustix::process::geteuid().is_root();
    let users: &[Option<u32>] = if is_root { &[None, Some(NOBODY)] } else { &[None] };
    let mut work: Vec<(PathBuf, Option<u32>)> =
        snippets.flat_map(|entry| users.iter().map(move |user| (entry.as_ref().unwrap().path(), *user))).collect();
    assert!(work.len() > 90 * users.len(), "{} snippets", work.len());
    work.sort();
    let (work, failed) = (Mutex::new(work), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| {
                loop {
                    let Some((snippet, user)) = work.lock().unwrap().pop() else { return };
                    if let Err(why) = attack(&hood, &snippet, user) {
                        let who = if user.is_some() { "an ordinary user" } else { "the caller" };
                        failed.lock().unwrap().push(format!("{} as {who}: {why}", snippet.display()));
                    }
                }
            });
        }
    });
    let untouched = fs::read_to_string(CANARY).is_ok_and(|text| text == SECRET) && !Path::new(WRITTEN).exists();
    fs::remove_dir_all(&folder).unwrap();
    fs::remove_file(CANARY).unwrap();
    let failed = failed.into_inner().unwrap();
    assert!(failed.is_empty() && untouched, "{}", failed.join("\n"));
}

/// Runs a snippet; an error says what went wrong.
fn attack(hood: &Path, snippet: &Path, user: Option<u32>) -> Result<(), String> {
    let code = fs::read_to_string(snippet).expect("a snippet is text");
    let must = code.lines().find_map(|line| line.strip_prefix("# must: ")).expect("a header says what must happen");
    let mut command = Command::new(hood);
    let arguments = ["run", "--executor", "jail", "--python", "/usr/bin/python3", "--timeout", "3s", "--memory", "256MiB", "-"];
    command.args(arguments).env_clear().env("HOOD_CANARY_SECRET", SECRET).env("HOOD_CANARY_HOSTVAR", SECRET).current_dir("/tmp");
    if let Some(user) = user {
        command.uid(user).gid(user);
    }
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("hood is built");
    let began = Instant::now();
    let _ = child.stdin.take().expect("it is piped").write_all(code.as_bytes());
    let said = drain(child.stdout.take().expect("it is piped"));
    let complained = drain(child.stderr.take().expect("it is piped"));
    let status = loop {
        match child.try_wait().expect("it is our child") {
            Some(status) => break status,
            None if began.elapsed() > LIMIT + GRACE => {
                child.kill().expect("it is our child");
                return Err("it hangs".to_owned());
            }
            None => std::thread::sleep(Duration::from_millis(10)),
        }
    };
    let (said, complained) = (said.join().expect("reading goes on"), complained.join().expect("reading goes on"));
    let last = complained.lines().last().unwrap_or_default();
    if said.lines().any(|line| line.starts_with("ESCAPED")) || said.contains(SECRET) || complained.contains(SECRET) {
        return Err(format!("it escaped: {said}"));
    }
    match status.code() {
        Some(0) if matches!(must, "limit" | "error") => Err("it finished".to_owned()),
        Some(0 | 1 | 124) if !complained.contains("panicked at") => Ok(()),
        _ => Err(format!("{status}: {last}")),
    }
}

/// Reads to the end, so that nobody waits for room to write; keeps the beginning.
fn drain(mut from: impl Read + Send + 'static) -> JoinHandle<String> {
    std::thread::spawn(move || {
        let mut kept = Vec::new();
        let _ = (&mut from).take(16 << 20).read_to_end(&mut kept);
        let _ = std::io::copy(&mut from, &mut std::io::sink());
        String::from_utf8_lossy(&kept).into_owned()
    })
}

/// The secret, for whoever can connect to this machine.
fn serve_canary() {
    let listener = TcpListener::bind("127.0.0.1:47123").expect("the port of the canary is free");
    std::thread::spawn(move || listener.incoming().flatten().for_each(|mut guest| drop(guest.write_all(SECRET.as_bytes()))));
}
