//! From the parser's tree to nodes: statements, and what all nodes need. Expressions, texts and patterns are beside it.
//! It recurses as deep as the tree is, on a stack that was made for that depth (`compile::read`).
//! What Python 3.11 has no nodes for (type parameters, `type` statements) is refused as that version's parser refuses it.

use super::classes::{Classes, PLACE};
use super::grammar_data::{CLASSES, Class};
use crate::code::Source;
use crate::native::{Flow, Res};
use crate::object::Object;
use crate::object::class::{INLINE_SLOTS, Instance};
use crate::pace;
use crate::parse::{SyntaxError, SyntaxKind};
use crate::vm::Vm;
use ruff_python_ast::helpers::is_compound_statement;
use ruff_python_ast::{self as ast, ExceptHandler, Expr, ExprContext, Mod, Stmt};
use ruff_text_size::{Ranged, TextRange, TextSize};

/// Bytes that a node and what it holds take, about.
const NODE: usize = 256;
/// Nodes between two looks at the memory.
const SOME: usize = 256;

/// What is to be made of a source.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Root {
    Module,
    Expression,
    Interactive,
}

pub struct Builder<'a> {
    pub vm: &'a mut Vm,
    pub source: &'a Source,
    pub classes: Classes,
    /// The shape of each class's nodes; 0 until the first.
    shapes: Vec<u32>,
    made: usize,
}

impl<'a> Builder<'a> {
    pub fn new(vm: &'a mut Vm, source: &'a Source) -> Res<Self> {
        let classes = Classes::of(vm)?;
        Ok(Self { vm, source, classes, shapes: vec![0; CLASSES.len()], made: 0 })
    }

    pub fn root(&mut self, syntax: &Mod, root: Root) -> Res {
        match syntax {
            Mod::Expression(expression) => {
                let body = self.expr(&expression.body)?;
                self.bare(Class::Expression, &[body])
            }
            Mod::Module(module) => {
                let body = self.body(&module.body)?;
                if root == Root::Interactive {
                    return self.bare(Class::Interactive, &[body]);
                }
                let ignores = self.vm.heap.list(Vec::new());
                self.bare(Class::Module, &[body, ignores])
            }
        }
    }

    // ---- nodes

