//! Whole programs: modules, cells and single expressions, and their `__future__` imports.
//! Only this file knows what the value of a cell is.

use super::statement::is_string;
use super::{Compiled, Compiler};
use crate::code::{Mode, Op};
use ruff_python_ast::{Mod, ModModule, Stmt};
use ruff_text_size::{Ranged, TextRange};

/// Features that `from __future__ import` knows.
const FEATURES: [&str; 10] = [
    "nested_scopes",
    "generators",
    "division",
    "absolute_import",
    "with_statement",
    "print_function",
    "unicode_literals",
    "barry_as_FLUFL",
    "generator_stop",
    "annotations",
];

/// Does the program say `from __future__ import annotations`?
pub fn future_annotations(syntax: &Mod) -> bool {
    let Mod::Module(module) = syntax else { return false };
    module.body.iter().any(|stmt| match stmt {
        Stmt::ImportFrom(import) if import.module.as_deref() == Some("__future__") => {
            import.names.iter().any(|alias| alias.name.as_str() == "annotations")
        }
        _ => false,
    })
}

impl<'a> Compiler<'a> {
    pub fn module(&mut self, syntax: &'a Mod) -> Compiled<()> {
        let range = TextRange::default();
        self.prologue(range);
        match syntax {
            Mod::Expression(expression) => {
                let value = self.value(&expression.body)?;
                self.emit(Op::Return, value, 0, 0, expression.range());
            }
            Mod::Module(module) => self.statements(module)?,
        }
        self.patch_handlers();
        Ok(())
    }

    fn statements(&mut self, module: &'a ModModule) -> Compiled<()> {
        self.check_future_imports(module)?;
        let start = TextRange::default();
        if self.tree.scopes[0].has_annotations {
            self.emit(Op::SetupAnnotations, 0, 0, 0, start);
        }
        if self.mode == Mode::Exec {
            self.unit.docstring = self.docstring(&module.body);
            if let (Some(text), Some(first)) = (self.unit.docstring.clone(), module.body.first()) {
                let mark = self.mark();
                let value = self.temp()?;
                self.load_string(value, &text, first.range());
                self.emit_global(Op::StoreGlobal, value, "__doc__", first.range())?;
                self.release(mark);
            }
        }
        if let (Mode::Cell | Mode::Interactive, Some((last, others))) = (self.mode, module.body.split_last())
            && (self.mode == Mode::Cell || last.is_expr_stmt())
        {
            self.body(others)?;
            return self.last_statement(last);
        }
        self.body(&module.body)?;
        self.return_none(module.range())
    }

    /// The last statement of a cell, whose value is the cell's.
    fn last_statement(&mut self, stmt: &'a Stmt) -> Compiled<()> {
        let range = stmt.range();
        let value = match stmt {
            Stmt::Expr(stmt) => Some(self.value(&stmt.value)?),
            Stmt::Assign(assign) => Some(self.assign(assign)?),
            Stmt::AugAssign(assign) => Some(self.augmented(assign)?),
            Stmt::AnnAssign(assign) => self.annotated(assign)?,
            stmt => {
                self.statement(stmt)?;
                None
            }
        };
        match value {
            Some(value) => self.emit(Op::Return, value, 0, 0, range),
            None => self.return_none(range)?,
        }
        Ok(())
    }

    fn check_future_imports(&mut self, module: &'a ModModule) -> Compiled<()> {
        let mut early = true;
        for (index, stmt) in module.body.iter().enumerate() {
            match stmt {
                Stmt::Expr(stmt) if index == 0 && is_string(&stmt.value) => {}
                Stmt::ImportFrom(import) if import.module.as_deref() == Some("__future__") && import.level == 0 => {
                    if !early {
                        return Err(self.error(import.range(), "from __future__ imports must occur at the beginning of the file"));
                    }
                    self.future_end = import.end();
                    for alias in &import.names {
                        let name = alias.name.as_str();
                        if name == "braces" {
                            return Err(self.error(import.range(), "not a chance"));
                        }
                        if !FEATURES.contains(&name) {
                            return Err(self.error(import.range(), format!("future feature {name} is not defined")));
                        }
                    }
                }
                _ => early = false,
            }
        }
        Ok(())
    }
}
