//! Functions, lambdas, classes and type parameters: definitions, and the frames of their bodies.
//! What is evaluated where follows CPython 3.11: defaults and annotations outside, eagerly.

use super::unit::Unit;
use super::{Compiled, Compiler, Reg, Shape, unparse};
use crate::code::{CodeKind, Const, Op};
use crate::scope::{Place, ScopeId};
use ruff_python_ast::{self as ast, Decorator, Expr, Parameters, Stmt, TypeParam};
use ruff_text_size::{Ranged, TextRange, TextSize};
use std::sync::Arc;

/// Functions and classes inside each other.
const MAX_NESTED_FRAMES: usize = 150;
/// Bytes of all qualified names of a program, and of one name.
const MAX_QUALNAME_BYTES: usize = 32 << 20;
const MAX_NAME: usize = 1000;

impl<'a> Compiler<'a> {
    pub fn function_def(&mut self, def: &'a ast::StmtFunctionDef) -> Compiled<()> {
        let range = TextRange::new(self.keyword_before(def.name.range(), "def"), def.name.end());
        let mark = self.mark();
        self.decorators(&def.decorator_list)?;
        let base = self.temps(3)?;
        self.defaults(&def.parameters, base, range)?;
        let outer = self.unit.scope;
        let type_params = def.type_params.as_deref();
        let parameters = type_params.map(|type_params| self.open_type_params(type_params)).transpose()?;
        self.annotations(def, base + 2, range)?;
        let scope = self.tree.of(def);
        let info = &self.tree.scopes[scope];
        let kind = match (info.is_async, info.has_yield) {
            (true, true) => CodeKind::AsyncGenerator,
            (true, false) => CodeKind::Coroutine,
            (false, true) => CodeKind::Generator,
            (false, false) => CodeKind::Function,
        };
        let first = def.decorator_list.first().map_or(def.range(), Ranged::range);
        let global = self.tree.scopes[outer].symbol(&def.name).is_some_and(|symbol| symbol.global);
        self.begin_function(scope, kind, &def.name, first, global)?;
        self.prologue(range);
        self.bind_parameters(&def.parameters);
        self.unit.docstring = self.docstring(&def.body);
        self.body(&def.body)?;
        self.return_none(def.range())?;
        let child = self.end_function(shape(&def.parameters), range)?;
        self.emit(Op::MakeFunction, base, 0, child, range);
        if let Some(parameters) = parameters {
            self.emit_site(Op::StoreAttr, base, parameters, "__type_params__", range)?;
            self.close_type_params(outer, type_params, range);
        }
        self.apply_decorators(&def.decorator_list, base);
        self.store_name(&def.name, base - def.decorator_list.len() as Reg, range)?;
        self.release(mark);
        Ok(())
    }

    pub fn lambda_into(&mut self, lambda: &'a ast::ExprLambda, to: Reg) -> Compiled<()> {
        let range = lambda.range();
        let base = self.top(to)?;
        self.temps(2)?;
        match &lambda.parameters {
            Some(parameters) => self.defaults(parameters, base, range)?,
            None => (0..2).for_each(|offset| self.load_none(base + offset, range)),
        }
        self.load_none(base + 2, range);
        let scope = self.tree.of(lambda);
        let kind = if self.tree.scopes[scope].has_yield { CodeKind::Generator } else { CodeKind::Function };
        self.begin_function(scope, kind, "<lambda>", range, false)?;
        self.prologue(range);
        if let Some(parameters) = &lambda.parameters {
            self.bind_parameters(parameters);
        }
        let value = self.value(&lambda.body)?;
        self.emit(Op::Return, value, 0, 0, lambda.body.range());
        let shape = lambda.parameters.as_deref().map(shape).unwrap_or_default();
        let child = self.end_function(shape, range)?;
        self.emit(Op::MakeFunction, base, 0, child, range);
        self.copy(to, base, range);
        Ok(())
    }

    pub fn class_def(&mut self, def: &'a ast::StmtClassDef) -> Compiled<()> {
        let range = TextRange::new(self.keyword_before(def.name.range(), "class"), def.end());
        let mark = self.mark();
        self.decorators(&def.decorator_list)?;
        let outer = self.unit.scope;
        let type_params = def.type_params.as_deref();
        let base = self.temp()?;
        if let Some(type_params) = type_params {
            let tuple = self.open_type_params(type_params)?;
            self.store_name(".type_params", tuple, range)?;
            self.release(u32::from(base) + 1);
        }
        self.emit(Op::LoadBuildClass, base, 0, 0, range);
        let body = self.temps(3)?;
        (0..3).for_each(|offset| self.load_none(body + offset, range));
        let child = self.class_body(def, outer, range)?;
        self.emit(Op::MakeFunction, body, 0, child, range);
        self.release(u32::from(body) + 1);
        let name = self.temp()?;
        self.load_string(name, &def.name, range);
        match &def.arguments {
            Some(arguments) => self.call_with(base, 2, arguments, range)?,
            None => self.emit(Op::Call, base, 2, 0, range),
        }
        if type_params.is_some() {
            self.close_type_params(outer, type_params, range);
        }
        self.apply_decorators(&def.decorator_list, base);
        self.store_name(&def.name, base - def.decorator_list.len() as Reg, range)?;
        self.release(mark);
        Ok(())
    }

