//! A run of an agent for people: thoughts and output as they come, code in colours, a spinner while nothing comes.
//!
//! It makes text; `report.rs` prints it. Where standard error is no terminal it is plain lines. The answer is not its business.

mod highlight;

use crate::report;
use fumehood_agent::{Event, Fault, Run, Step, Tokens};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Shows events on standard error.
pub struct Renderer {
    state: Arc<Mutex<State>>,
    terminal: bool,
}

struct State {
    began: Instant,
    tokens: Tokens,
    /// What is waited for; the spinner turns meanwhile.
    waits_for: Option<&'static str>,
    /// The spinner's line is there.
    spins: bool,
    /// The last thing written ended its line.
    at_line_start: bool,
    /// The model's text so far in this step, and how much of it was shown.
    text: String,
    shown: usize,
    /// Code that was shown when it was proposed.
    proposed: String,
}

const DIM: &str = "\x1b[2m";
const BOLD: &str = "\x1b[1m";
const RED: &str = "\x1b[31m";
const RESET: &str = "\x1b[0m";
const TURN: [&str; 10] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];

impl Renderer {
    pub fn new() -> Self {
        let state = State {
            began: Instant::now(),
            tokens: Tokens::default(),
            waits_for: None,
            spins: false,
            at_line_start: true,
            text: String::new(),
            shown: 0,
            proposed: String::new(),
        };
        let renderer = Self { state: Arc::new(Mutex::new(state)), terminal: report::is_terminal() };
        if renderer.terminal {
            let state = Arc::downgrade(&renderer.state);
            let thread = std::thread::Builder::new().name("hood-spinner".to_owned()).stack_size(64 << 10);
            // Without a thread there is no spinner, and nothing else is missing.
            let _ = thread.spawn(move || {
                let mut turn = 0;
                while let Some(state) = state.upgrade() {
                    lock(&state).spin(turn);
                    drop(state);
                    turn += 1;
                    std::thread::sleep(Duration::from_millis(100));
                }
            });
        }
        renderer
    }

    /// Shows what happened.
    pub fn event(&self, event: &Event) {
        let mut state = lock(&self.state);
        state.stop_spinner();
        let paint = |color: &str, text: &str| if self.terminal { format!("{color}{text}{RESET}") } else { text.to_owned() };
        match event {
            Event::Begin { .. } | Event::ToolEnd { failed: None, .. } => {}
            Event::StepBegin { number } => {
                state.end_line();
                state.write(&paint(BOLD, &format!("step {number}")));
                state.write("\n");
                state.begin_text();
                state.waits_for = Some("thinking");
            }
            Event::Text(piece) => {
                state.text.push_str(piece);
                let visible = visible(&state.text);
                let fresh = state.text[state.shown.min(visible)..visible].to_owned();
                state.shown = state.shown.max(visible);
                state.write(&fresh);
            }
            Event::Retry { reason, wait } => {
                state.end_line();
                state.begin_text();
                state.write(&format!("  ! {reason}; again in {:.1} s\n", wait.as_secs_f64()));
                state.waits_for = Some("waiting");
            }
            Event::Tokens(tokens) => {
                state.tokens += *tokens;
                // What was held back because it could have been the beginning of code.
                let rest = state.text[state.shown..].to_owned();
                if visible(&format!("{} ", state.text)) > state.text.len() {
                    state.write(&rest);
                }
                state.end_line();
                state.waits_for = None;
            }
            Event::Plan(_) => state.end_line(),
            Event::Code(code) => {
                if state.proposed != *code {
                    self.code(&mut state, code);
                }
                state.proposed.clear();
                state.waits_for = Some("running");
            }
            Event::Print { text, .. } => {
                for line in text.split_inclusive('\n') {
                    if state.at_line_start {
                        state.write("  | ");
                    }
                    state.write(line);
                }
            }
            Event::ToolBegin { name, arguments } => {
                state.end_line();
                let arguments: String = arguments.chars().take(100).collect();
                state.write(&paint(DIM, &format!("  > {name}({arguments})")));
                state.write("\n");
            }
            Event::ToolEnd { name, failed: Some(why), .. } => {
                state.end_line();
                state.write(&format!("  > {name}: {why}\n"));
            }
            Event::Managed { name, event } => {
                if let Event::StepBegin { number } = &**event {
                    state.end_line();
                    state.write(&paint(DIM, &format!("  > {name}: step {number}")));
                    state.write("\n");
                }
            }
            Event::Step(step) => self.step(&mut state, step),
            Event::End(run) => {
                state.waits_for = None;
                state.end_line();
                let line = summary(run, self.terminal);
                state.write(&paint(DIM, &line));
                state.write("\n");
            }
        }
    }

