//! Expressions back to text.
use crate::code::Source;
use ruff_python_ast::Expr;
use ruff_text_size::Ranged;
pub fn unparse(source: &Source, expr: &Expr) -> String {
    let range = expr.range();
    source.text.get(range.start().to_usize()..range.end().to_usize()).unwrap_or("").to_owned()
}
