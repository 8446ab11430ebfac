//! Many jailed sessions at once, for long: the long form of the promise that none disturbs another and nothing is left.
//!
//! `cargo run --release -p fumehood-executors --example jail_soak -- [SESSIONS [SECONDS [PYTHON]]]`, with `hood` on `PATH`.
#![expect(clippy::print_stdout, reason = "a benchmark reports")]

#[path = "../tests/contract/soak.rs"]
mod soak;

use fumehood_executors::jail::Jail;
use std::time::Duration;

fn main() {
    let mut args = std::env::args().skip(1);
    let mut number = |usual: u64| args.next().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (sessions, seconds) = (number(200), number(60));
    let python = args.next().unwrap_or_else(|| "python3".to_owned());
    let jail = Jail { python: python.into(), spares: 0, ..Jail::default() };
    jail.walls().expect("a jail can be built");
    let before = soak::held();
    let tally = soak::soak(&jail, usize::try_from(sessions).expect("a number of sessions"), Duration::from_secs(seconds));
    // What is kept ready is not left behind, and comes back after a moment.
    std::thread::sleep(Duration::from_secs(2));
    let after = soak::held();
    println!("{sessions} sessions, {seconds} s: {tally:?}\nbefore {before:?}\nafter  {after:?}");
    // Two empty jails are kept ready, each of one process and its control groups.
    assert!(after.processes <= before.processes + 2 && after.groups <= before.groups + 2 * 4, "something is left behind");
    assert_eq!((after.mounts, after.temporary), (before.mounts, before.temporary), "something is left behind");
}
