//! `match`: each case is a chain of tests that jump to the next case when one fails.
//! Captured values wait in temporaries and become variables only when the whole pattern has matched.

use super::bound::Bound;
use super::emit::Label;
use super::operator::small;
use super::{Compiled, Compiler, Reg};
use crate::code::{CompareOp, Const, Instr, Op};
use crate::hashing::{Map, Set};
use crate::parse::{SyntaxError, SyntaxKind};
use ruff_python_ast::{self as ast, Expr, Identifier, Pattern, Singleton};
use ruff_text_size::{Ranged, TextRange};

/// The names a pattern captures and the temporaries that hold their values.
#[derive(Default)]
struct Captures<'a> {
    names: Vec<(&'a str, TextRange, Reg)>,
    index: Map<&'a str, usize>,
}

impl<'a> Captures<'a> {
    fn push(&mut self, entry: (&'a str, TextRange, Reg)) {
        self.index.insert(entry.0, self.names.len());
        self.names.push(entry);
    }
    /// Removes and returns the names after the first `count`.
    fn split_off(&mut self, count: usize) -> Vec<(&'a str, TextRange, Reg)> {
        let rest = self.names.split_off(count);
        for (name, ..) in &rest {
            self.index.remove(name);
        }
        rest
    }
}

impl<'a> Compiler<'a> {
    pub fn match_statement(&mut self, stmt: &'a ast::StmtMatch) -> Compiled<()> {
        let subject = self.temp()?;
        self.value_into(&stmt.subject, subject)?;
        let end = self.label();
        let count = stmt.cases.len();
        for (index, case) in stmt.cases.iter().enumerate() {
            if case.guard.is_none() && index + 1 < count {
                self.refuse_irrefutable(&case.pattern)?;
            }
            let mark = self.mark();
            let next = self.label();
            let mut captures = Captures::default();
            self.reserve(&case.pattern, &mut captures)?;
            self.pattern(&case.pattern, subject, &captures, next)?;
            for &(name, range, register) in &captures.names {
                self.store_name(name, register, range)?;
            }
            if let Some(guard) = &case.guard {
                self.jump_if(guard, false, next)?;
            }
            self.release(mark);
            self.body(&case.body)?;
            if self.unit.bound.is_reachable() {
                self.jump(Op::Jump, 0, end, case.range());
            }
            self.unit.bound = Bound::unreachable();
            self.bind(next);
        }
        self.bind(end);
        Ok(())
    }

    /// A pattern that always matches, before the last case or alternative.
    fn refuse_irrefutable(&self, pattern: &Pattern) -> Compiled<()> {
        match pattern {
            Pattern::MatchAs(ast::PatternMatchAs { pattern: None, name: Some(name), .. }) => {
                Err(self.error(pattern.range(), format!("name capture '{name}' makes remaining patterns unreachable")))
            }
            Pattern::MatchAs(ast::PatternMatchAs { pattern: None, name: None, .. }) => {
                Err(self.error(pattern.range(), "wildcard makes remaining patterns unreachable"))
            }
            Pattern::MatchAs(ast::PatternMatchAs { pattern: Some(inner), .. }) => self.refuse_irrefutable(inner),
            Pattern::MatchOr(or) => or.patterns.last().map_or(Ok(()), |last| self.refuse_irrefutable(last)),
            _ => Ok(()),
        }
    }

    /// Takes a temporary for each name of a pattern; alternatives share theirs.
    fn reserve(&mut self, pattern: &'a Pattern, captures: &mut Captures<'a>) -> Compiled<()> {
        match pattern {
            Pattern::MatchAs(as_) => {
                if let Some(inner) = &as_.pattern {
                    self.reserve(inner, captures)?;
                }
                let place = as_.pattern.as_ref().map_or(as_.range(), |inner| last_part(inner));
                self.reserve_name(as_.name.as_ref(), place, captures)
            }
            Pattern::MatchStar(star) => self.reserve_name(star.name.as_ref(), star.range(), captures),
            Pattern::MatchSequence(sequence) => sequence.patterns.iter().try_for_each(|pattern| self.reserve(pattern, captures)),
            Pattern::MatchMapping(mapping) => {
                mapping.patterns.iter().try_for_each(|pattern| self.reserve(pattern, captures))?;
                self.reserve_name(mapping.rest.as_ref(), last_part(pattern), captures)
            }
            Pattern::MatchClass(class) => {
                let keywords = class.arguments.keywords.iter().map(|keyword| &keyword.pattern);
                let mut patterns = class.arguments.patterns.iter().chain(keywords);
                patterns.try_for_each(|pattern| self.reserve(pattern, captures))
            }
            Pattern::MatchOr(or) => self.reserve_alternatives(or, captures),
            Pattern::MatchValue(_) | Pattern::MatchSingleton(_) => Ok(()),
        }
    }

