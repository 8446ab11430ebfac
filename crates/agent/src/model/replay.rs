//! A recorded conversation as a model: the same answers, in the same order, without a network.
//!
//! It does not look at what it is asked, so code and tools really run again; an agent that asks more often than was recorded is told.

use super::{Completion, Model, ModelError, Request, Tokens, Watch};
use fumehood_core::BoxFuture;
use serde_json::{Value as Json, json};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Answers what was recorded.
///
/// ```
/// use fumehood_agent::Replay;
/// let model = Replay::new(["<code>final_answer(42)</code>"]);
/// ```
pub struct Replay {
    id: String,
    turns: Vec<Completion>,
    next: AtomicUsize,
}

impl Replay {
    /// These answers, one after the other.
    pub fn new<T: Into<String>>(answers: impl IntoIterator<Item = T>) -> Self {
        let turns = answers.into_iter().map(|text| Completion { text: text.into(), ..Completion::default() }).collect();
        Self::of("replay".to_owned(), turns)
    }

    /// These answers, under a model's name.
    pub fn of(id: String, turns: Vec<Completion>) -> Self {
        Self { id, turns, next: AtomicUsize::new(0) }
    }

    /// The answers that `hood agent --save` wrote: `{"model": …, "turns": [{"text": …, "input_tokens": …, "output_tokens": …}]}`;
    /// `"cut": true` is an answer that was too long.
    ///
    /// # Errors
    /// `ModelError::Recording` when the file cannot be read or is none.
    pub fn read(path: &Path) -> Result<Self, ModelError> {
        let text = std::fs::read_to_string(path)
            .map_err(|error| ModelError::Recording(format!("cannot read the recording `{}`: {error}", path.display())))?;
        Self::parse(&text).map_err(|why| ModelError::Recording(format!("`{}` is not a recording: {why}", path.display())))
    }

    fn parse(text: &str) -> Result<Self, String> {
        let recording: Json = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let turns = recording.get("turns").and_then(Json::as_array).ok_or("it has no list under `turns`")?;
        let turn = |turn: &Json| {
            let text = turn.get("text").and_then(Json::as_str).ok_or("a turn has no `text`")?.to_owned();
            let count = |name| turn.get(name).and_then(Json::as_u64).unwrap_or(0);
            let cut = turn.get("cut").and_then(Json::as_bool).unwrap_or(false);
            Ok(Completion { text, tokens: Tokens { input: count("input_tokens"), output: count("output_tokens") }, cut })
        };
        let turns = turns.iter().map(turn).collect::<Result<_, &str>>()?;
        let id = recording.get("model").and_then(Json::as_str).unwrap_or("replay");
        Ok(Self::of(id.to_owned(), turns))
    }

    /// One turn as a recording has it.
    pub fn turn(completion: &Completion) -> Json {
        let mut turn = json!({"text": completion.text, "input_tokens": completion.tokens.input, "output_tokens": completion.tokens.output});
        if completion.cut {
            turn["cut"] = true.into();
        }
        turn
    }
}

impl Model for Replay {
    fn id(&self) -> &str {
        &self.id
    }

    fn provider(&self) -> &'static str {
        "replay"
    }

    fn complete<'a>(&'a self, _: Request, watch: &'a dyn Watch) -> BoxFuture<'a, Result<Completion, ModelError>> {
        let next = self.next.fetch_add(1, Ordering::Relaxed);
        let turn = self.turns.get(next).cloned();
        let answer = turn.ok_or_else(|| ModelError::Recording(format!("the recording ends after {} answers", self.turns.len())));
        if let Ok(completion) = &answer {
            for piece in completion.text.split_inclusive(' ') {
                watch.text(piece);
            }
        }
        Box::pin(std::future::ready(answer))
    }
}

#[cfg(test)]
mod tests {
    use super::{Completion, Replay};

    #[test]
    fn recordings_are_checked() {
        let turns = Replay::parse(r#"{"model": "m", "turns": [{"text": "a", "input_tokens": 3}]}"#).unwrap();
        assert_eq!((turns.id.as_str(), turns.turns[0].tokens.input, turns.turns[0].tokens.output), ("m", 3, 0));
        let cut = Completion { text: "b".to_owned(), cut: true, ..Completion::default() };
        let again = Replay::parse(&format!(r#"{{"turns": [{}]}}"#, Replay::turn(&cut))).unwrap();
        assert_eq!(again.turns, [cut]);
        for wrong in ["", "[]", r#"{"turns": {}}"#, r#"{"turns": [1]}"#] {
            assert!(Replay::parse(wrong).is_err(), "{wrong}");
        }
    }
}
