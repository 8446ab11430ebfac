//! `hood run`: one program, in a session of its own.
//!
//! Like `python3 FILE` it prints what the program prints; the program's value is only in `--json`.

use super::files::Files;
use super::{deliver, open_in, open_listening};
use crate::args::{Common, RunArguments};
use crate::host::Terminal;
use crate::interrupt;
use crate::report::{self, Status};
use crate::source::{self, Unreadable};
use fumehood_core::{Access, Cell, End, Outcome, Result, Session, Usage};
use fumehood_executors::block_on;
use fumehood_executors::local::{Local, lock_down};
use std::io::BufReader;
use std::sync::Mutex;

/// Runs the program and reports how it ended.
pub fn run(arguments: RunArguments) -> Status {
    let files = Files::of(&arguments);
    let common = arguments.common;
    let limits = common.policy().limits;
    let from_stdin = arguments.file.as_deref() == Some("-");
    let program = match (arguments.code, arguments.file) {
        (Some(code), _) => Ok((code, "<string>".to_owned())),
        (None, file) => source::read(file.as_deref().unwrap_or("-")),
    };
    let (code, file) = match program {
        Ok(program) => program,
        Err(Unreadable::Missing { file, cause }) => {
            report::mistake(
                &format!("cannot read `{file}`"),
                Some(&cause.to_string()),
                "pass the path of a Python file, or `-c CODE`",
                common.json,
            );
            return Status::Usage;
        }
        Err(Unreadable::NotText(exception)) => {
            let outcome = Outcome {
                end: End::Raised(exception),
                logs: String::new(),
                display: Vec::new(),
                files: Vec::new(),
                usage: Usage::default(),
            };
            return finish(outcome, common.json, &limits);
        }
    };
    let snapshot = match arguments.snapshot_in.as_ref().map(std::fs::read).transpose() {
        Ok(snapshot) => snapshot,
        Err(cause) => {
            let hint = "pass a file that `hood run --snapshot-out` wrote";
            report::mistake("cannot read the snapshot", Some(&cause.to_string()), hint, common.json);
            return Status::Usage;
        }
    };
    let writes = !files.is_empty() || arguments.snapshot_out.is_some() || common.mounts.iter().any(|mount| mount.access == Access::Write);
    let mut session = match open_walled(&common, snapshot.as_deref(), writes) {
        Ok(session) => session,
        Err(error) => {
            report::error(&error, common.json);
            return Status::of_error(&error);
        }
    };
    if let Err(status) = files.put(session.as_mut()) {
        return status;
    }
    let stdin = (!from_stdin).then(|| Mutex::new(BufReader::new(std::io::stdin())));
    let host = Terminal { streams: !common.json, stdin };
    // A session that is saved does not end: its exit handlers belong to whoever ends it.
    let cell = Cell { code, inputs: common.inputs.clone(), file, interactive: false, last: arguments.snapshot_out.is_none() };
    let result = block_on(session.run(cell, &host));
    if let (Some(file), Ok(_)) = (&arguments.snapshot_out, &result) {
        let saved = block_on(session.snapshot());
        match saved.map(|snapshot| std::fs::write(file, snapshot)) {
            Ok(Ok(())) => {}
            Ok(Err(cause)) => {
                report::mistake("cannot write the snapshot", Some(&cause.to_string()), "pass a path that can be written", common.json);
                return Status::Usage;
            }
            Err(error) => {
                report::error(&error, common.json);
                return Status::of_error(&error);
            }
        }
    }
    let taken = if result.is_ok() { files.take(session.as_mut()) } else { Ok(()) };
    if common.executor == "local" {
        // The process is about to end, which frees the guest's memory faster than object by object.
        std::mem::forget(session);
    } else {
        drop(session);
    }
    match result {
        Ok(outcome) if !deliver(&common, &outcome) => Status::Usage,
        Ok(outcome) => {
            let status = finish(outcome, common.json, &limits);
            taken.err().unwrap_or(status)
        }
        Err(error) => {
            report::error(&error, common.json);
            Status::of_error(&error)
        }
    }
}

/// Opens the session and raises the walls around it.
///
/// `local` needs no child here: this process has read the program and has nothing else to do, so it locks itself down,
/// which costs a tenth of what a child does. Not a byte of the program has been parsed by then. Where it is to write a
/// file afterwards, it takes a child.
fn open_walled(common: &Common, snapshot: Option<&[u8]>, writes: bool) -> Result<Box<dyn Session>> {
    let plain = common.with.is_empty() && common.preload.is_empty();
    let itself = common.executor == "local" && !common.no_isolate && !writes && plain;
    if !itself {
        return open_listening(common, snapshot);
    }
    let policy = common.policy();
    let session = open_in(&Local::in_process(), &policy, snapshot)?;
    lock_down(policy.limits.memory, interrupt::listen)?;
    Ok(session)
}

fn finish(outcome: Outcome, as_json: bool, limits: &fumehood_core::Limits) -> Status {
    let status = Status::of_outcome(&outcome);
    if as_json {
        report::outcome_json(outcome);
    } else {
        report::ending(&outcome, limits);
    }
    status
}
