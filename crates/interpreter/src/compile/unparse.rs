//! Expressions back to text, in the words of CPython's own unparser: for `from __future__ import annotations`.
//! It writes one line, with single quotes and only the parentheses that are needed.

use super::literal::{part_value, string_value};
use crate::code::Source;
use ruff_python_ast::{
    self as ast, BoolOp, CmpOp, ConversionFlag, Expr, FStringPart, InterpolatedStringElement, Number, Operator, UnaryOp,
};
use ruff_text_size::Ranged;

pub fn unparse(source: &Source, expr: &Expr) -> String {
    let mut writer = Writer { source, text: String::new() };
    writer.expr(expr, TEST);
    writer.text
}

/// Binding strengths, weakest first.
const TUPLE: u8 = 0;
const TEST: u8 = 1;
const OR: u8 = 2;
const AND: u8 = 3;
const NOT: u8 = 4;
const COMPARE: u8 = 5;
const BIT_OR: u8 = 6;
const BIT_XOR: u8 = 7;
const BIT_AND: u8 = 8;
const SHIFT: u8 = 9;
const SUM: u8 = 10;
const TERM: u8 = 11;
const FACTOR: u8 = 12;
const POWER: u8 = 13;
const AWAIT: u8 = 14;
const ATOM: u8 = 15;

struct Writer<'a> {
    source: &'a Source,
    text: String,
}