    fn class_body(&mut self, def: &'a ast::StmtClassDef, outer: ScopeId, range: TextRange) -> Compiled<u16> {
        let scope = self.tree.of(def);
        let first = def.decorator_list.first().map_or(def.range(), Ranged::range);
        let global = self.tree.scopes[outer].symbol(&def.name).is_some_and(|symbol| symbol.global);
        self.begin_function(scope, CodeKind::Class, &def.name, first, global)?;
        let class_cell = self.tree.scopes[scope].class_cell;
        if let Some(cell) = class_cell {
            self.emit(Op::NewCell, cell, 0, 0, range);
        }
        let value = self.temp()?;
        self.emit_global(Op::LoadGlobal, value, "__name__", range)?;
        self.emit_global(Op::StoreName, value, "__module__", range)?;
        let qualname = self.unit.qualname.clone();
        self.load_string(value, &qualname, range);
        self.emit_global(Op::StoreName, value, "__qualname__", range)?;
        if def.type_params.is_some() {
            self.load_name(".type_params", value, range)?;
            self.emit_global(Op::StoreName, value, "__type_params__", range)?;
        }
        if self.tree.scopes[scope].has_annotations {
            self.emit(Op::SetupAnnotations, 0, 0, 0, range);
        }
        if let Some(docstring) = self.docstring(&def.body) {
            self.load_string(value, &docstring, range);
            self.emit_global(Op::StoreName, value, "__doc__", range)?;
            self.unit.docstring = Some(docstring);
        }
        self.release(u32::from(value));
        self.body(&def.body)?;
        match class_cell {
            Some(cell) => self.emit(Op::Return, cell, 0, 0, range),
            None => self.return_none(range)?,
        }
        self.end_function(Shape::default(), range)
    }

    /// Evaluates decorators into consecutive registers, where each can call what comes after it.
    fn decorators(&mut self, decorators: &'a [Decorator]) -> Compiled<()> {
        for decorator in decorators {
            let register = self.temp()?;
            self.value_into(&decorator.expression, register)?;
        }
        Ok(())
    }

    fn apply_decorators(&mut self, decorators: &'a [Decorator], object: Reg) {
        for (distance, decorator) in decorators.iter().rev().enumerate() {
            self.emit(Op::Call, object - 1 - distance as Reg, 1, 0, decorator.expression.range());
        }
    }

    /// Defaults tuple into `base`, keyword defaults dict into the register after it.
    fn defaults(&mut self, parameters: &'a Parameters, base: Reg, range: TextRange) -> Compiled<()> {
        let mark = self.mark();
        let positional = parameters.posonlyargs.iter().chain(&parameters.args);
        let defaults: Vec<&'a Expr> = positional.filter_map(|parameter| parameter.default.as_deref()).collect();
        if defaults.is_empty() {
            self.load_none(base, range);
        } else {
            let first = self.temps(defaults.len())?;
            for (offset, default) in defaults.iter().enumerate() {
                self.value_into(default, first + offset as Reg)?;
            }
            self.emit(Op::BuildTuple, base, first, defaults.len() as u16, range);
            self.release(mark);
        }
        let keywords: Vec<(&'a str, &'a Expr)> = parameters
            .kwonlyargs
            .iter()
            .filter_map(|parameter| Some((parameter.parameter.name.as_str(), parameter.default.as_deref()?)))
            .collect();
        if keywords.is_empty() {
            self.load_none(base + 1, range);
            return Ok(());
        }
        let first = self.temps(2 * keywords.len())?;
        for (offset, (name, default)) in keywords.iter().enumerate() {
            let pair = first + 2 * offset as Reg;
            let name = self.mangled(name).into_owned();
            self.load_string(pair, &name, range);
            self.value_into(default, pair + 1)?;
        }
        self.emit(Op::BuildDict, base + 1, first, keywords.len() as u16, range);
        self.release(mark);
        Ok(())
    }

