//! One frame under construction: its code, tables and registers, and how they become a [`Proto`].
//! It does not know the syntax tree.

use super::block::Block;
use super::bound::Bound;
use super::emit::Label;
use super::{Compiler, Reg, Shape};
use crate::code::{Capture, CodeKind, Const, Handler, Inlined, Instr, Mode, Op, Proto, Verified};
use crate::hashing::Map;
use crate::scope::{Place, ScopeId, ScopeTree};
use std::sync::Arc;

pub struct Unit<'a> {
    /// The frame's scope, and the (possibly inlined) one the compiler is in.
    pub frame: ScopeId,
    pub scope: ScopeId,
    pub kind: CodeKind,
    pub name: String,
    pub qualname: String,
    pub first_line: u32,
    pub docstring: Option<String>,
    pub code: Vec<Instr>,
    pub spans: Vec<(u32, u32)>,
    pub method_ends: Vec<(u32, u32)>,
    pub late_methods: Vec<(u32, u32)>,
    pub inlined: Vec<Inlined>,
    pub eating: Vec<u32>,
    pub consts: Vec<Const>,
    pub const_index: Map<Vec<u8>, u32>,
    pub names: Vec<String>,
    pub name_index: Map<String, u32>,
    pub sites: Vec<u32>,
    /// Sites of globals, shared by operation and name.
    pub global_sites: Map<(u8, u32), u32>,
    pub children: Vec<Arc<Proto>>,
    pub handlers: Vec<Handler>,
    pub labels: Vec<LabelState>,
    pub blocks: Vec<Block<'a>>,
    /// Names of the inlined comprehensions that the compiler is in.
    pub within: Vec<&'static str>,
    pub bound: Bound,
    /// Variables that may become unbound again.
    pub deleted: Vec<Reg>,
    /// Registers of variables; temporaries come after them.
    pub variables: u32,
    pub next: u32,
    pub register_count: u32,
}

/// A jump target: known, or waiting with the jumps to patch.
#[derive(Default)]
pub struct LabelState {
    pub target: Option<u32>,
    pub jumps: Vec<u32>,
    pub bound: Option<Bound>,
}

impl Unit<'_> {
    pub fn module(tree: &ScopeTree, mode: Mode) -> Self {
        let kind = match mode {
            _ if mode.has_namespace() => CodeKind::Class,
            _ if tree.scopes[0].has_await => CodeKind::Coroutine,
            _ => CodeKind::Module,
        };
        Self::new(tree, 0, kind, "<module>".to_owned(), "<module>".to_owned(), 1)
    }

    pub fn new(tree: &ScopeTree, frame: ScopeId, kind: CodeKind, name: String, qualname: String, first_line: u32) -> Self {
        let scope = &tree.scopes[frame];
        let variables = scope.varnames.len();
        let register = |place| if let Some(Place::Register(register)) = place { Some(register) } else { None };
        let deleted = scope.symbols().filter(|(_, symbol)| symbol.deleted).filter_map(|(_, symbol)| register(symbol.place())).collect();
        Self {
            frame,
            scope: frame,
            kind,
            name,
            qualname,
            first_line,
            docstring: None,
            code: Vec::new(),
            spans: Vec::new(),
            method_ends: Vec::new(),
            late_methods: Vec::new(),
            inlined: Vec::new(),
            eating: Vec::new(),
            consts: Vec::new(),
            const_index: Map::default(),
            names: Vec::new(),
            name_index: Map::default(),
            sites: Vec::new(),
            global_sites: Map::default(),
            children: Vec::new(),
            handlers: Vec::new(),
            labels: Vec::new(),
            within: Vec::new(),
            blocks: Vec::new(),
            bound: Bound::nothing(variables),
            deleted,
            variables: variables as u32,
            next: variables as u32,
            register_count: variables as u32,
        }
    }

    /// Is the register a temporary, which no one else can see?
    pub fn is_temporary(&self, register: Reg) -> bool {
        u32::from(register) >= self.variables
    }
}

impl<'a> Compiler<'a> {
    pub fn enter_unit(&mut self, unit: Unit<'a>) {
        let outer = std::mem::replace(&mut self.unit, unit);
        self.outer.push(outer);
    }

    /// Ends the current unit and returns to the one around it.
    pub fn leave_unit(&mut self, shape: Shape) -> Proto {
        let frame = self.unit.frame;
        let outer = self.outer.last().map_or(0, |outer| outer.frame);
        let scope = &self.tree.scopes[frame];
        let capture = |variable: &crate::scope::FreeVariable| {
            if self.tree.owner(variable).frame == outer {
                Capture::Local(self.tree.owner_register(variable).unwrap_or(0))
            } else {
                Capture::Free(self.tree.scopes[outer].free_index(&variable.name).unwrap_or(0))
            }
        };
        let captures = scope.freevars.iter().map(capture).collect();
        let proto = self.finish_unit(captures, shape);
        if let Some(outer) = self.outer.pop() {
            self.unit = outer;
        }
        proto
    }

    pub fn finish_unit(&mut self, captures: Vec<Capture>, shape: Shape) -> Proto {
        let number = self.finished;
        self.finished += 1;
        let scope = &self.tree.scopes[self.unit.frame];
        let unit = &mut self.unit;
        let handlers = std::mem::take(&mut unit.handlers);
        let is_loop = |handler: &Handler| unit.code.get(handler.target as usize).is_some_and(|i| i.op == Op::GeneratorFailed);
        Proto {
            cleans_up: !handlers.iter().all(is_loop),
            kind: unit.kind,
            name: std::mem::take(&mut unit.name),
            qualname: std::mem::take(&mut unit.qualname),
            source: Arc::clone(self.source),
            first_line: unit.first_line,
            code: Verified::new(std::mem::take(&mut unit.code), &handlers, unit.register_count as u16),
            spans: std::mem::take(&mut unit.spans),
            method_ends: std::mem::take(&mut unit.method_ends),
            late_methods: std::mem::take(&mut unit.late_methods),
            inlined: std::mem::take(&mut unit.inlined),
            eating: std::mem::take(&mut unit.eating),
            consts: std::mem::take(&mut unit.consts),
            names: std::mem::take(&mut unit.names),
            sites: std::mem::take(&mut unit.sites),
            children: std::mem::take(&mut unit.children),
            handlers,
            varnames: scope.varnames.iter().map(|name| name.to_string()).collect(),
            freevars: scope.freevars.iter().map(|variable| variable.name.to_string()).collect(),
            captures,
            cellvars: scope.cellvars.clone(),
            arg_count: shape.arg_count,
            posonly_count: shape.posonly_count,
            kwonly_count: shape.kwonly_count,
            has_varargs: shape.has_varargs,
            has_varkw: shape.has_varkw,
            parameter_count: shape.arg_count + shape.kwonly_count + u16::from(shape.has_varargs) + u16::from(shape.has_varkw),
            register_count: unit.register_count as u16,
            docstring: unit.docstring.take(),
            hidden: self.hidden,
            mode: self.mode,
            number,
        }
    }

    pub fn label(&mut self) -> Label {
        self.unit.labels.push(LabelState::default());
        Label(self.unit.labels.len() - 1)
    }
}
