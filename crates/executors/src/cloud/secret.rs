//! A key or a token: sent to whom it belongs, and shown to nobody.

use std::fmt;

/// What must not be seen. Printing it shows that it is there, and nothing of it.
///
/// ```
/// use fumehood_executors::cloud::Secret;
/// assert_eq!(format!("{:?}", Secret::new("e2b_1234")), "Secret");
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// What a variable of the environment says, if anything.
    pub fn from_env(name: &str) -> Option<Self> {
        std::env::var(name).ok().filter(|text| !text.is_empty()).map(Self)
    }

    pub(crate) fn expose(&self) -> &str {
        &self.0
    }

    /// A text without it, whoever wrote it there.
    pub(crate) fn scrub(&self, text: &str) -> String {
        if self.0.is_empty() { text.to_owned() } else { text.replace(&self.0, "…") }
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Secret")
    }
}
