//! What the grammar demands of patterns, in the words of CPython's validator: literals and attributes only, names that can be set.

use super::grammar_data::Class;
use super::valid::{Use, Valid};
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::pace;

impl Valid<'_> {
    /// What may be compared with in a pattern: a number, a text, or an attribute.
    pub(super) fn literal(&mut self, class: Class, node: Object) -> Res<()> {
        match class {
            Class::Constant => {
                let value = self.get(node, "value")?;
                self.constant(value)?;
                let is_literal = matches!(value.kind(), Kind::Int | Kind::Big | Kind::Float | Kind::Complex | Kind::Str | Kind::Bytes);
                if is_literal { Ok(()) } else { self.refuse("unexpected constant inside of a literal pattern") }
            }
            Class::Attribute => {
                self.waiting.push((node, Use::Load));
                Ok(())
            }
            Class::UnaryOp | Class::BinOp if self.is_number(node)? => Ok(()),
            Class::JoinedStr => Ok(()),
            _ => self.refuse("patterns may only match literals and attribute lookups"),
        }
    }
    /// A number with a sign, or the sum of one and an imaginary one.
    fn is_number(&mut self, node: Object) -> Res<bool> {
        let op = self.get(node, "op")?;
        if self.is(node, Class::UnaryOp) {
            let operand = self.get(node, "operand")?;
            return Ok(self.is(op, Class::USub) && self.kind_of_constant(operand)?.is_some());
        }
        if !self.is(op, Class::Add) && !self.is(op, Class::Sub) {
            return Ok(false);
        }
        let (mut left, right) = (self.get(node, "left")?, self.get(node, "right")?);
        if self.is(left, Class::UnaryOp) {
            let op = self.get(left, "op")?;
            left = if self.is(op, Class::USub) { self.get(left, "operand")? } else { op };
        }
        let is_real = matches!(self.kind_of_constant(left)?, Some(Kind::Int | Kind::Big | Kind::Float));
        Ok(is_real && self.kind_of_constant(right)? == Some(Kind::Complex))
    }
    fn kind_of_constant(&mut self, node: Object) -> Res<Option<Kind>> {
        if !self.is(node, Class::Constant) {
            return Ok(None);
        }
        let kind = self.get(node, "value")?.kind();
        Ok(Some(kind).filter(|kind| matches!(kind, Kind::Int | Kind::Big | Kind::Float | Kind::Complex)))
    }
    fn capture(&mut self, node: Object, field: &str) -> Res<()> {
        let name = self.get(node, field)?;
        if name.is(Kind::Str) && self.vm.heap.text(name) == "_" {
            return self.refuse("can't capture name '_' in patterns");
        }
        self.name(node, field)
    }
    pub(super) fn pattern(&mut self, class: Class, node: Object, purpose: Use) -> Res<()> {
        let inner = Use::Pattern { star: false };
        match class {
            Class::MatchValue => self.one(node, "value", Use::Literal),
            Class::MatchSingleton => {
                let value = self.get(node, "value")?;
                let is_single = value.is_none() || value.is(Kind::Bool);
                if is_single { Ok(()) } else { self.refuse("MatchSingleton can only contain True, False and None") }
            }
            Class::MatchSequence => self.all(node, "patterns", Use::Pattern { star: true }).map(drop),
            Class::MatchMapping => {
                let keys = self.list(node, "keys")?;
                if keys.len() != self.list(node, "patterns")?.len() {
                    return self.refuse("MatchMapping doesn't have the same number of keys as patterns");
                }
                self.capture(node, "rest")?;
                for key in keys {
                    let is_none = self.is(key, Class::Constant) && {
                        let value = self.get(key, "value")?;
                        value.is_none() || value.is(Kind::Bool)
                    };
                    if !is_none {
                        self.waiting.push((key, Use::Literal));
                    }
                }
                self.all(node, "patterns", inner).map(drop)
            }
            Class::MatchClass => {
                if self.list(node, "kwd_attrs")?.len() != self.list(node, "kwd_patterns")?.len() {
                    return self.refuse("MatchClass doesn't have the same number of keyword attributes as patterns");
                }
                let mut class = self.get(node, "cls")?;
                self.waiting.push((class, Use::Load));
                while self.is(class, Class::Attribute) {
                    if pace::halted_in_steps() {
                        self.vm.poll()?;
                    }
                    class = self.get(class, "value")?;
                }
                if !self.is(class, Class::Name) {
                    return self.refuse("MatchClass cls field can only contain Name or Attribute nodes.");
                }
                self.all(node, "patterns", inner)?;
                self.all(node, "kwd_patterns", inner).map(drop)
            }
            Class::MatchStar if purpose != (Use::Pattern { star: true }) => self.refuse("can't use MatchStar here"),
            Class::MatchStar => self.capture(node, "name"),
            Class::MatchAs => {
                self.capture(node, "name")?;
                if self.get(node, "name")?.is_none() && !self.get(node, "pattern")?.is_none() {
                    return self.refuse("MatchAs must specify a target name if a pattern is given");
                }
                self.one(node, "pattern", inner)
            }
            _ => {
                if self.list(node, "patterns")?.len() < 2 {
                    return self.refuse("MatchOr requires at least 2 patterns");
                }
                self.all(node, "patterns", inner).map(drop)
            }
        }
    }
}