    fn step(&self, state: &mut State, step: &Step) {
        state.waits_for = None;
        state.end_line();
        if let (Some(value), None) = (&step.value, &step.answer)
            && *value != fumehood_core::Value::None
        {
            let text: String = value.repr().chars().take(500).collect();
            state.write(&format!("  = {text}\n"));
        }
        if let Some(fault) = &step.fault {
            let text = match fault {
                Fault::Raised { type_name, message, .. } if message.is_empty() => type_name.clone(),
                Fault::Raised { type_name, message, .. } => format!("{type_name}: {message}"),
                other => other.text().lines().next().unwrap_or("").to_owned(),
            };
            let text = if self.terminal { format!("{RED}{text}{RESET}") } else { text };
            state.write(&format!("  ! {text}\n"));
        }
    }

    fn code(&self, state: &mut State, code: &str) {
        state.end_line();
        let code = if self.terminal { highlight::python(code) } else { code.to_owned() };
        for line in code.lines() {
            state.write(format!("    {line}").trim_end());
            state.write("\n");
        }
    }

    /// Shows code that waits for approval.
    pub fn propose(&self, code: &str) {
        let mut state = lock(&self.state);
        state.stop_spinner();
        self.code(&mut state, code);
        code.clone_into(&mut state.proposed);
    }

    /// Says something between events, such as a question.
    pub fn say(&self, text: &str) {
        let mut state = lock(&self.state);
        state.stop_spinner();
        state.waits_for = None;
        state.end_line();
        state.write(text);
    }
}

/// Steps, tokens and what they cost; time only on a terminal, so that plain output is the same each time.
fn summary(run: &Run, with_time: bool) -> String {
    let mut line = match run.steps.len() {
        1 => "1 step".to_owned(),
        count => format!("{count} steps"),
    };
    line += &format!(", {} tokens read, {} written", run.tokens.input, run.tokens.output);
    if let Some(cost) = run.cost {
        line += &format!(", cost {cost:.4}");
    }
    if with_time {
        line += &format!(", {:.1} s", run.time.as_secs_f64());
    }
    line
}

impl State {
    fn begin_text(&mut self) {
        self.text.clear();
        self.shown = 0;
    }

    fn write(&mut self, text: &str) {
        if !text.is_empty() {
            report::aside(text);
            self.at_line_start = text.ends_with('\n');
        }
    }

    fn end_line(&mut self) {
        if !self.at_line_start {
            self.write("\n");
        }
    }

    fn spin(&mut self, turn: usize) {
        let Some(what) = self.waits_for.filter(|_| self.at_line_start) else { return };
        let tokens = self.tokens.input + self.tokens.output;
        let elapsed = self.began.elapsed().as_secs_f64();
        report::aside(&format!("\r\x1b[2K{DIM}{} {what}, {elapsed:.1} s, {tokens} tokens{RESET}", TURN[turn % TURN.len()]));
        self.spins = true;
    }

    fn stop_spinner(&mut self) {
        if self.spins {
            report::aside("\r\x1b[2K");
            self.spins = false;
        }
    }
}

/// How much of the model's text is thought and not code: up to the first mark, or what may become one.
fn visible(text: &str) -> usize {
    let code = ["<code>", "```", "~~~"].iter().filter_map(|mark| text.find(mark)).min();
    let structured = text.trim_start().starts_with('{').then_some(0);
    let end = code.or(structured).unwrap_or_else(|| text.rfind(['<', '`', '~']).filter(|at| text.len() - at < 6).unwrap_or(text.len()));
    // The blank lines before the code belong to it.
    text[..end].trim_end().len() + usize::from(end == text.len()) * (text.len() - text.trim_end().len())
}

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::visible;

    #[test]
    fn thoughts_are_shown_and_code_is_held_back() {
        let shown = |text: &str| text[..visible(text)].to_owned();
        assert_eq!(shown("I add.\n<code>\nx"), "I add.");
        assert_eq!(shown("I add.\n<co"), "I add.");
        assert_eq!(shown("a `name` in it"), "a `name` in it");
        assert_eq!(shown("1 < 2 is so"), "1 < 2 is so");
        assert_eq!(shown("{\"thought\""), "");
    }
}
