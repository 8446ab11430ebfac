//! `hood`: runs Python that nobody has vetted, from the command line.
//!
//! Reads the arguments, picks the command and ends with its exit code; it does nothing else.

mod args;
mod commands;
mod copy_out;
mod host;
mod interrupt;
mod render;
mod report;
mod source;
mod telemetry;

use args::{Arguments, Command, DockerCommand, ImageCommand};
use clap::Parser;
use fumehood_executors::{Ledger, Metered, Mi};

/// Guests allocate many small objects; this allocator is made for that, and what they take is counted.
#[global_allocator]
static ALLOCATOR: Metered<Mi, Ledger> = Metered::new(Mi);

fn main() {
    let status = match Arguments::parse().command {
        Command::Run(arguments) => commands::run::run(arguments),
        Command::Repl(arguments) => commands::repl::repl(arguments),
        Command::Agent(arguments) => commands::agent::agent(*arguments),
        Command::Doctor => commands::doctor::doctor(),
        Command::Image(ImageCommand::Build(arguments)) => commands::containers::build(arguments),
        Command::Docker(DockerCommand::Ps) => commands::containers::list(),
        Command::Docker(DockerCommand::Prune { all }) => commands::containers::prune(all),
        Command::Worker => commands::worker::worker(),
        Command::Warden { args } => commands::worker::warden(&args),
    };
    let status = interrupt::leaving().unwrap_or(status);
    commands::clouds::leave();
    std::process::exit(status.code());
}
