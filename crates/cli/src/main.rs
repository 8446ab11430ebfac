//! `hood`: runs Python that nobody has vetted, from the command line.
//!
//! Reads the arguments, picks the command and ends with its exit code; it does nothing else.

#![cfg_attr(all(target_os = "linux", target_env = "gnu", not(test)), no_main)]

mod args;
mod commands;
mod copy_out;
#[cfg(all(target_os = "linux", target_env = "gnu", not(test)))]
mod entry;
mod host;
mod interrupt;
mod later;
mod names;
mod render;
mod report;
mod source;
mod telemetry;

use args::{Arguments, Command, DockerCommand, ImageCommand};
use clap::Parser;
use fumehood_executors::{Ledger, Metered, Mi};
use later::Later;

/// Guests allocate many small objects; this allocator is made for that, and what they take is counted.
#[global_allocator]
static ALLOCATOR: Metered<Mi, Ledger> = Metered::new(Mi);

#[cfg(not(all(target_os = "linux", target_env = "gnu", not(test))))]
fn main() {
    std::process::exit(work());
}

/// Does what the arguments say; with what the process is to end.
fn work() -> i32 {
    let command = Arguments::parse().command;
    names::settle(&command);
    let status = match command {
        Command::Run(Later(arguments)) => commands::run::run(arguments),
        Command::Repl(Later(arguments)) => commands::repl::repl(arguments),
        Command::Agent(Later(arguments)) => commands::agent::agent(*arguments),
        Command::Doctor => commands::doctor::doctor(),
        Command::Image(ImageCommand::Build(Later(arguments))) => commands::containers::build(arguments),
        Command::Docker(DockerCommand::Ps) => commands::containers::list(),
        Command::Docker(DockerCommand::Prune { all }) => commands::containers::prune(all),
        Command::Worker => commands::worker::worker(),
        Command::Warden { args } => commands::worker::warden(&args),
    };
    let status = interrupt::leaving().unwrap_or(status);
    commands::clouds::leave();
    status.code()
}
