//! Models: what is said to one, what it answers, and the ways it fails.
//!
//! A model completes a conversation and knows nothing of agents, tools or sessions. Retries are its own business: what it returns as
//! an error has been tried often enough.

pub mod anthropic;
pub mod http;
pub mod openai;
pub mod replay;

pub use anthropic::Anthropic;
pub use openai::OpenAi;
pub use replay::Replay;

use fumehood_core::BoxFuture;
use std::ops::{Add, AddAssign};
use std::path::Path;
use std::time::Duration;
use thiserror::Error;

/// A language model.
pub trait Model: Send + Sync {
    /// Its id, as the provider spells it.
    fn id(&self) -> &str;

    /// Whose it is, in the words of OpenTelemetry's `gen_ai.provider.name`.
    fn provider(&self) -> &str;

    /// Answers a conversation, and tells `watch` what happens meanwhile. Dropping the future ends the request.
    ///
    /// # Errors
    /// `ModelError`, after whatever the model does about failures that pass.
    fn complete<'a>(&'a self, request: Request, watch: &'a dyn Watch) -> BoxFuture<'a, Result<Completion, ModelError>>;
}

/// Who watches a model answer.
pub trait Watch: Send + Sync {
    /// A piece of the answer.
    fn text(&self, piece: &str);

    /// The attempt failed, its pieces are void, and another one follows after `wait`.
    fn retry(&self, reason: &str, wait: Duration);
}

/// What a model is asked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Request {
    pub messages: Vec<Message>,
    /// The answer ends before any of these.
    pub stop: Vec<String>,
    /// The answer is a JSON object with texts under `thought` and `code`.
    pub structured: bool,
}

/// One message of a conversation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub role: Role,
    pub parts: Vec<Part>,
}

impl Message {
    pub fn text(role: Role, text: impl Into<String>) -> Self {
        Self { role, parts: vec![Part::Text(text.into())] }
    }
}

/// Who says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    System,
    User,
    Assistant,
}

impl Role {
    pub fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::User => "user",
            Self::Assistant => "assistant",
        }
    }
}

/// A piece of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    Text(String),
    Image(Image),
}

/// A picture for a model that sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    /// Such as `image/png`.
    pub media_type: String,
    pub data: Vec<u8>,
}

impl Image {
    /// Reads a picture; its type is that of its first bytes.
    ///
    /// # Errors
    /// That of reading the file, and `InvalidData` for what is not PNG, JPEG, GIF or WebP.
    pub fn read(path: &Path) -> std::io::Result<Self> {
        let data = std::fs::read(path)?;
        let media_type = match data.as_slice() {
            [0x89, b'P', b'N', b'G', ..] => "image/png",
            [0xFF, 0xD8, ..] => "image/jpeg",
            [b'G', b'I', b'F', b'8', ..] => "image/gif",
            [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => "image/webp",
            _ => return Err(std::io::Error::new(std::io::ErrorKind::InvalidData, "not a PNG, JPEG, GIF or WebP picture")),
        };
        Ok(Self { media_type: media_type.to_owned(), data })
    }
}

/// What a model answered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Completion {
    pub text: String,
    pub tokens: Tokens,
    /// The answer was cut because it was too long.
    pub cut: bool,
}

/// What an answer used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tokens {
    pub input: u64,
    pub output: u64,
}

impl Add for Tokens {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { input: self.input + other.input, output: self.output + other.output }
    }
}

impl AddAssign for Tokens {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

/// What a million tokens cost, in whatever currency.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Price {
    pub input: f64,
    pub output: f64,
}

impl Price {
    pub fn of(self, tokens: Tokens) -> f64 {
        (tokens.input as f64 * self.input + tokens.output as f64 * self.output) / 1e6
    }
}

/// Why a model gave no answer.
#[derive(Debug, Error)]
pub enum ModelError {
    /// The endpoint cannot be reached, or broke off.
    #[error("cannot reach the model at {url}")]
    Unreachable {
        url: String,
        #[source]
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// The endpoint said no.
    #[error("the model at {url} answered {status}: {message}")]
    Status { url: String, status: u16, message: String },
    /// The endpoint answered something else than its interface promises.
    #[error("the model at {url} answered what cannot be read: {message}")]
    Unreadable { url: String, message: String },
    /// A recorded conversation is over, or is none.
    #[error("{0}")]
    Recording(String),
}

impl ModelError {
    /// What the user can do about it.
    pub fn hint(&self) -> &'static str {
        match self {
            Self::Unreachable { .. } => "check the network and `--base-url`",
            Self::Status { status: 401 | 403, .. } => {
                "set the endpoint's key: `OPENAI_API_KEY`, `ANTHROPIC_API_KEY`, `HF_TOKEN` or `--api-key`"
            }
            Self::Status { status: 404, .. } => "check `--model` and `--base-url`",
            Self::Status { status: 429, .. } => "wait, or use another model",
            Self::Status { .. } | Self::Unreadable { .. } => "check that `--base-url` is an endpoint of that kind",
            Self::Recording(_) => "record a run with `--save`",
        }
    }
}

impl<M: Model + ?Sized> Model for Box<M> {
    fn id(&self) -> &str {
        (**self).id()
    }

    fn provider(&self) -> &str {
        (**self).provider()
    }

    fn complete<'a>(&'a self, request: Request, watch: &'a dyn Watch) -> BoxFuture<'a, Result<Completion, ModelError>> {
        (**self).complete(request, watch)
    }
}

impl<M: Model + ?Sized> Model for std::sync::Arc<M> {
    fn id(&self) -> &str {
        (**self).id()
    }

    fn provider(&self) -> &str {
        (**self).provider()
    }

    fn complete<'a>(&'a self, request: Request, watch: &'a dyn Watch) -> BoxFuture<'a, Result<Completion, ModelError>> {
        (**self).complete(request, watch)
    }
}
