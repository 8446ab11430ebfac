//! The errors of CPython's tokenizer, found again among ruff's tokens: brackets, numbers, strings, indentation, stray characters.
//! They win over every error of the grammar, wherever that is, because CPython reads all tokens before it reports one.

use super::number::number_error;
use super::{SyntaxError, SyntaxKind, character_position};
use crate::code::Source;
use ruff_python_ast::token::{Token, TokenKind};
use ruff_python_parser::{InterpolatedStringErrorType, LexicalErrorType, ParseError, ParseErrorType};
use ruff_text_size::{Ranged, TextRange, TextSize};

/// A bracket that nothing has closed.
#[derive(Clone, Copy)]
pub struct OpenBracket {
    pub bracket: char,
    pub at: TextSize,
}

/// Looks for the first tokenizer error; without one, returns the brackets that are open at the end.
pub fn check(source: &Source, tokens: &[Token], errors: &[ParseError]) -> Result<Vec<OpenBracket>, SyntaxError> {
    let mut lexical: Vec<&ParseError> = errors.iter().filter(|error| matches!(error.error, ParseErrorType::Lexical(_))).collect();
    lexical.sort_by_key(|error| error.location.start());
    let mut lexical = lexical.into_iter().peekable();
    let mut scan = Scan { source, open: Vec::new(), indents: vec![(0, 0)], fstrings: Vec::new(), line_start: true };
    for token in tokens {
        while let Some(error) = lexical.next_if(|error| error.location.start() <= token.start()) {
            scan.lexical_error(error)?;
        }
        scan.token(token)?;
    }
    lexical.try_for_each(|error| scan.lexical_error(error))?;
    Ok(scan.open)
}

struct Scan<'a> {
    source: &'a Source,
    open: Vec<OpenBracket>,
    /// Columns with tabs to every eighth, and with tabs as one.
    indents: Vec<(usize, usize)>,
    /// Where the f-strings around the current token start.
    fstrings: Vec<TextSize>,
    line_start: bool,
}