    fn annotations(&mut self, def: &'a ast::StmtFunctionDef, to: Reg, range: TextRange) -> Compiled<()> {
        let parameters = &def.parameters;
        let ordered = parameters.args.iter().chain(&parameters.posonlyargs).map(|parameter| &parameter.parameter);
        let ordered = ordered
            .chain(parameters.vararg.as_deref())
            .chain(parameters.kwonlyargs.iter().map(|parameter| &parameter.parameter))
            .chain(parameters.kwarg.as_deref());
        let mut annotations: Vec<(&'a str, &'a Expr)> =
            ordered.filter_map(|parameter| Some((parameter.name.as_str(), parameter.annotation.as_deref()?))).collect();
        annotations.extend(def.returns.as_deref().map(|returns| ("return", returns)));
        if annotations.is_empty() {
            self.load_none(to, range);
            return Ok(());
        }
        let mark = self.mark();
        let first = self.temps(2 * annotations.len())?;
        for (offset, (name, annotation)) in annotations.iter().enumerate() {
            let pair = first + 2 * offset as Reg;
            let name = self.mangled(name).into_owned();
            self.load_string(pair, &name, range);
            self.annotation_into(annotation, pair + 1)?;
        }
        self.emit(Op::BuildDict, to, first, annotations.len() as u16, range);
        self.release(mark);
        Ok(())
    }

    /// An annotation's value, or its text under `from __future__ import annotations`.
    pub fn annotation_into(&mut self, annotation: &'a Expr, to: Reg) -> Compiled<()> {
        if self.annotations_are_strings {
            let text = unparse::unparse(self.source, annotation);
            self.load_string(to, &text, annotation.range());
            return Ok(());
        }
        match annotation {
            // `*args: *Ts` is the one item that unpacking `Ts` gives.
            Expr::Starred(starred) => {
                let value = self.value(&starred.value)?;
                self.emit(Op::Unpack, to, value, 1, annotation.range());
                Ok(())
            }
            annotation => self.value_into(annotation, to),
        }
    }

    /// Enters the scope of type parameters and makes them; returns a register with their tuple.
    pub fn open_type_params(&mut self, type_params: &'a ast::TypeParams) -> Compiled<Reg> {
        let range = type_params.range();
        let scope = self.tree.of(type_params);
        self.unit.scope = scope;
        self.open_variables(scope, range);
        let count = type_params.type_params.len();
        let first = self.temps(count.max(1))?;
        for (offset, param) in type_params.type_params.iter().enumerate() {
            let register = first + offset as Reg;
            let (kind, bound) = match param {
                TypeParam::TypeVar(param) => (0, param.bound.as_deref()),
                TypeParam::ParamSpec(_) => (1, None),
                TypeParam::TypeVarTuple(_) => (2, None),
            };
            self.value_or_none(bound, register, param.range())?;
            let name = self.const_index(Const::Str(param.name().to_string()));
            let Ok(name) = u16::try_from(name) else { return Err(self.too_large(range, "constants")) };
            self.emit_x(Op::MakeTypeParam, kind, register, register, name, param.range());
            self.store_name(param.name(), register, param.range())?;
        }
        self.emit(Op::BuildTuple, first, first, count as u16, range);
        Ok(first)
    }

    pub fn close_type_params(&mut self, outer: ScopeId, type_params: Option<&'a ast::TypeParams>, range: TextRange) {
        let Some(type_params) = type_params else { return };
        let scope = self.tree.of(type_params);
        let places: Vec<Place> =
            self.tree.scopes[scope].symbols().filter_map(|(_, symbol)| symbol.place().filter(|_| symbol.bound)).collect();
        for place in places {
            if let Place::Register(register) | Place::Cell(register) = place {
                self.emit(Op::DeleteLocal, register, 0, 0, range);
                self.unit.bound.remove(register);
            }
        }
        self.unit.scope = outer;
    }

    pub fn type_alias(&mut self, alias: &'a ast::StmtTypeAlias) -> Compiled<()> {
        let range = alias.range();
        let Expr::Name(name) = &*alias.name else { return Err(self.error(alias.name.range(), "invalid syntax")) };
        let mark = self.mark();
        let outer = self.unit.scope;
        let base = self.temps(3)?;
        (0..3).for_each(|offset| self.load_none(base + offset, range));
        let type_params = alias.type_params.as_deref();
        let parameters = type_params.map(|type_params| self.open_type_params(type_params)).transpose()?;
        let scope = self.tree.of(alias);
        self.begin_function(scope, CodeKind::Function, &name.id, range, false)?;
        self.prologue(range);
        let value = self.value(&alias.value)?;
        self.emit(Op::Return, value, 0, 0, alias.value.range());
        let child = self.end_function(Shape::default(), range)?;
        self.emit(Op::MakeFunction, base, 0, child, range);
        match parameters {
            Some(parameters) => self.copy(base + 1, parameters, range),
            None => self.emit(Op::BuildTuple, base + 1, base + 1, 0, range),
        }
        self.close_type_params(outer, type_params, range);
        let constant = self.const_index(Const::Str(name.id.to_string()));
        let Ok(constant) = u16::try_from(constant) else { return Err(self.too_large(range, "constants")) };
        self.emit(Op::MakeTypeAlias, base, base, constant, range);
        self.store_name(&name.id, base, range)?;
        self.release(mark);
        Ok(())
    }

