//! How a Rust function becomes a Python callable: its name, its signature as Python writes it, and its binding rule.
//! A native runs to its end and never calls guest code: where it would have to, it answers with a `Flow`
//! that the loop carries out, mostly a call of a function written in Python (`embedded/`).

use crate::object::Object;
use crate::vm::Vm;
use crate::vm::frame::Cont;
use fumehood_core::Limit;
use std::sync::OnceLock;

/// What a native returns: an object, or a reason why the loop must act first.
pub type Res<T = Object> = Result<T, Box<Flow>>;

/// What the loop must do instead of going on.
pub enum Flow {
    /// Raise this exception.
    Raise(Object),
    /// Call this and take its result as the native's own.
    Call(Call),
    /// Resume this generator; what it yields is the native's result.
    Resume { generator: Object, input: Resume },
    /// Ask the host; `decode` turns the reply into the native's result.
    Effect { effect: crate::Effect, decode: fn(&mut Vm, &crate::Reply) -> Res },
    /// Another fiber's turn; what the native that asked gets is said there.
    Turn(crate::vm::fiber::Turn),
    /// Look at the registers of the frames: their result is the native's.
    WithStack(fn(&mut Vm, &mut [Object]) -> Res),
    /// A limit was reached: nothing can catch it.
    Stop(Limit),
    /// There is no memory for a result, as long as there is garbage: MemoryError if there still is none after a collection.
    Starved,
    /// `final_answer(x)`: ends the cell; only `finally` blocks run.
    FinalAnswer(Object),
}

/// A call that the loop makes on a native's behalf.
pub struct Call {
    pub callee: Object,
    /// Positional arguments, then keyword values.
    pub args: Vec<Object>,
    /// Names of the keyword values: the last ones of `args`.
    pub keywords: Vec<Object>,
    /// What becomes of the result.
    pub cont: Cont,
    /// What `cont` needs to know.
    pub extra: Object,
}

/// How a generator is resumed.
pub enum Resume {
    Send(Object),
    Throw(Object),
    /// Throw GeneratorExit; its good end is None.
    Close(Object),
    /// `next()` in a place that asks for an item: the end is `Object::EXHAUSTED` and not StopIteration.
    Next,
}

/// Asks the loop to call something and to take its result as the caller's own.
pub fn call<T>(callee: Object, args: impl Into<Vec<Object>>) -> Res<T> {
    Err(Box::new(Flow::Call(Call { callee, args: args.into(), keywords: Vec::new(), cont: Cont::Store, extra: Object::UNBOUND })))
}

/// As `call`, with something else done with the result.
pub fn call_then<T>(callee: Object, args: impl Into<Vec<Object>>, cont: Cont, extra: Object) -> Res<T> {
    Err(Box::new(Flow::Call(Call { callee, args: args.into(), keywords: Vec::new(), cont, extra })))
}

/// Arguments of a variadic native: positional values, then one value for each of `keywords`.
#[derive(Clone, Copy)]
pub struct Args<'a> {
    pub all: &'a [Object],
    pub keywords: &'a [Object],
}

impl<'a> Args<'a> {
    #[must_use]
    pub fn positional(&self) -> &'a [Object] {
        &self.all[..self.all.len() - self.keywords.len()]
    }
    /// Keyword arguments: name and value.
    pub fn named(&self) -> impl Iterator<Item = (Object, Object)> + 'a {
        let values = &self.all[self.all.len() - self.keywords.len()..];
        self.keywords.iter().copied().zip(values.iter().copied())
    }
}

