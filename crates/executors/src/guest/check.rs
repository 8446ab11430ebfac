//! What no executor that runs a real CPython can be held to, refused with the same words everywhere.

use crate::local::check_tools;
use fumehood_core::{Clock, Error, Network, Policy, Result};

/// The same for executors that have no network for anybody.
pub fn check(executor: &str, policy: &Policy) -> Result<()> {
    if policy.network == Network::Off {
        return check_but_network(executor, policy);
    }
    Err(Error::Refused {
        reason: format!("the `{executor}` executor has no network"),
        hint: "give the guest a tool that fetches for it".to_owned(),
    })
}

/// Refuses what a real CPython cannot be held to; the network is the caller's affair.
pub fn check_but_network(executor: &str, policy: &Policy) -> Result<()> {
    let refused =
        |what: &str, hint: &str| Err(Error::Refused { reason: format!("the `{executor}` executor {what}"), hint: hint.to_owned() });
    if policy.clock != Clock::Host {
        return refused("cannot stop CPython's clocks", "leave out the clock, or use the `local` executor");
    }
    if policy.seed.is_some() {
        return refused("cannot make all of CPython's chance repeatable", "leave out the seed, or use the `local` executor");
    }
    if policy.limits.operations.is_some() {
        return refused("cannot count CPython's operations", "limit the time, or use the `local` executor");
    }
    check_tools(&policy.tools)
}
