//! What the executors in somebody's cloud have in common: secrets, requests, a code interpreter, homes, and who is left.
//!
//! It knows no service. Every sandbox is entered here before anything is done with it, and leaves only when the service says
//! that it is gone.

mod home;
mod http;
mod interpreter;
mod secret;
mod tenancy;

pub(crate) use home::{BOOT, CloudHome, Piece, Reader, Writer, begin, told};
pub(crate) use http::{Again, Ask, Body, Trouble, causes, jitter, read_all, read_json, send};
pub(crate) use interpreter::execute_for;
pub use interpreter::{Context, Event};
pub use secret::Secret;
pub use tenancy::{Left, drain, left};
pub(crate) use tenancy::{Making, Tenant};

use fumehood_core::{Error, Policy, Result};

/// What no cloud can be given.
pub(crate) fn check(executor: &str, policy: &Policy) -> Result<()> {
    crate::guest::check::check(executor, policy)?;
    if policy.mounts.is_empty() {
        return Ok(());
    }
    Err(Error::Refused {
        reason: format!("the `{executor}` executor cannot hold `mounts`: its machines do not see the files of this one"),
        hint: "upload the files into the session, or use the `docker` executor".to_owned(),
    })
}

/// Runs work in the runtime.
pub(crate) async fn in_runtime<T: Send + 'static>(
    executor: &'static str,
    work: impl Future<Output = Result<T>> + Send + 'static,
) -> Result<T> {
    let done = crate::runtime::run(work).await;
    done.unwrap_or_else(|| Err(unavailable(executor, "no thread can be started".to_owned(), "raise the limit on processes")))
}

pub(crate) fn unavailable(executor: &str, cause: String, hint: &str) -> Error {
    Error::Unavailable { executor: executor.to_owned(), source: Some(cause.into()), hint: hint.to_owned() }
}

/// What a service's trouble is to a user. `key` names what it is paid with, `what` is what was asked for.
pub(crate) fn explain(executor: &str, key: &str, what: &str, trouble: &Trouble) -> Error {
    match trouble {
        Trouble::Status(401 | 403, said) => {
            let hint = format!("set {key} to a key of yours that is valid");
            unavailable(executor, format!("the service does not accept the key: {said}"), &hint)
        }
        Trouble::Status(404, said) => {
            unavailable(executor, format!("the service has no such {what}: {said}"), &format!("name a {what} that it has"))
        }
        Trouble::Status(429, said) => {
            unavailable(executor, format!("the service has had too many requests: {said}"), "wait, or end sandboxes that are not needed")
        }
        Trouble::Status(status, said) => {
            unavailable(executor, format!("the service answers {status}: {said}"), "try again, or look at the service's status page")
        }
        Trouble::Late(said) => unavailable(executor, said.clone(), "try again, or allow it more time"),
        Trouble::Unreachable(said) => unavailable(executor, said.clone(), "look at the network, and at the address of the service"),
    }
}
