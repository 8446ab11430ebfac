//! Compiled code: the immutable result of compilation, shared by every session that runs it.
//! It holds no interpreter objects: constants are plain data until a session loads them.

pub(crate) mod frozen;
pub mod listing;
pub mod op;
mod verify;

use crate::pace;
use crate::stdlib::grammar::is_keyword;
use num_bigint::BigInt;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

pub use op::{CompareOp, Instr, LONE, NO_REG, Op};
pub use verify::Verified;

/// The text a program was compiled from, kept for tracebacks.
#[derive(Debug)]
pub struct Source {
    /// The name tracebacks show.
    pub file: String,
    pub text: String,
    /// Byte offset of each line's start.
    pub lines: Vec<u32>,
    /// What the text stands for, where it was written from a tree.
    pub places: Option<Places>,
}

/// Where in another source the parts of a text come from, and names that it cannot spell: what is compiled from a tree is written as a
/// text first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Places {
    /// Offsets, ascending, with a line (from 1) and a column (from 0).
    marks: Vec<(u32, u32, u32)>,
    /// The same of offsets at which parts end.
    ends: Vec<(u32, u32, u32)>,
    /// Names that are no identifiers. Each is spelled as a letter that sources seldom have, and its number.
    names: Vec<String>,
}

impl Places {
    /// What stands for a name that is not spelled as it is.
    const STAND_IN: char = '\u{A66E}';

    /// What begins at an offset, which is not before the last one, is at this place.
    pub fn mark(&mut self, offset: u32, line: u32, column: u32) {
        if self.marks.last().is_some_and(|&(last, ..)| last == offset) {
            self.marks.pop();
        }
        self.marks.push((offset, line, column));
    }
    /// What ends at an offset, which is not before the last one, ends at this place.
    pub fn mark_end(&mut self, offset: u32, line: u32, column: u32) {
        if self.ends.last().is_some_and(|&(last, ..)| last == offset) {
            self.ends.pop();
        }
        self.ends.push((offset, line, column));
    }
    /// The place that was marked last, if it is that of this offset.
    #[must_use]
    pub fn at(&self, offset: u32) -> Option<(u32, u32)> {
        self.marks.last().filter(|&&(last, ..)| last == offset).map(|&(_, line, column)| (line, column))
    }
    fn position(&self, offset: u32) -> (u32, u32) {
        let after = self.marks.partition_point(|&(at, ..)| at <= offset);
        self.marks[..after].last().map_or((1, 0), |&(_, line, column)| (line, column))
    }
    /// Where the part that ends at an offset ends; where none does, where the part begins that is there.
    #[must_use]
    pub fn end(&self, offset: u32) -> (u32, u32) {
        let found = self.ends.binary_search_by_key(&offset, |&(at, ..)| at).ok();
        found.map_or_else(|| self.position(offset), |at| (self.ends[at].1, self.ends[at].2))
    }
    /// How a name is spelled: one with dots part by part.
    pub fn spelled(&mut self, name: &str) -> String {
        let is_plain = |part: &str| {
            part.starts_with(|c: char| c == '_' || c.is_ascii_alphabetic())
                && part.bytes().all(|byte| byte == b'_' || byte.is_ascii_alphanumeric())
                && !is_keyword(part)
        };
        if name == "*" || pace::items(name.split('.')).all(is_plain) {
            return name.to_owned();
        }
        self.names.push(name.to_owned());
        format!("{}{}", Self::STAND_IN, self.names.len() - 1)
    }
    /// The name that is meant by a spelling.
    #[must_use]
    pub fn meant(&self, spelling: &str) -> Option<&str> {
        let number = spelling.strip_prefix(Self::STAND_IN)?.parse::<usize>().ok()?;
        self.names.get(number).map(String::as_str)
    }
    #[must_use]
    pub fn has_names(&self) -> bool {
        !self.names.is_empty()
    }
}

