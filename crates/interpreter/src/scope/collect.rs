//! Walks the syntax tree once and notes, scope by scope, what happens to each name.
//! It reports the errors of CPython's symbol table; it does not decide where names live.

use super::comprehension::Comprehension;
use super::fused::eaten;
use super::{Scope, ScopeId, ScopeKind, ScopeTree, Settings, Symbol, address, mangle};
use crate::code::Source;
use crate::hashing::Map;
use crate::parse::SyntaxError;
use ruff_python_ast::visitor::{self, Visitor};
use ruff_python_ast::{self as ast, Expr, ExprContext, Mod, Pattern, Stmt, TypeParam};
use ruff_text_size::{Ranged, TextRange};
use std::rc::Rc;

pub fn collect(source: &Source, syntax: &Mod, settings: Settings) -> Result<ScopeTree, SyntaxError> {
    let tree = ScopeTree { scopes: Vec::with_capacity(1), by_node: Map::default(), fused: Map::default() };
    let mut collector = Collector { source, tree, settings, current: 0, iterables: 0, comprehension: None, error: None };
    collector.open(if settings.namespace { ScopeKind::Class } else { ScopeKind::Module }, None);
    match syntax {
        Mod::Module(module) => collector.visit_body(&module.body),
        Mod::Expression(expression) => collector.visit_expr(&expression.body),
    }
    collector.error.map_or(Ok(collector.tree), Err)
}

pub struct Collector<'a> {
    source: &'a Source,
    pub tree: ScopeTree,
    pub settings: Settings,
    pub current: ScopeId,
    /// How many iterables of comprehensions enclose the current expression.
    pub iterables: u32,
    /// What the innermost comprehension is called and where it is, unless a function or class is further inside.
    pub comprehension: Option<(&'static str, TextRange)>,
    error: Option<SyntaxError>,
}

