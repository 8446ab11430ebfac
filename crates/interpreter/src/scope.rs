//! Names and where they live: one pass over the syntax tree collects every scope's names, a second decides for each
//! whether it is a register, a cell, a free variable, a class-namespace entry or a global.
//! It emits no code; `compile/` asks it for a name's [`Place`].
//!
//! Comprehensions and type-parameter lists are scopes without a frame: their variables are private registers of the
//! enclosing *frame* scope (module, class body, function, lambda or generator expression).

mod collect;
mod comprehension;
mod fused;
mod resolve;

use crate::code::Source;
use crate::hashing::Map;
use crate::parse::SyntaxError;
pub use fused::{Eater, eaten};
use ruff_python_ast::{self as ast, Mod};
use ruff_text_size::TextRange;
use std::rc::Rc;

pub type ScopeId = usize;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScopeKind {
    Module,
    Class,
    Function,
    Lambda,
    /// A generator expression: a function of its own.
    Generator,
    /// A list, set or dict comprehension: inlined.
    Comprehension,
    /// The type parameters of a `def`, `class` or `type` statement: inlined.
    TypeParams,
}

impl ScopeKind {
    /// Does the scope live in its parent's frame?
    pub const fn is_inlined(self) -> bool {
        matches!(self, Self::Comprehension | Self::TypeParams)
    }
    /// Is the scope the frame of a function?
    pub const fn is_function(self) -> bool {
        matches!(self, Self::Function | Self::Lambda | Self::Generator)
    }
    pub const fn is_comprehension(self) -> bool {
        matches!(self, Self::Comprehension | Self::Generator)
    }
}

/// The register in which a function that calls `locals` or `exec` keeps the dict of its variables.
pub const LOCALS: &str = ".locals";

/// Where a name's value is, seen from one scope.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Global,
    /// An entry of the class namespace in register 0.
    Name,
    Register(u16),
    /// A register that holds a cell.
    Cell(u16),
    Free(u16),
    /// A free variable that the class namespace may shadow.
    ClassFree(u16),
}

/// What the source does with a name in one scope.
#[derive(Clone, Debug, Default)]
pub struct Symbol {
    pub bound: bool,
    pub parameter: bool,
    used: bool,
    pub global: bool,
    nonlocal: bool,
    annotated: bool,
    /// An iteration variable of a comprehension.
    iterated: bool,
    /// Bound by `:=`: its value may change in the middle of an expression.
    pub walrus: bool,
    /// `del x` or `except … as x`: it may become unbound again.
    pub deleted: bool,
    captured: bool,
    /// Where `global` or `nonlocal` declares it.
    declared: Option<TextRange>,
    place: Option<Place>,
}

#[derive(Debug)]
pub struct FreeVariable {
    pub name: Rc<str>,
    owner: ScopeId,
}

#[derive(Debug)]
pub struct Scope {
    pub kind: ScopeKind,
    pub parent: Option<ScopeId>,
    /// The scope whose frame this one lives in (itself unless inlined).
    pub frame: ScopeId,
    /// The class whose private names (`__x`) are mangled here.
    pub class: Option<Rc<str>>,
    pub is_async: bool,
    pub has_yield: bool,
    /// The frame awaits something: `await`, `async for`, `async with` or an asynchronous comprehension.
    pub has_await: bool,
    pub has_annotations: bool,
    names: Map<Rc<str>, usize>,
    symbols: Vec<(Rc<str>, Symbol)>,
    /// Frames: names of the registers that hold variables.
    pub varnames: Vec<Rc<str>>,
    pub cellvars: Vec<u16>,
    pub freevars: Vec<FreeVariable>,
    free_index: Map<Rc<str>, u16>,
    /// Class frames: register of the `__class__` cell, if a method uses it.
    pub class_cell: Option<u16>,
    needs_class_cell: bool,
    parameters: Vec<Rc<str>>,
    /// The first parameter is positional (and not a generator expression's iterator).
    pub has_positional: bool,
}

impl Symbol {
    pub const fn place(&self) -> Option<Place> {
        self.place
    }
}

