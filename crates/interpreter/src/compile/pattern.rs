//! `match`.
use super::{Compiler, Result_};
use ruff_python_ast as ast;
impl<'a> Compiler<'a> {
    pub fn match_statement(&mut self, _stmt: &'a ast::StmtMatch) -> Result_<()> {
        Ok(())
    }
}
