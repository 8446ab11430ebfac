//! Anthropic's Messages API.
//!
//! What other endpoints of that shape do is their business: it is spoken as documented, version 2023-06-01.

use super::http::{Connection, Dialect, Partial, Trouble, complaint, complete};
use super::{Completion, Message, Model, ModelError, Part, Request, Role, Tokens, Watch};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use fumehood_core::BoxFuture;
use serde_json::{Map, Value as Json, json};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A model of Anthropic's.
pub struct Anthropic {
    pub connection: Connection,
    messages: Arc<Messages>,
    plain: AtomicBool,
}

impl Anthropic {
    /// A model at `ANTHROPIC_BASE_URL`, or Anthropic itself, with the key in `ANTHROPIC_API_KEY`.
    pub fn new(model: &str) -> Self {
        let base = std::env::var("ANTHROPIC_BASE_URL").unwrap_or_else(|_| "https://api.anthropic.com".to_owned());
        Self::at(&base, model).key(std::env::var("ANTHROPIC_API_KEY").ok())
    }

    /// A model at another endpoint, without a key.
    pub fn at(base_url: &str, model: &str) -> Self {
        let messages = Messages { model: model.to_owned(), max_tokens: 8_192, extra: Map::new() };
        Self { connection: Connection::new(base_url.to_owned(), None), messages: Arc::new(messages), plain: AtomicBool::new(false) }
    }

    /// The same model with this key.
    #[must_use]
    pub fn key(mut self, key: Option<String>) -> Self {
        self.connection.key = key;
        self
    }

    /// The same model, whose answers have at most so many tokens.
    #[must_use]
    pub fn max_tokens(mut self, tokens: u64) -> Self {
        Arc::make_mut(&mut self.messages).max_tokens = tokens;
        self
    }

    /// The same model with another member in each request, such as `temperature`.
    #[must_use]
    pub fn with(mut self, name: &str, value: Json) -> Self {
        Arc::make_mut(&mut self.messages).extra.insert(name.to_owned(), value);
        self
    }
}

impl Model for Anthropic {
    fn id(&self) -> &str {
        &self.messages.model
    }

    fn provider(&self) -> &'static str {
        "anthropic"
    }

    fn complete<'a>(&'a self, request: Request, watch: &'a dyn Watch) -> BoxFuture<'a, Result<Completion, ModelError>> {
        Box::pin(complete(&self.messages, &self.connection, &self.plain, request, watch))
    }
}

#[derive(Clone)]
struct Messages {
    model: String,
    max_tokens: u64,
    extra: Map<String, Json>,
}

impl Dialect for Messages {
    /// The version is part of the path, and of the addresses that some people write down.
    fn url(base_url: &str) -> String {
        format!("{}/v1/messages", base_url.trim_end_matches("/v1"))
    }

    fn headers(connection: &Connection) -> Vec<(String, String)> {
        let version = ("anthropic-version".to_owned(), "2023-06-01".to_owned());
        let key = connection.key.iter().map(|key| ("x-api-key".to_owned(), key.clone()));
        std::iter::once(version).chain(key).collect()
    }

    fn body(&self, request: &Request, stream: bool, plain: bool) -> Json {
        let (system, rest): (Vec<&Message>, Vec<&Message>) = request.messages.iter().partition(|message| message.role == Role::System);
        let mut body = json!({
            "model": self.model,
            "max_tokens": self.max_tokens,
            "messages": rest.into_iter().map(message).collect::<Vec<_>>(),
        });
        let system: Vec<Json> = system.into_iter().flat_map(|message| message.parts.iter().map(part)).collect();
        if !system.is_empty() {
            body["system"] = system.into();
        }
        if !request.stop.is_empty() && !plain {
            body["stop_sequences"] = json!(request.stop);
        }
        if stream {
            body["stream"] = true.into();
        }
        for (name, value) in &self.extra {
            body[name] = value.clone();
        }
        body
    }

    fn read(answer: &Json) -> Result<Completion, String> {
        let blocks = answer.get("content").and_then(Json::as_array).ok_or("it has no content")?;
        let text = blocks.iter().filter_map(|block| block.get("text").and_then(Json::as_str)).collect();
        let cut = answer.get("stop_reason").and_then(Json::as_str) == Some("max_tokens");
        let usage = answer.get("usage").unwrap_or(&Json::Null);
        Ok(Completion { text, tokens: Tokens { input: input_tokens(usage), output: count(usage, "output_tokens") }, cut })
    }

    fn event(data: &str, partial: &mut Partial) -> Result<Option<String>, Trouble> {
        let passing =
            |message: String| Trouble::Passing { error: ModelError::Unreadable { url: "its stream".to_owned(), message }, after: None };
        let event: Json = serde_json::from_str(data).map_err(|error| passing(error.to_string()))?;
        match event.get("type").and_then(Json::as_str) {
            Some("message_start") => {
                let usage = event.pointer("/message/usage").unwrap_or(&Json::Null);
                partial.completion.tokens = Tokens { input: input_tokens(usage), output: count(usage, "output_tokens") };
            }
            Some("content_block_delta") => {
                let piece = event.pointer("/delta/text").and_then(Json::as_str).filter(|piece| !piece.is_empty());
                partial.completion.text += piece.unwrap_or("");
                return Ok(piece.map(str::to_owned));
            }
            Some("message_delta") => {
                if let Some(usage) = event.get("usage").filter(|usage| usage.is_object()) {
                    // Counted from the beginning. Some endpoints know only now what was read.
                    partial.completion.tokens.output = count(usage, "output_tokens");
                    partial.completion.tokens.input = partial.completion.tokens.input.max(input_tokens(usage));
                }
                if let Some(reason) = event.pointer("/delta/stop_reason").and_then(Json::as_str) {
                    partial.completion.cut = reason == "max_tokens";
                }
            }
            Some("message_stop") => (partial.done, partial.over) = (true, true),
            Some("error") => return Err(passing(complaint(&event).unwrap_or_else(|| "an error".to_owned()))),
            _ => {}
        }
        Ok(None)
    }
}

/// All that was read, from a cache or not.
fn input_tokens(usage: &Json) -> u64 {
    ["input_tokens", "cache_creation_input_tokens", "cache_read_input_tokens"].into_iter().map(|name| count(usage, name)).sum()
}

fn count(usage: &Json, name: &str) -> u64 {
    usage.get(name).and_then(Json::as_u64).unwrap_or(0)
}

fn message(message: &Message) -> Json {
    json!({"role": message.role.name(), "content": message.parts.iter().map(part).collect::<Vec<_>>()})
}

fn part(part: &Part) -> Json {
    match part {
        Part::Text(text) => json!({"type": "text", "text": text}),
        Part::Image(image) => {
            let source = json!({"type": "base64", "media_type": image.media_type, "data": STANDARD.encode(&image.data)});
            json!({"type": "image", "source": source})
        }
    }
}