    // ---- frames

    /// Starts the frame of a function or class; `global` names do not belong to what surrounds them.
    pub fn begin_function(&mut self, scope: ScopeId, kind: CodeKind, name: &str, at: TextRange, global: bool) -> Compiled<()> {
        let outer = &self.unit;
        let around = match outer.kind {
            _ if global || outer.frame == 0 => String::new(),
            _ if outer.kind == CodeKind::Class || outer.name == "<genexpr>" => format!("{}.", outer.qualname),
            _ => format!("{}.<locals>.", outer.qualname),
        };
        // An inlined comprehension has a name all the same.
        let inlined = if global { String::new() } else { outer.within.iter().map(|name| format!("{name}.")).collect() };
        let qualname = around + &inlined + name;
        // Qualified names repeat those around them: a small source must not make them fill the memory.
        self.qualname_bytes += qualname.len();
        if self.outer.len() >= MAX_NESTED_FRAMES {
            return Err(self.too_deep(at));
        }
        if self.qualname_bytes > MAX_QUALNAME_BYTES || name.len() > MAX_NAME {
            return Err(self.too_large(at, "long names"));
        }
        let first_line = self.source.position(at.start().to_u32()).0;
        let unit = Unit::new(&self.tree, scope, kind, name.to_owned(), qualname, first_line);
        self.enter_unit(unit);
        Ok(())
    }

    /// What a frame does first: become a generator, and put captured variables into cells.
    pub fn prologue(&mut self, range: TextRange) {
        if matches!(self.unit.kind, CodeKind::Generator | CodeKind::Coroutine | CodeKind::AsyncGenerator) {
            self.emit(Op::GeneratorStart, 0, 0, 0, range);
        }
        let cells: Vec<(Reg, bool)> = self.tree.scopes[self.unit.frame]
            .symbols()
            .filter_map(|(_, symbol)| if let Some(Place::Cell(register)) = symbol.place() { Some((register, symbol)) } else { None })
            .filter(|(_, symbol)| symbol.bound)
            .map(|(register, symbol)| (register, symbol.parameter))
            .collect();
        for (register, parameter) in cells {
            self.emit(if parameter { Op::MakeCell } else { Op::NewCell }, register, 0, 0, range);
        }
    }

    fn bind_parameters(&mut self, parameters: &Parameters) {
        for register in 0..parameters.len() {
            self.unit.bound.insert(register as Reg);
        }
    }

    /// Ends the frame; returns its number among the enclosing frame's children.
    pub fn end_function(&mut self, shape: Shape, range: TextRange) -> Compiled<u16> {
        self.patch_handlers();
        let proto = self.leave_unit(shape);
        let Ok(number) = u16::try_from(self.unit.children.len()) else { return Err(self.too_large(range, "functions")) };
        self.unit.children.push(Arc::new(proto));
        Ok(number)
    }

    pub fn return_none(&mut self, range: TextRange) -> Compiled<()> {
        if self.unit.bound.is_reachable() {
            let end = TextRange::empty(range.end());
            let value = self.temp()?;
            self.load_none(value, end);
            self.emit(Op::Return, value, 0, 0, end);
        }
        Ok(())
    }

    /// Where the keyword of a definition is (its range starts at the first decorator).
    fn keyword_before(&self, name: TextRange, keyword: &str) -> TextSize {
        let before = self.source.text.get(..name.start().to_usize()).and_then(|text| text.rfind(keyword));
        before.map_or(name.start(), |offset| TextSize::new(offset as u32))
    }

    /// The text of a leading string, which is a body's documentation.
    pub fn docstring(&self, body: &[Stmt]) -> Option<String> {
        match body.first()? {
            Stmt::Expr(ast::StmtExpr { value, .. }) => value.as_string_literal_expr().map(|literal| self.string(literal)),
            _ => None,
        }
    }
}

fn shape(parameters: &Parameters) -> Shape {
    Shape {
        arg_count: (parameters.posonlyargs.len() + parameters.args.len()) as u16,
        posonly_count: parameters.posonlyargs.len() as u16,
        kwonly_count: parameters.kwonlyargs.len() as u16,
        has_varargs: parameters.vararg.is_some(),
        has_varkw: parameters.kwarg.is_some(),
    }
}