impl Scan<'_> {
    fn fail(&self, kind: SyntaxKind, message: impl Into<String>, at: TextSize) -> SyntaxError {
        self.read(SyntaxError::at(self.source, kind, message, TextRange::empty(at)))
    }

    /// The tokenizer shows a line as far as it has read it: without its end.
    fn read(&self, error: SyntaxError) -> SyntaxError {
        SyntaxError { text: Some(self.source.line(error.line).to_owned()), ..error }
    }

    fn token(&mut self, token: &Token) -> Result<(), SyntaxError> {
        let kind = token.kind();
        if matches!(kind, TokenKind::Comment | TokenKind::NonLogicalNewline | TokenKind::Indent | TokenKind::Dedent) {
            return Ok(());
        }
        if std::mem::take(&mut self.line_start) && self.open.is_empty() && kind != TokenKind::EndOfFile {
            self.indentation(token.start())?;
        }
        match kind {
            TokenKind::Newline => self.line_start = true,
            TokenKind::FStringStart | TokenKind::TStringStart => {
                // What is wrong inside does not matter where the string has no end.
                if self.fstrings.is_empty() && kind == TokenKind::FStringStart && self.has_no_end(token) {
                    return Err(self.unterminated(token.start()));
                }
                self.fstrings.push(token.start());
            }
            TokenKind::FStringEnd | TokenKind::TStringEnd => drop(self.fstrings.pop()),
            TokenKind::Lpar | TokenKind::Lsqb | TokenKind::Lbrace if self.fstrings.is_empty() => {
                let bracket = match kind {
                    TokenKind::Lpar => '(',
                    TokenKind::Lsqb => '[',
                    _ => '{',
                };
                self.open.push(OpenBracket { bracket, at: token.start() });
            }
            TokenKind::Rpar => self.close(')', '(', token.start())?,
            TokenKind::Rsqb => self.close(']', '[', token.start())?,
            TokenKind::Rbrace => self.close('}', '{', token.start())?,
            TokenKind::Int | TokenKind::Float | TokenKind::Complex => self.number(token.start())?,
            _ => {}
        }
        Ok(())
    }

    /// Has an f-string no quote, or three, to end it? One of one line must end there.
    fn has_no_end(&self, start: &Token) -> bool {
        let quotes = self.source.text.get(start.range().start().to_usize()..start.end().to_usize()).unwrap_or("");
        let quotes = quotes.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let rest = self.source.text.get(start.end().to_usize()..).unwrap_or("");
        let mut chars = rest.char_indices();
        while let Some((at, c)) = chars.next() {
            match c {
                '\\' => drop(chars.next()),
                '\n' if quotes.len() == 1 => return true,
                _ if rest[at..].starts_with(quotes) => return false,
                _ => {}
            }
        }
        true
    }

    fn number(&self, start: TextSize) -> Result<(), SyntaxError> {
        let text = self.source.text.get(start.to_usize()..).unwrap_or("");
        let Some(error) = number_error(text) else { return Ok(()) };
        let at = |offset: usize| start + TextSize::new(offset as u32);
        let range = TextRange::new(at(error.start), at(error.end));
        Err(self.read(SyntaxError::at(self.source, SyntaxKind::Syntax, error.message, range)))
    }

    fn close(&mut self, closing: char, opening: char, at: TextSize) -> Result<(), SyntaxError> {
        if !self.fstrings.is_empty() {
            return Ok(());
        }
        let Some(open) = self.open.pop() else { return Err(self.fail(SyntaxKind::Syntax, format!("unmatched '{closing}'"), at)) };
        if open.bracket == opening {
            return Ok(());
        }
        let message = format!("closing parenthesis '{closing}' does not match opening parenthesis '{}'", open.bracket);
        let (line, here) = (self.source.position(open.at.to_u32()).0, self.source.position(at.to_u32()).0);
        let message = if line == here { message } else { format!("{message} on line {line}") };
        Err(self.fail(SyntaxKind::Syntax, message, at))
    }

    /// Compares a line's indentation with those around it, in both ways of counting tabs.
    fn indentation(&mut self, start: TextSize) -> Result<(), SyntaxError> {
        let (line, column) = self.source.position(start.to_u32());
        let text = self.source.line(line);
        let (mut wide, mut narrow) = (0, 0);
        for byte in text.bytes().take(column as usize) {
            match byte {
                b'\t' => {
                    wide = (wide / 8 + 1) * 8;
                    narrow += 1;
                }
                b'\x0c' => (wide, narrow) = (0, 0),
                _ => {
                    wide += 1;
                    narrow += 1;
                }
            }
        }
        let line_begin = start - TextSize::new(column);
        let source = self.source;
        let tabs = || {
            let message = "inconsistent use of tabs and spaces in indentation";
            let mut error = SyntaxError::at(source, SyntaxKind::Tab, message, TextRange::empty(line_begin));
            error.end_column = 0;
            error
        };
        let last = |indents: &[(usize, usize)]| indents.last().copied().unwrap_or((0, 0));
        let (top, top_narrow) = last(&self.indents);
        if wide == top {
            return if narrow == top_narrow { Ok(()) } else { Err(tabs()) };
        }
        if wide > top {
            if narrow <= top_narrow {
                return Err(tabs());
            }
            self.indents.push((wide, narrow));
            return Ok(());
        }
        let mut indents = std::mem::take(&mut self.indents);
        while indents.len() > 1 && wide < last(&indents).0 {
            indents.pop();
        }
        let (top, top_narrow) = last(&indents);
        if wide != top {
            return Err(self.unindent(start));
        }
        if narrow != top_narrow {
            return Err(tabs());
        }
        self.indents = indents;
        Ok(())
    }

    fn unindent(&self, start: TextSize) -> SyntaxError {
        let (line, _) = self.source.position(start.to_u32());
        let mut error = self.fail(SyntaxKind::Indentation, "unindent does not match any outer indentation level", start);
        error.column = self.source.line(line).chars().count() as u32 + 1;
        (error.end_line, error.end_column) = (line, -1);
        error.text = Some(format!("{}\n", self.source.line(line)));
        error
    }

    fn lexical_error(&mut self, error: &ParseError) -> Result<(), SyntaxError> {
        let ParseErrorType::Lexical(kind) = &error.error else { return Ok(()) };
        let start = error.location.start();
        match kind {
            LexicalErrorType::UnclosedStringError => Err(self.unterminated(start)),
            LexicalErrorType::FStringError(inner) | LexicalErrorType::TStringError(inner) => match inner {
                InterpolatedStringErrorType::UnterminatedString | InterpolatedStringErrorType::UnterminatedTripleQuotedString => {
                    Err(self.unterminated(self.fstrings.last().copied().unwrap_or(start)))
                }
                _ => Ok(()),
            },
            LexicalErrorType::IndentationError if self.open.is_empty() => {
                self.indentation(error.location.end())?;
                Err(self.unindent(error.location.end()))
            }
            LexicalErrorType::LineContinuationError => {
                let rest = self.source.text.get(start.to_usize()..).unwrap_or("").trim_start_matches('\\');
                let after = start + TextSize::new(1);
                let at_end = rest.trim_end_matches(['\r', '\n']).is_empty();
                let message =
                    if at_end { "unexpected EOF while parsing" } else { "unexpected character after line continuation character" };
                let mut error = self.fail(SyntaxKind::Syntax, message, after);
                error.end_column = if at_end { -1 } else { 0 };
                error.text = Some(format!("{}\n", self.source.line(error.line)));
                Err(error)
            }
            LexicalErrorType::UnrecognizedToken { tok } if !tok.is_ascii() => {
                let code = *tok as u32;
                let message = if tok.is_control() || tok.is_whitespace() || is_invisible(code) {
                    format!("invalid non-printable character U+{code:04X}")
                } else {
                    format!("invalid character '{tok}' (U+{code:04X})")
                };
                Err(self.fail(SyntaxKind::Syntax, message, start))
            }
            LexicalErrorType::OtherError(_) => self.number(start),
            _ => Ok(()),
        }
    }

    /// A string without its end; CPython names the line where it gave up.
    fn unterminated(&self, start: TextSize) -> SyntaxError {
        let text = self.source.text.get(start.to_usize()..).unwrap_or("");
        // A `t` before the quote is a name here.
        let name = text.find(['\'', '"']).filter(|&quote| text[..quote].contains(['t', 'T'])).unwrap_or(0);
        let (start, text) = (start + TextSize::new(name as u32), &text[name..]);
        let body = text.trim_start_matches(|character: char| character.is_ascii_alphabetic());
        if body.starts_with("'''") || body.starts_with("\"\"\"") {
            let whole = self.source.text.strip_suffix('\n').unwrap_or(&self.source.text);
            let line = self.source.position(whole.len() as u32).0;
            let message = format!("unterminated triple-quoted string literal (detected at line {line})");
            return self.fail(SyntaxKind::Syntax, message, start);
        }
        let mut line = self.source.position(start.to_u32()).0;
        let mut escaped = false;
        for character in body.chars() {
            match character {
                '\n' if !escaped => break,
                '\n' => line += 1,
                _ => {}
            }
            escaped = character == '\\' && !escaped;
        }
        let last = character_position(self.source, self.source.text.trim_end_matches(['\n', '\r']).len() as u32).0;
        let line = line.min(last.max(1));
        self.fail(SyntaxKind::Syntax, format!("unterminated string literal (detected at line {line})"), start)
    }
}

/// Format characters, which print nothing.
fn is_invisible(code: u32) -> bool {
    matches!(code, 0xAD | 0x200B..=0x200F | 0x202A..=0x202E | 0x2060..=0x2064 | 0x2066..=0x206F | 0xFEFF)
}