impl Source {
    #[must_use]
    pub fn new(file: &str, text: &str) -> Self {
        let mut lines = vec![0];
        let bytes = text.as_bytes();
        let ends = memchr::memchr2_iter(b'\n', b'\r', bytes).filter(|&at| bytes[at] == b'\n' || bytes.get(at + 1) != Some(&b'\n'));
        lines.extend(ends.map(|at| at as u32 + 1));
        Self { file: file.to_owned(), text: text.to_owned(), lines, places: None }
    }
    /// Line (from 1) and byte column (from 0) of an offset.
    #[must_use]
    pub fn position(&self, offset: u32) -> (u32, u32) {
        if let Some(places) = &self.places {
            return places.position(offset);
        }
        let line = self.lines.partition_point(|&start| start <= offset).max(1);
        (line as u32, offset.saturating_sub(self.lines[line - 1]))
    }
    /// The offset at which a line (from 1) begins; of a tree, where the first part of it that is in that line does.
    #[must_use]
    pub fn line_start(&self, line: u32) -> u32 {
        match &self.places {
            Some(places) => places.marks.iter().find(|&&(_, at, _)| at == line).map_or(0, |&(offset, ..)| offset),
            None => self.lines.get((line as usize).saturating_sub(1)).copied().unwrap_or(0),
        }
    }
    /// The same of the end of a part.
    #[must_use]
    pub fn end_position(&self, offset: u32) -> (u32, u32) {
        self.places.as_ref().map_or_else(|| self.position(offset), |places| places.end(offset))
    }
    /// The text of a line (from 1), without its end.
    #[must_use]
    pub fn line(&self, line: u32) -> &str {
        // The source that the places are in is not here.
        if self.places.is_some() {
            return "";
        }
        let Some(&start) = self.lines.get((line as usize).wrapping_sub(1)) else { return "" };
        let end = self.lines.get(line as usize).map_or(self.text.len(), |&next| next as usize);
        self.text.get(start as usize..end).unwrap_or("").trim_end_matches(['\n', '\r'])
    }
}

/// A constant, as plain data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Const {
    None,
    Ellipsis,
    Bool(bool),
    Int(i64),
    Big(BigInt),
    Float(f64),
    /// Imaginary part of an imaginary literal (the real part is zero).
    Imaginary(f64),
    Str(String),
    Bytes(Vec<u8>),
    Tuple(Vec<Const>),
    FrozenSet(Vec<Const>),
}

impl Const {
    #[must_use]
    pub const fn type_name(&self) -> &'static str {
        match self {
            Self::None => "NoneType",
            Self::Ellipsis => "ellipsis",
            Self::Bool(_) => "bool",
            Self::Int(_) | Self::Big(_) => "int",
            Self::Float(_) => "float",
            Self::Imaginary(_) => "complex",
            Self::Str(_) => "str",
            Self::Bytes(_) => "bytes",
            Self::Tuple(_) => "tuple",
            Self::FrozenSet(_) => "frozenset",
        }
    }
}

/// Where `MakeFunction` takes a closure's cell from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Capture {
    /// The cell in this register of the enclosing frame.
    Local(u16),
    /// This free variable of the enclosing function.
    Free(u16),
}

/// A stretch of instructions `start..end` whose exceptions continue at `target` with the exception in register `reg`.
/// Inner handlers come before outer ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Handler {
    pub start: u32,
    pub end: u32,
    pub target: u32,
    pub reg: u16,
}

/// A comprehension that is a loop of the frame around it: to tracebacks it is a frame of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inlined {
    pub name: &'static str,
    /// Its instructions; what it loops over is evaluated before them.
    pub start: u32,
    pub end: u32,
    /// The byte range of the source that the frame around it shows meanwhile.
    pub span: (u32, u32),
}

/// What a code object is, for calls and error texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CodeKind {
    Module,
    Class,
    Function,
    Generator,
    Coroutine,
    AsyncGenerator,
}

/// One compiled function, class body or module.
#[derive(Debug)]
pub struct Proto {
    pub kind: CodeKind,
    pub name: String,
    pub qualname: String,
    pub source: Arc<Source>,
    /// Line of `def`, `class` or the first decorator (from 1).
    pub first_line: u32,
    pub code: Verified,
    /// For each instruction the byte range of the source it came from.
    pub spans: Vec<(u32, u32)>,
    /// For each method call (by its index in `code`, ascending) the end of its attribute in the source: a missing method is reported
    /// from the call's start to there.
    pub method_ends: Vec<(u32, u32)>,
    /// Method calls that look their method up after their arguments, which do nothing that others see but may fail: where the arguments
    /// begin, and the call, ascending.
    pub late_methods: Vec<(u32, u32)>,
    /// The comprehensions that are loops here, outer ones before inner ones.
    pub inlined: Vec<Inlined>,
    /// Instructions, ascending, in which a builtin takes what such a generator expression made: they are no longer within it.
    pub eating: Vec<u32>,
    pub consts: Vec<Const>,
    /// Names used by sites.
    pub names: Vec<String>,
    /// For each site the index of its name.
    pub sites: Vec<u32>,
    pub children: Vec<Arc<Proto>>,
    pub handlers: Vec<Handler>,
    /// It has handlers of its own: all but those of generator expressions that are loops.
    pub cleans_up: bool,
    /// Names of the registers that are local variables: positional parameters, keyword-only ones, `*args`, `**kwargs`, then others, and
    /// last the private variables of comprehensions and type parameters, which are unbound outside them (a name may occur twice).
    /// Class bodies: `.namespace`, then `__class__` if a method captures it.
    pub varnames: Vec<String>,
    /// Names of the free variables, in closure order.
    pub freevars: Vec<String>,
    pub captures: Vec<Capture>,
    /// Locals whose register holds a cell (indices into `varnames`).
    pub cellvars: Vec<u16>,
    /// Positional parameters, positional-only ones included.
    pub arg_count: u16,
    pub posonly_count: u16,
    pub kwonly_count: u16,
    pub has_varargs: bool,
    pub has_varkw: bool,
    /// How many registers the parameters fill.
    pub parameter_count: u16,
    pub register_count: u16,
    /// The docstring, if the body has one.
    pub docstring: Option<String>,
    /// Code of the product itself: its frames do not appear in tracebacks.
    pub hidden: bool,
    /// How the source was compiled, and which of its pieces of code this is, in the order in which they were finished.
    pub mode: Mode,
    pub number: u32,
}

