//! The compiler: ruff's syntax tree in, register code ([`Proto`]) out.
//! It runs nothing and knows no objects; what it cannot express in the instruction table it refuses as a syntax error.

mod assign;
mod block;
mod bound;
mod call;
mod comprehension;
mod condition;
mod emit;
mod exception;
mod expression;
mod fold;
mod function;
mod fused;
mod literal;
mod module;
mod operator;
mod pattern;
mod pattern_keys;
mod spelling;
mod statement;
mod text;
mod unit;
mod unparse;
mod warnings;
mod with;

use crate::code::{Mode, Proto, Source, frozen};
use crate::pace;
use crate::parse::{self, SyntaxError, SyntaxKind, SyntaxWarning};
use crate::scope::{ScopeTree, Settings};
use crate::source_nesting;
use ruff_python_ast::{Expr, Mod, Stmt};
use ruff_text_size::{Ranged, TextRange, TextSize};
use std::sync::Arc;
use unit::Unit;

pub use literal::{bytes_value, formatted_value, number_value, part_value, string_value};

/// Stack that parsing, compiling and dropping one level of the tree can need, with a margin of three.
const STACK_PER_LEVEL: usize = if cfg!(debug_assertions) { 24 * 1024 } else { 4 * 1024 };
const STACK_BASE: usize = 1024 * 1024;

/// Compiles a source.
///
/// # Errors
/// A [`SyntaxError`] with CPython's message; kind `Recursion` or `Memory` for sources that are too deep or too large.
pub fn compile(source: &Arc<Source>, mode: Mode, hidden: bool) -> Result<Arc<Proto>, SyntaxError> {
    compile_within(source, mode, hidden, &mut |_| true).map(|compiled| compiled.0)
}

/// The code of one of our own sources: read, where it was compiled ahead.
///
/// # Errors
/// As [`compile`].
pub fn own(file: &str, text: &str) -> Result<Arc<Proto>, SyntaxError> {
    let source = Arc::new(Source::new(file, text));
    frozen::code(&source).map_or_else(|| compile(&source, Mode::Exec, true), Ok)
}

/// As [`compile`], once it is known how many microseconds it will take at most: the parser cannot be interrupted. With it comes what the
/// source is to be warned of.
///
/// # Errors
/// Kind `Memory` also where `allows` says no.
pub fn compile_within(
    source: &Arc<Source>,
    mode: Mode,
    hidden: bool,
    allows: &mut dyn FnMut(u64) -> bool,
) -> Result<(Arc<Proto>, Vec<SyntaxWarning>), SyntaxError> {
    let extent = measured(source, hidden, allows)?;
    let stack = STACK_BASE + extent.depth * STACK_PER_LEVEL;
    stacker::maybe_grow(stack, stack, || compile_checked(source, mode, hidden))
}

/// Learns where the stack of this thread ends. Behind walls the system does not say, and every text would be compiled on a stack of its
/// own, which costs more than most texts do.
pub fn learn_stack() {
    stacker::remaining_stack();
}

/// What `look` finds in the tree of a text that is an expression; nothing if it is none, or if `allows` does not grant the microseconds
/// that reading it may take.
pub fn look_at<T>(source: &Source, allows: impl FnOnce(u64) -> bool, look: impl FnOnce(&Expr) -> Option<T>) -> Option<T> {
    let extent = source_nesting::check(source, true).ok().filter(|extent| allows(extent.tokens * parse::NANOSECONDS_A_TOKEN / 1000))?;
    let stack = STACK_BASE + extent.depth * STACK_PER_LEVEL;
    stacker::maybe_grow(stack, stack, || match parse::parse(source, Mode::Eval).ok()?.syntax() {
        Mod::Expression(expression) => look(&expression.body),
        Mod::Module(_) => None,
    })
}

/// Who reads a source, and knows how many microseconds are left for it.
pub trait Reader {
    fn allows(&mut self, microseconds: u64) -> bool;
}

/// What `look` makes of the tree of a source, with what its tokens are to be warned of.
///
/// # Errors
/// As [`compile_within`], as long as the tree is not compiled.
pub fn read<R: Reader, T>(
    source: &Source,
    mode: Mode,
    reader: &mut R,
    look: impl FnOnce(&mut R, &Mod, Vec<SyntaxWarning>) -> T,
) -> Result<T, SyntaxError> {
    let extent = measured(source, false, &mut |microseconds| reader.allows(microseconds))?;
    let stack = STACK_BASE + extent.depth * STACK_PER_LEVEL;
    stacker::maybe_grow(stack, stack, || {
        let parsed = parse::parse(source, mode)?;
        go_on(source, false)?;
        let warnings = parse::warnings(source, parsed.tokens());
        Ok(look(reader, parsed.syntax(), warnings))
    })
}

/// How much of a source there is, once it is known that it may be read.
fn measured(source: &Source, hidden: bool, allows: &mut dyn FnMut(u64) -> bool) -> Compiled<source_nesting::Extent> {
    if let Some(offset) = source.text.find('\0') {
        return Err(SyntaxError::at_offset(source, SyntaxKind::Syntax, "source code string cannot contain null bytes", offset as u32));
    }
    if u32::try_from(source.text.len()).is_err() {
        return Err(SyntaxError::at_offset(source, SyntaxKind::Memory, "source is too large", 0));
    }
    let extent = source_nesting::check(source, hidden)?;
    go_on(source, hidden)?;
    if !allows(extent.tokens * parse::NANOSECONDS_A_TOKEN / 1000) {
        return Err(must_stop(source));
    }
    Ok(extent)
}

