//! The commands, one file each, and what those that run code share.

pub mod agent;
pub mod clouds;
pub mod containers;
pub mod doctor;
mod files;
pub mod repl;
pub mod run;
pub mod worker;

use crate::args::Common;
use crate::copy_out::copy_out;
use crate::interrupt;
use crate::report;
use fumehood_core::{Error, Executor, Outcome, Policy, Result, Session};
use fumehood_executors::jail::Jail;
use fumehood_executors::local::Local;
use fumehood_executors::proxy::log_connections;
use fumehood_executors::{block_on, by_name};

/// Opens a session as the options ask for it, with the state of a snapshot if there is one, passes on what the executor warns of,
/// and listens for signals: before that where something is made elsewhere, which would stay there if we were stopped meanwhile.
fn open_listening(common: &Common, snapshot: Option<&[u8]>) -> Result<Box<dyn Session>> {
    let elsewhere = !["local", "jail"].contains(&common.executor.as_str());
    interrupt::set_opening(elsewhere);
    if elsewhere {
        interrupt::listen();
    }
    let session = open_in(&*executor(common)?, &common.policy(), snapshot);
    if session.is_err() {
        interrupt::end_if_leaving();
    }
    interrupt::set_opening(false);
    if !elsewhere {
        interrupt::listen();
    }
    session
}

/// The executor that the options ask for.
fn executor(common: &Common) -> Result<Box<dyn Executor>> {
    if common.executor != "jail" && !(common.with.is_empty() && common.preload.is_empty()) {
        return Err(Error::Refused {
            reason: format!("`--with` and `--preload` are for the jail, not for the `{}` executor", common.executor),
            hint: "pass `--executor jail`".to_owned(),
        });
    }
    match (common.executor.as_str(), common.no_isolate) {
        ("local", true) => Ok(Box::new(Local::in_process())),
        // One session is all there will be: no child is started for a second one.
        ("local", false) => Ok(Box::new(Local { spares: 0, ..Local::default() })),
        ("jail", false) => {
            log_connections(report::connection);
            let (python, preload, with) = (common.python.clone(), common.preload.clone(), common.with.clone());
            Ok(Box::new(Jail { python, preload, with, spares: 0, ..Jail::default() }))
        }
        ("docker", false) => Ok(Box::new(containers::docker(&common.container))),
        ("jupyter", false) => Ok(Box::new(containers::jupyter(&common.container))),
        ("e2b", false) => Ok(Box::new(clouds::e2b(&common.container))),
        ("modal", false) => Ok(Box::new(clouds::modal(&common.container))),
        ("blaxel", false) => Ok(Box::new(clouds::blaxel(&common.container))),
        (name, false) => by_name(name),
        (name, true) => Err(Error::Refused {
            reason: format!("the `{name}` executor is nothing without its walls"),
            hint: "leave out `--no-isolate`, or pass `--executor local`".to_owned(),
        }),
    }
}

/// Brings what a cell wrote to the folders that are mounted for writing; false, and says so, where that fails.
fn deliver(common: &Common, outcome: &Outcome) -> bool {
    match copy_out(&common.mounts, &outcome.files) {
        Ok(()) => true,
        Err(error) => {
            report::mistake(
                "cannot write what the code wrote",
                Some(&error.to_string()),
                "mount a folder that can be written",
                common.json,
            );
            false
        }
    }
}

fn open_in(executor: &dyn Executor, policy: &Policy, snapshot: Option<&[u8]>) -> Result<Box<dyn Session>> {
    let session = match snapshot {
        Some(snapshot) => block_on(executor.restore(policy, snapshot))?,
        None => block_on(executor.open(policy))?,
    };
    for warning in executor.warnings(policy) {
        report::warning(&warning);
    }
    Ok(session)
}