impl Collector<'_> {
    pub fn fail(&mut self, range: TextRange, message: impl Into<String>) {
        if self.error.is_none() {
            self.error = Some(SyntaxError::of_meaning(self.source, message, range));
        }
    }

    pub fn open(&mut self, kind: ScopeKind, class: Option<&str>) -> ScopeId {
        let id = self.tree.scopes.len();
        let parent = (id > 0).then_some(self.current);
        let frame = parent.filter(|_| kind.is_inlined()).map_or(id, |parent| self.tree.scopes[parent].frame);
        let class = class.map(Rc::from).or_else(|| parent.and_then(|parent| self.tree.scopes[parent].class.clone()));
        self.tree.scopes.push(Scope {
            kind,
            parent,
            frame,
            class,
            is_async: false,
            has_yield: false,
            has_await: false,
            has_annotations: false,
            names: Map::default(),
            symbols: Vec::new(),
            varnames: Vec::new(),
            cellvars: Vec::new(),
            freevars: Vec::new(),
            free_index: Map::default(),
            class_cell: None,
            needs_class_cell: false,
            parameters: Vec::new(),
            has_positional: false,
        });
        self.current = id;
        id
    }

    fn enter<T>(&mut self, kind: ScopeKind, node: &T, class: Option<&str>) -> ScopeId {
        let outer = self.current;
        let id = self.open(kind, class);
        self.tree.by_node.insert(address(node), id);
        outer
    }

    pub fn scope(&mut self) -> &mut Scope {
        &mut self.tree.scopes[self.current]
    }

    pub fn symbol(&mut self, name: &str) -> &mut Symbol {
        let scope = &mut self.tree.scopes[self.current];
        match mangle(scope.class.as_deref(), name) {
            Some(mangled) => scope.entry(&mangled),
            None => scope.entry(name),
        }
    }

    fn use_name(&mut self, name: &str) {
        self.symbol(name).used = true;
        if name == "super" && self.tree.frame(self.current).kind.is_function() {
            self.scope().entry("__class__").used = true;
        }
    }

    pub fn bind(&mut self, name: &str, range: TextRange) {
        self.refuse_debug(name, range, "assign to");
        let kind = self.scope().kind;
        let symbol = self.symbol(name);
        symbol.bound = true;
        symbol.iterated |= kind.is_comprehension();
    }

    fn refuse_debug(&mut self, name: &str, range: TextRange, verb: &str) {
        if name == "__debug__" {
            self.fail(range, format!("cannot {verb} __debug__"));
        }
    }

    fn parameter(&mut self, name: &ast::Identifier) {
        if self.symbol(name).parameter {
            self.fail(name.range(), format!("duplicate argument '{name}' in function definition"));
        }
        self.bind(name, name.range());
        self.symbol(name).parameter = true;
        let scope = self.scope();
        let stored = mangle(scope.class.as_deref(), name).unwrap_or_else(|| name.to_string());
        scope.parameters.push(stored.into());
    }

    fn parameters(&mut self, parameters: &ast::Parameters) {
        self.scope().has_positional = !parameters.posonlyargs.is_empty() || !parameters.args.is_empty();
        for parameter in parameters.posonlyargs.iter().chain(&parameters.args).chain(&parameters.kwonlyargs) {
            self.parameter(&parameter.parameter.name);
        }
        for parameter in [&parameters.vararg, &parameters.kwarg].into_iter().flatten() {
            self.parameter(&parameter.name);
        }
    }

    fn defaults(&mut self, parameters: &ast::Parameters) {
        for parameter in parameters.iter_non_variadic_params() {
            if let Some(default) = &parameter.default {
                self.visit_expr(default);
            }
        }
    }

    fn annotation(&mut self, annotation: Option<&Expr>) {
        let Some(annotation) = annotation else { return };
        if !self.settings.annotations_are_strings {
            self.visit_expr(annotation);
        } else if let Some((range, what)) = forbidden_in_annotation(annotation) {
            self.fail(range, format!("{what} cannot be used within an annotation"));
        }
    }

    fn function(&mut self, def: &ast::StmtFunctionDef) {
        self.bind(&def.name, def.name.range());
        def.decorator_list.iter().for_each(|decorator| self.visit_expr(&decorator.expression));
        self.defaults(&def.parameters);
        let outer = self.current;
        if let Some(type_params) = &def.type_params {
            self.type_params(type_params);
        }
        for parameter in def.parameters.iter() {
            self.annotation(parameter.annotation());
        }
        self.annotation(def.returns.as_deref());
        self.enter(ScopeKind::Function, def, None);
        self.scope().is_async = def.is_async;
        self.parameters(&def.parameters);
        self.visit_body(&def.body);
        self.current = outer;
    }

    fn class(&mut self, def: &ast::StmtClassDef) {
        self.bind(&def.name, def.name.range());
        def.decorator_list.iter().for_each(|decorator| self.visit_expr(&decorator.expression));
        let outer = self.current;
        if let Some(type_params) = &def.type_params {
            self.type_params(type_params);
            self.scope().entry(".type_params").bound = true;
        }
        if let Some(arguments) = &def.arguments {
            self.visit_arguments(arguments);
        }
        self.enter(ScopeKind::Class, def, Some(&def.name));
        if def.type_params.is_some() {
            self.scope().entry(".type_params").used = true;
        }
        self.visit_body(&def.body);
        self.current = outer;
    }

    /// Opens the scope of type parameters; the caller leaves it.
    fn type_params(&mut self, type_params: &ast::TypeParams) {
        self.enter(ScopeKind::TypeParams, type_params, None);
        for param in &type_params.type_params {
            let name = param.name();
            if self.symbol(name).bound {
                self.fail(name.range(), format!("duplicate type parameter '{name}'"));
            }
            self.bind(name, name.range());
        }
        for param in &type_params.type_params {
            let (bound, default) = match param {
                TypeParam::TypeVar(param) => (param.bound.as_deref(), param.default.as_deref()),
                TypeParam::TypeVarTuple(param) => (None, param.default.as_deref()),
                TypeParam::ParamSpec(param) => (None, param.default.as_deref()),
            };
            for expr in [bound, default].into_iter().flatten() {
                if let Some((range, what)) = forbidden_in_annotation(expr) {
                    self.fail(range, format!("{what} cannot be used within a TypeVar bound"));
                }
                self.visit_expr(expr);
            }
        }
    }

    fn declare(&mut self, names: &[ast::Identifier], range: TextRange, nonlocal: bool) {
        let word = if nonlocal { "nonlocal" } else { "global" };
        let kind = self.scope().kind;
        if nonlocal && kind == ScopeKind::Module {
            let assigned = names.iter().find(|name| self.scope().symbol(name.as_str()).is_some_and(|symbol| symbol.bound));
            match assigned {
                Some(name) => self.fail(range, format!("name '{name}' is assigned to before nonlocal declaration")),
                None => self.fail(range, "nonlocal declaration not allowed at module level"),
            }
        }
        for name in names {
            let symbol = self.symbol(name);
            let trouble = if symbol.parameter {
                Some(format!("name '{name}' is parameter and {word}"))
            } else if if nonlocal { symbol.global } else { symbol.nonlocal } {
                Some(format!("name '{name}' is nonlocal and global"))
            } else if symbol.annotated {
                Some(format!("annotated name '{name}' can't be {word}"))
            } else if symbol.bound && symbol.declared.is_none() {
                Some(format!("name '{name}' is assigned to before {word} declaration"))
            } else if symbol.used && symbol.declared.is_none() {
                Some(format!("name '{name}' is used prior to {word} declaration"))
            } else {
                None
            };
            symbol.global |= !nonlocal;
            symbol.nonlocal |= nonlocal;
            let first = *symbol.declared.get_or_insert(range);
            if let Some(message) = trouble {
                let place = if message.ends_with("is nonlocal and global") { first } else { range };
                self.fail(place, message);
            }
            // A name that is global somewhere is so in the outermost scope, too, where that has a namespace of its own.
            if !nonlocal && self.settings.namespace {
                let name = mangle(self.scope().class.as_deref(), name).unwrap_or_else(|| name.to_string());
                self.tree.scopes[0].entry(&name).global = true;
            }
        }
    }

    fn annotated_assignment(&mut self, assign: &ast::StmtAnnAssign) {
        if let Some(value) = &assign.value {
            self.visit_expr(value);
        }
        let function = self.tree.frame(self.current).kind.is_function();
        match &*assign.target {
            Expr::Name(name) if assign.simple => {
                let symbol = self.symbol(&name.id);
                let declared = if symbol.global { Some("global") } else { symbol.nonlocal.then_some("nonlocal") };
                symbol.annotated = true;
                let module = self.current == 0;
                if let Some(word) = declared.filter(|_| !module) {
                    self.fail(assign.range(), format!("annotated name '{}' can't be {word}", name.id));
                }
                self.bind(&name.id, name.range());
                self.scope().has_annotations |= !function;
            }
            Expr::Name(name) if assign.value.is_some() => self.bind(&name.id, name.range()),
            Expr::Name(_) => {}
            target => self.visit_expr(target),
        }
        // In functions the annotations of variables are not evaluated.
        if !function || self.settings.annotations_are_strings {
            self.annotation(Some(&assign.annotation));
        }
    }

    fn import(&mut self, alias: &ast::Alias) {
        let (name, range) = match &alias.asname {
            Some(name) => (name.as_str(), name.range()),
            None => (alias.name.split('.').next().unwrap_or(&alias.name), alias.name.range()),
        };
        self.bind(name, range);
    }
}