impl Proto {
    /// Is there a file to read lines from? What `exec` and `eval` run has none, unless `doctest` lends it one.
    #[must_use]
    pub fn has_file(&self) -> bool {
        matches!(self.mode, Mode::Cell | Mode::Interactive) || self.source.file.starts_with("<doctest ")
    }
    /// The comprehensions around an instruction, outermost first.
    fn around(&self, pc: u32) -> impl Iterator<Item = &Inlined> {
        let within = self.inlined.iter().filter(move |inlined| (inlined.start..inlined.end).contains(&pc));
        let eating = self.eating.binary_search(&pc).is_ok();
        let count = within.clone().count() - usize::from(eating);
        within.take(count)
    }
    /// How many frames tracebacks show below this one for comprehensions around an instruction.
    #[must_use]
    pub fn depth(&self, pc: u32) -> u32 {
        if self.inlined.is_empty() { 0 } else { self.around(pc).count() as u32 }
    }
    /// What tracebacks call the frame, or that of a comprehension in it, and the source it shows.
    #[must_use]
    pub fn shown(&self, pc: u32, depth: u32) -> (&str, (u32, u32)) {
        let name = (depth as usize).checked_sub(1).and_then(|outer| self.around(pc).nth(outer)).map_or(&*self.name, |inlined| inlined.name);
        let inner = self.around(pc).nth(depth as usize).map(|inlined| inlined.span);
        (name, inner.or_else(|| self.spans.get(pc as usize).copied()).unwrap_or_else(|| self.head()))
    }
    /// What stands for the place where a frame was left before it began: nothing, in its first line. No instruction has its number.
    #[must_use]
    pub fn before(&self) -> u32 {
        self.code.len() as u32
    }
    fn head(&self) -> (u32, u32) {
        let start = self.source.line_start(self.first_line);
        (start, start)
    }
    /// A line of the source as tracebacks show it.
    #[must_use]
    pub fn shown_line(&self, line: u32) -> &str {
        if self.has_file() { self.source.line(line) } else { "" }
    }
}

/// How the end of a module is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mode {
    /// `exec`, imported modules: returns None.
    Exec,
    /// A cell: returns its last statement's value (an expression's, or the value an assignment assigned), else None.
    Cell,
    /// A cell typed at a prompt: returns the value of a last *expression*, else None.
    Interactive,
    /// `eval`: the source is one expression, whose value is returned.
    Eval,
    /// `exec` and `eval` with a separate mapping of locals: names live in the mapping in register 0, as in a class body.
    ExecIn,
    EvalIn,
    /// `compile` of one interactive statement: the value of each expression that is a statement is shown.
    Single,
    SingleIn,
}

impl Mode {
    /// Is the source one expression?
    #[must_use]
    pub const fn is_eval(self) -> bool {
        matches!(self, Self::Eval | Self::EvalIn)
    }
    /// Do names live in a mapping of their own?
    #[must_use]
    pub const fn has_namespace(self) -> bool {
        matches!(self, Self::ExecIn | Self::EvalIn | Self::SingleIn)
    }
    /// Are values of expressions shown?
    #[must_use]
    pub const fn shows_values(self) -> bool {
        matches!(self, Self::Single | Self::SingleIn)
    }
    /// The mode for the same code with names in a mapping of their own.
    #[must_use]
    pub const fn in_namespace(self) -> Self {
        match self {
            Self::Eval | Self::EvalIn => Self::EvalIn,
            Self::Single | Self::SingleIn => Self::SingleIn,
            _ => Self::ExecIn,
        }
    }
}
