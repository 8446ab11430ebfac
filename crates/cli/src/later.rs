//! Arguments that the parser learns of only when their command is named: describing those of every command takes longer than a small
//! program does.
//!
//! It describes nothing itself; that is done in `args.rs`.

use clap::builder::Resettable;
use clap::{ArgMatches, Args, Command, Error, FromArgMatches};

/// The arguments of a command.
pub struct Later<T>(pub T);

impl<T: FromArgMatches> FromArgMatches for Later<T> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        T::from_arg_matches(matches).map(Self)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        self.0.update_from_arg_matches(matches)
    }
}

impl<T: Args> Args for Later<T> {
    fn augment_args(command: Command) -> Command {
        command.defer(|command| keeping_about(command, T::augment_args))
    }

    fn augment_args_for_update(command: Command) -> Command {
        command.defer(|command| keeping_about(command, T::augment_args_for_update))
    }
}

/// Arguments that others share bring along what is said of them, which says nothing of the command.
fn keeping_about(command: Command, describe: fn(Command) -> Command) -> Command {
    let about = command.get_about().cloned();
    describe(command).about(Resettable::from(about))
}
