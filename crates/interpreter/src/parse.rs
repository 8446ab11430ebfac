//! Source text in, ruff's syntax tree out; or one [`SyntaxError`] with CPython's words.
//! It never recurses on unchecked sources: `source_nesting` has looked at them first.

mod blocks;
mod escapes;
mod fstring;
mod lexical;
mod messages;
mod nodes;
mod number;
mod parameters;
mod patterns;
mod strings;
mod suggestion;
mod warnings;

use crate::code::{Mode, Source};
use crate::pace;
use ruff_python_ast::helpers::is_compound_statement;
use ruff_python_ast::token::{Token, TokenKind};
use ruff_python_ast::{Mod, PythonVersion};
use ruff_python_parser::{ParseError, ParseErrorType, ParseOptions, Parsed, parse_unchecked};
use ruff_text_size::{Ranged, TextRange};
pub use warnings::{SyntaxWarning, WarningKind, warnings};

/// What parsing and compiling may take for each byte of source: a list of digits is the worst.
pub const BYTES: usize = 72;
/// Nanoseconds that parsing, compiling and forgetting the tree take for each token, at most.
pub const NANOSECONDS_A_TOKEN: u64 = 600;

/// Which exception a refused source raises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SyntaxKind {
    Syntax,
    Indentation,
    Tab,
    Recursion,
    Memory,
}

/// Why a source was refused. Columns are counted from 1, in characters where nothing else is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    pub kind: SyntaxKind,
    pub message: String,
    pub line: u32,
    pub column: u32,
    pub end_line: u32,
    pub end_column: i32,
    /// The line the error starts on, with its newline where CPython has one.
    pub text: Option<String>,
    /// Was it found in a source that the grammar allows? CPython then looks for the line in a file.
    pub meaning: bool,
}

impl SyntaxError {
    pub(crate) fn at(source: &Source, kind: SyntaxKind, message: impl Into<String>, range: TextRange) -> Self {
        let (line, column) = character_position(source, range.start().to_u32());
        let (end_line, end_column) = match &source.places {
            Some(_) => {
                let (line, column) = source.end_position(range.end().to_u32());
                (line, column + 1)
            }
            None => character_position(source, range.end().to_u32()),
        };
        // The line is read again, without its end, once the tokenizer has gone past it.
        let end = if end_line > line { "" } else { "\n" };
        let text = Some(format!("{}{end}", source.line(line)));
        Self { kind, message: message.into(), line, column, end_line, end_column: end_column as i32, text, meaning: false }
    }
    /// An error in a source that the grammar allows. Its columns are counted in bytes.
    pub(crate) fn of_meaning(source: &Source, message: impl Into<String>, range: TextRange) -> Self {
        Self { meaning: true, ..Self::at(source, SyntaxKind::Syntax, message, range) }.in_bytes()
    }
    /// With columns counted in bytes, where CPython forgets to turn them into characters.
    fn in_bytes(mut self) -> Self {
        if let Some(text) = self.text.as_deref().filter(|text| !text.is_ascii()) {
            let bytes = |columns: u32| text.chars().take(columns as usize).map(char::len_utf8).sum::<usize>() as u32;
            let end = u32::try_from(self.end_column).ok().and_then(|end| end.checked_sub(1)).filter(|_| self.end_line == self.line);
            self.end_column = end.map_or(self.end_column, |end| bytes(end) as i32 + 1);
            self.column = self.column.checked_sub(1).map_or(0, |column| bytes(column) + 1);
        }
        self
    }
    /// As CPython shows it of a file, which it reads line by line: of a block that is missing it marks at most where that
    /// should begin.
    pub(crate) fn of_file(self) -> Self {
        let mut error = if self.meaning { self } else { self.in_bytes() };
        let is_block = error.message.starts_with("expected an indented block");
        if error.end_column < 0 && (is_block || error.message == "expected 'except' or 'finally' block") {
            error.column = 0;
        }
        if is_block {
            error.end_column = error.column as i32;
        }
        error
    }
    pub(crate) fn at_offset(source: &Source, kind: SyntaxKind, message: impl Into<String>, offset: u32) -> Self {
        Self::at(source, kind, message, TextRange::empty(offset.into()))
    }
    /// Of a text with nothing in it where an expression or a statement is needed.
    pub(crate) fn of_nothing(text: &str) -> Option<Self> {
        if !pace::items(text.lines()).all(|line| matches!(line.trim_start().as_bytes().first(), None | Some(b'#'))) {
            return None;
        }
        let line = text.lines().count() as u32;
        let last = text.lines().next_back().unwrap_or("");
        let is_indent = !last.is_empty() && !text.ends_with('\n') && last.bytes().all(|byte| matches!(byte, b' ' | b'\t'));
        let end = if text.ends_with('\n') { "\n" } else { "" };
        let (kind, message, column, end_column) = match is_indent {
            true => (SyntaxKind::Indentation, "unexpected indent", last.len() as u32, -1),
            false => (SyntaxKind::Syntax, "invalid syntax", 0, 0),
        };
        let text = Some(format!("{last}{end}"));
        Some(Self { kind, message: message.to_owned(), line, column, end_line: line, end_column, text, meaning: false })
    }
}

