//! Literals and displays: numbers, strings, f-strings, tuples, lists, sets and dicts.
//! Long displays are built in pieces, so that their length is not bounded by the registers.

use super::fold::integer;
use super::text::{self, Literal};
use super::{Compiled, Compiler, Reg};
use crate::code::{Const, NO_REG, Op, Source};
use crate::parse::SyntaxError;
use num_bigint::BigInt;
use num_traits::Num;
use ruff_python_ast::{self as ast, ConversionFlag, Expr, FStringPart, InterpolatedStringElement, Number, StringLiteral};
use ruff_text_size::{Ranged, TextRange};

/// Items that are collected in registers before one instruction takes them.
const PIECE: usize = 64;
/// CPython's default for `sys.set_int_max_str_digits`.
const MAX_DIGITS: usize = 4300;

impl<'a> Compiler<'a> {
    /// The value of a literal; None for other expressions.
    pub fn literal(&mut self, expr: &'a Expr) -> Compiled<Option<Const>> {
        Ok(Some(match expr {
            Expr::NoneLiteral(_) => Const::None,
            Expr::EllipsisLiteral(_) => Const::Ellipsis,
            Expr::BooleanLiteral(literal) => Const::Bool(literal.value),
            Expr::StringLiteral(literal) => Const::Str(self.string(literal)),
            Expr::BytesLiteral(literal) => Const::Bytes(bytes_value(self.source, literal)),
            Expr::NumberLiteral(literal) => number_value(self.source, literal)?,
            _ => return Ok(None),
        }))
    }

    pub fn string(&self, literal: &ast::ExprStringLiteral) -> String {
        string_value(self.source, literal)
    }

    pub fn tuple_into(&mut self, expr: &'a Expr, items: &'a [Expr], to: Reg) -> Compiled<()> {
        if let Some(value) = self.constant(expr)? {
            self.load_const(to, value, expr.range());
            return Ok(());
        }
        self.items_into(items, Op::BuildTuple, to, expr.range())
    }

    pub fn list_into(&mut self, items: &'a [Expr], to: Reg, range: TextRange) -> Compiled<()> {
        if items.len() > 2
            && let Some(values) = self.constants(items)?
        {
            return self.constant_items_into(Const::Tuple(values), Op::BuildList, Op::ListExtend, to, range);
        }
        self.items_into(items, Op::BuildList, to, range)
    }

    pub fn set_into(&mut self, items: &'a [Expr], to: Reg, range: TextRange) -> Compiled<()> {
        if items.len() > 2
            && let Some(values) = self.constants(items)?
        {
            return self.constant_items_into(Const::FrozenSet(values), Op::BuildSet, Op::SetUpdate, to, range);
        }
        self.items_into(items, Op::BuildSet, to, range)
    }

    fn constant_items_into(&mut self, items: Const, build: Op, extend: Op, to: Reg, range: TextRange) -> Compiled<()> {
        let collection = self.scratch(to)?;
        let constant = self.temp()?;
        self.load_const(constant, items, range);
        self.emit(build, collection, constant, 0, range);
        self.emit(extend, collection, constant, 0, range);
        self.copy(to, collection, range);
        Ok(())
    }

    /// A tuple, list or set of any items, starred ones included.
    pub fn items_into(&mut self, items: &'a [Expr], build: Op, to: Reg, range: TextRange) -> Compiled<()> {
        let plain = items.iter().take(PIECE).take_while(|item| !item.is_starred_expr()).count();
        let (first, rest) = items.split_at(plain);
        if rest.is_empty() {
            let base = self.temps(first.len())?;
            for (offset, item) in first.iter().enumerate() {
                self.value_into(item, base + offset as Reg)?;
            }
            self.emit(build, to, base, first.len() as u16, range);
            return Ok(());
        }
        let (start, append, extend) =
            if build == Op::BuildSet { (Op::BuildSet, Op::SetAdd, Op::SetUpdate) } else { (Op::BuildList, Op::ListAppend, Op::ListExtend) };
        let collection = self.scratch(to)?;
        let mark = self.mark();
        let base = self.temps(first.len())?;
        for (offset, item) in first.iter().enumerate() {
            self.value_into(item, base + offset as Reg)?;
        }
        self.emit(start, collection, base, first.len() as u16, range);
        self.release(mark);
        for item in rest {
            let (op, item) = match item {
                Expr::Starred(starred) => (extend, &*starred.value),
                item => (append, item),
            };
            let value = self.value(item)?;
            self.emit(op, collection, value, 0, range);
            self.release(mark);
        }
        if build == Op::BuildTuple {
            self.emit(Op::ListToTuple, to, collection, 0, range);
        } else {
            self.copy(to, collection, range);
        }
        Ok(())
    }

