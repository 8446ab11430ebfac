//! What becomes of sessions whose Docker daemon is stopped and started again, against a daemon of the test's own.
//!
//! The machine's own daemon is left alone.

use super::{Promise, Recorder, open, run, say};
use fumehood_core::{Cell, End, Error, Policy};
use fumehood_executors::block_on;
use fumehood_executors::docker::{Base, Build, Docker};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A daemon, stopped when dropped, with all that it has.
struct Daemon {
    folder: PathBuf,
    child: Child,
}

impl Daemon {
    /// Starts one; `None` where that is not possible here.
    fn start() -> Option<Self> {
        let folder = std::env::temp_dir().join(format!("hood-daemon-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let child = spawn(&folder)?;
        let daemon = Self { folder, child };
        daemon.answers().then_some(daemon)
    }

    fn host(&self) -> String {
        format!("unix://{}", self.folder.join("socket").display())
    }

    fn answers(&self) -> bool {
        let began = Instant::now();
        while began.elapsed() < Duration::from_secs(90) {
            let asked = Command::new("docker").args(["--host", &self.host(), "version"]).output();
            if asked.is_ok_and(|asked| asked.status.success()) {
                return true;
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        false
    }

    /// Ends it as it wants to be ended, or at once.
    fn stop(&mut self, signal: &str) {
        let _ = Command::new("kill").args([signal, &self.child.id().to_string()]).output();
        let _ = self.child.wait();
    }

    fn again(&mut self) {
        self.child = spawn(&self.folder).unwrap();
        assert!(self.answers(), "the daemon does not come back");
    }
}

impl Drop for Daemon {
    fn drop(&mut self) {
        self.stop("-TERM");
        let folder = self.folder.to_string_lossy().into_owned();
        // One that was killed has left its own children behind: every process that names this folder.
        for process in std::fs::read_dir("/proc").into_iter().flatten().flatten() {
            let command = std::fs::read(process.path().join("cmdline")).unwrap_or_default();
            if String::from_utf8_lossy(&command).contains(&folder) {
                let _ = Command::new("kill").args(["-KILL", &process.file_name().to_string_lossy()]).output();
            }
        }
        // What a daemon leaves mounted is let go with it.
        let mounts = std::fs::read_to_string("/proc/mounts").unwrap_or_default();
        for place in mounts.lines().filter_map(|line| line.split(' ').nth(1)).filter(|place| place.starts_with(&folder)) {
            let _ = Command::new("umount").args(["-l", place]).output();
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn spawn(folder: &Path) -> Option<Child> {
    let place = |name: &str| folder.join(name).to_string_lossy().into_owned();
    // In a network of its own: a daemon without a bridge removes the one that it finds, which may be another daemon's.
    Command::new("unshare")
        .args(["--net", "dockerd"])
        .args(["--data-root", &place("data"), "--exec-root", &place("run"), "--pidfile", &place("pid")])
        .args(["--host", &format!("unix://{}", place("socket")), "--bridge", "none", "--iptables=false", "--ip6tables=false"])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .ok()
}

pub const PROMISES: &[Promise<Docker>] =
    &[("a daemon that is stopped loses sessions until it is back, and one that dies loses none", |docker| {
        let Some(mut daemon) = Daemon::start() else {
            assert!(std::env::var_os("CI").is_none(), "a second Docker daemon cannot be started");
            say("     a daemon that is stopped is not tested here: a second one cannot be started");
            return;
        };
        let mut own = Docker { host: Some(daemon.host()), ..docker.clone() };
        block_on(
            own.prepare(Build { base: Base::Host("/usr/bin/python3".into()), packages: Vec::new(), index_url: None }, Arc::new(|_| {})),
        )
        .unwrap();
        let mut session = open(&own, Policy::default());
        assert_eq!(run(&mut session, "x = 1\nx + 1").end, End::Value(2.into()));
        // Stopped, a daemon ends its containers.
        let began = Instant::now();
        let lost = std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(Duration::from_millis(300));
                daemon.stop("-TERM");
            });
            block_on(session.run(Cell::new("import time\ntime.sleep(25)"), &Recorder::default()))
        });
        let Err(error) = lost else { panic!("{lost:?}") };
        assert!(matches!(error, Error::Lost { .. }) && !error.hint().is_empty(), "{error:?}");
        assert!(began.elapsed() < Duration::from_secs(24), "{:?}", began.elapsed());
        let absent = block_on(session.run(Cell::new("1"), &Recorder::default())).unwrap_err();
        assert!(absent.hint().contains("start Docker"), "{absent:?}");
        daemon.again();
        assert_eq!(run(&mut session, "x = 2\n'y' in globals()").end, End::Value(false.into()));
        // Killed, it leaves them as they are, and nobody needs it to speak to them.
        daemon.stop("-KILL");
        assert_eq!(run(&mut session, "x + 1").end, End::Value(3.into()));
        let began = Instant::now();
        block_on(session.close()).unwrap();
        assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
    })];