impl<'a> Visitor<'a> for Collector<'_> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        if self.error.is_some() {
            return;
        }
        match stmt {
            Stmt::FunctionDef(def) => self.function(def),
            Stmt::ClassDef(def) => self.class(def),
            Stmt::AnnAssign(assign) => self.annotated_assignment(assign),
            Stmt::AugAssign(assign) => {
                if let Expr::Name(name) = &*assign.target {
                    self.use_name(&name.id);
                }
                self.visit_expr(&assign.target);
                self.visit_expr(&assign.value);
            }
            Stmt::Import(import) => import.names.iter().for_each(|alias| self.import(alias)),
            Stmt::ImportFrom(import) => {
                for alias in &import.names {
                    if &*alias.name != "*" {
                        self.import(alias);
                    } else if self.scope().kind != ScopeKind::Module && !(self.settings.namespace && self.current == 0) {
                        self.fail(alias.range(), "import * only allowed at module level");
                    }
                }
            }
            Stmt::Global(global) => self.declare(&global.names, global.range(), false),
            Stmt::Nonlocal(nonlocal) => self.declare(&nonlocal.names, nonlocal.range(), true),
            Stmt::For(ast::StmtFor { is_async: true, .. }) => {
                self.awaits(stmt.range(), "'async for' outside async function");
                visitor::walk_stmt(self, stmt);
            }
            Stmt::With(ast::StmtWith { is_async: true, .. }) => {
                self.awaits(stmt.range(), "'async with' outside async function");
                visitor::walk_stmt(self, stmt);
            }
            Stmt::TypeAlias(alias) => {
                self.visit_expr(&alias.name);
                let outer = self.current;
                if let Some(type_params) = &alias.type_params {
                    self.type_params(type_params);
                }
                if let Some((range, what)) = forbidden_in_annotation(&alias.value) {
                    self.fail(range, format!("{what} cannot be used within a type alias"));
                }
                self.enter(ScopeKind::Function, alias, None);
                self.visit_expr(&alias.value);
                self.current = outer;
            }
            _ => visitor::walk_stmt(self, stmt),
        }
    }

    fn visit_except_handler(&mut self, handler: &'a ast::ExceptHandler) {
        let ast::ExceptHandler::ExceptHandler(handler) = handler;
        if let Some(type_) = &handler.type_ {
            self.visit_expr(type_);
        }
        if let Some(name) = &handler.name {
            self.bind(name, name.range());
            self.symbol(name).deleted = true;
        }
        self.visit_body(&handler.body);
    }

    fn visit_pattern(&mut self, pattern: &'a Pattern) {
        let name = match pattern {
            Pattern::MatchAs(pattern) => pattern.name.as_ref(),
            Pattern::MatchStar(pattern) => pattern.name.as_ref(),
            Pattern::MatchMapping(pattern) => pattern.rest.as_ref(),
            _ => None,
        };
        visitor::walk_pattern(self, pattern);
        if let Some(name) = name {
            self.bind(name, name.range());
        }
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        if self.error.is_some() {
            return;
        }
        match expr {
            Expr::Name(name) => match name.ctx {
                ExprContext::Store => self.bind(&name.id, name.range()),
                ExprContext::Del => {
                    self.refuse_debug(&name.id, name.range(), "delete");
                    let symbol = self.symbol(&name.id);
                    (symbol.bound, symbol.deleted) = (true, true);
                }
                ExprContext::Load | ExprContext::Invalid => self.use_name(&name.id),
            },
            Expr::Named(named) => self.walrus(named),
            Expr::Lambda(lambda) => {
                let outer = self.current;
                if let Some(parameters) = &lambda.parameters {
                    self.defaults(parameters);
                }
                self.enter(ScopeKind::Lambda, lambda, None);
                if let Some(parameters) = &lambda.parameters {
                    self.parameters(parameters);
                }
                let around = self.comprehension.take();
                self.visit_expr(&lambda.body);
                self.comprehension = around;
                self.current = outer;
            }
            Expr::ListComp(comp) => self.comprehension(Comprehension {
                kind: ScopeKind::Comprehension,
                what: "list comprehension",
                address: address(comp),
                generators: &comp.generators,
                elements: [Some(&comp.elt), None],
                range: comp.range(),
            }),
            Expr::SetComp(comp) => self.comprehension(Comprehension {
                kind: ScopeKind::Comprehension,
                what: "set comprehension",
                address: address(comp),
                generators: &comp.generators,
                elements: [Some(&comp.elt), None],
                range: comp.range(),
            }),
            Expr::DictComp(comp) => self.comprehension(Comprehension {
                kind: ScopeKind::Comprehension,
                what: "dict comprehension",
                address: address(comp),
                generators: &comp.generators,
                elements: [comp.key.as_deref(), Some(&comp.value)],
                range: comp.range(),
            }),
            Expr::Generator(comp) => self.comprehension(Comprehension::generator(comp, ScopeKind::Generator)),
            Expr::Call(call) => {
                visitor::walk_expr(self, expr);
                if let Some((_, comp)) = eaten(call) {
                    self.comprehension(Comprehension::generator(comp, ScopeKind::Comprehension));
                }
            }
            Expr::Await(_) => {
                self.awaits(expr.range(), "'await' outside async function");
                visitor::walk_expr(self, expr);
            }
            Expr::Yield(_) | Expr::YieldFrom(_) => {
                self.yields(expr.range(), matches!(expr, Expr::YieldFrom(_)));
                visitor::walk_expr(self, expr);
            }
            _ => visitor::walk_expr(self, expr),
        }
    }
}

/// The first `yield`, `await` or `:=` in an expression that must not hold one, and what to call it.
fn forbidden_in_annotation(expr: &Expr) -> Option<(TextRange, &'static str)> {
    struct Finder(Option<(TextRange, &'static str)>);
    impl<'a> Visitor<'a> for Finder {
        fn visit_expr(&mut self, expr: &'a Expr) {
            let what = match expr {
                Expr::Yield(_) | Expr::YieldFrom(_) => "yield expression",
                Expr::Await(_) => "await expression",
                Expr::Named(_) => "named expression",
                Expr::Lambda(_) => return,
                _ => return visitor::walk_expr(self, expr),
            };
            self.0.get_or_insert((expr.range(), what));
        }
    }
    let mut finder = Finder(None);
    finder.visit_expr(expr);
    finder.0
}