    pub fn dict_into(&mut self, dict: &'a ast::ExprDict, to: Reg) -> Compiled<()> {
        let range = dict.range();
        let plain = dict.items.iter().take(PIECE).take_while(|item| item.key.is_some()).count();
        let (first, rest) = dict.items.split_at(plain);
        let result = if rest.is_empty() { to } else { self.scratch(to)? };
        let mark = self.mark();
        let base = self.temps(2 * first.len())?;
        for (offset, item) in first.iter().enumerate() {
            let pair = base + 2 * offset as Reg;
            self.value_or_none(item.key.as_ref(), pair, range)?;
            self.value_into(&item.value, pair + 1)?;
        }
        self.emit(Op::BuildDict, result, base, first.len() as u16, range);
        self.release(mark);
        for item in rest {
            match &item.key {
                Some(key) => {
                    let key = self.value(key)?;
                    let value = self.value(&item.value)?;
                    self.emit(Op::MapAdd, result, key, value, range);
                }
                None => {
                    let value = self.value(&item.value)?;
                    self.emit(Op::DictUpdate, result, value, 0, range);
                }
            }
            self.release(mark);
        }
        self.copy(to, result, range);
        Ok(())
    }

    pub fn fstring_into(&mut self, string: &'a ast::ExprFString, to: Reg) -> Compiled<()> {
        let mut pieces = Vec::new();
        for part in &string.value {
            match part {
                FStringPart::Literal(literal) => add_text(&mut pieces, part_value(self.source, literal)),
                FStringPart::FString(fstring) => {
                    let raw = matches!(fstring.flags.prefix(), ast::str_prefix::FStringPrefix::Raw { .. });
                    self.pieces(&fstring.elements, raw, &mut pieces);
                }
            }
        }
        self.pieces_into(pieces, to, string.range())
    }

    fn pieces(&self, elements: &'a [InterpolatedStringElement], raw: bool, pieces: &mut Vec<Piece<'a>>) {
        for element in elements {
            match element {
                InterpolatedStringElement::Literal(literal) => {
                    add_text(pieces, formatted_value(self.source, literal, raw));
                }
                InterpolatedStringElement::Interpolation(element) => {
                    if let Some(debug) = &element.debug_text {
                        add_text(pieces, debug.as_str().replace("\r\n", "\n"));
                    }
                    pieces.push(Piece::Value(element, raw));
                }
            }
        }
    }

    fn pieces_into(&mut self, pieces: Vec<Piece<'a>>, to: Reg, range: TextRange) -> Compiled<()> {
        if let [Piece::Value(element, raw)] = pieces[..] {
            return self.formatted_into(element, raw, to, false, range);
        }
        if pieces.is_empty() {
            self.load_string(to, "", range);
            return Ok(());
        }
        if let [Piece::Text(text)] = &pieces[..] {
            self.load_string(to, text, range);
            return Ok(());
        }
        let base = self.temps(pieces.len())?;
        let count = pieces.len() as u16;
        for (offset, piece) in pieces.into_iter().enumerate() {
            match piece {
                Piece::Text(text) => self.load_const(base + offset as Reg, Const::Str(text), range),
                Piece::Value(element, raw) => self.formatted_into(element, raw, base + offset as Reg, true, range)?,
            }
        }
        self.emit(Op::BuildString, to, base, count, range);
        Ok(())
    }