impl Scope {
    pub fn symbol(&self, name: &str) -> Option<&Symbol> {
        self.names.get(name).map(|&index| &self.symbols[index].1)
    }
    pub fn symbols(&self) -> impl Iterator<Item = (&Rc<str>, &Symbol)> {
        self.symbols.iter().map(|(name, symbol)| (name, symbol))
    }
    pub fn free_index(&self, name: &str) -> Option<u16> {
        self.free_index.get(name).copied()
    }
    fn entry(&mut self, name: &str) -> &mut Symbol {
        let index = match self.names.get(name) {
            Some(&index) => index,
            None => {
                let name: Rc<str> = name.into();
                self.names.insert(name.clone(), self.symbols.len());
                self.symbols.push((name, Symbol::default()));
                self.symbols.len() - 1
            }
        };
        &mut self.symbols[index].1
    }
}

/// All scopes of a program; parents come before children.
#[derive(Debug)]
pub struct ScopeTree {
    pub scopes: Vec<Scope>,
    by_node: Map<usize, ScopeId>,
    /// The scopes of generator expressions as loops.
    fused: Map<usize, ScopeId>,
}

/// What the whole program is, as far as scopes care.
#[derive(Clone, Copy)]
pub struct Settings {
    /// Names of the outermost scope live in a mapping, as in a class body.
    pub namespace: bool,
    /// `await` is allowed outside functions.
    pub top_level_await: bool,
    /// `from __future__ import annotations`.
    pub annotations_are_strings: bool,
}

impl ScopeTree {
    /// Analyses a program.
    ///
    /// # Errors
    /// Every misuse of names that CPython's symbol table reports.
    pub fn new(source: &Source, syntax: &Mod, settings: Settings) -> Result<Self, SyntaxError> {
        let mut tree = collect::collect(source, syntax, settings)?;
        resolve::resolve(source, &mut tree)?;
        Ok(tree)
    }
    /// The scope that a syntax node opens.
    pub fn of<T>(&self, node: &T) -> ScopeId {
        self.by_node.get(&address(node)).copied().unwrap_or(0)
    }
    /// The scope of a generator expression as a loop of the frame around it, if it can be one.
    pub fn as_loop(&self, node: &ast::ExprGenerator) -> Option<ScopeId> {
        self.fused.get(&address(node)).copied()
    }
    /// Where `name` (already mangled) is, seen from `scope`.
    pub fn place(&self, scope: ScopeId, name: &str) -> Place {
        self.scopes[scope].symbol(name).and_then(|symbol| symbol.place).unwrap_or(match self.scopes[scope].kind {
            ScopeKind::Class => Place::Name,
            _ => Place::Global,
        })
    }
    pub fn frame(&self, scope: ScopeId) -> &Scope {
        &self.scopes[self.scopes[scope].frame]
    }
    /// The register of a variable that `scope` itself owns.
    pub fn own_register(&self, scope: ScopeId, name: &str) -> Option<u16> {
        match self.scopes[scope].symbol(name)?.place {
            Some(Place::Register(register) | Place::Cell(register)) => Some(register),
            _ => None,
        }
    }
    /// The scope that owns a free variable of a frame.
    pub fn owner(&self, variable: &FreeVariable) -> &Scope {
        &self.scopes[variable.owner]
    }
    pub fn owner_register(&self, variable: &FreeVariable) -> Option<u16> {
        let owner = &self.scopes[variable.owner];
        if owner.kind == ScopeKind::Class { owner.class_cell } else { self.own_register(variable.owner, &variable.name) }
    }
}

/// `__name` inside `class C` is `_C__name`.
pub fn mangle(class: Option<&str>, name: &str) -> Option<String> {
    let class = class?.trim_start_matches('_');
    let private = name.starts_with("__") && !name.ends_with("__") && !name.contains('.');
    (private && !class.is_empty()).then(|| format!("_{class}{name}"))
}

/// A syntax node's identity: the tree does not move while it is compiled.
fn address<T>(node: &T) -> usize {
    std::ptr::from_ref(node).addr()
}