impl Writer<'_> {
    fn put(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// Writes between parentheses if the context binds more strongly than the expression.
    fn group(&mut self, strength: u8, context: u8, write: impl FnOnce(&mut Self)) {
        let parenthesized = context > strength;
        if parenthesized {
            self.put("(");
        }
        write(self);
        if parenthesized {
            self.put(")");
        }
    }

    fn list(&mut self, items: &[Expr]) {
        for (index, item) in items.iter().enumerate() {
            self.put(if index > 0 { ", " } else { "" });
            self.expr(item, TEST);
        }
    }

    fn expr(&mut self, expr: &Expr, context: u8) {
        match expr {
            Expr::Name(name) => self.put(&name.id),
            Expr::NoneLiteral(_) => self.put("None"),
            Expr::EllipsisLiteral(_) => self.put("..."),
            Expr::BooleanLiteral(literal) => self.put(if literal.value { "True" } else { "False" }),
            Expr::NumberLiteral(number) => self.number(number),
            Expr::StringLiteral(literal) => {
                let text = string_value(self.source, literal);
                self.put(&quote(&text));
            }
            Expr::BytesLiteral(literal) => {
                let bytes: Vec<u8> = literal.value.iter().flat_map(|part| part.value.iter().copied()).collect();
                let text = format!("b'{}'", bytes.escape_ascii().to_string().replace("\\\"", "\""));
                self.put(&text);
            }
            Expr::FString(string) => self.fstring(string),
            Expr::Attribute(attribute) => {
                self.expr(&attribute.value, ATOM);
                // `1 .real` needs the space.
                let number = matches!(&*attribute.value, Expr::NumberLiteral(ast::ExprNumberLiteral { value: Number::Int(_), .. }));
                self.put(if number { " ." } else { "." });
                self.put(&attribute.attr);
            }
            Expr::Subscript(subscript) => {
                self.expr(&subscript.value, ATOM);
                self.put("[");
                self.expr(&subscript.slice, TUPLE);
                self.put("]");
            }
            Expr::Slice(slice) => self.slice(slice),
            Expr::Call(call) => {
                self.expr(&call.func, ATOM);
                self.put("(");
                self.arguments(&call.arguments);
                self.put(")");
            }
            Expr::Tuple(tuple) => self.group(TUPLE, if tuple.elts.is_empty() { ATOM } else { context }, |this| {
                this.list(&tuple.elts);
                this.put(if tuple.elts.len() == 1 { "," } else { "" });
            }),
            Expr::List(list) => {
                self.put("[");
                self.list(&list.elts);
                self.put("]");
            }
            Expr::Set(set) => {
                self.put("{");
                self.list(&set.elts);
                self.put("}");
            }
            Expr::Dict(dict) => self.dict(dict),
            Expr::Starred(starred) => {
                self.put("*");
                self.expr(&starred.value, BIT_OR);
            }
            Expr::BinOp(binary) => self.binary(binary, context),
            Expr::UnaryOp(unary) => {
                let (sign, strength) = match unary.op {
                    UnaryOp::Not => ("not ", NOT),
                    UnaryOp::USub => ("-", FACTOR),
                    UnaryOp::UAdd => ("+", FACTOR),
                    UnaryOp::Invert => ("~", FACTOR),
                };
                self.group(strength, context, |this| {
                    this.put(sign);
                    this.expr(&unary.operand, strength);
                });
            }
            Expr::BoolOp(bool_op) => {
                let (word, strength) = if bool_op.op == BoolOp::Or { (" or ", OR) } else { (" and ", AND) };
                self.group(strength, context, |this| {
                    for (index, value) in bool_op.values.iter().enumerate() {
                        this.put(if index > 0 { word } else { "" });
                        this.expr(value, strength + 1);
                    }
                });
            }
            Expr::Compare(compare) => self.group(COMPARE, context, |this| {
                this.expr(&compare.left, COMPARE + 1);
                for (op, right) in compare.ops.iter().zip(&compare.comparators) {
                    this.put(comparison(*op));
                    this.expr(right, COMPARE + 1);
                }
            }),
            Expr::If(ternary) => self.group(TEST, context, |this| {
                this.expr(&ternary.body, TEST + 1);
                this.put(" if ");
                this.expr(&ternary.test, TEST + 1);
                this.put(" else ");
                this.expr(&ternary.orelse, TEST);
            }),
            Expr::Lambda(lambda) => self.group(TEST, context, |this| {
                this.put("lambda");
                if let Some(parameters) = lambda.parameters.as_deref().filter(|parameters| !parameters.is_empty()) {
                    this.put(" ");
                    this.parameters(parameters);
                }
                this.put(": ");
                this.expr(&lambda.body, TEST);
            }),
            Expr::Named(named) => self.group(TUPLE, ATOM, |this| {
                this.expr(&named.target, ATOM);
                this.put(" := ");
                this.expr(&named.value, ATOM);
            }),
            Expr::Await(value) => self.group(AWAIT, context, |this| {
                this.put("await ");
                this.expr(&value.value, ATOM);
            }),
            Expr::Yield(value) => self.group(TUPLE, ATOM, |this| {
                this.put("yield");
                if let Some(value) = &value.value {
                    this.put(" ");
                    this.expr(value, TUPLE);
                }
            }),
            Expr::YieldFrom(value) => self.group(TUPLE, ATOM, |this| {
                this.put("yield from ");
                this.expr(&value.value, TEST);
            }),
            Expr::ListComp(comp) => self.comprehension(["[", "]"], &[&comp.elt], &comp.generators),
            Expr::SetComp(comp) => self.comprehension(["{", "}"], &[&comp.elt], &comp.generators),
            Expr::Generator(comp) => self.comprehension(["(", ")"], &[&comp.elt], &comp.generators),
            Expr::DictComp(comp) => {
                let parts: Vec<&Expr> = comp.key.as_deref().into_iter().chain([&*comp.value]).collect();
                self.comprehension(["{", "}"], &parts, &comp.generators);
            }
            Expr::TString(_) | Expr::IpyEscapeCommand(_) => {
                let range = expr.range();
                let text = self.source.text.get(range.start().to_usize()..range.end().to_usize()).unwrap_or("").to_owned();
                self.put(&text);
            }
        }
    }

    fn number(&mut self, number: &ast::ExprNumberLiteral) {
        let text = match &number.value {
            Number::Int(value) => value.as_u64().map_or_else(|| value.to_string().replace('_', ""), |value| value.to_string()),
            Number::Float(value) => float(*value),
            Number::Complex { imag, .. } => format!("{}j", float(*imag).trim_end_matches(".0")),
        };
        self.put(&text);
    }

    fn fstring(&mut self, string: &ast::ExprFString) {
        let mut inner = Writer { source: self.source, text: String::new() };
        for part in &string.value {
            match part {
                FStringPart::Literal(literal) => {
                    let text = part_value(self.source, literal).replace('{', "{{").replace('}', "}}");
                    inner.put(&text);
                }
                FStringPart::FString(fstring) => inner.elements(&fstring.elements),
            }
        }
        let text = quote(&inner.text);
        self.put("f");
        self.put(&text);
    }

    fn elements(&mut self, elements: &[InterpolatedStringElement]) {
        for element in elements {
            match element {
                InterpolatedStringElement::Literal(literal) => {
                    let text = literal.value.replace('{', "{{").replace('}', "}}");
                    self.put(&text);
                }
                InterpolatedStringElement::Interpolation(element) => {
                    self.put("{");
                    self.expr(&element.expression, TEST + 1);
                    self.put(match element.conversion {
                        ConversionFlag::None => "",
                        ConversionFlag::Str => "!s",
                        ConversionFlag::Repr => "!r",
                        ConversionFlag::Ascii => "!a",
                    });
                    if let Some(spec) = &element.format_spec {
                        self.put(":");
                        self.elements(&spec.elements);
                    }
                    self.put("}");
                }
            }
        }
    }

    fn slice(&mut self, slice: &ast::ExprSlice) {
        if let Some(lower) = &slice.lower {
            self.expr(lower, TEST);
        }
        self.put(":");
        if let Some(upper) = &slice.upper {
            self.expr(upper, TEST);
        }
        if let Some(step) = &slice.step {
            self.put(":");
            self.expr(step, TEST);
        }
    }

    fn arguments(&mut self, arguments: &ast::Arguments) {
        self.list(&arguments.args);
        for (index, keyword) in arguments.keywords.iter().enumerate() {
            self.put(if index > 0 || !arguments.args.is_empty() { ", " } else { "" });
            match &keyword.arg {
                Some(name) => {
                    self.put(name);
                    self.put("=");
                }
                None => self.put("**"),
            }
            self.expr(&keyword.value, TEST);
        }
    }

    fn dict(&mut self, dict: &ast::ExprDict) {
        self.put("{");
        for (index, item) in dict.items.iter().enumerate() {
            self.put(if index > 0 { ", " } else { "" });
            match &item.key {
                Some(key) => {
                    self.expr(key, TEST);
                    self.put(": ");
                    self.expr(&item.value, TEST);
                }
                None => {
                    self.put("**");
                    self.expr(&item.value, BIT_OR);
                }
            }
        }
        self.put("}");
    }

    fn binary(&mut self, binary: &ast::ExprBinOp, context: u8) {
        let (sign, strength) = match binary.op {
            Operator::Add => (" + ", SUM),
            Operator::Sub => (" - ", SUM),
            Operator::Mult => (" * ", TERM),
            Operator::MatMult => (" @ ", TERM),
            Operator::Div => (" / ", TERM),
            Operator::Mod => (" % ", TERM),
            Operator::FloorDiv => (" // ", TERM),
            Operator::Pow => (" ** ", POWER),
            Operator::LShift => (" << ", SHIFT),
            Operator::RShift => (" >> ", SHIFT),
            Operator::BitOr => (" | ", BIT_OR),
            Operator::BitXor => (" ^ ", BIT_XOR),
            Operator::BitAnd => (" & ", BIT_AND),
        };
        // `**` alone associates to the right.
        let power = binary.op == Operator::Pow;
        self.group(strength, context, |this| {
            this.expr(&binary.left, if power { strength + 1 } else { strength });
            this.put(sign);
            this.expr(&binary.right, if power { strength } else { strength + 1 });
        });
    }

    fn parameters(&mut self, parameters: &ast::Parameters) {
        let mut parts = Vec::new();
        let mut one = |source, parameter: &ast::ParameterWithDefault| {
            let default = parameter.default.as_ref().map_or_else(String::new, |default| format!("={}", unparse(source, default)));
            parts.push(format!("{}{default}", parameter.parameter.name));
        };
        parameters.posonlyargs.iter().chain(&parameters.args).for_each(|parameter| one(self.source, parameter));
        if !parameters.posonlyargs.is_empty() {
            parts.insert(parameters.posonlyargs.len(), "/".to_owned());
        }
        match &parameters.vararg {
            Some(vararg) => parts.push(format!("*{}", vararg.name)),
            None if !parameters.kwonlyargs.is_empty() => parts.push("*".to_owned()),
            None => {}
        }
        for parameter in &parameters.kwonlyargs {
            let default = parameter.default.as_ref().map_or_else(String::new, |default| format!("={}", unparse(self.source, default)));
            parts.push(format!("{}{default}", parameter.parameter.name));
        }
        parts.extend(parameters.kwarg.iter().map(|kwarg| format!("**{}", kwarg.name)));
        self.put(&parts.join(", "));
    }

    fn comprehension(&mut self, brackets: [&str; 2], parts: &[&Expr], generators: &[ast::Comprehension]) {
        self.put(brackets[0]);
        for (index, part) in parts.iter().enumerate() {
            self.put(if index > 0 { ": " } else { "" });
            self.expr(part, TEST);
        }
        for generator in generators {
            self.put(if generator.is_async { " async for " } else { " for " });
            self.expr(&generator.target, TUPLE);
            self.put(" in ");
            self.expr(&generator.iter, TEST + 1);
            for condition in &generator.ifs {
                self.put(" if ");
                self.expr(condition, TEST + 1);
            }
        }
        self.put(brackets[1]);
    }
}

