//! From the parser's tree to nodes: texts and patterns.
//! An f-string is one node that its parts lie within, whatever literals it is made of, as the parser of Python 3.11 has it.

use super::build::Builder;
use super::grammar_data::Class;
use crate::compile::{formatted_value, part_value, string_value};
use crate::native::Res;
use crate::object::Object;
use ruff_python_ast::{self as ast, ConversionFlag, Expr, FStringPart, InterpolatedStringElement, Pattern, Singleton};
use ruff_text_size::{Ranged, TextRange, TextSize};

/// The parts of an f-string so far: nodes, and text that may still grow.
struct Pieces {
    nodes: Vec<Object>,
    text: String,
    /// Where the whole f-string is: there its fields say they are, and the text before them.
    whole: TextRange,
    /// Where the text says it is that comes last, and what is made of the parts: those of a format are in their literal.
    own: TextRange,
    /// `u` where the first literal has that prefix.
    kind: Object,
}

impl Builder<'_> {
    pub fn string(&mut self, literal: &ast::ExprStringLiteral) -> Res {
        let value = string_value(self.source, literal);
        let identifier = value.len() <= 40 && value.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        let value = if identifier { self.vm.heap.intern(&value) } else { self.vm.heap.string(value) };
        let kind = self.kind(literal.value.is_unicode());
        self.node(Class::Constant, &[value, kind], literal.range)
    }
    fn kind(&mut self, is_unicode: bool) -> Object {
        if is_unicode { self.vm.heap.intern("u") } else { Object::NONE }
    }

    pub fn fstring(&mut self, string: &ast::ExprFString) -> Res {
        let first = string.value.iter().next();
        let is_unicode = matches!(first, Some(FStringPart::Literal(literal)) if literal.flags.prefix().is_unicode());
        let kind = self.kind(is_unicode);
        let mut pieces = Pieces { nodes: Vec::new(), text: String::new(), whole: string.range, own: string.range, kind };
        for part in &string.value {
            match part {
                FStringPart::Literal(literal) => pieces.text.push_str(&part_value(self.source, literal)),
                FStringPart::FString(fstring) => {
                    let raw = matches!(fstring.flags.prefix(), ast::str_prefix::FStringPrefix::Raw { .. });
                    self.elements(&fstring.elements, raw, fstring.range, &mut pieces)?;
                }
            }
        }
        self.joined(pieces)
    }
    fn elements(&mut self, elements: &[InterpolatedStringElement], raw: bool, literal: TextRange, pieces: &mut Pieces) -> Res<()> {
        for element in elements {
            match element {
                InterpolatedStringElement::Literal(text) => pieces.text.push_str(&formatted_value(self.source, text, raw)),
                InterpolatedStringElement::Interpolation(field) => {
                    if let Some(debug) = &field.debug_text {
                        pieces.text.push_str(&debug.as_str().replace("\r\n", "\n"));
                    }
                    self.text_ends(pieces, pieces.whole)?;
                    let value = self.field_value(field)?;
                    let conversion = match field.conversion {
                        ConversionFlag::None if field.debug_text.is_some() && field.format_spec.is_none() => ConversionFlag::Repr,
                        conversion => conversion,
                    };
                    let spec = match &field.format_spec {
                        None => Object::NONE,
                        Some(spec) => {
                            let mut inner =
                                Pieces { nodes: Vec::new(), text: String::new(), whole: pieces.whole, own: literal, kind: pieces.kind };
                            self.elements(&spec.elements, raw, literal, &mut inner)?;
                            self.joined(inner)?
                        }
                    };
                    let conversion = Object::small(i64::from(conversion as i8));
                    let node = self.node(Class::FormattedValue, &[value, conversion, spec], pieces.whole)?;
                    pieces.nodes.push(node);
                }
            }
        }
        Ok(())
    }
    /// The expression of a field. CPython reads it between parentheses of its own, where the braces are: those of a tuple that has none.
    fn field_value(&mut self, field: &ast::InterpolatedElement) -> Res {
        match &*field.expression {
            Expr::Tuple(tuple) if !tuple.parenthesized => {
                let items = self.exprs(&tuple.elts)?;
                let context = self.context(tuple.ctx);
                let rest = self.source.text.get(tuple.range.end().to_usize()..).unwrap_or("");
                let blanks = rest.len() - rest.trim_start().len();
                let end = tuple.range.end() + TextSize::new(blanks as u32 + 1);
                self.node(Class::Tuple, &[items, context], TextRange::new(field.range.start(), end))
            }
            expression => self.expr(expression),
        }
    }
    fn text_ends(&mut self, pieces: &mut Pieces, place: TextRange) -> Res<()> {
        if !pieces.text.is_empty() {
            let text = self.vm.heap.string(std::mem::take(&mut pieces.text));
            let node = self.node(Class::Constant, &[text, pieces.kind], place)?;
            pieces.nodes.push(node);
        }
        Ok(())
    }
    fn joined(&mut self, mut pieces: Pieces) -> Res {
        let own = pieces.own;
        self.text_ends(&mut pieces, own)?;
        let values = self.vm.heap.list(pieces.nodes);
        self.node(Class::JoinedStr, &[values], own)
    }

    pub fn pattern(&mut self, pattern: &Pattern) -> Res {
        let range = pattern.range();
        match pattern {
            Pattern::MatchValue(pattern) => {
                let value = self.expr(&pattern.value)?;
                self.node(Class::MatchValue, &[value], range)
            }
            Pattern::MatchSingleton(pattern) => {
                let value = match pattern.value {
                    Singleton::None => Object::NONE,
                    Singleton::True => Object::TRUE,
                    Singleton::False => Object::FALSE,
                };
                self.node(Class::MatchSingleton, &[value], range)
            }
            Pattern::MatchSequence(pattern) => {
                let patterns = self.patterns(&pattern.patterns)?;
                self.node(Class::MatchSequence, &[patterns], range)
            }
            Pattern::MatchMapping(pattern) => {
                let keys = self.exprs(pattern.keys.iter())?;
                let patterns = self.patterns(&pattern.patterns)?;
                let rest = self.optional_name(pattern.rest.as_ref());
                self.node(Class::MatchMapping, &[keys, patterns, rest], range)
            }
            Pattern::MatchClass(pattern) => {
                let class = self.expr(&pattern.cls)?;
                let patterns = self.patterns(&pattern.arguments.patterns)?;
                let names = self.list(&pattern.arguments.keywords, |this, keyword| Ok(this.name(&keyword.attr)))?;
                let named = self.list(&pattern.arguments.keywords, |this, keyword| this.pattern(&keyword.pattern))?;
                self.node(Class::MatchClass, &[class, patterns, names, named], range)
            }
            Pattern::MatchStar(pattern) => {
                let name = self.optional_name(pattern.name.as_ref());
                self.node(Class::MatchStar, &[name], range)
            }
            Pattern::MatchAs(pattern) => {
                let inner = pattern.pattern.as_deref().map_or(Ok(Object::NONE), |inner| self.pattern(inner))?;
                let name = self.optional_name(pattern.name.as_ref());
                self.node(Class::MatchAs, &[inner, name], range)
            }
            Pattern::MatchOr(pattern) => {
                let patterns = self.patterns(&pattern.patterns)?;
                self.node(Class::MatchOr, &[patterns], range)
            }
        }
    }
    fn patterns(&mut self, patterns: &[Pattern]) -> Res {
        self.list(patterns, |this, pattern| this.pattern(pattern))
    }
}
