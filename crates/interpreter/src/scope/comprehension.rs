//! Names in comprehensions and assignment expressions, and the frames that `await` and `yield` need.
//! A part of the collecting pass.

use super::collect::Collector;
use super::{ScopeKind, address};
use ruff_python_ast::visitor::Visitor;
use ruff_python_ast::{self as ast, Expr};
use ruff_text_size::{Ranged, TextRange};

const ASYNC_COMPREHENSION: &str = "asynchronous comprehension outside of an asynchronous function";

/// What the four kinds of comprehensions have in common.
pub struct Comprehension<'a> {
    pub kind: ScopeKind,
    pub what: &'static str,
    pub address: usize,
    pub generators: &'a [ast::Comprehension],
    pub elements: [Option<&'a Expr>; 2],
    pub range: TextRange,
}

impl<'a> Comprehension<'a> {
    /// A generator expression, as a function or as a loop.
    pub fn generator(comp: &'a ast::ExprGenerator, kind: ScopeKind) -> Self {
        Self {
            kind,
            what: "generator expression",
            address: address(comp),
            generators: &comp.generators,
            elements: [Some(&comp.elt), None],
            range: comp.range(),
        }
    }
}

impl Collector<'_> {
    pub fn walrus(&mut self, named: &ast::ExprNamed) {
        self.visit_expr(&named.value);
        let Expr::Name(name) = &*named.target else { return };
        if self.iterables > 0 {
            return self.fail(named.range(), "assignment expression cannot be used in a comprehension iterable expression");
        }
        // The name is bound in the scope around the comprehensions, so it is only used in theirs.
        let inner = self.current;
        while self.tree.scopes[self.current].kind.is_comprehension() {
            if self.symbol(&name.id).iterated {
                let message = format!("assignment expression cannot rebind comprehension iteration variable '{}'", name.id);
                self.fail(name.range(), message);
            }
            let symbol = self.symbol(&name.id);
            symbol.used = true;
            symbol.walrus = true;
            self.current = self.scope().parent.unwrap_or(0);
        }
        if self.scope().kind == ScopeKind::Class && inner != self.current {
            self.fail(name.range(), "assignment expression within a comprehension cannot be used in a class body");
        }
        self.bind(&name.id, name.range());
        self.symbol(&name.id).walrus = true;
        self.current = inner;
    }

    pub fn comprehension<'a>(&mut self, comprehension: Comprehension<'a>) {
        let Comprehension { kind, what, address, generators, elements, range } = comprehension;
        let Some((first, rest)) = generators.split_first() else { return };
        // A generator expression that is a loop, too, was here before; its first iterable is evaluated once.
        let again = kind == ScopeKind::Comprehension && self.tree.by_node.contains_key(&address);
        if !again {
            self.iterable(&first.iter);
        }
        let outer = self.current;
        let around = self.comprehension.replace((what, range));
        let id = self.open(kind, None);
        if again {
            self.tree.fused.insert(address, id);
        } else {
            self.tree.by_node.insert(address, id);
        }
        if kind == ScopeKind::Generator {
            let scope = self.scope();
            let symbol = scope.entry(".0");
            (symbol.bound, symbol.parameter) = (true, true);
            scope.parameters.push(".0".into());
        }
        if generators.iter().any(|generator| generator.is_async) {
            self.awaits(range, ASYNC_COMPREHENSION);
        }
        self.comprehension_target(first);
        first.ifs.iter().for_each(|condition| self.visit_expr(condition));
        for generator in rest {
            self.iterable(&generator.iter);
            self.comprehension_target(generator);
            generator.ifs.iter().for_each(|condition| self.visit_expr(condition));
        }
        elements.into_iter().flatten().for_each(|element| self.visit_expr(element));
        self.current = outer;
        self.comprehension = around;
    }

    fn comprehension_target(&mut self, generator: &ast::Comprehension) {
        if let Some((name, range)) = self.rebound_walrus(&generator.target) {
            self.fail(range, format!("comprehension inner loop cannot rebind assignment expression target '{name}'"));
        }
        self.visit_expr(&generator.target);
    }

    /// A target name that an assignment expression in the same comprehension has already bound outside.
    fn rebound_walrus(&mut self, target: &Expr) -> Option<(String, TextRange)> {
        match target {
            Expr::Name(name) => {
                let symbol = self.symbol(&name.id);
                (symbol.walrus && !symbol.bound).then(|| (name.id.to_string(), name.range()))
            }
            Expr::Tuple(tuple) => tuple.elts.iter().find_map(|target| self.rebound_walrus(target)),
            Expr::List(list) => list.elts.iter().find_map(|target| self.rebound_walrus(target)),
            Expr::Starred(starred) => self.rebound_walrus(&starred.value),
            _ => None,
        }
    }

    fn iterable(&mut self, iterable: &Expr) {
        self.iterables += 1;
        self.visit_expr(iterable);
        self.iterables -= 1;
    }

    pub fn awaits(&mut self, range: TextRange, complaint: &str) {
        let (complaint, range) = match self.comprehension {
            Some((_, range)) => (ASYNC_COMPREHENSION, range),
            None => (complaint, range),
        };
        let top_level_await = self.settings.top_level_await;
        let frame = self.tree.scopes[self.current].frame;
        let scope = &mut self.tree.scopes[frame];
        scope.has_await = true;
        let message = match scope.kind {
            ScopeKind::Module if top_level_await => return,
            ScopeKind::Function if scope.is_async => return,
            ScopeKind::Generator => return,
            ScopeKind::Module | ScopeKind::Class if complaint == "'await' outside async function" => "'await' outside function",
            _ => complaint,
        };
        self.fail(range, message.to_owned());
    }

    pub fn yields(&mut self, range: TextRange, from: bool) {
        if let Some((what, _)) = self.comprehension {
            return self.fail(range, format!("'yield' inside {what}"));
        }
        let frame = self.tree.scopes[self.current].frame;
        let scope = &mut self.tree.scopes[frame];
        scope.has_yield = true;
        let asynchronous = scope.is_async;
        if !scope.kind.is_function() {
            self.fail(range, "'yield' outside function");
        } else if from && asynchronous {
            self.fail(range, "'yield from' inside async function");
        }
    }
}
