//! Plans: the model says what it is going to do, at the beginning and from time to time.
//!
//! A plan is text for the model itself; no code in it is run.

use crate::builder::Setup;
use crate::memory::{Entry, Memory, tokens_of};
use crate::model::{Message, Part, Request, Role};
use crate::prompt::PromptError;

/// Whether a plan is made before a step.
pub(crate) fn is_due(interval: Option<usize>, step: usize) -> bool {
    interval.is_some_and(|interval| (step - 1).is_multiple_of(interval))
}

/// What asks the model for a plan: the first one of a run from the task alone, later ones with all that happened.
pub(crate) fn request(setup: &Setup, memory: &Memory, task: &str, step: usize, max_steps: usize) -> Result<Request, PromptError> {
    let first = step == 1;
    let remaining = max_steps + 1 - step;
    let text = setup.setting(|setting| setup.prompts.render_plan(setting, task, remaining, first))?;
    let mut messages = if first { Vec::new() } else { memory.history(setup.memory_tokens.saturating_sub(tokens_of(&text))) };
    match messages.last_mut() {
        Some(last) if last.role == Role::User => last.parts.push(Part::Text(text)),
        _ => messages.push(Message::text(Role::User, text)),
    }
    // The pictures of the task are part of it; in all that happened they are there already.
    if let (true, Some(Entry::Task { images, .. }), Some(last)) = (first, memory.entries.last(), messages.last_mut()) {
        last.parts.extend(images.iter().cloned().map(Part::Image));
    }
    Ok(Request { messages, stop: Vec::new(), structured: false })
}

#[cfg(test)]
mod tests {
    use super::is_due;

    #[test]
    fn plans_come_first_and_after_every_interval() {
        let due: Vec<usize> = (1..=8).filter(|step| is_due(Some(3), *step)).collect();
        assert_eq!(due, [1, 4, 7]);
        assert!(!is_due(None, 1));
    }
}
