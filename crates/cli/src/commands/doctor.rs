//! `hood doctor`: which executors work here and which walls stand around them, and why the others do not.
//!
//! It tries each one rather than believing a table.

use crate::host::Terminal;
use crate::report::{self, Status};
use fumehood_core::{Cell, End, Executor, Policy, Result, Value};
use fumehood_executors::docker::Docker;
use fumehood_executors::jail::Jail;
use fumehood_executors::local::Local;
use fumehood_executors::{EXECUTORS, Standing, State, block_on};

/// Tries every executor. Fails when the default one does not work.
pub fn doctor() -> Status {
    let mut status = Status::Ended;
    for (index, entry) in EXECUTORS.iter().enumerate() {
        let verdict = match entry.make.map(|make| try_out(make().as_ref())) {
            None => "not in this version".to_owned(),
            Some(Ok(())) => "works".to_owned(),
            Some(Err(why)) => {
                if index == 0 {
                    status = Status::Failed;
                }
                format!("does not work: {why}")
            }
        };
        report::line(&format!("{:<8} {verdict:<20} {}", entry.name, entry.summary));
    }
    for (name, walls) in [("local", Local::default().walls()), ("jail", Jail::default().walls())] {
        match walls {
            Ok(walls) => {
                report::line(&format!("\nwalls around `{name}`:"));
                walls.iter().for_each(|standing| report::line(&wall(standing)));
            }
            Err(error) => report::error(&error, false),
        }
    }
    report::line("\nDocker:");
    match block_on(Docker::default().facts()) {
        Ok(facts) => facts.iter().for_each(|(name, fact)| report::line(&format!("{name:<12} {fact}"))),
        Err(error) => report::error(&error, false),
    }
    status
}

/// A wall: what it stops, or why it does not and what to type.
fn wall(Standing { wall, state }: &Standing) -> String {
    match state {
        State::Up => format!("{:<12} up                   stops {}", wall.name(), wall.stops()),
        State::Down { why, hint } => format!("{:<12} down: {why}\n  hint: {hint}", wall.name()),
    }
}

/// Runs a cell whose value is known.
fn try_out(executor: &dyn Executor) -> Result<(), String> {
    let host = Terminal { streams: false, stdin: None };
    let outcome = block_on(async {
        let mut session = executor.open(&Policy::default()).await?;
        session.run(Cell::new("1 + 1"), &host).await
    });
    match outcome {
        Ok(outcome) if outcome.end == End::Value(Value::from(2)) => Ok(()),
        Ok(outcome) => Err(format!("`1 + 1` ended as {:?}", outcome.end)),
        Err(error) => Err(std::error::Error::source(&error).map_or_else(|| error.to_string(), ToString::to_string)),
    }
}
