//! Everything `hood` prints, and the exit code each ending has.
//!
//! The only file that writes to standard output or error. A reader that went away is not an error:
//! the cell is stopped and the process ends quietly.

use fumehood_core::value::surrogate;
use fumehood_core::{End, Error, Exception, Limit, Limits, Outcome, Stream, Value};
use fumehood_executors::proxy::Connection;
use std::io::{ErrorKind, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};

/// How the process ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    Ended,
    /// The code raised: 1, or what `SystemExit` carries.
    Raised(i32),
    Usage,
    Limit,
    Failed,
    Refused,
    Interrupted,
    Terminated,
}

impl Status {
    pub fn of_outcome(outcome: &Outcome) -> Self {
        match &outcome.end {
            End::Value(_) | End::FinalAnswer(_) => Self::Ended,
            End::Raised(exception) => Self::Raised(exception.exit_code.unwrap_or(1)),
            End::Stopped(Limit::Cancelled) => Self::Interrupted,
            End::Stopped(_) => Self::Limit,
        }
    }

    pub fn of_error(error: &Error) -> Self {
        match error {
            Error::Unavailable { .. } | Error::Lost { .. } => Self::Failed,
            Error::Refused { .. } => Self::Refused,
        }
    }

    /// The exit code. A reader of our output that went away is told as a shell would tell it.
    pub fn code(self) -> i32 {
        if reader_is_gone() {
            return 128 + 13;
        }
        match self {
            Self::Ended => 0,
            Self::Raised(code) => code,
            Self::Usage => 2,
            Self::Limit => 124,
            Self::Failed => 125,
            Self::Refused => 126,
            Self::Interrupted => 130,
            Self::Terminated => 143,
        }
    }
}

/// Set once a write to standard output failed because nobody reads it.
static READER_IS_GONE: AtomicBool = AtomicBool::new(false);

/// Whether nobody reads standard output any more.
pub fn reader_is_gone() -> bool {
    READER_IS_GONE.load(Ordering::Relaxed)
}

/// What the guest printed, at once.
pub fn guest(stream: Stream, text: &str) {
    match stream {
        Stream::Stdout => stdout(text),
        Stream::Stderr => stderr(text),
    }
}

/// How a cell ended, for people: a traceback or the limit that stopped it.
pub fn ending(outcome: &Outcome, limits: &Limits) {
    match &outcome.end {
        End::Value(_) | End::FinalAnswer(_) => {}
        // It was stopped by us, and nobody was there to read it.
        End::Stopped(Limit::Cancelled) if reader_is_gone() => {}
        End::Raised(exception) => stderr(&exception.traceback),
        End::Stopped(limit) => stderr(&stopped(*limit, limits)),
    }
}

/// The value of a cell at the prompt.
pub fn echo(value: &Value) {
    if *value != Value::None {
        stdout(&(value.repr() + "\n"));
    }
}

/// An outcome as one line of JSON.
pub fn outcome_json(outcome: Outcome) {
    json(outcome_object(outcome));
}

/// Our failure: on standard error, or as one line of JSON.
pub fn error(error: &Error, as_json: bool) {
    let cause = std::error::Error::source(error).map(ToString::to_string);
    if as_json {
        let kind = match error {
            Error::Unavailable { .. } => "unavailable",
            Error::Refused { .. } => "refused",
            Error::Lost { .. } => "lost",
        };
        json(error_object(kind, &error.to_string(), cause.as_deref(), error.hint()));
    } else {
        stderr(&message(&error.to_string(), cause.as_deref(), error.hint()));
    }
}

/// The caller's mistake: on standard error, or as one line of JSON.
pub fn mistake(what: &str, cause: Option<&str>, hint: &str, as_json: bool) {
    if as_json {
        json(error_object("usage", what, cause, hint));
    } else {
        stderr(&message(what, cause, hint));
    }
}

/// What failed beside the executor, such as a model: on standard error, or as one line of JSON.
pub fn failure(what: &str, cause: Option<&str>, hint: &str, as_json: bool) {
    if as_json {
        json(error_object("failed", what, cause, hint));
    } else {
        stderr(&message(what, cause, hint));
    }
}

/// A piece of what is shown beside the output.
pub fn aside(text: &str) {
    stderr(text);
}

/// Whether a person watches what is shown beside the output.
pub fn is_terminal() -> bool {
    std::io::stderr().is_terminal()
}

/// What a user should know and nothing is stopped by: on standard error, with `--json` too.
pub fn warning(text: &str) {
    stderr(&format!("warning: {text}\n"));
}

/// What is told while something is built: on standard error, as it comes.
pub fn progress(text: &str) {
    stderr(text);
}

/// A connection of the guest: on standard error, with `--json` too.
pub fn connection(made: &Connection) {
    let Connection { method, host, port, refused } = made;
    let end = refused.as_ref().map_or_else(|| "connected".to_owned(), |why| format!("refused: {why}"));
    stderr(&format!("network: {method} {host}:{port} {end}\n"));
}

/// A line of plain text.
pub fn line(text: &str) {
    stdout(&format!("{text}\n"));
}