fn character_position(source: &Source, offset: u32) -> (u32, u32) {
    let (line, byte_column) = source.position(offset);
    if source.places.is_some() {
        return (line, byte_column + 1);
    }
    let start = (offset - byte_column) as usize;
    let before = source.text.get(start..offset as usize).unwrap_or("");
    (line, before.chars().count() as u32 + 1)
}

/// Parses a source whose nesting has been checked.
///
/// # Errors
/// The first error in the source.
pub fn parse(source: &Source, mode: Mode) -> Result<Parsed<Mod>, SyntaxError> {
    let (is_eval, shows_values) = (mode.is_eval(), mode.shows_values());
    let mode = if is_eval { ruff_python_parser::Mode::Expression } else { ruff_python_parser::Mode::Module };
    let parsed = parse_unchecked(&source.text, ParseOptions::from(mode).with_target_version(PythonVersion::PY313));
    let errors = parsed.errors().iter().filter(|error| !is_name_after_semicolon(&parsed, error));
    match errors.min_by_key(|error| error.location.start()) {
        Some(error) => Err(messages::syntax_error(source, &parsed, error, is_eval || shows_values)),
        None => match parsed.unsupported_syntax_errors().first() {
            Some(error) => Err(messages::unsupported(source, error)),
            // A tree may have several: its source was looked at before.
            None if shows_values && source.places.is_none() => one_statement(source, parsed),
            None => Ok(parsed),
        },
    }
}

/// Refuses what comes after the first line of statements, or after the first statement that has others in it.
fn one_statement(source: &Source, parsed: Parsed<Mod>) -> Result<Parsed<Mod>, SyntaxError> {
    let Mod::Module(module) = parsed.syntax() else { return Ok(parsed) };
    for pair in module.body.windows(2) {
        let (end, start) = (pair[0].end().to_usize(), pair[1].start().to_usize());
        if is_compound_statement(&pair[0]) {
            let at = parsed.tokens().partition_point(|token| token.start() < pair[1].start());
            let range = parsed.tokens()[at..].iter().find(|token| !token.range().is_empty()).map_or(pair[1].range(), |token| token.range());
            return Err(messages::without_newline(source, SyntaxError::at(source, SyntaxKind::Syntax, "invalid syntax", range)));
        }
        if let Some(line_end) = source.text.get(end..start).and_then(|between| between.find('\n')) {
            let message = "multiple statements found while compiling a single statement";
            return Err(SyntaxError::at_offset(source, SyntaxKind::Syntax, message, (end + line_end) as u32));
        }
    }
    Ok(parsed)
}

/// Is it about a `match` behind a semicolon that is a name? The parser complains of each as of a statement with a block before it looks;
/// then it reads the statement rightly, and its token says what it was.
fn is_name_after_semicolon(parsed: &Parsed<Mod>, error: &ParseError) -> bool {
    let at = parsed.tokens().partition_point(|token| token.start() < error.location.start());
    let is_name = |token: &Token| token.start() == error.location.start() && token.kind() == TokenKind::Name;
    matches!(error.error, ParseErrorType::SimpleAndCompoundStatementOnSameLine) && parsed.tokens().get(at).is_some_and(is_name)
}
