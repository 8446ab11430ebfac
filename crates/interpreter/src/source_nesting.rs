//! Looks at a source's tokens before anything recursive does, and refuses what could exhaust the Rust stack.
//! It does not judge syntax: wrong sources pass as long as they are shallow.

use crate::code::Source;
use crate::pace;
use crate::parse::{SyntaxError, SyntaxKind};
use ruff_python_ast::token::TokenKind;
use ruff_python_parser::lexer::lex;

/// CPython's limits (`MAXLEVEL` and `MAXINDENT` of its tokenizer).
const MAX_BRACKETS: usize = 200;
const MAX_INDENTS: usize = 100;
/// F-strings inside f-strings.
const MAX_STRINGS: usize = 149;
/// Links of operator chains that may be open at one point; the compiler's stack is sized for it.
const MAX_CHAIN: usize = 6_000;

const TOO_DEEP: &str = "maximum recursion depth exceeded during compilation";

/// A source of fewer bytes passes no limit: each byte leads one level deeper at most, and so does each indent.
const SHORT: usize = MAX_INDENTS;

/// How deep the syntax tree of a source can be, and of how many tokens it is made.
pub struct Extent {
    pub depth: usize,
    pub tokens: u64,
}

/// Checks a source and measures it. Breaks off, with an extent that is too small, when the cell must stop, unless it is `hidden`.
///
/// # Errors
/// The kinds `Syntax`, `Indentation` and `Recursion`, for nesting beyond the limits.
pub fn check(source: &Source, hidden: bool) -> Result<Extent, SyntaxError> {
    if source.text.len() < SHORT {
        return Ok(Extent { depth: 2 * SHORT, tokens: source.text.len() as u64 });
    }
    let mut lexer = lex(&source.text, ruff_python_parser::Mode::Module);
    let mut levels = vec![Level::default()];
    let (mut line, mut indents, mut outer_links, mut deepest) = (1, 0_usize, 0, 0);
    let mut strings = 0usize;
    let mut tokens = 0u64;
    loop {
        let kind = lexer.next_token();
        tokens += 1;
        if !hidden && pace::halted_at(tokens as usize) {
            return Ok(Extent { depth: deepest, tokens });
        }
        let open = levels.len();
        let level = levels.last_mut().expect("the outermost level is never popped");
        match kind {
            TokenKind::EndOfFile => return Ok(Extent { depth: deepest + 2 * MAX_INDENTS, tokens }),
            TokenKind::Newline | TokenKind::Semi if open == 1 => {
                *level = Level::default();
                line += u32::from(kind == TokenKind::Newline);
                continue;
            }
            TokenKind::NonLogicalNewline => line += 1,
            TokenKind::Indent => {
                indents += 1;
                if indents >= MAX_INDENTS {
                    return Err(refuse(source, SyntaxKind::Indentation, "too many levels of indentation", line));
                }
            }
            TokenKind::Dedent => indents = indents.saturating_sub(1),
            TokenKind::Lpar | TokenKind::Lsqb | TokenKind::Lbrace => {
                level.links += 1;
                outer_links += level.links;
                levels.push(Level::default());
                if open > MAX_BRACKETS {
                    return Err(refuse(source, SyntaxKind::Syntax, "too many nested parentheses", line));
                }
            }
            TokenKind::Rpar | TokenKind::Rsqb | TokenKind::Rbrace if open > 1 => {
                levels.pop();
                outer_links -= levels.last().map_or(0, |level| level.links);
            }
            TokenKind::FStringStart => {
                strings += 1;
                if strings > MAX_STRINGS {
                    return Err(refuse(source, SyntaxKind::Syntax, "f-string: expressions nested too deeply", line));
                }
            }
            TokenKind::FStringEnd => strings = strings.saturating_sub(1),
            TokenKind::Lambda => {
                level.links += 1;
                level.lambdas += 1;
            }
            TokenKind::Colon => level.lambdas = level.lambdas.saturating_sub(1),
            TokenKind::Comma if level.lambdas == 0 => level.links = 0,
            kind if deepens(kind) => level.links += 1,
            _ => {}
        }
        let depth = outer_links + levels.last().map_or(0, |level| level.links);
        deepest = deepest.max(depth);
        if depth > MAX_CHAIN {
            return Err(refuse(source, SyntaxKind::Recursion, TOO_DEEP, line));
        }
    }
}

/// What is open inside one pair of brackets.
#[derive(Default)]
struct Level {
    /// Tokens since the last comma that can put one node below another.
    links: usize,
    /// `lambda`s whose colon has not come yet: their commas separate parameters.
    lambdas: usize,
}

fn deepens(kind: TokenKind) -> bool {
    kind.is_operator() && !matches!(kind, TokenKind::Comma | TokenKind::Semi | TokenKind::Rpar | TokenKind::Rsqb | TokenKind::Rbrace)
        || matches!(
            kind,
            TokenKind::If
                | TokenKind::Else
                | TokenKind::Await
                | TokenKind::Async
                | TokenKind::Yield
                | TokenKind::Not
                | TokenKind::For
                | TokenKind::Match
                | TokenKind::Case
                | TokenKind::Type
                | TokenKind::Lazy
                | TokenKind::As
        )
}

fn refuse(source: &Source, kind: SyntaxKind, message: &str, line: u32) -> SyntaxError {
    let offset = source.lines.get(line as usize - 1).copied().unwrap_or(0);
    // Trees have no brackets of which there could be too many.
    let (kind, message) = if source.places.is_some() { (SyntaxKind::Recursion, TOO_DEEP) } else { (kind, message) };
    SyntaxError::at_offset(source, kind, message, offset)
}
