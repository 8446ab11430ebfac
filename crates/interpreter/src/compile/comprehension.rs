//! Comprehensions, inlined into the enclosing frame (as PEP 709 does), and generator expressions, which are functions.
//! Their loops are emitted one after the other, not by recursion.

use super::emit::Label;
use super::{Compiled, Compiler, Reg, Shape};
use crate::code::{CodeKind, Inlined, Instr, Op};
use crate::scope::{Place, ScopeId};
use ruff_python_ast::{self as ast, Comprehension, Expr};
use ruff_text_size::{Ranged, TextRange};

/// A loop whose body is being emitted.
struct OpenLoop {
    top: Label,
    next: Label,
    end: Label,
    asynchronous: Option<super::statement::AsyncLoop>,
}

impl<'a> Compiler<'a> {
    pub fn list_comprehension_into(&mut self, comp: &'a ast::ExprListComp, to: Reg) -> Compiled<()> {
        self.collect_into(Op::BuildList, self.tree.of(comp), &comp.generators, to, comp.range(), |compiler, result| {
            let (op, element) = match &*comp.elt {
                Expr::Starred(starred) => (Op::ListExtend, &*starred.value),
                element => (Op::ListAppend, element),
            };
            let value = compiler.value(element)?;
            compiler.emit(op, result, value, 0, comp.elt.range());
            Ok(())
        })
    }

    pub fn set_comprehension_into(&mut self, comp: &'a ast::ExprSetComp, to: Reg) -> Compiled<()> {
        self.collect_into(Op::BuildSet, self.tree.of(comp), &comp.generators, to, comp.range(), |compiler, result| {
            let value = compiler.value(&comp.elt)?;
            compiler.emit(Op::SetAdd, result, value, 0, comp.elt.range());
            Ok(())
        })
    }

    pub fn dict_comprehension_into(&mut self, comp: &'a ast::ExprDictComp, to: Reg) -> Compiled<()> {
        self.collect_into(Op::BuildDict, self.tree.of(comp), &comp.generators, to, comp.range(), |compiler, result| {
            let Some(key) = &comp.key else {
                return Err(compiler.error(comp.range(), "dict unpacking cannot be used in dict comprehension"));
            };
            let key = compiler.value(key)?;
            let value = compiler.value(&comp.value)?;
            compiler.emit(Op::MapAdd, result, key, value, comp.range());
            Ok(())
        })
    }

    fn collect_into(
        &mut self,
        build: Op,
        scope: ScopeId,
        generators: &'a [Comprehension],
        to: Reg,
        range: TextRange,
        element: impl FnOnce(&mut Self, Reg) -> Compiled<()>,
    ) -> Compiled<()> {
        let result = self.scratch(to)?;
        let Some(first) = generators.first() else { return Ok(()) };
        let iterable = self.iterable(&first.iter)?;
        let outer = std::mem::replace(&mut self.unit.scope, scope);
        let variables = self.open_variables(scope, range);
        let name = match build {
            Op::BuildList => "<listcomp>",
            Op::BuildSet => "<setcomp>",
            _ => "<dictcomp>",
        };
        self.emit(build, result, result, 0, range);
        let inlined = self.open_inlined(name, range);
        self.loops(generators, iterable, range, |compiler| element(compiler, result))?;
        self.close_inlined(inlined);
        for register in variables {
            self.emit(Op::DeleteLocal, register, 0, 0, range);
            self.unit.bound.remove(register);
        }
        self.unit.scope = outer;
        self.copy(to, result, range);
        Ok(())
    }

    /// Begins a comprehension that is a loop of this frame: tracebacks show it as a frame from its first `GetIter` on.
    pub fn open_inlined(&mut self, name: &'static str, range: TextRange) -> usize {
        let span = (range.start().to_u32(), range.end().to_u32());
        self.unit.within.push(name);
        self.unit.inlined.push(Inlined { name, start: u32::MAX, end: u32::MAX, span });
        self.unit.inlined.len() - 1
    }

    fn enter_inlined(&mut self) {
        let here = self.here();
        if let Some(inlined) = self.unit.inlined.last_mut().filter(|inlined| inlined.start == u32::MAX) {
            inlined.start = here;
        }
    }

    /// Ends it.
    pub fn close_inlined(&mut self, number: usize) {
        self.unit.within.pop();
        self.unit.inlined[number].end = self.here();
    }

    /// The value to loop over: displays of constants become constant tuples.
    pub fn iterable(&mut self, expr: &'a Expr) -> Compiled<Reg> {
        if let Expr::List(list) = expr
            && let Some(items) = self.constants(&list.elts)?
        {
            let register = self.temp()?;
            self.load_const(register, crate::code::Const::Tuple(items), expr.range());
            return Ok(register);
        }
        self.value(expr)
    }

    /// Makes the cells of an inlined scope's captured variables; returns all its registers.
    pub fn open_variables(&mut self, scope: ScopeId, range: TextRange) -> Vec<Reg> {
        let places: Vec<Place> =
            self.tree.scopes[scope].symbols().filter(|(_, symbol)| symbol.bound).filter_map(|(_, symbol)| symbol.place()).collect();
        let mut registers = Vec::new();
        for place in places {
            match place {
                Place::Cell(register) => {
                    self.emit(Op::NewCell, register, 0, 0, range);
                    registers.push(register);
                }
                Place::Register(register) => registers.push(register),
                _ => {}
            }
        }
        registers
    }

