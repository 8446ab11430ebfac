//! From ruff's parse errors to the texts of CPython 3.11.
//! It looks at the source again where ruff's error says too little.

use super::{SyntaxError, SyntaxKind};
use crate::code::Source;
use ruff_python_ast::Mod;
use ruff_python_parser::{ParseError, Parsed};

pub fn syntax_error(source: &Source, _parsed: &Parsed<Mod>, error: &ParseError) -> SyntaxError {
    SyntaxError::at(source, SyntaxKind::Syntax, error.error.to_string(), error.location)
}
