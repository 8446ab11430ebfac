//! The code in what a model wrote: between tags, or in Markdown fences.
//!
//! A real scan: it follows Python's strings and comments, so that a closing tag inside a string does not cut the code. It does not
//! parse Python; what it cuts out may still be wrong, and the executor says so.

mod bare;

use std::fmt;

/// The marks around code that the prompt asks for. Markdown fences are understood with any of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tags {
    pub open: String,
    pub close: String,
}

impl Default for Tags {
    /// `<code>` and `</code>`.
    fn default() -> Self {
        Self { open: "<code>".to_owned(), close: "</code>".to_owned() }
    }
}

impl Tags {
    /// Markdown fences, and nothing else.
    pub fn markdown() -> Self {
        Self { open: "```python".to_owned(), close: "```".to_owned() }
    }

    fn is_fence(&self) -> bool {
        self.open.starts_with("```")
    }
}

/// Code that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extracted {
    pub code: String,
    /// Where the text that counts ends: after the last block. What a model wrote past it, such as an observation it made up, was
    /// not there when the code ran.
    pub end: usize,
}

/// Why there is no code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoCode {
    /// No block begins anywhere.
    Missing,
    /// A block has nothing in it.
    Empty,
    /// The answer in structured form is not what was asked for.
    Malformed(String),
}

impl fmt::Display for NoCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => f.write_str("there is no code block in your answer"),
            Self::Empty => f.write_str("the code block in your answer is empty"),
            Self::Malformed(why) => write!(f, "your answer is not the JSON object that was asked for: {why}"),
        }
    }
}

/// The code in `text`: all its blocks, joined by a blank line. Tags win over fences: a fence beside them is a sketch.
///
/// ```
/// use fumehood_agent::extract::{Tags, extract};
/// let found = extract("I print a tag.\n<code>\nprint('</code>')\n</code>\nObservation: done", &Tags::default()).unwrap();
/// assert_eq!(found.code, "print('</code>')");
/// ```
///
/// # Errors
/// `NoCode` when there is no block, or nothing in it.
pub fn extract(text: &str, tags: &Tags) -> Result<Extracted, NoCode> {
    let from = after_thinking(text);
    let mut blocks = if tags.is_fence() { Vec::new() } else { tagged(text, from, tags) };
    if blocks.is_empty() {
        blocks = fenced(text, from);
    }
    let Some(last) = blocks.last() else {
        let bare = text[from..].trim();
        return if bare::is_program(bare) { Ok(Extracted { code: bare.to_owned(), end: text.len() }) } else { Err(NoCode::Missing) };
    };
    let end = last.end;
    let codes: Vec<String> = blocks.iter().map(|block| dedent(&unfenced(block.code))).filter(|code| !code.trim().is_empty()).collect();
    if codes.is_empty() { Err(NoCode::Empty) } else { Ok(Extracted { code: codes.join("\n\n"), end }) }
}

/// The code of an answer in structured form, `{"thought": …, "code": …}`, and the thought.
///
/// # Errors
/// `NoCode::Malformed` for anything else, `NoCode::Empty` for no code.
pub fn extract_structured(text: &str, tags: &Tags) -> Result<(String, String), NoCode> {
    let body = text[after_thinking(text)..].trim();
    let body = body.strip_prefix("```json").and_then(|rest| rest.trim_end().strip_suffix("```")).unwrap_or(body);
    let object: serde_json::Value = serde_json::from_str(body).map_err(|error| NoCode::Malformed(error.to_string()))?;
    let member = |name: &str| object.get(name).and_then(serde_json::Value::as_str).map(str::to_owned);
    let code = member("code").ok_or_else(|| NoCode::Malformed("it has no text under `code`".to_owned()))?;
    let code = extract(&code, tags).map_or(code, |found| found.code);
    if code.trim().is_empty() {
        return Err(NoCode::Empty);
    }
    Ok((member("thought").unwrap_or_default(), code))
}

struct Block<'a> {
    code: &'a str,
    /// Where its closing mark ends.
    end: usize,
}