/// The two forms of native function.
#[derive(Clone, Copy)]
pub enum Run {
    /// One object for each parameter of the signature, `Object::UNBOUND` where not given.
    Fixed(fn(&mut Vm, &[Object]) -> Res),
    /// The arguments as given.
    Variadic(fn(&mut Vm, Args<'_>) -> Res),
}

/// How a native found on a class is bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Binding {
    /// A module's or builtin function: never bound.
    Function,
    /// A method of a builtin type: the first parameter is the receiver.
    Method,
    ClassMethod,
    StaticMethod,
    /// Read like a data attribute.
    Getter,
}

/// One native function.
pub struct NativeDef {
    pub name: &'static str,
    /// Parameters as Python writes them, e.g. `"self, sub, start=None, end=None, /"`; defaults are for show.
    pub signature: &'static str,
    pub run: Run,
    pub binding: Binding,
}

/// A function of a module, or a builtin.
#[must_use]
pub const fn function(name: &'static str, signature: &'static str, run: fn(&mut Vm, &[Object]) -> Res) -> NativeDef {
    NativeDef { name, signature, run: Run::Fixed(run), binding: Binding::Function }
}

/// A function that takes its arguments as they come.
#[must_use]
pub const fn variadic(name: &'static str, signature: &'static str, run: fn(&mut Vm, Args<'_>) -> Res) -> NativeDef {
    NativeDef { name, signature, run: Run::Variadic(run), binding: Binding::Function }
}

/// A method of a builtin type.
#[must_use]
pub const fn method(name: &'static str, signature: &'static str, run: fn(&mut Vm, &[Object]) -> Res) -> NativeDef {
    NativeDef { name, signature, run: Run::Fixed(run), binding: Binding::Method }
}

/// A method that takes its arguments as they come (the receiver first).
#[must_use]
pub const fn variadic_method(name: &'static str, signature: &'static str, run: fn(&mut Vm, Args<'_>) -> Res) -> NativeDef {
    NativeDef { name, signature, run: Run::Variadic(run), binding: Binding::Method }
}

/// A class method: the first parameter is the class.
#[must_use]
pub const fn class_method(name: &'static str, signature: &'static str, run: fn(&mut Vm, &[Object]) -> Res) -> NativeDef {
    NativeDef { name, signature, run: Run::Fixed(run), binding: Binding::ClassMethod }
}

/// A static method, such as `__new__`.
#[must_use]
pub const fn static_method(name: &'static str, signature: &'static str, run: fn(&mut Vm, &[Object]) -> Res) -> NativeDef {
    NativeDef { name, signature, run: Run::Fixed(run), binding: Binding::StaticMethod }
}

/// A static method that takes its arguments as they come.
#[must_use]
pub const fn variadic_static(name: &'static str, signature: &'static str, run: fn(&mut Vm, Args<'_>) -> Res) -> NativeDef {
    NativeDef { name, signature, run: Run::Variadic(run), binding: Binding::StaticMethod }
}

/// A read-only attribute computed from the object.
#[must_use]
pub const fn getter(name: &'static str, run: fn(&mut Vm, &[Object]) -> Res) -> NativeDef {
    NativeDef { name, signature: "self, /", run: Run::Fixed(run), binding: Binding::Getter }
}

/// A parameter, parsed from a signature text.
#[derive(Clone, Debug)]
pub struct Parameter {
    pub name: &'static str,
    pub default: Option<&'static str>,
    pub kind: ParameterKind,
}

impl Parameter {
    /// Can it be given by name?
    #[must_use]
    pub const fn is_nameable(&self) -> bool {
        matches!(self.kind, ParameterKind::Either | ParameterKind::KeywordOnly)
    }
    /// Does it take whatever is left over?
    #[must_use]
    pub const fn is_rest(&self) -> bool {
        matches!(self.kind, ParameterKind::VarArgs | ParameterKind::VarKeywords)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParameterKind {
    PositionalOnly,
    Either,
    KeywordOnly,
    VarArgs,
    VarKeywords,
}

/// A parsed signature.
#[derive(Clone, Debug, Default)]
pub struct Signature {
    pub parameters: Vec<Parameter>,
    /// Fewest and most positional arguments.
    pub min: usize,
    pub max: usize,
    /// Keyword-only parameters without a default.
    pub required_keywords: bool,
    /// All parameters are positional-only.
    pub positional_only: bool,
}

impl Signature {
    /// Are so many arguments, none of them by name, one for each parameter?
    #[inline]
    #[must_use]
    pub fn takes_all_of(&self, count: usize) -> bool {
        count == self.parameters.len() && count == self.max
    }
    /// Are so many arguments, none of them by name, enough for all of at most `most` parameters?
    #[inline]
    #[must_use]
    pub fn takes_some(&self, count: usize, most: usize) -> bool {
        self.parameters.len() <= most && count >= self.min && count <= self.max && !self.required_keywords
    }
    /// Can anything be given by name? Where all is taken as it comes, that is for the function to say.
    #[must_use]
    pub fn has_keywords(&self) -> bool {
        use ParameterKind::{Either, KeywordOnly, VarKeywords};
        self.parameters.iter().any(|parameter| matches!(parameter.kind, Either | KeywordOnly | VarKeywords))
    }
    /// Reads a signature text. A lone `self` needs no `/`: the receiver is always positional.
    #[must_use]
    pub fn parse(text: &'static str) -> Self {
        let mut signature = Self { positional_only: true, ..Self::default() };
        let mut keyword_only = false;
        for part in split_parameters(text) {
            let part = part.trim();
            match part {
                "" => {}
                "/" => {
                    for parameter in &mut signature.parameters {
                        parameter.kind = ParameterKind::PositionalOnly;
                    }
                }
                "*" => keyword_only = true,
                _ => {
                    let (name, default) = match part.split_once('=') {
                        Some((name, default)) => (name, Some(default)),
                        None => (part, None),
                    };
                    let (name, kind) = if let Some(name) = name.strip_prefix("**") {
                        (name, ParameterKind::VarKeywords)
                    } else if let Some(name) = name.strip_prefix('*') {
                        keyword_only = true;
                        (name, ParameterKind::VarArgs)
                    } else if keyword_only {
                        (name, ParameterKind::KeywordOnly)
                    } else {
                        (name, ParameterKind::Either)
                    };
                    signature.parameters.push(Parameter { name, default, kind });
                }
            }
        }
        for parameter in &signature.parameters {
            match parameter.kind {
                ParameterKind::PositionalOnly | ParameterKind::Either => {
                    signature.max += 1;
                    signature.min += usize::from(parameter.default.is_none());
                    signature.positional_only &= parameter.kind == ParameterKind::PositionalOnly;
                }
                ParameterKind::KeywordOnly => {
                    signature.positional_only = false;
                    signature.required_keywords |= parameter.default.is_none();
                }
                ParameterKind::VarArgs | ParameterKind::VarKeywords => signature.positional_only = false,
            }
        }
        signature
    }
}

/// Splits at commas outside brackets and quotes.
fn split_parameters(text: &'static str) -> impl Iterator<Item = &'static str> {
    let mut depth = 0u32;
    let mut quote = None;
    text.split(move |c: char| {
        match (quote, c) {
            (Some(q), c) if c == q => quote = None,
            (Some(_), _) => {}
            (None, '\'' | '"') => quote = Some(c),
            (None, '(' | '[' | '{') => depth += 1,
            (None, ')' | ']' | '}') => depth = depth.saturating_sub(1),
            _ => {}
        }
        c == ',' && depth == 0 && quote.is_none()
    })
}

/// A registered native: its definition, where it lives, and its signature once parsed.
pub struct Native {
    pub def: &'static NativeDef,
    /// `str` in `str.upper`, `math` in `math.sqrt`, empty for builtins.
    pub owner: &'static &'static str,
    /// The builtin class it belongs to, if any.
    pub class: Option<u32>,
    signature: OnceLock<Box<Signature>>,
}

impl Native {
    #[must_use]
    pub const fn new(def: &'static NativeDef, owner: &'static &'static str, class: Option<u32>) -> Self {
        Self { def, owner, class, signature: OnceLock::new() }
    }
    pub fn signature(&self) -> &Signature {
        self.signature.get_or_init(|| Box::new(Signature::parse(self.def.signature)))
    }
}