/// A line beside the output: what the prompt says of itself.
pub fn note(text: &str) {
    stderr(&format!("{text}\n"));
}

fn message(what: &str, cause: Option<&str>, hint: &str) -> String {
    let cause = cause.map_or_else(String::new, |cause| format!("  cause: {cause}\n"));
    format!("error: {what}\n{cause}hint: {hint}\n")
}

fn stopped(limit: Limit, limits: &Limits) -> String {
    match limit {
        Limit::Time => message(
            &format!("the time limit of {:?} stopped the cell", limits.time),
            None,
            &format!("pass `--timeout {}s`", (limits.time.as_secs() * 2).max(1)),
        ),
        Limit::Memory => message(
            &format!("the memory limit of {} stopped the cell", mebibytes(limits.memory)),
            None,
            &format!("pass `--memory {}`", mebibytes(limits.memory.saturating_mul(2).max(2 << 20))),
        ),
        Limit::Cancelled => "KeyboardInterrupt\n".to_owned(),
        other => format!("error: the {} limit stopped the cell\n", other.name()),
    }
}

fn mebibytes(bytes: u64) -> String {
    if bytes >= 1 << 20 { format!("{}MiB", bytes >> 20) } else { format!("{bytes}B") }
}

fn outcome_object(outcome: Outcome) -> Value {
    let (end, value, exception, limit) = match outcome.end {
        End::Value(value) => ("value", Some(value), None, None),
        End::FinalAnswer(value) => ("final_answer", Some(value), None, None),
        End::Raised(exception) => ("raised", None, Some(exception), None),
        End::Stopped(limit) => ("stopped", None, None, Some(limit)),
    };
    let repr = value.as_ref().map_or(Value::None, |value| Value::Str(value.repr()));
    let display = outcome.display.into_iter().map(|display| object(display.bundle)).collect::<Vec<_>>();
    let usage = object([
        ("seconds".to_owned(), Value::Float(outcome.usage.time.as_secs_f64())),
        ("memory".to_owned(), outcome.usage.memory.into()),
        ("operations".to_owned(), outcome.usage.operations.into()),
        ("calls".to_owned(), outcome.usage.calls.into()),
    ]);
    object([
        ("end".to_owned(), end.into()),
        ("value".to_owned(), value.unwrap_or_default()),
        ("repr".to_owned(), repr),
        ("logs".to_owned(), outcome.logs.into()),
        ("exception".to_owned(), exception.map_or(Value::None, exception_object)),
        ("limit".to_owned(), limit.map_or(Value::None, |limit| limit.name().into())),
        ("display".to_owned(), display.into()),
        ("files".to_owned(), object(outcome.files.into_iter().map(|file| (file.path, contents(file.contents))))),
        ("usage".to_owned(), usage),
    ])
}

/// A file's contents: text where they are, else bytes; nothing where it was removed.
fn contents(contents: Option<Vec<u8>>) -> Value {
    contents.map_or(Value::None, |bytes| String::from_utf8(bytes).map_or_else(|error| Value::Bytes(error.into_bytes()), Value::Str))
}

fn exception_object(exception: Exception) -> Value {
    let exit_code = exception.exit_code.map(|code| ("exit_code".to_owned(), Value::from(code)));
    let members = [
        ("type".to_owned(), Value::Str(exception.type_name)),
        ("message".to_owned(), Value::Str(exception.message)),
        ("traceback".to_owned(), Value::Str(exception.traceback)),
    ];
    object(members.into_iter().chain(exit_code))
}

fn error_object(kind: &str, what: &str, cause: Option<&str>, hint: &str) -> Value {
    let members = object([
        ("kind".to_owned(), kind.into()),
        ("message".to_owned(), what.into()),
        ("cause".to_owned(), cause.map_or(Value::None, Value::from)),
        ("hint".to_owned(), hint.into()),
    ]);
    object([("error".to_owned(), members)])
}

fn object(members: impl IntoIterator<Item = (String, Value)>) -> Value {
    Value::Dict(members.into_iter().map(|(name, value)| (Value::Str(name), value)).collect())
}

fn json(value: Value) {
    let mut text = value.to_json();
    text.push('\n');
    stdout(&text);
}

fn stdout(text: &str) {
    if reader_is_gone() {
        return;
    }
    let mut stdout = std::io::stdout().lock();
    let written = stdout.write_all(printable(text).as_bytes()).and_then(|()| stdout.flush());
    if written.is_err_and(|error| error.kind() == ErrorKind::BrokenPipe) {
        READER_IS_GONE.store(true, Ordering::Relaxed);
        fumehood_executors::cancel_running();
    }
}

fn stderr(text: &str) {
    // Where standard error is closed there is nobody left to tell.
    let _ = std::io::stderr().lock().write_all(printable(text).as_bytes());
}

/// Lone surrogates have no UTF-8; they are written as CPython writes them to standard error.
fn printable(text: &str) -> std::borrow::Cow<'_, str> {
    if !text.as_bytes().contains(&0xF4) {
        return text.into();
    }
    let spell = |letter: char| surrogate(letter).map_or_else(|| letter.to_string(), |code| format!("\\u{code:04x}"));
    text.chars().map(spell).collect::<String>().into()
}