/// Where the answer begins: after what a reasoning model wrote to itself. The opening mark may have been written for it.
fn after_thinking(text: &str) -> usize {
    let end = |at: usize| at + "</think>".len();
    let Some(at) = text.find("</think>") else { return 0 };
    let (before, after) = (&text[..at], &text[end(at)..]);
    let in_code = before.matches("<code>").count() > before.matches("</code>").count() || before.matches("```").count() % 2 == 1;
    let is_lone = !in_code && (after.contains("<code>") || after.contains("```"));
    if text.trim_start().starts_with("<think>") || is_lone { end(at) } else { 0 }
}

/// The code of a block that has fences inside of its tags.
fn unfenced(code: &str) -> String {
    if fence_mark(code.trim_start().lines().next().unwrap_or("").trim()).is_none() {
        return code.to_owned();
    }
    fenced(code, 0).iter().map(|block| dedent(block.code)).collect::<Vec<_>>().join("\n\n")
}

fn tagged<'a>(text: &'a str, from: usize, tags: &Tags) -> Vec<Block<'a>> {
    let mut blocks = Vec::new();
    let mut at = from;
    while let Some(found) = text[at..].find(&tags.open).map(|found| at + found) {
        let begin = found + tags.open.len();
        if starts_with_observation(&text[at..found]) && !blocks.is_empty() {
            break;
        }
        // A tag in backticks is a tag that is talked about.
        if text[..found].ends_with('`') {
            at = begin;
            continue;
        }
        let (stop, end) = closing_tag(text, begin, tags);
        blocks.push(Block { code: &text[begin..stop], end });
        at = end;
    }
    blocks
}

/// Whether a line of `text` begins with the word that we, not the model, write before what was printed.
fn starts_with_observation(text: &str) -> bool {
    text.lines().any(|line| line.trim_start().starts_with("Observation:"))
}

/// Where the code that begins at `begin` ends, and where its closing tag does. An answer that was cut off has none.
fn closing_tag(text: &str, begin: usize, tags: &Tags) -> (usize, usize) {
    let mut in_comment = None;
    let mut next = None;
    let mut scan = Scan::new(&text[begin..]);
    while let Some((at, place)) = scan.next_place() {
        let rest = &text[begin + at..];
        if rest.starts_with(&tags.close) {
            let found = (begin + at, begin + at + tags.close.len());
            match place {
                Place::Code => return found,
                Place::Comment => in_comment = in_comment.or(Some(found)),
                Place::Text => {}
            }
        } else if place == Place::Code && rest.starts_with(&tags.open) {
            // The next block begins, or somebody means by it that this one ends: the end of this one is before.
            next = Some(begin + at);
            break;
        }
    }
    // The tag at the end of a comment, or, where a string never ends, the last tag there is.
    let until = next.unwrap_or(text.len());
    let last = || text[begin..until].rfind(&tags.close).map(|at| (begin + at, begin + at + tags.close.len()));
    in_comment.or_else(last).unwrap_or((until, until))
}

fn fenced(text: &str, from: usize) -> Vec<Block<'_>> {
    let mut python = Vec::new();
    let mut plain = Vec::new();
    let mut at = from;
    while let Some(fence) = opening_fence(text, at) {
        if starts_with_observation(&text[at..fence.begin]) && !(python.is_empty() && plain.is_empty()) {
            break;
        }
        let (stop, end) = closing_fence(text, &fence);
        let block = Block { code: &text[fence.begin..stop], end };
        match fence.language {
            "python" | "py" | "python3" | "{python}" | "Python" | "ipython" => python.push(block),
            "" => plain.push(block),
            _ => {}
        }
        at = end;
    }
    if python.is_empty() { plain } else { python }
}

struct Fence<'a> {
    mark: &'a str,
    language: &'a str,
    /// Where the line after it begins.
    begin: usize,
}

/// The first line from `at` on that opens a fence.
fn opening_fence(text: &str, at: usize) -> Option<Fence<'_>> {
    let mut begin = at;
    for line in text[at..].split_inclusive('\n') {
        begin += line.len();
        let trimmed = line.trim();
        if let Some(mark) = fence_mark(trimmed) {
            let language = trimmed[mark.len()..].split_whitespace().next().unwrap_or("");
            return Some(Fence { mark, language, begin });
        }
    }
    None
}