    /// The nested loops of a comprehension, with the first iterable (of an asynchronous loop: iterator) given.
    pub fn loops(
        &mut self,
        generators: &'a [Comprehension],
        first: Reg,
        range: TextRange,
        body: impl FnOnce(&mut Self) -> Compiled<()>,
    ) -> Compiled<()> {
        let mut open = Vec::with_capacity(generators.len());
        for (index, generator) in generators.iter().enumerate() {
            let iterable = if index == 0 { first } else { self.iterable(&generator.iter)? };
            let (top, next, end) = (self.label(), self.label(), self.label());
            let asynchronous = if generator.is_async {
                // A generator expression gets an asynchronous iterator from outside.
                let given = index == 0 && self.unit.frame == self.unit.scope;
                let iterator = if given { iterable } else { self.temp()? };
                if !given {
                    self.emit(Op::GetAsyncIter, iterator, iterable, 0, range);
                }
                self.enter_inlined();
                self.bind_loop(top);
                let item = self.temp()?;
                let asynchronous = self.async_step(iterator, item, range)?;
                self.store(&generator.target, item)?;
                Some(asynchronous)
            } else {
                let state = self.temps(4)?;
                self.emit(Op::GetIter, state, iterable, 0, range);
                self.enter_inlined();
                self.bind_loop(top);
                self.for_step(&generator.target, state, end, range)?;
                None
            };
            for condition in &generator.ifs {
                self.jump_if(condition, false, next)?;
            }
            open.push(OpenLoop { top, next, end, asynchronous });
        }
        let mark = self.mark();
        body(self)?;
        self.release(mark);
        while let Some(OpenLoop { top, next, end, asynchronous }) = open.pop() {
            self.bind(next);
            self.jump(Op::Loop, 0, top, range);
            if let Some(asynchronous) = asynchronous {
                self.end_async_for(asynchronous, range);
            }
            self.bind(end);
        }
        Ok(())
    }

    /// One step of a `for`: the next item into its target, or a jump to `end`.
    pub fn for_step(&mut self, target: &'a Expr, state: Reg, end: Label, range: TextRange) -> Compiled<()> {
        if let Expr::Name(name) = target
            && let Place::Register(register) = self.place(&name.id)
        {
            self.jump_ext(Instr::new(Op::ForIter, 0, register, state, 0), end, range);
            self.unit.bound.insert(register);
            return Ok(());
        }
        let mark = self.mark();
        let item = self.temp()?;
        self.jump_ext(Instr::new(Op::ForIter, 0, item, state, 0), end, range);
        self.store(target, item)?;
        self.release(mark);
        Ok(())
    }

    pub fn generator_into(&mut self, comp: &'a ast::ExprGenerator, to: Reg) -> Compiled<()> {
        let Some(first) = comp.generators.first() else { return Ok(()) };
        let mark = self.mark();
        let iterable = self.iterable(&first.iter)?;
        self.generator_over(comp, iterable, to)?;
        self.release(mark);
        Ok(())
    }

    /// A generator expression whose first iterable is given.
    pub fn generator_over(&mut self, comp: &'a ast::ExprGenerator, iterable: Reg, to: Reg) -> Compiled<()> {
        let range = comp.range();
        let Some(first) = comp.generators.first() else { return Ok(()) };
        let base = self.top(to)?;
        self.temps(2)?;
        let scope = self.tree.of(comp);
        let asynchronous = self.tree.scopes[scope].has_await;
        let kind = if asynchronous { CodeKind::AsyncGenerator } else { CodeKind::Generator };
        self.begin_function(scope, kind, "<genexpr>", range, false)?;
        self.prologue(range);
        self.unit.bound.insert(0);
        self.loops(&comp.generators, 0, range, |compiler| {
            if comp.elt.is_starred_expr() {
                return Err(compiler.error(comp.elt.range(), "iterable unpacking cannot be used in comprehension"));
            }
            let element = compiler.temp()?;
            let mut value = compiler.operand(&comp.elt, element)?;
            if kind == CodeKind::AsyncGenerator {
                let wrapped = compiler.temp()?;
                compiler.emit(Op::AsyncYieldWrap, wrapped, value, 0, comp.elt.range());
                value = wrapped;
            }
            compiler.emit(Op::Yield, element, value, 0, comp.elt.range());
            Ok(())
        })?;
        self.return_none(range)?;
        let child = self.end_function(Shape { arg_count: 1, posonly_count: 1, ..Shape::default() }, range)?;
        for offset in 0..3 {
            self.load_none(base + offset, range);
        }
        self.emit(Op::MakeFunction, base, 0, child, range);
        if first.is_async {
            self.emit(Op::GetAsyncIter, base + 1, iterable, 0, range);
        } else {
            self.emit_x(Op::GetYieldFromIter, 1, base + 1, iterable, 0, range);
        }
        self.emit(Op::Call, base, 1, 0, range);
        self.copy(to, base, range);
        Ok(())
    }
}