/// Where a text that is nothing but a binary operation has its operator, or a subscript its brackets, as tracebacks mark them:
/// CPython takes what follows a sign for its second character, a parenthesis too. Long texts are not looked at.
#[must_use]
pub fn operator_of(text: &str) -> Option<(usize, usize)> {
    const LONGEST: usize = 1000;
    let source = (text.len() <= LONGEST).then(|| Source::new("", text))?;
    let extent = source_nesting::check(&source, true).ok()?;
    let stack = STACK_BASE + extent.depth * STACK_PER_LEVEL;
    stacker::maybe_grow(stack, stack, || {
        let parsed = parse::parse(&source, Mode::Exec).ok()?;
        let Mod::Module(module) = parsed.syntax() else { return None };
        let [Stmt::Expr(statement)] = &*module.body else { return None };
        match &*statement.value {
            Expr::BinOp(operation) => {
                let (start, end) = (operation.left.end().to_usize(), operation.right.start().to_usize());
                let between = text.get(start..end)?;
                let at = start + between.find(|c: char| !c.is_whitespace())?;
                let wide = text.get(at + 1..end)?.chars().next().is_some_and(|next| !next.is_whitespace());
                Some((at, at + 1 + usize::from(wide)))
            }
            Expr::Subscript(subscript) => Some((subscript.value.end().to_usize(), subscript.slice.end().to_usize() + 1)),
            _ => None,
        }
    })
}

/// An error, which nothing will see, when the cell must stop. Our own modules outlive the cell, and are compiled to their end.
fn go_on(source: &Source, hidden: bool) -> Compiled<()> {
    if !hidden && pace::halted() { Err(must_stop(source)) } else { Ok(()) }
}

fn must_stop(source: &Source) -> SyntaxError {
    SyntaxError::at_offset(source, SyntaxKind::Memory, "the cell must stop", 0)
}

fn compile_checked(source: &Arc<Source>, mode: Mode, hidden: bool) -> Result<(Arc<Proto>, Vec<SyntaxWarning>), SyntaxError> {
    let parsed = parse::parse(source, mode)?;
    go_on(source, hidden)?;
    if let Some(places) = &source.places {
        // What a tree could be warned of, its source was.
        let mut syntax = parsed.into_syntax();
        spelling::undo(places, &mut syntax);
        return compile_parsed(source, &syntax, mode, hidden, Vec::new());
    }
    let warnings = if hidden { Vec::new() } else { parse::warnings(source, parsed.tokens()) };
    compile_parsed(source, parsed.syntax(), mode, hidden, warnings)
}

fn compile_parsed(
    source: &Arc<Source>,
    syntax: &Mod,
    mode: Mode,
    hidden: bool,
    warnings: Vec<SyntaxWarning>,
) -> Result<(Arc<Proto>, Vec<SyntaxWarning>), SyntaxError> {
    let annotations_are_strings = module::future_annotations(syntax);
    let settings = Settings {
        top_level_await: matches!(mode, Mode::Cell | Mode::Interactive),
        annotations_are_strings,
        namespace: mode.has_namespace(),
    };
    let tree = ScopeTree::new(source, syntax, settings)?;
    go_on(source, hidden)?;
    let unit = Unit::module(&tree, mode);
    let mut compiler = Compiler {
        source,
        tree,
        unit,
        outer: Vec::new(),
        mode,
        hidden,
        is_attentive: !hidden && ["__del__", "weakref"].iter().any(|word| source.text.contains(word)),
        computes_attributes: !hidden && ["__getattr", "__get__"].iter().any(|word| source.text.contains(word)),
        has_generators: !hidden && source.text.contains("yield"),
        finished: 0,
        annotations_are_strings,
        qualname_bytes: 0,
        future_end: TextSize::new(0),
        warnings,
    };
    compiler.module(syntax)?;
    let proto = Arc::new(compiler.finish_unit(Vec::new(), Shape::default()));
    Ok((proto, compiler.warnings))
}

type Compiled<T> = Result<T, SyntaxError>;
/// A register's number.
type Reg = u16;

/// What calls need to know about a function's parameters.
#[derive(Default)]
struct Shape {
    arg_count: u16,
    posonly_count: u16,
    kwonly_count: u16,
    has_varargs: bool,
    has_varkw: bool,
}

struct Compiler<'a> {
    source: &'a Arc<Source>,
    tree: ScopeTree,
    /// The frame that is being compiled.
    unit: Unit<'a>,
    /// The frames around it.
    outer: Vec<Unit<'a>>,
    mode: Mode,
    hidden: bool,
    /// Would the program notice when an object goes?
    is_attentive: bool,
    /// Does the program say what an attribute is when it is asked for? Then it notices when that is.
    computes_attributes: bool,
    /// May a loop go over a generator that has something to clean up?
    has_generators: bool,
    /// Pieces of code finished so far.
    finished: u32,
    annotations_are_strings: bool,
    /// The end of the `__future__` imports at the beginning of the file.
    future_end: TextSize,
    /// Bytes of all qualified names so far.
    qualname_bytes: usize,
    /// What the source is to be warned of so far.
    warnings: Vec<SyntaxWarning>,
}

impl Compiler<'_> {
    fn error(&self, range: TextRange, message: impl Into<String>) -> SyntaxError {
        SyntaxError::of_meaning(self.source, message, range)
    }

    fn too_deep(&self, range: TextRange) -> SyntaxError {
        SyntaxError::at(self.source, SyntaxKind::Recursion, "maximum recursion depth exceeded during compilation", range)
    }

    fn too_large(&self, range: TextRange, what: &str) -> SyntaxError {
        SyntaxError::at(self.source, SyntaxKind::Recursion, format!("too many {what} in one function"), range)
    }
}
