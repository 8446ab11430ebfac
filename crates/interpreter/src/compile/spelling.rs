//! Names that a text cannot spell, put back into its tree: of a text that was written from a tree of nodes (`code::Places`).
//! It recurses as deep as the tree is, on the stack that compiling has.

use crate::code::Places;
use ruff_python_ast::visitor::transformer::{self, Transformer};
use ruff_python_ast::{self as ast, ExceptHandler, Expr, Mod, Pattern, Stmt, name::Name};

/// Gives each name that stands for another the name that is meant.
pub fn undo(places: &Places, syntax: &mut Mod) {
    if !places.has_names() {
        return;
    }
    let names = Names { places };
    match syntax {
        Mod::Module(module) => names.visit_body(&mut module.body),
        Mod::Expression(expression) => names.visit_expr(&mut expression.body),
    }
}

struct Names<'a> {
    places: &'a Places,
}

impl Names<'_> {
    fn name(&self, name: &mut Name) {
        if let Some(meant) = self.places.meant(name) {
            *name = Name::from(meant);
        }
    }
    fn identifier(&self, identifier: &mut ast::Identifier) {
        self.name(&mut identifier.id);
    }
    fn optional(&self, identifier: &mut Option<ast::Identifier>) {
        if let Some(identifier) = identifier {
            self.identifier(identifier);
        }
    }
}

impl Transformer for Names<'_> {
    fn visit_stmt(&self, stmt: &mut Stmt) {
        match stmt {
            Stmt::FunctionDef(def) => self.identifier(&mut def.name),
            Stmt::ClassDef(def) => self.identifier(&mut def.name),
            Stmt::ImportFrom(import) => self.optional(&mut import.module),
            Stmt::Global(stmt) => stmt.names.iter_mut().for_each(|name| self.identifier(name)),
            Stmt::Nonlocal(stmt) => stmt.names.iter_mut().for_each(|name| self.identifier(name)),
            _ => {}
        }
        transformer::walk_stmt(self, stmt);
    }
    fn visit_expr(&self, expr: &mut Expr) {
        match expr {
            Expr::Name(name) => self.name(&mut name.id),
            Expr::Attribute(attribute) => self.identifier(&mut attribute.attr),
            _ => {}
        }
        transformer::walk_expr(self, expr);
    }
    fn visit_alias(&self, alias: &mut ast::Alias) {
        self.identifier(&mut alias.name);
        self.optional(&mut alias.asname);
    }
    fn visit_parameter(&self, parameter: &mut ast::Parameter) {
        self.identifier(&mut parameter.name);
        transformer::walk_parameter(self, parameter);
    }
    fn visit_keyword(&self, keyword: &mut ast::Keyword) {
        self.optional(&mut keyword.arg);
        transformer::walk_keyword(self, keyword);
    }
    fn visit_except_handler(&self, handler: &mut ExceptHandler) {
        let ExceptHandler::ExceptHandler(inner) = handler;
        self.optional(&mut inner.name);
        transformer::walk_except_handler(self, handler);
    }
    fn visit_pattern(&self, pattern: &mut Pattern) {
        match pattern {
            Pattern::MatchMapping(mapping) => self.optional(&mut mapping.rest),
            Pattern::MatchStar(star) => self.optional(&mut star.name),
            Pattern::MatchAs(inner) => self.optional(&mut inner.name),
            _ => {}
        }
        transformer::walk_pattern(self, pattern);
    }
    fn visit_pattern_keyword(&self, keyword: &mut ast::PatternKeyword) {
        self.identifier(&mut keyword.attr);
        transformer::walk_pattern_keyword(self, keyword);
    }
}
