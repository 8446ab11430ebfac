//! `with`.
use super::{Compiler, Result_};
use ruff_python_ast as ast;
impl<'a> Compiler<'a> {
    pub fn with_statement(&mut self, _stmt: &'a ast::StmtWith) -> Result_<()> {
        Ok(())
    }
}
