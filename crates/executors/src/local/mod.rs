//! `local`: our own interpreter, in this process.
//!
//! The guest has no files and no network, since the interpreter has none; a policy that asks for
//! them is refused. It is a language boundary, not a process boundary.

mod session;

use fumehood_core::{BoxFuture, Error, Executor, Network, Policy, Result, Session};
use fumehood_interpreter::missing_modules;
use session::LocalSession;
use std::collections::HashSet;

/// The executor `local`.
pub struct Local;

impl Executor for Local {
    fn name(&self) -> &'static str {
        "local"
    }

    fn warnings(&self, policy: &Policy) -> Vec<String> {
        let missing = missing_modules(policy).into_iter();
        missing
            .map(|name| format!("the `local` executor has no module `{name}`; executors `jail` and `docker` run CPython with its packages"))
            .collect()
    }

    fn open<'a>(&'a self, policy: &'a Policy) -> BoxFuture<'a, Result<Box<dyn Session>>> {
        Box::pin(async move {
            check(policy)?;
            Ok(Box::new(LocalSession::new(policy.clone())) as Box<dyn Session>)
        })
    }
}

/// Refuses what the interpreter cannot hold.
fn check(policy: &Policy) -> Result<()> {
    if !policy.mounts.is_empty() {
        return Err(refused("the `local` executor has no files to mount into", "pass data as inputs, or as tools"));
    }
    if policy.network != Network::Off {
        return Err(refused("the `local` executor has no network", "give the guest a tool that fetches for it"));
    }
    let mut names = HashSet::new();
    for tool in &policy.tools {
        let mut letters = tool.name.chars();
        let starts_well = letters.next().is_some_and(|first| first == '_' || first.is_alphabetic());
        if !starts_well || !letters.all(|letter| letter == '_' || letter.is_alphanumeric()) {
            return Err(refused(
                &format!("the tool name `{}` is not a Python name", tool.name),
                "name tools as Python functions are named",
            ));
        }
        if tool.name == "final_answer" || !names.insert(tool.name.as_str()) {
            return Err(refused(&format!("the tool name `{}` is taken", tool.name), "give every tool a name of its own"));
        }
    }
    Ok(())
}

fn refused(reason: &str, hint: &str) -> Error {
    Error::Refused { reason: reason.to_owned(), hint: hint.to_owned() }
}