/// The run of at least three backticks or tildes at the beginning of a line.
fn fence_mark(line: &str) -> Option<&str> {
    let first = line.chars().next().filter(|first| matches!(first, '`' | '~'))?;
    let length = line.chars().take_while(|letter| *letter == first).count();
    (length >= 3 && !(first == '`' && line[length..].contains('`'))).then(|| &line[..length])
}

/// Where the code of a fence ends, and where the fence does.
fn closing_fence(text: &str, fence: &Fence<'_>) -> (usize, usize) {
    let code = &text[fence.begin..];
    let closes = |line: &str| fence_mark(line.trim()).is_some_and(|mark| mark.starts_with(fence.mark) && mark.len() == line.trim().len());
    let mut scan = Scan::new(code);
    let mut last = None;
    while let Some((at, place)) = scan.next_place() {
        if at > 0 && code.as_bytes()[at - 1] != b'\n' {
            continue;
        }
        let line = code[at..].split('\n').next().unwrap_or("");
        if closes(line) {
            let found = (fence.begin + at, fence.begin + at + line.len());
            if place != Place::Text {
                return found;
            }
            last = Some(found);
        }
    }
    last.unwrap_or((text.len(), text.len()))
}

/// Where in a Python program a letter stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Code,
    Comment,
    Text,
}

/// Walks over Python source, letter by letter, and says of each whether it is code, comment or text.
struct Scan<'a> {
    source: &'a [u8],
    at: usize,
    state: State,
}

#[derive(Clone, Copy)]
enum State {
    Code,
    Comment,
    /// In a string: its quote, and whether there are three.
    Text {
        quote: u8,
        triple: bool,
    },
}

impl<'a> Scan<'a> {
    fn new(source: &'a str) -> Self {
        Self { source: source.as_bytes(), at: 0, state: State::Code }
    }

    /// The next letter's position and place.
    fn next_place(&mut self) -> Option<(usize, Place)> {
        let at = self.at;
        let byte = *self.source.get(at)?;
        let tripled = |quote: u8| self.source[at..].starts_with(&[quote; 3]);
        let (place, state, width) = match self.state {
            State::Code => match byte {
                b'#' => (Place::Code, State::Comment, 1),
                b'\'' | b'"' if tripled(byte) => (Place::Code, State::Text { quote: byte, triple: true }, 3),
                b'\'' | b'"' => (Place::Code, State::Text { quote: byte, triple: false }, 1),
                _ => (Place::Code, State::Code, 1),
            },
            State::Comment => (Place::Comment, if byte == b'\n' { State::Code } else { State::Comment }, 1),
            State::Text { quote, triple } => match byte {
                // A raw string keeps the backslash, but the quote after it does not end it either.
                b'\\' => (Place::Text, self.state, 2),
                // A string on one line that does not end is an error of Python's; the scan goes on after it.
                b'\n' if !triple => (Place::Text, State::Code, 1),
                _ if byte == quote && !triple => (Place::Text, State::Code, 1),
                _ if byte == quote && tripled(quote) => (Place::Text, State::Code, 3),
                _ => (Place::Text, self.state, 1),
            },
        };
        self.state = state;
        self.at = at + width;
        while self.at < self.source.len() && self.source[self.at] & 0xC0 == 0x80 {
            self.at += 1;
        }
        Some((at, place))
    }
}

/// The code without the blank lines around it and the indentation that all its lines have.
fn dedent(code: &str) -> String {
    let code = code.trim_end();
    let lines: Vec<&str> = code.lines().skip_while(|line| line.trim().is_empty()).collect();
    let indents = lines.iter().filter(|line| !line.trim().is_empty()).map(|line| line.len() - line.trim_start_matches([' ', '\t']).len());
    let indent = indents.min().unwrap_or(0);
    let shared = lines.first().map_or("", |line| &line[..indent.min(line.len())]).to_owned();
    if !lines.iter().all(|line| line.trim().is_empty() || line.starts_with(&shared)) {
        return lines.join("\n");
    }
    lines.iter().map(|line| line.strip_prefix(shared.as_str()).unwrap_or("")).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests;
