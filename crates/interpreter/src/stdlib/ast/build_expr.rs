//! From the parser's tree to nodes: expressions, parameters and arguments.

use super::build::Builder;
use super::grammar_data::Class;
use crate::compile::number_value;
use crate::native::Res;
use crate::object::Object;
use ruff_python_ast::{self as ast, BoolOp, CmpOp, Expr, Operator, UnaryOp};
use ruff_text_size::{Ranged, TextRange};

impl Builder<'_> {
    pub fn expr(&mut self, expr: &Expr) -> Res {
        let range = expr.range();
        match expr {
            Expr::BoolOp(expr) => {
                let op = self.shared(if expr.op == BoolOp::And { Class::And } else { Class::Or });
                let values = self.exprs(&expr.values)?;
                self.node(Class::BoolOp, &[op, values], range)
            }
            Expr::Named(expr) => {
                let (target, value) = (self.expr(&expr.target)?, self.expr(&expr.value)?);
                self.node(Class::NamedExpr, &[target, value], range)
            }
            Expr::BinOp(expr) => {
                let (left, right) = (self.expr(&expr.left)?, self.expr(&expr.right)?);
                let op = self.operator(expr.op);
                self.node(Class::BinOp, &[left, op, right], range)
            }
            Expr::UnaryOp(expr) => {
                let op = self.shared(match expr.op {
                    UnaryOp::Invert => Class::Invert,
                    UnaryOp::Not => Class::Not,
                    UnaryOp::UAdd => Class::UAdd,
                    UnaryOp::USub => Class::USub,
                });
                let operand = self.expr(&expr.operand)?;
                self.node(Class::UnaryOp, &[op, operand], range)
            }
            Expr::Lambda(expr) => {
                let parameters = match &expr.parameters {
                    Some(parameters) => self.parameters(parameters)?,
                    None => self.parameters(&ast::Parameters::default())?,
                };
                let body = self.expr(&expr.body)?;
                self.node(Class::Lambda, &[parameters, body], range)
            }
            Expr::If(expr) => {
                let (test, body, orelse) = (self.expr(&expr.test)?, self.expr(&expr.body)?, self.expr(&expr.orelse)?);
                self.node(Class::IfExp, &[test, body, orelse], range)
            }
            Expr::Dict(expr) => {
                let keys = self.list(&expr.items, |this, item| this.optional(item.key.as_ref()))?;
                let values = self.exprs(expr.items.iter().map(|item| &item.value))?;
                self.node(Class::Dict, &[keys, values], range)
            }
            Expr::Set(expr) => {
                let items = self.exprs(&expr.elts)?;
                self.node(Class::Set, &[items], range)
            }
            Expr::ListComp(expr) => self.comprehension(Class::ListComp, &expr.elt, &expr.generators, range),
            Expr::SetComp(expr) => self.comprehension(Class::SetComp, &expr.elt, &expr.generators, range),
            Expr::Generator(expr) => self.comprehension(Class::GeneratorExp, &expr.elt, &expr.generators, range),
            Expr::DictComp(expr) => {
                let Some(key) = &expr.key else { return self.refuse("dict unpacking cannot be used in dict comprehension", range) };
                let (key, value) = (self.expr(key)?, self.expr(&expr.value)?);
                let generators = self.generators(&expr.generators)?;
                self.node(Class::DictComp, &[key, value, generators], range)
            }
            Expr::Await(expr) => {
                let value = self.expr(&expr.value)?;
                self.node(Class::Await, &[value], range)
            }
            Expr::Yield(expr) => {
                let value = self.optional(expr.value.as_deref())?;
                self.node(Class::Yield, &[value], range)
            }
            Expr::YieldFrom(expr) => {
                let value = self.expr(&expr.value)?;
                self.node(Class::YieldFrom, &[value], range)
            }
            Expr::Compare(expr) => {
                let left = self.expr(&expr.left)?;
                let ops = self.list(&expr.ops, |this, &op| Ok(this.comparison(op)))?;
                let others = self.exprs(&expr.comparators)?;
                self.node(Class::Compare, &[left, ops, others], range)
            }
            Expr::Call(expr) => self.call(expr, range),
            Expr::FString(expr) => self.fstring(expr),
            Expr::StringLiteral(expr) => self.string(expr),
            Expr::BytesLiteral(expr) => {
                let value = crate::compile::bytes_value(self.source, expr);
                let value = self.vm.heap.bytes(value);
                self.constant(value, range)
            }
            Expr::NumberLiteral(expr) => match number_value(self.source, expr) {
                Ok(value) => {
                    let value = self.vm.constant(&value);
                    self.constant(value, range)
                }
                Err(error) => self.raise(&error),
            },
            Expr::BooleanLiteral(expr) => self.constant(Object::bool(expr.value), range),
            Expr::NoneLiteral(_) => self.constant(Object::NONE, range),
            Expr::EllipsisLiteral(_) => self.constant(Object::ELLIPSIS, range),
            Expr::Attribute(expr) => {
                let (value, name) = (self.expr(&expr.value)?, self.name(&expr.attr));
                let context = self.context(expr.ctx);
                self.node(Class::Attribute, &[value, name, context], range)
            }
            Expr::Subscript(expr) => {
                let (value, slice) = (self.expr(&expr.value)?, self.expr(&expr.slice)?);
                let context = self.context(expr.ctx);
                self.node(Class::Subscript, &[value, slice, context], range)
            }
            Expr::Starred(expr) => {
                let value = self.expr(&expr.value)?;
                let context = self.context(expr.ctx);
                self.node(Class::Starred, &[value, context], range)
            }
            Expr::Name(expr) => {
                let name = self.name(&expr.id);
                let context = self.context(expr.ctx);
                self.node(Class::Name, &[name, context], range)
            }
            Expr::List(expr) => {
                let items = self.exprs(&expr.elts)?;
                let context = self.context(expr.ctx);
                self.node(Class::List, &[items, context], range)
            }
            Expr::Tuple(expr) => {
                let items = self.exprs(&expr.elts)?;
                let context = self.context(expr.ctx);
                self.node(Class::Tuple, &[items, context], range)
            }
            Expr::Slice(expr) => {
                let lower = self.optional(expr.lower.as_deref())?;
                let upper = self.optional(expr.upper.as_deref())?;
                let step = self.optional(expr.step.as_deref())?;
                self.node(Class::Slice, &[lower, upper, step], range)
            }
            Expr::TString(_) | Expr::IpyEscapeCommand(_) => self.refuse("invalid syntax", range),
        }
    }

    pub fn constant(&mut self, value: Object, range: TextRange) -> Res {
        self.node(Class::Constant, &[value, Object::NONE], range)
    }

    pub fn operator(&self, op: Operator) -> Object {
        self.shared(match op {
            Operator::Add => Class::Add,
            Operator::Sub => Class::Sub,
            Operator::Mult => Class::Mult,
            Operator::MatMult => Class::MatMult,
            Operator::Div => Class::Div,
            Operator::Mod => Class::Mod,
            Operator::Pow => Class::Pow,
            Operator::LShift => Class::LShift,
            Operator::RShift => Class::RShift,
            Operator::BitOr => Class::BitOr,
            Operator::BitXor => Class::BitXor,
            Operator::BitAnd => Class::BitAnd,
            Operator::FloorDiv => Class::FloorDiv,
        })
    }

    fn comparison(&self, op: CmpOp) -> Object {
        self.shared(match op {
            CmpOp::Eq => Class::Eq,
            CmpOp::NotEq => Class::NotEq,
            CmpOp::Lt => Class::Lt,
            CmpOp::LtE => Class::LtE,
            CmpOp::Gt => Class::Gt,
            CmpOp::GtE => Class::GtE,
            CmpOp::Is => Class::Is,
            CmpOp::IsNot => Class::IsNot,
            CmpOp::In => Class::In,
            CmpOp::NotIn => Class::NotIn,
        })
    }

    fn comprehension(&mut self, class: Class, item: &Expr, generators: &[ast::Comprehension], range: TextRange) -> Res {
        let item = self.expr(item)?;
        let generators = self.generators(generators)?;
        self.node(class, &[item, generators], range)
    }

    fn generators(&mut self, generators: &[ast::Comprehension]) -> Res {
        self.list(generators, |this, generator| {
            let (target, iter) = (this.expr(&generator.target)?, this.expr(&generator.iter)?);
            let conditions = this.exprs(&generator.ifs)?;
            this.bare(Class::Comprehension, &[target, iter, conditions, Object::small(i64::from(generator.is_async))])
        })
    }

    fn call(&mut self, call: &ast::ExprCall, range: TextRange) -> Res {
        let function = self.expr(&call.func)?;
        let whole = call.arguments.range();
        let arguments = self.list(&call.arguments.args, |this, argument| match argument {
            // The parentheses of the call are those of the generator.
            Expr::Generator(generator) if !generator.parenthesized => {
                this.comprehension(Class::GeneratorExp, &generator.elt, &generator.generators, whole)
            }
            argument => this.expr(argument),
        })?;
        let keywords = self.list(&call.arguments.keywords, Self::keyword_argument)?;
        self.node(Class::Call, &[function, arguments, keywords], range)
    }

    pub fn keyword_argument(&mut self, keyword: &ast::Keyword) -> Res {
        let name = self.optional_name(keyword.arg.as_ref());
        let value = self.expr(&keyword.value)?;
        self.node(Class::Keyword, &[name, value], keyword.range)
    }

    pub fn parameters(&mut self, parameters: &ast::Parameters) -> Res {
        let first = self.list(&parameters.posonlyargs, |this, one| this.parameter(&one.parameter))?;
        let middle = self.list(&parameters.args, |this, one| this.parameter(&one.parameter))?;
        let rest = parameters.vararg.as_deref().map_or(Ok(Object::NONE), |one| self.parameter(one))?;
        let named = self.list(&parameters.kwonlyargs, |this, one| this.parameter(&one.parameter))?;
        let named_defaults = self.list(&parameters.kwonlyargs, |this, one| this.optional(one.default.as_deref()))?;
        let others = parameters.kwarg.as_deref().map_or(Ok(Object::NONE), |one| self.parameter(one))?;
        let both = parameters.posonlyargs.iter().chain(&parameters.args);
        let defaults = self.exprs(both.filter_map(|one| one.default.as_deref()))?;
        self.bare(Class::Arguments, &[first, middle, rest, named, named_defaults, others, defaults])
    }
    fn parameter(&mut self, parameter: &ast::Parameter) -> Res {
        let name = self.name(&parameter.name);
        let annotation = self.optional(parameter.annotation.as_deref())?;
        self.node(Class::Arg, &[name, annotation, Object::NONE], TextRange::new(parameter.name.range.start(), parameter.range.end()))
    }
}