    /// A field of an f-string; `joined` with others next, which can make the text of a plain value itself.
    fn formatted_into(
        &mut self,
        element: &'a ast::InterpolatedElement,
        raw: bool,
        to: Reg,
        joined: bool,
        range: TextRange,
    ) -> Compiled<()> {
        let mark = self.mark();
        let value = self.operand(&element.expression, to)?;
        let spec = match &element.format_spec {
            Some(spec) => {
                let mut pieces = Vec::new();
                self.pieces(&spec.elements, raw, &mut pieces);
                let register = self.temp()?;
                self.pieces_into(pieces, register, range)?;
                register
            }
            None => NO_REG,
        };
        let conversion = match element.conversion {
            ConversionFlag::None if element.debug_text.is_some() && element.format_spec.is_none() => 2,
            ConversionFlag::None if joined && element.format_spec.is_none() => 4,
            ConversionFlag::None => 0,
            ConversionFlag::Str => 1,
            ConversionFlag::Repr => 2,
            ConversionFlag::Ascii => 3,
        };
        self.emit_x(Op::FormatValue, conversion, to, value, spec, range);
        self.release(mark);
        Ok(())
    }
}

/// The value of a number.
///
/// # Errors
/// For a decimal number of too many digits.
pub fn number_value(source: &Source, literal: &ast::ExprNumberLiteral) -> Compiled<Const> {
    Ok(match &literal.value {
        Number::Int(value) => match value.as_i64() {
            Some(value) => Const::Int(value),
            None => big(source, &value.to_string(), literal.range())?,
        },
        Number::Float(value) => Const::Float(*value),
        Number::Complex { imag, .. } => Const::Imaginary(*imag),
    })
}

fn big(source: &Source, digits: &str, range: TextRange) -> Compiled<Const> {
    let digits = digits.replace('_', "").to_ascii_lowercase();
    let (radix, digits) = match digits.get(..2) {
        Some("0x") => (16, &digits[2..]),
        Some("0o") => (8, &digits[2..]),
        Some("0b") => (2, &digits[2..]),
        _ => (10, &digits[..]),
    };
    if radix == 10 && digits.len() > MAX_DIGITS {
        let message = format!(
            "Exceeds the limit ({MAX_DIGITS} digits) for integer string conversion: value has {} digits; use \
             sys.set_int_max_str_digits() to increase the limit - Consider hexadecimal for huge integer literals to avoid decimal \
             conversion limits.",
            digits.len()
        );
        return Err(SyntaxError::of_meaning(source, message, range));
    }
    BigInt::from_str_radix(digits, radix).map(integer).map_err(|_| SyntaxError::of_meaning(source, "invalid decimal literal", range))
}

/// The value of a text, whatever parts it is made of.
pub fn string_value(source: &Source, literal: &ast::ExprStringLiteral) -> String {
    literal.value.iter().map(|part| part_value(source, part)).collect()
}

/// The value of one literal.
pub fn part_value(source: &Source, part: &StringLiteral) -> String {
    let raw = part.flags.prefix().is_raw();
    text::decode(&source.text, part.content_range(), &part.value, Literal { raw, formatted: false })
}

/// The value of text between the fields of an f-string.
pub fn formatted_value(source: &Source, element: &ast::InterpolatedStringLiteralElement, raw: bool) -> String {
    text::decode(&source.text, element.range(), &element.value, Literal { raw, formatted: true })
}

pub fn bytes_value(source: &Source, literal: &ast::ExprBytesLiteral) -> Vec<u8> {
    let bytes: Vec<u8> = literal.value.iter().flat_map(|part| part.value.iter().copied()).collect();
    let range = literal.range();
    let carriage = source.text.get(range.start().to_usize()..range.end().to_usize()).is_some_and(|text| text.contains('\r'));
    if !carriage {
        return bytes;
    }
    // Only escapes can put a carriage return into a bytes literal; those of the file are newlines.
    bytes.iter().enumerate().filter(|&(at, &byte)| byte != b'\r' || bytes.get(at + 1) != Some(&b'\n')).map(|(_, &b)| b).collect()
}

/// A part of an f-string: text, or a value (and whether the f-string is raw).
enum Piece<'a> {
    Text(String),
    Value(&'a ast::InterpolatedElement, bool),
}

fn add_text(pieces: &mut Vec<Piece<'_>>, text: String) {
    match pieces.last_mut() {
        Some(Piece::Text(last)) => last.push_str(&text),
        _ if text.is_empty() => {}
        _ => pieces.push(Piece::Text(text)),
    }
}
