//! What *we* failed to do, each with a hint that can be typed.
//!
//! Never what the guest's code did: that is an `End` in an `Outcome`.

use thiserror::Error;

/// A result whose failure is ours.
pub type Result<T, E = Error> = std::result::Result<T, E>;

type Cause = Box<dyn std::error::Error + Send + Sync>;

/// A failure of an executor. The cause is its `source()`; the hint is `hint()`.
#[derive(Debug, Error)]
pub enum Error {
    /// What the executor needs is not here.
    #[error("the `{executor}` executor is not available")]
    Unavailable { executor: String, source: Option<Cause>, hint: String },
    /// The executor cannot enforce the policy, or cannot do what was asked; nothing was run.
    #[error("{reason}")]
    Refused { reason: String, hint: String },
    /// The session is gone, and its state with it.
    #[error("the session is lost: {reason}")]
    Lost { reason: String, source: Option<Cause>, hint: String },
}

impl Error {
    /// What the user can do about it.
    pub fn hint(&self) -> &str {
        match self {
            Self::Unavailable { hint, .. } | Self::Refused { hint, .. } | Self::Lost { hint, .. } => hint,
        }
    }
}
