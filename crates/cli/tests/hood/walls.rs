//! The second wall as the command line shows it: what is up, and that it stands around the process that runs the code.

use super::{check, command, hood, shown};
use expect_test::expect;
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

#[test]
fn doctor_says_what_works_and_which_walls_stand() {
    let output = shown(&hood(&["doctor"], ""));
    let (executors, walls) = output.split_once("\n\nwalls around `local`:\n").expect("the walls follow the executors");
    // Whether there is a daemon, or a server, is the machine's affair.
    let elsewhere = |line: &&str| line.starts_with("docker ") || line.starts_with("jupyter ");
    assert_eq!(executors.lines().filter(elsewhere).count(), 2, "{executors}");
    let executors: Vec<&str> = executors.lines().filter(|line| !elsewhere(line)).collect();
    expect![[r#"
        exit 0
        --- stdout
        local    works                our own Python interpreter, in a locked-down child
        jail     works                the machine's CPython in a Linux jail
        e2b      does not work: there is no key the E2B cloud
        modal    does not work: there is no token the Modal cloud
        blaxel   does not work: there is no workspace the Blaxel cloud"#]]
    .assert_eq(&executors.join("\n"));
    // Which of the others are up depends on the machine; without these nothing would have run.
    for needed in ["descriptors  up ", "privileges   up ", "rlimits      up ", "seccomp      up "] {
        assert!(walls.contains(needed), "{walls}");
    }
    let (_, around_jail) = walls.split_once("walls around `jail`:\n").expect("the jail's walls follow");
    for needed in ["namespaces   up ", "root         up ", "privileges   up ", "rlimits      up ", "seccomp      up "] {
        assert!(around_jail.contains(needed), "{around_jail}");
    }
    for wall in ["namespaces", "empty root", "landlock"] {
        let line = walls.lines().find(|line| line.starts_with(wall)).unwrap_or_else(|| panic!("{wall}: {walls}"));
        assert!(line[13..].starts_with("up ") || line[13..].starts_with("down: "), "{line}");
    }
}

#[test]
fn both_modes_give_the_same() {
    let code = "import json\nprint(json.dumps([1, 2]))\n1 / 0";
    assert_eq!(shown(&hood(&["run", "-c", code], "")), shown(&hood(&["run", "--no-isolate", "-c", code], "")));
    let cells = "{\"code\": \"x = [1, (2,)]\"}\n{\"code\": \"print(x); y\"}\n";
    let answers = |arguments: &[&str]| {
        let text = String::from_utf8(hood(arguments, cells).stdout).expect("JSON is text");
        // The time taken is the only difference.
        text.lines().map(|line| line.split("\"usage\"").next().unwrap_or_default().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(answers(&["repl", "--json"]), answers(&["repl", "--json", "--no-isolate"]));
}

#[test]
fn a_jail_runs_the_machines_own_python() {
    let code = "import os, sys\nprint(os.getcwd(), os.getpid() < 10, sys.implementation.name)\nopen('/etc/shadow')";
    check(
        &["run", "--executor", "jail", "-c", code],
        "",
        &expect![[r#"
            exit 1
            --- stdout
            /home/guest True cpython
            --- stderr
            Traceback (most recent call last):
              File "<string>", line 3, in <module>
                open('/etc/shadow')
            FileNotFoundError: [Errno 2] No such file or directory: '/etc/shadow'
        "#]],
    );
    let missing = hood(&["run", "--executor", "jail", "--python", "/no/such/python", "-c", "1"], "");
    assert!(shown(&missing).contains("hint: install CPython 3.9 or later, or pass `--python PATH`"), "{}", shown(&missing));
}

#[test]
fn only_local_can_do_without() {
    check(
        &["run", "--executor", "jail", "--no-isolate", "-c", "1"],
        "",
        &expect![[r#"
            exit 126
            --- stderr
            error: the `jail` executor is nothing without its walls
            hint: leave out `--no-isolate`, or pass `--executor local`
        "#]],
    );
}

#[test]
fn a_worker_is_not_for_people() {
    check(
        &["worker"],
        "",
        &expect![[r#"
        exit 2
    "#]],
    );
}

#[test]
fn the_process_that_runs_a_program_is_locked_down() {
    let sleeper = Running::start(&["run", "-c", "print('go')\nimport time\ntime.sleep(60)"]);
    for thread in sleeper.threads() {
        for expected in ["Seccomp:\t2", "NoNewPrivs:\t1", "CapPrm:\t0000000000000000", "CapEff:\t0000000000000000"] {
            assert!(thread.contains(expected), "{expected}: {thread}");
        }
    }
    let open = Running::start(&["run", "--no-isolate", "-c", "print('go')\nimport time\ntime.sleep(60)"]);
    assert!(open.threads().iter().all(|thread| thread.contains("Seccomp:\t0")));
}

/// A `hood` that has begun to run its program.
struct Running(Child);

impl Running {
    fn start(arguments: &[&str]) -> Self {
        use std::io::Read;
        let child = command(Path::new("."), arguments).stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
        let mut child = child.expect("hood starts");
        let stdout = child.stdout.as_mut().expect("it is piped");
        let mut line = [0; 3];
        let began = Instant::now();
        stdout.read_exact(&mut line).expect("it prints");
        assert!(began.elapsed() < Duration::from_secs(10));
        Self(child)
    }

    /// What the kernel says of each thread.
    fn threads(&self) -> Vec<String> {
        let folder = format!("/proc/{}/task", self.0.id());
        let tasks = std::fs::read_dir(folder).expect("it runs");
        tasks.map(|task| std::fs::read_to_string(task.expect("it runs").path().join("status")).expect("it runs")).collect()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
