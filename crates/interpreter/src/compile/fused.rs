//! Calls that eat up a generator expression, `sum(x for x in y)`: a loop in the frame itself wherever the name means the builtin.
//! Elsewhere the call is what it says: the generator is made and given to whatever the name means.

use super::{Compiled, Compiler, Reg};
use crate::code::{CompareOp, Const, Op};
use crate::scope::{Eater, ScopeId, eaten};
use ruff_python_ast::{self as ast, Expr};
use ruff_text_size::Ranged;

impl<'a> Compiler<'a> {
    /// The call, if it is one that can be a loop.
    pub fn fused_into(&mut self, call: &'a ast::ExprCall, to: Reg) -> Compiled<bool> {
        let Some((eater, comp)) = eaten(call) else { return Ok(false) };
        let (Some(scope), Some(first)) = (self.tree.as_loop(comp), comp.generators.first()) else { return Ok(false) };
        let range = call.range();
        let base = self.top(to)?;
        let argument = match &*call.func {
            Expr::Attribute(attribute) => {
                let receiver = self.temp()?;
                self.value_into(&attribute.value, receiver)?;
                receiver + 1
            }
            function => {
                self.value_into(function, base)?;
                base + 1
            }
        };
        // Where the argument will be; the builtin's own work, if it has any left, finds a list there.
        self.temp()?;
        let iterable = self.iterable(&first.iter)?;
        let (otherwise, end) = (self.label(), self.label());
        self.jump_x(Op::JumpUnlessEater, eater as u8, argument - 1, otherwise, range);
        let warnings = self.warnings.len();
        self.eat(eater, (call, comp), scope, iterable, base, argument)?;
        self.warnings.truncate(warnings);
        self.finish_call(eater, call, base)?;
        self.jump(Op::Jump, 0, end, range);
        self.bind(otherwise);
        let mark = self.mark();
        let generator = self.temp()?;
        self.generator_over(comp, iterable, generator)?;
        self.release(mark);
        self.copy(argument, generator, range);
        self.call_eater(call, base)?;
        self.bind(end);
        self.copy(to, base, range);
        Ok(true)
    }

    /// The loop: leaves its result in `base`, or a list for the builtin in `argument`.
    fn eat(
        &mut self,
        eater: Eater,
        (call, comp): (&'a ast::ExprCall, &'a ast::ExprGenerator),
        scope: ScopeId,
        iterable: Reg,
        base: Reg,
        argument: Reg,
    ) -> Compiled<()> {
        let range = comp.range();
        let mark = self.mark();
        let (exception, found) = (self.temp()?, self.temp()?);
        let outer = std::mem::replace(&mut self.unit.scope, scope);
        let variables = self.open_variables(scope, range);
        let (start, bound) = (self.here(), self.unit.bound.clone());
        let (raised, decided, done) = (self.label(), self.label(), self.label());
        match eater {
            Eater::Sum => self.load_const(argument, Const::Int(0), range),
            Eater::Any | Eater::All => {}
            Eater::Min | Eater::Max => self.load_const(found, Const::Bool(false), range),
            Eater::Set => self.emit(Op::BuildSet, argument, argument, 0, range),
            Eater::Dict => self.emit(Op::BuildDict, argument, argument, 0, range),
            Eater::List | Eater::Tuple | Eater::Sorted | Eater::Join => self.emit(Op::BuildList, argument, argument, 0, range),
        }
        let inlined = self.open_inlined("<genexpr>", call.range());
        self.loops(&comp.generators, iterable, range, |compiler| {
            let element = call.range();
            match (eater, &*comp.elt) {
                (Eater::Any | Eater::All, elt) => compiler.jump_if(elt, eater == Eater::Any, decided)?,
                (Eater::Dict, Expr::Tuple(pair)) => {
                    let key = compiler.value(&pair.elts[0])?;
                    let value = compiler.value(&pair.elts[1])?;
                    compiler.eats();
                    compiler.emit(Op::MapAdd, argument, key, value, element);
                }
                (eater, elt) => {
                    let value = compiler.value(elt)?;
                    if !matches!(eater, Eater::Min | Eater::Max) {
                        compiler.eats();
                    }
                    match eater {
                        Eater::Sum => compiler.emit(Op::Add, argument, argument, value, element),
                        Eater::Set => compiler.emit(Op::SetAdd, argument, value, 0, element),
                        Eater::Min | Eater::Max => {
                            let (better, worse) = (compiler.label(), compiler.label());
                            compiler.jump(Op::JumpIfFalse, found, better, element);
                            let order = if eater == Eater::Max { CompareOp::Gt } else { CompareOp::Lt };
                            compiler.eats();
                            compiler.jump_compare(order, false, value, argument, worse, element);
                            compiler.bind(better);
                            compiler.copy(argument, value, element);
                            compiler.load_const(found, Const::Bool(true), element);
                            compiler.bind(worse);
                        }
                        _ => compiler.emit(Op::ListAppend, argument, value, 0, element),
                    }
                }
            }
            Ok(())
        })?;
        self.close_inlined(inlined);
        if matches!(eater, Eater::Any | Eater::All) {
            self.load_const(argument, Const::Bool(eater == Eater::All), range);
            self.jump(Op::Jump, 0, done, range);
            self.bind(decided);
            self.load_const(argument, Const::Bool(eater == Eater::Any), range);
        }
        self.handler(start, raised, exception);
        if matches!(eater, Eater::Min | Eater::Max) {
            self.jump(Op::JumpIfTrue, found, done, range);
            // The builtin has the words for this.
            self.emit(Op::BuildTuple, argument, argument, 0, range);
            self.emit(Op::Call, base, 1, 0, call.range());
        }
        self.jump(Op::Jump, 0, done, range);
        self.unit.bound = bound;
        self.forget_deleted();
        self.bind(raised);
        self.emit(Op::GeneratorFailed, exception, 0, 0, call.range());
        self.unit.bound = super::bound::Bound::unreachable();
        self.bind(done);
        if matches!(eater, Eater::Any | Eater::All) {
            // What was looped over may be let go before its end.
            self.emit(Op::Settle, argument + 1, 0, 0, range);
        }
        for register in variables {
            self.emit(Op::DeleteLocal, register, 0, 0, range);
            self.unit.bound.remove(register);
        }
        self.unit.scope = outer;
        self.release(mark);
        Ok(())
    }

    /// The next instruction is the builtin's.
    fn eats(&mut self) {
        let here = self.here();
        self.unit.eating.push(here);
    }

    /// What is left to do with what the loop made.
    fn finish_call(&mut self, eater: Eater, call: &'a ast::ExprCall, base: Reg) -> Compiled<()> {
        let range = call.range();
        match eater {
            Eater::Sorted | Eater::Join => self.call_eater(call, base)?,
            Eater::Tuple => self.emit(Op::ListToTuple, base, base + 1, 0, range),
            _ => self.copy(base, base + 1, range),
        }
        Ok(())
    }

    /// The call itself, with its argument in place.
    fn call_eater(&mut self, call: &'a ast::ExprCall, base: Reg) -> Compiled<()> {
        match &*call.func {
            Expr::Attribute(attribute) => {
                let site = self.method_site(attribute)?;
                self.call_method(attribute, site, 1, base, call.range());
                Ok(())
            }
            _ => {
                self.emit(Op::Call, base, 1, 0, call.range());
                Ok(())
            }
        }
    }
}
