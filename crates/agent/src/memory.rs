//! What an agent remembers, and the messages that a model reads of it, within a budget of tokens.
//!
//! Nothing is ever forgotten here: the entries stay whole, and only what is sent is shortened, the oldest output first. The task is
//! never shortened.

use crate::model::{Image, Message, Part, Role, Tokens};
use fumehood_core::{Display, Limit, Usage, Value, WrittenFile};
use std::time::Duration;

/// Everything that happened, in order.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// What the model is told before anything else.
    pub system: String,
    pub entries: Vec<Entry>,
}

/// One thing that happened.
#[derive(Clone, Debug)]
pub enum Entry {
    /// The user asked for something.
    Task { text: String, images: Vec<Image> },
    /// The model made a plan.
    Plan(Plan),
    /// The model wrote code, and it ran.
    Step(Box<Step>),
}

/// A plan, at the beginning or on the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The step before which it was made.
    pub step: usize,
    pub text: String,
    pub tokens: Tokens,
}

/// One turn of the loop.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Step {
    /// Counted from 1 in each run.
    pub number: usize,
    /// What the model wrote, up to the end of its code.
    pub text: String,
    /// The code that ran, or would have.
    pub code: Option<String>,
    /// What it printed.
    pub logs: String,
    /// The value of its last statement.
    pub value: Option<Value>,
    /// What went wrong.
    pub fault: Option<Fault>,
    /// The answer, where it gave one that passed the checks.
    pub answer: Option<Value>,
    pub display: Vec<Display>,
    pub files: Vec<WrittenFile>,
    pub tokens: Tokens,
    /// How long the model took.
    pub model_time: Duration,
    pub usage: Usage,
}

/// Why a step did not do what the model wanted; all of it is told to the model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no code in what the model wrote.
    NoCode(String),
    /// The code raised.
    Raised { type_name: String, message: String, traceback: String },
    /// A limit stopped the code.
    Stopped(Limit),
    /// The user does not want this code to run.
    NotApproved(String),
    /// The answer did not pass a check.
    Unchecked(String),
    /// The session was lost with all its variables, and there is a new one.
    Lost(String),
    /// The user ended the run.
    Interrupted,
}

impl Fault {
    /// The word used in JSON.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::NoCode(_) => "no_code",
            Self::Raised { .. } => "raised",
            Self::Stopped(_) => "stopped",
            Self::NotApproved(_) => "not_approved",
            Self::Unchecked(_) => "unchecked",
            Self::Lost(_) => "lost",
            Self::Interrupted => "interrupted",
        }
    }

    /// What the model is told.
    pub fn text(&self) -> String {
        match self {
            Self::NoCode(why) => why.clone(),
            Self::Raised { traceback, type_name, message } if traceback.is_empty() => format!("{type_name}: {message}"),
            Self::Raised { traceback, .. } => traceback.trim_end().to_owned(),
            Self::Stopped(Limit::Time) => "The code ran out of time and was stopped. Do less, or do it in several steps.".to_owned(),
            Self::Stopped(Limit::Memory) => "The code ran out of memory and was stopped. Hold less at once.".to_owned(),
            Self::Stopped(limit) => format!("The code was stopped by the {} limit.", limit.name()),
            Self::NotApproved(reason) => format!("The code was not run: the user refused it. Reason: {reason}"),
            Self::Unchecked(reason) => format!("The answer was not accepted: {reason}"),
            Self::Lost(reason) => {
                format!("The session was lost ({reason}). All variables are gone; inputs and tools are there again. Start over from them.")
            }
            Self::Interrupted => "The user interrupted the code before its end.".to_owned(),
        }
    }
}

impl Step {
    /// What the model reads of it: prints first, whatever came after them.
    pub fn observation(&self) -> String {
        let mut text = String::from("Observation:\n");
        let logs = self.logs.trim_end_matches('\n');
        if !logs.is_empty() {
            text += &format!("Printed:\n{logs}\n");
        }
        match &self.value {
            Some(Value::None) | None => {}
            Some(value) => text += &format!("Last value:\n{}\n", shorten(&shown(value), MAX_VALUE)),
        }
        for display in &self.display {
            let kinds: Vec<&str> = display.bundle.iter().map(|(kind, _)| kind.as_str()).collect();
            text += &format!("Shown to the user: {}\n", kinds.join(", "));
        }
        if let Some(fault) = &self.fault {
            text += &format!("Error:\n{}\n", shorten(&fault.text(), MAX_VALUE));
            text += "Find the cause and try again. If the same thing has failed before, go about it in another way.\n";
        } else if text.ends_with("Observation:\n") {
            text += "The code ran and printed nothing.\n";
        }
        text
    }
}

/// A value as the model reads it: text is itself, everything else is its `repr`.
pub fn shown(value: &Value) -> String {
    if let Value::Str(text) = value { text.clone() } else { value.repr() }
}

