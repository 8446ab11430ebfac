//! Python's `re`: the pattern language of CPython 3.11, compiled and matched by backtracking.
//! Works over bytes, and over text as its UTF-8 bytes; positions are byte offsets.
//! Never recurses over the text, and takes no longer than its budget allows.

mod analyse;
mod class;
mod compile;
mod compile_repeat;
mod error;
mod matcher;
mod matcher_plain;
mod matcher_steps;
mod parse;
mod parse_group;
mod parse_set;
mod program;
mod source;
mod syntax;
mod template;

pub use error::{ErrorKind, Place, RegexError};
pub use matcher::{Mode, Outcome, Request, Scratch};
pub use syntax::flag;
pub use template::{Part, escape, escape_bytes};

use crate::pace;

/// A compiled pattern.
#[derive(Debug)]
pub struct Regex {
    program: program::Program,
    /// Whether it is of text, not of bytes.
    text: bool,
    /// `Pattern.flags`.
    pub flags: u32,
    /// `Pattern.groups`: the number of groups, not counting the whole match.
    pub groups: usize,
    /// `Pattern.groupindex`.
    pub names: Vec<(String, usize)>,
    /// Sets that a later Python may read otherwise.
    pub warnings: Vec<String>,
}

impl Regex {
    /// Compiles a pattern of text.
    ///
    /// # Errors
    /// As `re.compile`, in CPython's words.
    pub fn new(pattern: &str, flags: u32) -> Result<Regex, RegexError> {
        Regex::compile(pace::items(pattern.chars()).collect(), true, flags)
    }

    /// Compiles a pattern of bytes.
    ///
    /// # Errors
    /// As `re.compile`, in CPython's words.
    pub fn of_bytes(pattern: &[u8], flags: u32) -> Result<Regex, RegexError> {
        Regex::compile(latin1(pattern), false, flags)
    }

    fn compile(chars: Vec<char>, text: bool, flags: u32) -> Result<Regex, RegexError> {
        let pattern = parse::parse(chars, text, flags)?;
        let program = compile::compile(&pattern, text)?;
        Ok(Regex { program, text, flags: pattern.flags, groups: pattern.groups, names: pattern.names, warnings: pattern.warnings })
    }

    /// Matches as the request says; of text, `request.text` is its UTF-8 bytes.
    /// `groups` receives the spans, the whole match first. `budget` is told about every 4,096 steps
    /// how many there were; its `false` stops the match.
    pub fn match_at(
        &self,
        request: Request,
        scratch: &mut Scratch,
        groups: &mut Vec<Option<(usize, usize)>>,
        budget: &mut dyn FnMut(u64) -> bool,
    ) -> Outcome {
        matcher::run(&self.program, self.text, request, scratch, groups, budget)
    }

    /// Calls `each` with the spans of all matches until it says no, if the pattern is no more than a text or a run; `None` if it is more.
    pub fn every_plain(
        &self,
        request: Request,
        scratch: &mut Scratch,
        budget: &mut dyn FnMut(u64) -> bool,
        each: &mut dyn FnMut((usize, usize)) -> bool,
    ) -> Option<Outcome> {
        matcher_plain::every(&self.program, self.text, request, scratch, budget, each)
    }

    /// Reads a replacement template for this pattern.
    ///
    /// # Errors
    /// `re.error` as CPython's, `IndexError` for a group name that the pattern does not have.
    pub fn template(&self, template: &str) -> Result<Vec<Part>, RegexError> {
        template::parse(template.chars().collect(), true, self.groups, &self.names)
    }

    /// As [`Regex::template`], for a pattern of bytes.
    ///
    /// # Errors
    /// As [`Regex::template`].
    pub fn template_of_bytes(&self, template: &[u8]) -> Result<Vec<Part>, RegexError> {
        template::parse(latin1(template), false, self.groups, &self.names)
    }
}

fn latin1(bytes: &[u8]) -> Vec<char> {
    bytes.iter().map(|&byte| char::from(byte)).collect()
}

#[cfg(test)]
mod tests;
