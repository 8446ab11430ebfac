//! `hood repl`: cells one after the other in one session, for people or, with `--json`, programs.
//!
//! A cell that raises or is stopped does not end the session; `exit()` and the end of input do.

mod complete;
mod editor;
mod protocol;

use super::{deliver, open_listening};
use crate::args::{Common, ReplArguments};
use crate::host::Terminal;
use crate::interrupt;
use crate::report::{self, Status};
use editor::{Editor, Entry};
use fumehood_core::{Cell, End, Limits, Session};
use fumehood_executors::block_on;
use std::io::{BufReader, IsTerminal, stdin};
use std::sync::Mutex;

/// Reads and runs cells until there are no more.
pub fn repl(arguments: ReplArguments) -> Status {
    let common = arguments.common;
    let session = match open_listening(&common, None) {
        Ok(session) => session,
        Err(error) => {
            report::error(&error, common.json);
            return Status::of_error(&error);
        }
    };
    if common.json { protocol::serve(session, &common) } else { converse(session, &common) }
}

fn converse(mut session: Box<dyn Session>, common: &Common) -> Status {
    let limits = common.policy().limits;
    let mut inputs = common.inputs.clone();
    let interactive = stdin().is_terminal();
    let mut editor = Editor::open(interactive);
    // Piped lines are the cells themselves, so `input()` has nothing to read there.
    let host = Terminal { streams: true, stdin: interactive.then(|| Mutex::new(BufReader::new(stdin()))) };
    if interactive {
        report::note(&format!("hood {} · Python 3.11 · Ctrl-C stops a cell, Ctrl-D ends", env!("CARGO_PKG_VERSION")));
    }
    loop {
        let code = match editor.read() {
            Entry::Cell(code) => code,
            Entry::Abandoned => continue,
            Entry::End => return Status::Ended,
        };
        interrupt::clear();
        let cell = Cell { code, inputs: std::mem::take(&mut inputs), file: "<stdin>".to_owned(), interactive: true, last: false };
        if let Some(status) = turn(session.as_mut(), cell, &host, common, &limits) {
            return status;
        }
        if report::reader_is_gone() {
            return Status::Ended;
        }
    }
}

/// Runs one cell and shows how it ended; the exit status if it asked to leave.
fn turn(session: &mut dyn Session, cell: Cell, host: &Terminal, common: &Common, limits: &Limits) -> Option<Status> {
    let outcome = match block_on(session.run(cell, host)) {
        Ok(outcome) => outcome,
        Err(error) => {
            report::error(&error, false);
            return None;
        }
    };
    deliver(common, &outcome);
    report::ending(&outcome, limits);
    match &outcome.end {
        End::Value(value) | End::FinalAnswer(value) => report::echo(value),
        End::Raised(exception) if exception.exit_code.is_some() => return Some(Status::of_outcome(&outcome)),
        End::Raised(_) | End::Stopped(_) => {}
    }
    None
}