/// Characters of a value or a traceback that the model reads.
const MAX_VALUE: usize = 20_000;
/// Characters of old output that are kept at first.
const OLD_OUTPUT: usize = 400;
/// What an image counts.
const IMAGE_TOKENS: usize = 1_000;

impl Memory {
    /// The steps, in order.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.entries.iter().filter_map(|entry| if let Entry::Step(step) = entry { Some(&**step) } else { None })
    }

    /// The conversation so far, shortened to about `budget` tokens.
    pub fn messages(&self, budget: usize) -> Vec<Message> {
        let mut messages = vec![Message::text(Role::System, self.system.clone())];
        messages.extend(self.history(budget));
        messages
    }

    /// The conversation without what comes first.
    pub fn history(&self, budget: usize) -> Vec<Message> {
        let budget = budget.saturating_sub(tokens_of(&self.system));
        let levels = self.levels(budget);
        let mut messages = Vec::new();
        let mut left_out = 0;
        for (entry, level) in self.entries.iter().zip(levels) {
            if let (Entry::Step(_), Level::LeftOut) = (entry, level) {
                left_out += 1;
                continue;
            }
            if left_out > 0 {
                messages.push(Message::text(Role::User, format!("[{left_out} earlier steps are left out here]\n")));
                left_out = 0;
            }
            messages.extend(render(entry, level));
        }
        if left_out > 0 {
            messages.push(Message::text(Role::User, format!("[{left_out} earlier steps are left out here]\n")));
        }
        merge(messages)
    }

    /// How much of each entry is shown: whole, unless that is too much; then the oldest are shortened first, and the last step last.
    fn levels(&self, budget: usize) -> Vec<Level> {
        let mut levels = vec![Level::Whole; self.entries.len()];
        let size = |entry: &Entry, level| render(entry, level).iter().map(message_tokens).sum::<usize>();
        let mut total: usize = self.entries.iter().map(|entry| size(entry, Level::Whole)).sum();
        let last = self.entries.iter().rposition(|entry| matches!(entry, Entry::Step(_)));
        for level in [Level::Cut, Level::Line, Level::LeftOut] {
            for (index, entry) in self.entries.iter().enumerate() {
                if total <= budget {
                    return levels;
                }
                if matches!(entry, Entry::Step(_)) && Some(index) != last {
                    total = total - size(entry, levels[index]) + size(entry, level);
                    levels[index] = level;
                }
            }
        }
        if let Some(last) = last.filter(|_| total > budget) {
            let others = total - size(&self.entries[last], Level::Whole);
            levels[last] = Level::Within((budget.saturating_sub(others) * LETTERS_PER_TOKEN).max(OLD_OUTPUT));
        }
        levels
    }
}

/// How much of a step is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Level {
    Whole,
    /// The code, and the beginning and end of what it printed.
    Cut,
    /// One line.
    Line,
    LeftOut,
    /// At most so many characters of output.
    Within(usize),
}

fn render(entry: &Entry, level: Level) -> Vec<Message> {
    match entry {
        Entry::Task { text, images } => {
            let mut parts = vec![Part::Text(format!("New task:\n{text}\n"))];
            parts.extend(images.iter().cloned().map(Part::Image));
            vec![Message { role: Role::User, parts }]
        }
        Entry::Plan(plan) => vec![
            Message::text(Role::Assistant, format!("My plan:\n{}\n", plan.text.trim())),
            Message::text(Role::User, "Now carry out this plan.\n"),
        ],
        Entry::Step(step) => {
            let observation = step.observation();
            match level {
                Level::Whole => said(&step.text, observation),
                Level::Cut => said(&step.text, shorten(&observation, OLD_OUTPUT)),
                Level::Within(most) => said(&shorten(&step.text, most), shorten(&observation, most)),
                Level::Line => {
                    let code = step.code.as_deref().unwrap_or("").lines().find(|line| !line.trim().is_empty()).unwrap_or("no code");
                    let result = observation.lines().nth(2).or_else(|| observation.lines().nth(1)).unwrap_or("");
                    let line = format!("[step {}, in short: {} … gave: {}]\n", step.number, clip(code, 80), clip(result, 80));
                    vec![Message::text(Role::User, line)]
                }
                Level::LeftOut => Vec::new(),
            }
        }
    }
}

fn said(text: &str, observation: String) -> Vec<Message> {
    // Some endpoints refuse an empty message.
    let text = if text.trim().is_empty() { "(nothing)" } else { text };
    vec![Message::text(Role::Assistant, text), Message::text(Role::User, observation)]
}

/// Neighbours of the same role as one message: endpoints want roles to take turns.
fn merge(messages: Vec<Message>) -> Vec<Message> {
    let mut merged: Vec<Message> = Vec::new();
    for message in messages {
        match merged.last_mut() {
            Some(last) if last.role == message.role => {
                for part in message.parts {
                    match (last.parts.last_mut(), part) {
                        (Some(Part::Text(into)), Part::Text(text)) => {
                            into.push('\n');
                            into.push_str(&text);
                        }
                        (_, part) => last.parts.push(part),
                    }
                }
            }
            _ => merged.push(message),
        }
    }
    merged
}

