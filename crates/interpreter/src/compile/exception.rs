//! `try`.
use super::{Compiler, Result_};
use ruff_python_ast as ast;
impl<'a> Compiler<'a> {
    pub fn try_statement(&mut self, _stmt: &'a ast::StmtTry) -> Result_<()> {
        Ok(())
    }
}