    /// A node without a place.
    pub fn bare(&mut self, class: Class, values: &[Object]) -> Res {
        self.made += 1;
        if pace::halted_in_steps() {
            self.vm.poll()?;
        }
        if self.made.is_multiple_of(SOME) {
            self.vm.reserve_memory(SOME * NODE)?;
        }
        let number = self.classes.number(class);
        let shape = self.shape(class);
        let mut instance = Instance { class: number, shape, ..Instance::default() };
        if shape == 0 {
            instance.shape = self.vm.root_shape(number);
            let node = self.vm.heap.instance(instance);
            let names: Vec<&str> = class.fields().iter().map(|field| field.name).chain(PLACE).collect();
            for (name, &value) in names.into_iter().zip(values) {
                let name = self.vm.heap.intern(name);
                self.vm.set_instance_attr(node, name, value)?;
            }
            return Ok(node);
        }
        let inline = values.len().min(INLINE_SLOTS);
        instance.slots[..inline].copy_from_slice(&values[..inline]);
        if values.len() > inline {
            instance.more = Some(Box::new(values[inline..].to_vec()));
        }
        Ok(self.vm.heap.instance(instance))
    }
    /// The shape of a class's nodes; 0 where they have none.
    fn shape(&mut self, class: Class) -> u32 {
        let known = self.shapes[class as usize];
        if known != 0 {
            return known;
        }
        let mut shape = self.vm.root_shape(self.classes.number(class));
        let place: &[&str] = if class.is_placed() { &PLACE } else { &[] };
        for name in class.fields().iter().map(|field| field.name).chain(place.iter().copied()) {
            let name = self.vm.heap.intern(name);
            let Some(next) = self.vm.heap.shape_with(shape, name) else { return 0 };
            shape = next;
        }
        self.shapes[class as usize] = shape;
        shape
    }
    /// A node that is at a place.
    pub fn node(&mut self, class: Class, values: &[Object], range: TextRange) -> Res {
        let (line, column) = self.source.position(range.start().to_u32());
        let (end_line, end_column) = self.source.position(range.end().to_u32());
        let mut all = [Object::NONE; 12];
        let count = values.len();
        all[..count].copy_from_slice(values);
        for (slot, number) in all[count..].iter_mut().zip([line, column, end_line, end_column]) {
            *slot = Object::small(i64::from(number));
        }
        self.bare(class, &all[..count + PLACE.len()])
    }
    pub fn shared(&self, class: Class) -> Object {
        self.classes.shared(self.vm, class)
    }
    pub fn context(&self, context: ExprContext) -> Object {
        self.shared(match context {
            ExprContext::Store => Class::Store,
            ExprContext::Del => Class::Del,
            ExprContext::Load | ExprContext::Invalid => Class::Load,
        })
    }
    pub fn name(&mut self, name: &str) -> Object {
        self.vm.heap.intern(name)
    }
    pub fn optional_name(&mut self, name: Option<&ast::Identifier>) -> Object {
        name.map_or(Object::NONE, |name| self.name(name))
    }
    pub fn list<T>(&mut self, items: impl IntoIterator<Item = T>, mut one: impl FnMut(&mut Self, T) -> Res) -> Res {
        let made = items.into_iter().map(|item| one(self, item)).collect::<Res<Vec<Object>>>()?;
        Ok(self.vm.heap.list(made))
    }
    pub fn exprs<'e>(&mut self, items: impl IntoIterator<Item = &'e Expr>) -> Res {
        self.list(items, |this, item| this.expr(item))
    }
    pub fn optional(&mut self, expr: Option<&Expr>) -> Res {
        expr.map_or(Ok(Object::NONE), |expr| self.expr(expr))
    }
    pub fn refuse<T>(&mut self, message: &str, range: TextRange) -> Res<T> {
        let error = SyntaxError::at(self.source, SyntaxKind::Syntax, message, range);
        self.raise(&error)
    }
    pub fn raise<T>(&mut self, error: &SyntaxError) -> Res<T> {
        let exception = self.vm.syntax_error(error, &self.source.file);
        Err(Box::new(Flow::Raise(exception)))
    }

    // ---- statements

    pub fn body(&mut self, body: &[Stmt]) -> Res {
        self.list(body, |this, stmt| this.stmt(stmt))
    }
    fn stmt(&mut self, stmt: &Stmt) -> Res {
        let range = if is_compound_statement(stmt) { self.with_semicolon(stmt.range()) } else { stmt.range() };
        let none = Object::NONE;
        match stmt {
            Stmt::FunctionDef(def) => self.function(def, range),
            Stmt::ClassDef(def) => self.class(def, range),
            Stmt::Return(stmt) => {
                let value = self.optional(stmt.value.as_deref())?;
                self.node(Class::Return, &[value], range)
            }
            Stmt::Delete(stmt) => {
                let targets = self.exprs(&stmt.targets)?;
                self.node(Class::Delete, &[targets], range)
            }
            Stmt::Assign(stmt) => {
                let targets = self.exprs(&stmt.targets)?;
                let value = self.expr(&stmt.value)?;
                self.node(Class::Assign, &[targets, value, none], range)
            }
            Stmt::AugAssign(stmt) => {
                let target = self.expr(&stmt.target)?;
                let op = self.operator(stmt.op);
                let value = self.expr(&stmt.value)?;
                self.node(Class::AugAssign, &[target, op, value], range)
            }
            Stmt::AnnAssign(stmt) => {
                let target = self.expr(&stmt.target)?;
                let annotation = self.expr(&stmt.annotation)?;
                let value = self.optional(stmt.value.as_deref())?;
                let simple = Object::small(i64::from(stmt.simple));
                self.node(Class::AnnAssign, &[target, annotation, value, simple], range)
            }
            Stmt::For(stmt) => {
                let target = self.expr(&stmt.target)?;
                let iter = self.expr(&stmt.iter)?;
                let (body, orelse) = (self.body(&stmt.body)?, self.body(&stmt.orelse)?);
                let class = if stmt.is_async { Class::AsyncFor } else { Class::For };
                self.node(class, &[target, iter, body, orelse, none], range)
            }
            Stmt::While(stmt) => {
                let test = self.expr(&stmt.test)?;
                let (body, orelse) = (self.body(&stmt.body)?, self.body(&stmt.orelse)?);
                self.node(Class::While, &[test, body, orelse], range)
            }
            Stmt::If(stmt) => self.if_chain(stmt, range),
            Stmt::With(stmt) => {
                let items = self.list(&stmt.items, |this, item| {
                    let context = this.expr(&item.context_expr)?;
                    let vars = this.optional(item.optional_vars.as_deref())?;
                    this.bare(Class::WithItem, &[context, vars])
                })?;
                let body = self.body(&stmt.body)?;
                let class = if stmt.is_async { Class::AsyncWith } else { Class::With };
                self.node(class, &[items, body, none], range)
            }
            Stmt::Match(stmt) => {
                let subject = self.expr(&stmt.subject)?;
                let cases = self.list(&stmt.cases, |this, case| {
                    let pattern = this.pattern(&case.pattern)?;
                    let guard = this.optional(case.guard.as_deref())?;
                    let body = this.body(&case.body)?;
                    this.bare(Class::MatchCase, &[pattern, guard, body])
                })?;
                self.node(Class::Match, &[subject, cases], range)
            }
            Stmt::Raise(stmt) => {
                let exc = self.optional(stmt.exc.as_deref())?;
                let cause = self.optional(stmt.cause.as_deref())?;
                self.node(Class::Raise, &[exc, cause], range)
            }
            Stmt::Try(stmt) => {
                let body = self.body(&stmt.body)?;
                let handlers = self.list(&stmt.handlers, |this, ExceptHandler::ExceptHandler(handler)| {
                    let kind = this.optional(handler.type_.as_deref())?;
                    let name = this.optional_name(handler.name.as_ref());
                    let body = this.body(&handler.body)?;
                    let range = this.with_semicolon(handler.range);
                    this.node(Class::ExceptHandler, &[kind, name, body], range)
                })?;
                let (orelse, last) = (self.body(&stmt.orelse)?, self.body(&stmt.finalbody)?);
                let class = if stmt.is_star { Class::TryStar } else { Class::Try };
                self.node(class, &[body, handlers, orelse, last], range)
            }
            Stmt::Assert(stmt) => {
                let test = self.expr(&stmt.test)?;
                let message = self.optional(stmt.msg.as_deref())?;
                self.node(Class::Assert, &[test, message], range)
            }
            Stmt::Import(stmt) => {
                let names = self.list(&stmt.names, Self::alias)?;
                self.node(Class::Import, &[names], range)
            }
            Stmt::ImportFrom(stmt) => {
                let module = self.optional_name(stmt.module.as_ref());
                let names = self.list(&stmt.names, Self::alias)?;
                self.node(Class::ImportFrom, &[module, names, Object::small(i64::from(stmt.level))], range)
            }
            Stmt::Global(stmt) => {
                let names = self.list(&stmt.names, |this, name| Ok(this.name(name)))?;
                self.node(Class::Global, &[names], range)
            }
            Stmt::Nonlocal(stmt) => {
                let names = self.list(&stmt.names, |this, name| Ok(this.name(name)))?;
                self.node(Class::Nonlocal, &[names], range)
            }
            Stmt::Expr(stmt) => {
                let value = self.expr(&stmt.value)?;
                self.node(Class::Expr, &[value], range)
            }
            Stmt::Pass(_) => self.node(Class::Pass, &[], range),
            Stmt::Break(_) => self.node(Class::Break, &[], range),
            Stmt::Continue(_) => self.node(Class::Continue, &[], range),
            Stmt::TypeAlias(alias) => self.refuse("invalid syntax", alias.name.range()),
            Stmt::IpyEscapeCommand(_) => self.refuse("invalid syntax", range),
        }
    }
    fn alias(&mut self, alias: &ast::Alias) -> Res {
        let name = self.name(&alias.name);
        let asname = self.optional_name(alias.asname.as_ref());
        self.node(Class::Alias, &[name, asname], alias.range)
    }
    /// Each `elif` is an `if` within the `else` of the one before it.
    fn if_chain(&mut self, stmt: &ast::StmtIf, range: TextRange) -> Res {
        let mut orelse = self.vm.heap.list(Vec::new());
        for clause in stmt.elif_else_clauses.iter().rev() {
            let body = self.body(&clause.body)?;
            orelse = match &clause.test {
                None => body,
                Some(test) => {
                    let test = self.expr(test)?;
                    let range = TextRange::new(clause.range.start(), range.end());
                    let inner = self.node(Class::If, &[test, body, orelse], range)?;
                    self.vm.heap.list(vec![inner])
                }
            };
        }
        let test = self.expr(&stmt.test)?;
        let body = self.body(&stmt.body)?;
        self.node(Class::If, &[test, body, orelse], range)
    }
    fn function(&mut self, def: &ast::StmtFunctionDef, range: TextRange) -> Res {
        if let Some(parameters) = def.type_params.as_deref() {
            return self.refuse("expected '('", TextRange::at(parameters.range.start(), TextSize::new(1)));
        }
        let (name, arguments) = (self.name(&def.name), self.parameters(&def.parameters)?);
        let body = self.body(&def.body)?;
        let decorators = self.decorators(&def.decorator_list)?;
        let returns = self.optional(def.returns.as_deref())?;
        let class = if def.is_async { Class::AsyncFunctionDef } else { Class::FunctionDef };
        let start = self.keyword(&def.decorator_list, range);
        let values = [name, arguments, body, decorators, returns, Object::NONE];
        self.node(class, &values, TextRange::new(start, range.end()))
    }
    fn class(&mut self, def: &ast::StmtClassDef, range: TextRange) -> Res {
        if let Some(parameters) = def.type_params.as_deref() {
            return self.refuse("invalid syntax", TextRange::at(parameters.range.start(), TextSize::new(1)));
        }
        let name = self.name(&def.name);
        let arguments = def.arguments.as_deref();
        let bases = self.exprs(arguments.iter().flat_map(|arguments| &arguments.args))?;
        let keywords = self.list(arguments.iter().flat_map(|arguments| &arguments.keywords), Self::keyword_argument)?;
        let body = self.body(&def.body)?;
        let decorators = self.decorators(&def.decorator_list)?;
        let start = self.keyword(&def.decorator_list, range);
        self.node(Class::ClassDef, &[name, bases, keywords, body, decorators], TextRange::new(start, range.end()))
    }
    fn decorators(&mut self, decorators: &[ast::Decorator]) -> Res {
        self.exprs(decorators.iter().map(|decorator| &decorator.expression))
    }
    /// A block goes on to the semicolon behind its last statement.
    fn with_semicolon(&self, range: TextRange) -> TextRange {
        let rest = self.source.text.get(range.end().to_usize()..).unwrap_or("");
        let next = rest.trim_start_matches([' ', '\t', '\x0c']);
        let blanks = rest.len() - next.len();
        if next.starts_with(';') { TextRange::new(range.start(), range.end() + TextSize::new(blanks as u32 + 1)) } else { range }
    }
    /// Where the first keyword of a definition is: behind its decorators, the ends of their lines, and comments.
    fn keyword(&self, decorators: &[ast::Decorator], range: TextRange) -> TextSize {
        let Some(last) = decorators.last() else { return range.start() };
        let mut at = last.range.end().to_usize();
        let bytes = self.source.text.as_bytes();
        while let Some(&byte) = bytes.get(at) {
            match byte {
                b'#' => at += bytes[at..].iter().position(|&byte| matches!(byte, b'\n' | b'\r')).unwrap_or(bytes.len() - at),
                b' ' | b'\t' | b'\n' | b'\r' | b'\x0c' | b'\\' => at += 1,
                _ => break,
            }
        }
        TextSize::new(at as u32)
    }
}
