//! Where cells are typed: a line editor on a terminal, plain lines from a pipe.
//!
//! It keeps history across runs where the user's state folder can be written, and otherwise none.

use super::complete::needs_more;
use reedline::{
    FileBackedHistory, Prompt, PromptEditMode, PromptHistorySearch, PromptHistorySearchStatus, Reedline, Signal, ValidationResult,
    Validator,
};
use std::borrow::Cow;
use std::io::{BufRead, stdin};
use std::path::PathBuf;

/// What was read.
pub enum Entry {
    Cell(String),
    /// Ctrl-C while typing: start again.
    Abandoned,
    End,
}

/// A source of cells.
pub enum Editor {
    Terminal(Box<Reedline>),
    Pipe,
}

impl Editor {
    pub fn open(on_terminal: bool) -> Self {
        if !on_terminal {
            return Self::Pipe;
        }
        let mut editor = Reedline::create().with_validator(Box::new(WholeCell)).use_bracketed_paste(true);
        if let Some(history) = history_file().and_then(|path| FileBackedHistory::with_file(HISTORY_LENGTH, path).ok()) {
            editor = editor.with_history(Box::new(history));
        }
        Self::Terminal(Box::new(editor))
    }

    /// Waits for a whole cell.
    pub fn read(&mut self) -> Entry {
        match self {
            Self::Terminal(editor) => match editor.read_line(&PythonPrompt) {
                Ok(Signal::Success(text)) => Entry::Cell(text),
                Ok(Signal::CtrlD) | Err(_) => Entry::End,
                Ok(_) => Entry::Abandoned,
            },
            Self::Pipe => read_piped(),
        }
    }
}

const HISTORY_LENGTH: usize = 10_000;

fn history_file() -> Option<PathBuf> {
    let state = std::env::var_os("XDG_STATE_HOME").map(PathBuf::from);
    let state = state.or_else(|| std::env::home_dir().map(|home| home.join(".local/state")))?;
    Some(state.join("hood/history"))
}

fn read_piped() -> Entry {
    let mut cell = String::new();
    let mut line = String::new();
    loop {
        line.clear();
        match stdin().lock().read_line(&mut line) {
            Ok(0) | Err(_) if cell.is_empty() => return Entry::End,
            Ok(0) | Err(_) => return Entry::Cell(cell),
            Ok(_) => {}
        }
        cell.push_str(&line);
        // The last line's own ending does not count as a blank line after it.
        if !needs_more(cell.strip_suffix('\n').unwrap_or(&cell)) {
            return Entry::Cell(cell);
        }
    }
}

struct WholeCell;

impl Validator for WholeCell {
    fn validate(&self, text: &str) -> ValidationResult {
        if needs_more(text) { ValidationResult::Incomplete } else { ValidationResult::Complete }
    }
}

struct PythonPrompt;

impl Prompt for PythonPrompt {
    fn render_prompt_left(&self) -> Cow<'_, str> {
        Cow::Borrowed("")
    }

    fn render_prompt_right(&self) -> Cow<'_, str> {
        Cow::Borrowed("")
    }

    fn render_prompt_indicator(&self, _: PromptEditMode) -> Cow<'_, str> {
        Cow::Borrowed(">>> ")
    }

    fn render_prompt_multiline_indicator(&self) -> Cow<'_, str> {
        Cow::Borrowed("... ")
    }

    fn render_prompt_history_search_indicator(&self, search: PromptHistorySearch) -> Cow<'_, str> {
        let failing = if matches!(search.status, PromptHistorySearchStatus::Failing) { "failing " } else { "" };
        Cow::Owned(format!("({failing}search: {}) ", search.term))
    }
}