    /// `place` is what CPython speaks of: the pattern that it looked at last.
    fn reserve_name(&mut self, name: Option<&'a Identifier>, place: TextRange, captures: &mut Captures<'a>) -> Compiled<()> {
        let Some(name) = name else { return Ok(()) };
        if captures.index.contains_key(name.as_str()) {
            return Err(self.error(place, format!("multiple assignments to name '{name}' in pattern")));
        }
        let register = self.temp()?;
        captures.push((name.as_str(), name.range(), register));
        Ok(())
    }

    fn reserve_alternatives(&mut self, or: &'a ast::PatternMatchOr, captures: &mut Captures<'a>) -> Compiled<()> {
        let known = captures.names.len();
        let mut first: Option<Vec<(&'a str, TextRange, Reg)>> = None;
        for (index, pattern) in or.patterns.iter().enumerate() {
            if index + 1 < or.patterns.len() {
                self.refuse_irrefutable(pattern)?;
            }
            let mark = self.mark();
            self.reserve(pattern, captures)?;
            let own = captures.split_off(known);
            match &first {
                None => first = Some(own),
                Some(first) => {
                    let names = |entries: &[(&'a str, TextRange, Reg)]| entries.iter().map(|(name, ..)| *name).collect::<Set<_>>();
                    if names(first) != names(&own) {
                        return Err(self.error(last_part(pattern), "alternative patterns bind different names"));
                    }
                    self.release(mark);
                }
            }
        }
        first.into_iter().flatten().for_each(|entry| captures.push(entry));
        Ok(())
    }

    /// Tests `subject` and jumps to `fail` unless it matches.
    fn pattern(&mut self, pattern: &'a Pattern, subject: Reg, captures: &Captures<'a>, fail: Label) -> Compiled<()> {
        let range = pattern.range();
        let mark = self.mark();
        match pattern {
            Pattern::MatchValue(value) => {
                self.check_value(&value.value)?;
                match self.constant(&value.value)?.as_ref().and_then(small) {
                    Some(number) => self.jump_compare_int(CompareOp::Eq, false, subject, number, fail, range),
                    None => {
                        let value = self.value(&value.value)?;
                        self.jump_compare(CompareOp::Eq, false, subject, value, fail, range);
                    }
                }
            }
            Pattern::MatchSingleton(singleton) => match singleton.value {
                Singleton::None => self.jump(Op::JumpIfNotNone, subject, fail, range),
                Singleton::True | Singleton::False => {
                    let value = self.temp()?;
                    self.load_const(value, Const::Bool(singleton.value == Singleton::True), range);
                    self.jump_compare(CompareOp::Is, false, subject, value, fail, range);
                }
            },
            Pattern::MatchAs(as_) => {
                if let Some(inner) = &as_.pattern {
                    self.pattern(inner, subject, captures, fail)?;
                }
                self.capture(as_.name.as_ref(), subject, captures);
            }
            Pattern::MatchStar(star) => self.capture(star.name.as_ref(), subject, captures),
            Pattern::MatchOr(or) => {
                let matched = self.label();
                for (index, alternative) in or.patterns.iter().enumerate() {
                    if index + 1 == or.patterns.len() {
                        self.pattern(alternative, subject, captures, fail)?;
                        break;
                    }
                    let next = self.label();
                    self.pattern(alternative, subject, captures, next)?;
                    self.jump(Op::Jump, 0, matched, range);
                    self.bind(next);
                }
                self.bind(matched);
            }
            Pattern::MatchSequence(sequence) => self.sequence(sequence, subject, captures, fail)?,
            Pattern::MatchMapping(mapping) => self.mapping(mapping, subject, captures, fail)?,
            Pattern::MatchClass(class) => self.class_pattern(class, subject, captures, fail)?,
        }
        self.release(mark);
        Ok(())
    }

    fn capture(&mut self, name: Option<&'a Identifier>, value: Reg, captures: &Captures<'a>) {
        let Some(name) = name else { return };
        if let Some(&index) = captures.index.get(name.as_str()) {
            let (_, range, register) = captures.names[index];
            self.copy(register, value, range);
        }
    }

    /// Literals and dotted names are all a value pattern can be.
    fn check_value(&self, value: &Expr) -> Compiled<()> {
        match value {
            Expr::FString(_) => Err(self.error(value.range(), "patterns may only match literals and attribute lookups")),
            _ => Ok(()),
        }
    }

    fn sequence(&mut self, sequence: &'a ast::PatternMatchSequence, subject: Reg, captures: &Captures<'a>, fail: Label) -> Compiled<()> {
        let range = sequence.range();
        let patterns = &sequence.patterns;
        let mut stars = patterns.iter().enumerate().filter(|(_, pattern)| matches!(pattern, Pattern::MatchStar(_)));
        let star = stars.next().map(|(index, _)| index);
        if stars.next().is_some() {
            return Err(self.error(range, "multiple starred names in sequence pattern"));
        }
        self.check_commas(patterns)?;
        let test = self.temp()?;
        self.emit(Op::MatchSequence, test, subject, 0, range);
        self.jump(Op::JumpIfFalse, test, fail, range);
        let (op, length) = if star.is_some() { (CompareOp::Ge, patterns.len() - 1) } else { (CompareOp::Eq, patterns.len()) };
        // Any length is enough for `[*rest]`: it is not asked for.
        let is_any = star.is_some() && length == 0;
        if !is_any {
            self.emit(Op::GetLen, test, subject, 0, range);
        }
        match i16::try_from(length) {
            _ if is_any => {}
            Ok(number) => self.jump_compare_int(op, false, test, number, fail, range),
            Err(_) => {
                let number = self.temp()?;
                self.load_const(number, Const::Int(length as i64), range);
                self.jump_compare(op, false, test, number, fail, range);
            }
        }
        if patterns.iter().all(is_wildcard) {
            return Ok(());
        }
        match star {
            None => {
                let items = self.temps(length)?;
                self.emit(Op::Unpack, items, subject, length as u16, range);
                self.subpatterns(patterns, items, captures, fail)
            }
            Some(star) if is_wildcard(&patterns[star]) => self.indexed(patterns, star, subject, test, captures, fail),
            Some(star) => {
                let items = self.temps(patterns.len())?;
                self.emit_instr(Instr::new(Op::UnpackEx, 0, items, subject, star as u16), range);
                self.emit_instr(Instr::wide(Op::Ext, 0, 0, (patterns.len() - star - 1) as u32), range);
                self.subpatterns(patterns, items, captures, fail)
            }
        }
    }

    /// The parser does not ask for commas here.
    fn check_commas(&self, patterns: &[Pattern]) -> Compiled<()> {
        for pair in patterns.windows(2) {
            let between = self.source.text.get(pair[0].end().to_usize()..pair[1].start().to_usize()).unwrap_or(",");
            if !between.contains(',') {
                return Err(SyntaxError::at(self.source, SyntaxKind::Syntax, "invalid syntax", pair[1].range()));
            }
        }
        Ok(())
    }

    /// Items around a `*_`: only those that are looked at are taken.
    fn indexed(
        &mut self,
        patterns: &'a [Pattern],
        star: usize,
        subject: Reg,
        length: Reg,
        captures: &Captures<'a>,
        fail: Label,
    ) -> Compiled<()> {
        for (index, pattern) in patterns.iter().enumerate().filter(|(_, pattern)| !is_wildcard(pattern)) {
            let mark = self.mark();
            let item = self.temp()?;
            if index < star {
                self.load_const(item, Const::Int(index as i64), pattern.range());
            } else {
                let distance = self.temp()?;
                self.load_const(distance, Const::Int((patterns.len() - index) as i64), pattern.range());
                self.emit(Op::Sub, item, length, distance, pattern.range());
            }
            self.emit(Op::LoadItem, item, subject, item, pattern.range());
            self.pattern(pattern, item, captures, fail)?;
            self.release(mark);
        }
        Ok(())
    }

    fn subpatterns(&mut self, patterns: &'a [Pattern], items: Reg, captures: &Captures<'a>, fail: Label) -> Compiled<()> {
        for (offset, pattern) in patterns.iter().enumerate() {
            self.pattern(pattern, items + offset as Reg, captures, fail)?;
        }
        Ok(())
    }

    fn mapping(&mut self, mapping: &'a ast::PatternMatchMapping, subject: Reg, captures: &Captures<'a>, fail: Label) -> Compiled<()> {
        let range = mapping.range();
        let count = mapping.keys.len();
        let test = self.temp()?;
        self.emit(Op::MatchMapping, test, subject, 0, range);
        self.jump(Op::JumpIfFalse, test, fail, range);
        self.check_keys(mapping)?;
        let keys = self.temp()?;
        if count > 0 {
            self.emit(Op::GetLen, test, subject, 0, range);
            let number = self.temp()?;
            self.load_const(number, Const::Int(count as i64), range);
            self.jump_compare(CompareOp::Ge, false, test, number, fail, range);
        }
        if count > 0 || mapping.rest.is_some() {
            let mark = self.mark();
            let first = self.temps(count)?;
            for (offset, key) in mapping.keys.iter().enumerate() {
                self.value_into(key, first + offset as Reg)?;
            }
            self.emit(Op::BuildTuple, keys, first, count as u16, range);
            self.release(mark);
        }
        if count > 0 {
            self.emit(Op::MatchKeys, test, subject, keys, range);
            self.jump(Op::JumpIfNone, test, fail, range);
            let values = self.temps(count)?;
            self.emit(Op::Unpack, values, test, count as u16, range);
            self.subpatterns(&mapping.patterns, values, captures, fail)?;
        }
        if mapping.rest.is_some() {
            self.emit(Op::MatchRest, test, subject, keys, range);
            self.capture(mapping.rest.as_ref(), test, captures);
        }
        Ok(())
    }

    fn class_pattern(&mut self, class: &'a ast::PatternMatchClass, subject: Reg, captures: &Captures<'a>, fail: Label) -> Compiled<()> {
        let range = class.range();
        let arguments = &class.arguments;
        let mut names: Vec<Const> = Vec::with_capacity(arguments.keywords.len());
        for keyword in &arguments.keywords {
            let name = Const::Str(self.mangled(&keyword.attr).into_owned());
            if names.contains(&name) {
                return Err(self.error(keyword.pattern.range(), format!("attribute name repeated in class pattern: {}", keyword.attr)));
            }
            if keyword.attr.as_str() == "__debug__" {
                return Err(self.error(keyword.pattern.range(), "cannot assign to __debug__"));
            }
            names.push(name);
        }
        let count = arguments.patterns.len() + names.len();
        let names = self.const_index(Const::Tuple(names));
        let type_ = self.value(&class.cls)?;
        let result = self.temp()?;
        self.emit(Op::MatchClass, result, subject, type_, range);
        self.emit_instr(Instr::wide(Op::Ext, 0, arguments.patterns.len() as u16, names), range);
        self.jump(Op::JumpIfNone, result, fail, range);
        let keywords = arguments.keywords.iter().map(|keyword| &keyword.pattern);
        let patterns: Vec<&'a Pattern> = arguments.patterns.iter().chain(keywords).collect();
        if patterns.iter().all(|pattern| is_wildcard(pattern)) {
            return Ok(());
        }
        let values = self.temps(count)?;
        self.emit(Op::Unpack, values, result, count as u16, range);
        for (offset, pattern) in patterns.into_iter().enumerate() {
            self.pattern(pattern, values + offset as Reg, captures, fail)?;
        }
        Ok(())
    }
}

/// Does the pattern match anything and bind nothing?
fn is_wildcard(pattern: &Pattern) -> bool {
    match pattern {
        Pattern::MatchAs(as_) => as_.pattern.is_none() && as_.name.is_none(),
        Pattern::MatchStar(star) => star.name.is_none(),
        _ => false,
    }
}

/// The part of a pattern that CPython looks at last.
fn last_part(pattern: &Pattern) -> TextRange {
    let parts = match pattern {
        Pattern::MatchAs(as_) => as_.pattern.as_deref(),
        Pattern::MatchOr(or) => or.patterns.last(),
        Pattern::MatchSequence(sequence) => sequence.patterns.last(),
        Pattern::MatchMapping(mapping) => mapping.patterns.last(),
        Pattern::MatchClass(class) => {
            let keyword = class.arguments.keywords.iter().map(|keyword| &keyword.pattern);
            class.arguments.patterns.iter().chain(keyword).rfind(|pattern| !is_wildcard(pattern))
        }
        _ => None,
    };
    parts.map_or(pattern.range(), last_part)
}
