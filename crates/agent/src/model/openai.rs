//! Any endpoint that speaks OpenAI's chat completions: OpenAI, the Hugging Face router, vLLM, Ollama, llama.cpp, a LiteLLM proxy.
//!
//! Tools are not told to the endpoint: they are functions in the code.

use super::http::{Connection, Dialect, Partial, Trouble, complaint, complete};
use super::{Completion, Message, Model, ModelError, Part, Request, Tokens, Watch};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use fumehood_core::BoxFuture;
use serde_json::{Map, Value as Json, json};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A model behind an OpenAI-compatible endpoint.
///
/// ```
/// use fumehood_agent::OpenAi;
/// let mut model = OpenAi::at("http://localhost:11434/v1", "qwen3:8b");
/// model.connection.tries = 2;
/// ```
pub struct OpenAi {
    pub connection: Connection,
    chat: Arc<Chat>,
    plain: AtomicBool,
}

impl OpenAi {
    /// A model at `OPENAI_BASE_URL`, or OpenAI itself, with the key in `OPENAI_API_KEY`.
    pub fn new(model: &str) -> Self {
        let base = std::env::var("OPENAI_BASE_URL").unwrap_or_else(|_| "https://api.openai.com/v1".to_owned());
        Self::at(&base, model).key(std::env::var("OPENAI_API_KEY").ok())
    }

    /// A model at Hugging Face's router, with the key in `HF_TOKEN`.
    pub fn hugging_face(model: &str) -> Self {
        Self::at("https://router.huggingface.co/v1", model).key(std::env::var("HF_TOKEN").ok())
    }

    /// A model at another endpoint, without a key.
    pub fn at(base_url: &str, model: &str) -> Self {
        let chat = Chat { model: model.to_owned(), extra: Map::new() };
        Self { connection: Connection::new(base_url.to_owned(), None), chat: Arc::new(chat), plain: AtomicBool::new(false) }
    }

    /// The same model with this key.
    #[must_use]
    pub fn key(mut self, key: Option<String>) -> Self {
        self.connection.key = key;
        self
    }

    /// The same model with another member in each request, such as `temperature`.
    #[must_use]
    pub fn with(mut self, name: &str, value: Json) -> Self {
        Arc::make_mut(&mut self.chat).extra.insert(name.to_owned(), value);
        self
    }
}

impl Model for OpenAi {
    fn id(&self) -> &str {
        &self.chat.model
    }

    fn provider(&self) -> &'static str {
        if self.connection.base_url.contains("huggingface") { "hugging_face" } else { "openai" }
    }

    fn complete<'a>(&'a self, request: Request, watch: &'a dyn Watch) -> BoxFuture<'a, Result<Completion, ModelError>> {
        Box::pin(complete(&self.chat, &self.connection, &self.plain, request, watch))
    }
}

#[derive(Clone)]
struct Chat {
    model: String,
    extra: Map<String, Json>,
}

impl Dialect for Chat {
    fn url(base_url: &str) -> String {
        format!("{base_url}/chat/completions")
    }

    fn headers(connection: &Connection) -> Vec<(String, String)> {
        connection.key.iter().map(|key| ("authorization".to_owned(), format!("Bearer {key}"))).collect()
    }

    fn body(&self, request: &Request, stream: bool, plain: bool) -> Json {
        let mut body = json!({"model": self.model, "messages": request.messages.iter().map(message).collect::<Vec<_>>()});
        if stream {
            body["stream"] = true.into();
            if !plain {
                body["stream_options"] = json!({"include_usage": true});
            }
        }
        if !request.stop.is_empty() && !plain {
            body["stop"] = json!(request.stop);
        }
        if request.structured && !plain {
            body["response_format"] = response_format();
        }
        for (name, value) in &self.extra {
            body[name] = value.clone();
        }
        body
    }

    fn read(answer: &Json) -> Result<Completion, String> {
        let choice = answer.pointer("/choices/0").ok_or("it has no choices")?;
        let text = choice.pointer("/message/content").map(text_of).unwrap_or_default();
        let cut = choice.get("finish_reason").and_then(Json::as_str) == Some("length");
        Ok(Completion { text, tokens: usage(answer).unwrap_or_default(), cut })
    }

    fn event(data: &str, partial: &mut Partial) -> Result<Option<String>, Trouble> {
        if data == "[DONE]" {
            (partial.done, partial.over) = (true, true);
            return Ok(None);
        }
        let broken =
            |message: String| Trouble::Passing { error: ModelError::Unreadable { url: "its stream".to_owned(), message }, after: None };
        let event: Json = serde_json::from_str(data).map_err(|error| broken(error.to_string()))?;
        if let Some(why) = complaint(&event) {
            return Err(broken(why));
        }
        if let Some(tokens) = usage(&event) {
            partial.completion.tokens = tokens;
        }
        let Some(choice) = event.pointer("/choices/0") else { return Ok(None) };
        if let Some(reason) = choice.get("finish_reason").and_then(Json::as_str).filter(|reason| !reason.is_empty()) {
            // Some endpoints end without `[DONE]`; the reason is as good.
            partial.done = true;
            partial.completion.cut = reason == "length";
        }
        let piece = choice.pointer("/delta/content").map(text_of).filter(|piece| !piece.is_empty());
        partial.completion.text += piece.as_deref().unwrap_or("");
        Ok(piece)
    }
}

/// What is said in a content: a text, or a list of parts of which some are texts.
fn text_of(content: &Json) -> String {
    match content {
        Json::String(text) => text.clone(),
        Json::Array(parts) => parts.iter().filter_map(|part| part.get("text").and_then(Json::as_str)).collect(),
        _ => String::new(),
    }
}

fn usage(answer: &Json) -> Option<Tokens> {
    let usage = answer.get("usage").filter(|usage| usage.is_object())?;
    let count = |name| usage.get(name).and_then(Json::as_u64).unwrap_or(0);
    Some(Tokens { input: count("prompt_tokens"), output: count("completion_tokens") })
}

fn message(message: &Message) -> Json {
    let content = match message.parts.as_slice() {
        [Part::Text(text)] => json!(text),
        parts => parts.iter().map(part).collect(),
    };
    json!({"role": message.role.name(), "content": content})
}

fn part(part: &Part) -> Json {
    match part {
        Part::Text(text) => json!({"type": "text", "text": text}),
        Part::Image(image) => {
            let url = format!("data:{};base64,{}", image.media_type, STANDARD.encode(&image.data));
            json!({"type": "image_url", "image_url": {"url": url}})
        }
    }
}

/// What an answer in structured form looks like.
fn response_format() -> Json {
    json!({
        "type": "json_schema",
        "json_schema": {
            "name": "thought_and_code",
            "strict": true,
            "schema": {
                "type": "object",
                "properties": {"thought": {"type": "string"}, "code": {"type": "string"}},
                "required": ["thought", "code"],
                "additionalProperties": false,
            },
        },
    })
}