/// Text of at most about `most` characters: its middle is cut, and a line says so.
pub fn shorten(text: &str, most: usize) -> String {
    let count = text.chars().count();
    if count <= most {
        return text.to_owned();
    }
    let half = most / 2;
    let head: String = text.chars().take(half).collect();
    let tail: String = text.chars().skip(count - half).collect();
    format!("{head}\n[… {} characters cut …]\n{tail}", count - 2 * half)
}

fn clip(text: &str, most: usize) -> String {
    let text = text.trim();
    if text.chars().count() <= most { text.to_owned() } else { text.chars().take(most).chain(['…']).collect() }
}

/// What is taken for a token where nobody counts them: English and code have about so many letters in one.
const LETTERS_PER_TOKEN: usize = 4;

/// About how many tokens a text has.
pub fn tokens_of(text: &str) -> usize {
    text.len().div_ceil(LETTERS_PER_TOKEN)
}

fn message_tokens(message: &Message) -> usize {
    let part = |part: &Part| if let Part::Text(text) = part { tokens_of(text) } else { IMAGE_TOKENS };
    message.parts.iter().map(part).sum::<usize>() + 4
}

#[cfg(test)]
mod tests {
    use super::{Entry, Fault, Memory, Step, message_tokens, shorten};
    use crate::model::{Part, Role};
    use fumehood_core::Value;

    fn memory(outputs: &[&str]) -> Memory {
        let mut memory = Memory { system: "system".to_owned(), entries: Vec::new() };
        memory.entries.push(Entry::Task { text: "THE TASK ".repeat(40), images: Vec::new() });
        for (index, logs) in outputs.iter().enumerate() {
            let step = Step {
                number: index + 1,
                text: format!("<code>\nwork({index})\n</code>"),
                code: Some(format!("work({index})")),
                logs: (*logs).to_owned(),
                ..Step::default()
            };
            memory.entries.push(Entry::Step(Box::new(step)));
        }
        memory
    }

    fn text(memory: &Memory, budget: usize) -> String {
        let parts = memory.messages(budget).into_iter().flat_map(|message| message.parts);
        parts.filter_map(|part| if let Part::Text(text) = part { Some(text) } else { None }).collect()
    }

    #[test]
    fn the_oldest_output_goes_first_and_the_task_never() {
        let long = "x".repeat(8_000);
        let memory = memory(&[&long, &long, &long]);
        let whole = text(&memory, 100_000);
        assert_eq!(whole.matches(&long).count(), 3);
        let some = text(&memory, 5_000);
        assert_eq!(some.matches(&long).count(), 2);
        assert!(some.ends_with(&format!("{long}\n")), "the newest output is whole");
        for budget in [0, 10, 500, 3_000, 5_000, 7_000] {
            let shown = text(&memory, budget);
            assert!(shown.contains(&"THE TASK ".repeat(40)), "{budget}");
            let size: usize = memory.messages(budget).iter().map(message_tokens).sum();
            assert!(size <= budget.max(300) + 60, "{budget}: {size}");
        }
    }

    #[test]
    fn many_steps_stay_within_the_budget() {
        let outputs = vec!["some output"; 500];
        let memory = memory(&outputs);
        let messages = memory.messages(2_000);
        assert!(messages.iter().map(message_tokens).sum::<usize>() < 2_300);
        assert!(text(&memory, 2_000).contains("earlier steps are left out"));
        assert_eq!(memory.steps().count(), 500, "nothing is forgotten");
    }

    #[test]
    fn roles_take_turns() {
        let mut memory = memory(&["a", "b"]);
        memory.entries.push(Entry::Task { text: "another".to_owned(), images: Vec::new() });
        for budget in [100, 100_000] {
            let roles: Vec<Role> = memory.messages(budget).iter().map(|message| message.role).collect();
            assert!(roles.windows(2).all(|pair| pair[0] != pair[1]), "{roles:?}");
        }
    }

    #[test]
    fn prints_come_before_the_error() {
        let step = Step {
            logs: "half way\n".to_owned(),
            fault: Some(Fault::Raised { type_name: "ValueError".into(), message: "no".into(), traceback: "ValueError: no\n".into() }),
            ..Step::default()
        };
        let shown = step.observation();
        assert!(shown.starts_with("Observation:\nPrinted:\nhalf way\nError:\nValueError: no\n"), "{shown}");
        let silent = Step { value: Some(Value::None), ..Step::default() };
        assert_eq!(silent.observation(), "Observation:\nThe code ran and printed nothing.\n");
    }

    #[test]
    fn the_middle_is_cut() {
        assert_eq!(shorten("abcdef", 6), "abcdef");
        assert_eq!(shorten("abcdefgh", 4), "ab\n[… 4 characters cut …]\ngh");
    }
}