fn comparison(op: CmpOp) -> &'static str {
    match op {
        CmpOp::Eq => " == ",
        CmpOp::NotEq => " != ",
        CmpOp::Lt => " < ",
        CmpOp::LtE => " <= ",
        CmpOp::Gt => " > ",
        CmpOp::GtE => " >= ",
        CmpOp::Is => " is ",
        CmpOp::IsNot => " is not ",
        CmpOp::In => " in ",
        CmpOp::NotIn => " not in ",
    }
}

/// A float as Python writes it: the shortest text that reads back, with an exponent from 1e16 on.
fn float(value: f64) -> String {
    if value.is_infinite() {
        return "1e309".to_owned();
    }
    let magnitude = value.abs();
    if magnitude != 0.0 && !(1e-4..1e16).contains(&magnitude) {
        let text = format!("{value:e}");
        let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
        let (sign, digits) = exponent.strip_prefix('-').map_or(("+", exponent), |digits| ("-", digits));
        return format!("{mantissa}e{sign}{digits:0>2}");
    }
    format!("{value:?}")
}

/// A string literal with the quotes that `repr` would choose.
fn quote(text: &str) -> String {
    let mark = if text.contains('\'') && !text.contains('"') { '"' } else { '\'' };
    let mut quoted = String::from(mark);
    for character in text.chars() {
        match character {
            '\n' => quoted.push_str("\\n"),
            '\r' => quoted.push_str("\\r"),
            '\t' => quoted.push_str("\\t"),
            '\\' => quoted.push_str("\\\\"),
            character if character == mark => quoted.extend(['\\', mark]),
            character if (character as u32) < 0x20 || character as u32 == 0x7F => quoted.push_str(&format!("\\x{:02x}", character as u32)),
            character => quoted.push(character),
        }
    }
    quoted.push(mark);
    quoted
}
