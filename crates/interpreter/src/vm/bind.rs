//! Binding arguments to the parameters of a Python function: in place where the call is a plain one, else in full, with CPython's errors.
//! No guest code runs here.

use super::Vm;
use crate::native::Res;
use crate::object::{Kind, Object, copy_few};

/// A few values, on the Rust stack where they are few.
pub(super) type Values = smallvec::SmallVec<[Object; 12]>;
/// Arguments that are moved when arguments are bound in place.
const MOVED: usize = 8;

impl Vm {
    /// For the loop: as `bind_in_place`, with the names in a tuple, or none.
    pub(super) fn bind_in_loop(&mut self, stack: &mut [Object], callee: Object, first: usize, count: usize, names: Object) -> bool {
        let given: &[Object] = names.index_of(Kind::Tuple).map_or(&[], |tuple| &self.heap.tuples[tuple]);
        let loaded = &self.codes[self.heap.functions[callee.index()].code as usize];
        let positions = count - given.len();
        // Mostly they are named in the order of the parameters, and lie where they belong.
        if positions >= loaded.proto.posonly_count as usize
            && count <= loaded.proto.arg_count as usize
            && loaded.parameters[positions..count].iter().eq(given)
        {
            return count == loaded.proto.parameter_count as usize || self.complete_arguments(stack, callee, first, count);
        }
        let mut own = [Object::UNBOUND; MOVED];
        let Some(own) = own.get_mut(..given.len()) else { return false };
        copy_few(own, given);
        self.bind_in_place(stack, callee, first, count, own)
    }

    /// Binds spread arguments where they lie: how many registers are filled then, or none where that needs the full way.
    pub(super) fn bind_spread(
        &mut self,
        stack: &mut [Object],
        callee: Object,
        first: usize,
        count: usize,
        names: &[Object],
    ) -> Option<usize> {
        let loaded = &self.codes[self.heap.functions[callee.index()].code as usize];
        if names.is_empty() && loaded.simple_args as usize == count {
            return Some(count);
        }
        let total = loaded.proto.parameter_count as usize;
        self.bind_in_place(stack, callee, first, count, names).then_some(total)
    }

    /// Binds arguments where they lie; false, with everything as before, where something is wrong with them or there are too many.
    fn bind_in_place(&mut self, stack: &mut [Object], callee: Object, first: usize, count: usize, names: &[Object]) -> bool {
        let function = &self.heap.functions[callee.index()];
        let (defaults, kwdefaults) = (function.defaults, function.kwdefaults);
        let loaded = &self.codes[function.code as usize];
        let (proto, named_count) = (&loaded.proto, names.len());
        let (positional, kwonly) = (proto.arg_count as usize, proto.kwonly_count as usize);
        let total = proto.parameter_count as usize;
        let given = count - named_count;
        let direct = given.min(positional);
        let moved = count - direct;
        if moved == 0 {
            return self.complete_arguments(stack, callee, first, count);
        }
        if total == positional && given <= positional && moved <= MOVED {
            return self.bind_names(stack, callee, first, given, names);
        }
        if moved > MOVED || given > positional && !proto.has_varargs || stack.len() < first + total.max(count) {
            return false;
        }
        // What is not in its place already: arguments beyond the positional parameters, then those with a name.
        let mut others = [Object::UNBOUND; MOVED];
        copy_few(&mut others[..moved], &stack[first + direct..first + count]);
        let (rest, values) = others[..moved].split_at(given - direct);
        let parameters = &mut stack[first..first + total];
        parameters[direct..].fill(Object::UNBOUND);
        let mut unknown = smallvec::SmallVec::<[(Object, Object); MOVED]>::new();
        let mut good = true;
        for (&name, &value) in names.iter().zip(values) {
            match loaded.parameters.iter().position(|&parameter| parameter == name) {
                Some(slot) if slot >= proto.posonly_count as usize && parameters[slot].is_unbound() => parameters[slot] = value,
                None if proto.has_varkw && self.heap.strs[name.index()].interned => unknown.push((name, value)),
                _ => good = false,
            }
        }
        let items: &[Object] = defaults.index_of(Kind::Tuple).map_or(&[], |tuple| &self.heap.tuples[tuple]);
        good &= items.len() <= positional;
        if good {
            let required = positional - items.len();
            for (slot, parameter) in parameters[..positional].iter_mut().enumerate().skip(direct) {
                if parameter.is_unbound() && slot >= required {
                    *parameter = items[slot - required];
                }
                good &= !parameter.is_unbound();
            }
        }
        if good && kwonly > 0 {
            let code = self.heap.functions[callee.index()].code as usize;
            for (slot, parameter) in parameters.iter_mut().enumerate().skip(positional).take(kwonly) {
                if parameter.is_unbound() {
                    let name = self.codes[code].parameters[slot];
                    *parameter = self.keyword_default(kwdefaults, name, slot - positional).unwrap_or_default();
                    good &= !parameter.is_unbound();
                }
            }
        }
        if !good {
            copy_few(&mut stack[first + direct..first + count], &others[..moved]);
            return false;
        }
        let proto = &self.codes[self.heap.functions[callee.index()].code as usize].proto;
        let (has_varargs, has_varkw) = (proto.has_varargs, proto.has_varkw);
        if has_varargs {
            parameters[positional + kwonly] = self.heap.tuple(rest);
        }
        if has_varkw {
            parameters[total - 1] = self.dict_from(unknown);
        }
        true
    }

    /// Binds arguments by name to parameters that all have a place, as `bind_in_place` does.
    fn bind_names(&self, stack: &mut [Object], callee: Object, first: usize, given: usize, names: &[Object]) -> bool {
        let function = &self.heap.functions[callee.index()];
        let loaded = &self.codes[function.code as usize];
        let defaults: &[Object] = function.defaults.index_of(Kind::Tuple).map_or(&[], |tuple| &self.heap.tuples[tuple]);
        let positional = loaded.proto.arg_count as usize;
        let Some(required) = positional.checked_sub(defaults.len()) else { return false };
        let (Some(wanted), Some(places)) = (loaded.parameters.get(given..positional), stack.get_mut(first + given..)) else { return false };
        let mut own = [Object::UNBOUND; MOVED];
        let (Some(values), true) = (own.get_mut(..names.len()), places.len() >= names.len().max(wanted.len())) else { return false };
        copy_few(values, &places[..names.len()]);
        places[..wanted.len()].fill(Object::UNBOUND);
        let mut good = given >= loaded.proto.posonly_count as usize;
        for (name, &value) in names.iter().zip(&*values) {
            match wanted.iter().position(|parameter| parameter == name) {
                Some(slot) if places[slot].is_unbound() => places[slot] = value,
                _ => good = false,
            }
        }
        for (slot, place) in places[..wanted.len()].iter_mut().enumerate() {
            if place.is_unbound() {
                *place = (given + slot).checked_sub(required).and_then(|at| defaults.get(at)).copied().unwrap_or_default();
                good &= !place.is_unbound();
            }
        }
        if !good {
            copy_few(&mut places[..names.len()], values);
        }
        good
    }

    /// The default of a parameter that is given by its name only; mostly they stand in the order of the parameters.
    #[inline]
    fn keyword_default(&mut self, defaults: Object, name: Object, number: usize) -> Option<Object> {
        match self.heap.dicts[defaults.index_of(Kind::Dict)?].entries.get(number) {
            Some(entry) if entry.key == name => Some(entry.value),
            _ => self.dict_get(defaults, name),
        }
    }

    /// Fills the last positional parameters with their defaults; false, with everything as before, where one has none.
    #[inline]
    pub(super) fn add_defaults(&self, missing: &mut [Object], defaults: Object) -> bool {
        let defaults: &[Object] = defaults.index_of(Kind::Tuple).map_or(&[], |tuple| &self.heap.tuples[tuple]);
        let Some(last) = defaults.len().checked_sub(missing.len()).and_then(|skipped| defaults.get(skipped..)) else { return false };
        copy_few(missing, last);
        true
    }

    /// Completes positional arguments, none too many, that lie where they belong.
    fn complete_arguments(&mut self, stack: &mut [Object], callee: Object, first: usize, count: usize) -> bool {
        let function = &self.heap.functions[callee.index()];
        let (code, defaults, kwdefaults) = (function.code as usize, function.defaults, function.kwdefaults);
        let proto = &self.codes[code].proto;
        let (positional, kwonly) = (proto.arg_count as usize, proto.kwonly_count as usize);
        let (has_varargs, has_varkw) = (proto.has_varargs, proto.has_varkw);
        let Some(parameters) = stack.get_mut(first..first + proto.parameter_count as usize) else { return false };
        if !self.add_defaults(&mut parameters[count..positional], defaults) {
            return false;
        }
        for (slot, parameter) in parameters.iter_mut().enumerate().skip(positional).take(kwonly) {
            let name = self.codes[code].parameters[slot];
            let Some(default) = self.keyword_default(kwdefaults, name, slot - positional) else { return false };
            *parameter = default;
        }
        if has_varargs {
            parameters[positional + kwonly] = self.heap.tuple(&[][..]);
        }
        if has_varkw {
            parameters[positional + kwonly + usize::from(has_varargs)] = self.dict_from(std::iter::empty());
        }
        true
    }

    /// Puts arguments into parameter order; returns how many registers are filled.
    pub(super) fn bind_arguments(
        &mut self,
        stack: &mut Vec<Object>,
        callee: Object,
        first: usize,
        count: usize,
        names: &[Object],
    ) -> Res<usize> {
        self.bind_in_full(stack, callee, first, count, names).map_err(|flow| {
            match crate::stdlib::binding::words_of_native(self, callee, &stack[first..first + count], names) {
                Some(message) => self.type_error(&message),
                None => flow,
            }
        })
    }
    fn bind_in_full(&mut self, stack: &mut Vec<Object>, callee: Object, first: usize, count: usize, names: &[Object]) -> Res<usize> {
        let in_place = self.bind_in_place(stack, callee, first, count, names);
        let function = &self.heap.functions[callee.index()];
        let (code, defaults, kwdefaults) = (function.code, function.defaults, function.kwdefaults);
        let proto = &self.codes[code as usize].proto;
        let (positional, kwonly, positional_only) = (proto.arg_count as usize, proto.kwonly_count as usize, proto.posonly_count as usize);
        let (has_varargs, has_varkw) = (proto.has_varargs, proto.has_varkw);
        let total = proto.parameter_count as usize;
        if in_place {
            return Ok(total);
        }
        let given = count - names.len();
        let mut bound: Values = smallvec::smallvec![Object::UNBOUND; total];
        let args = Values::from_slice(&stack[first..first + count]);
        let direct = given.min(positional);
        bound[..direct].copy_from_slice(&args[..direct]);
        if has_varargs {
            bound[positional + kwonly] = self.heap.tuple(&args[direct..given]);
        }
        let mut extra: Vec<(Object, Object)> = Vec::new();
        let mut misplaced: Vec<String> = Vec::new();
        for (&name, &value) in names.iter().zip(&args[given..]) {
            let parameters = &self.codes[code as usize].parameters;
            let found = parameters.iter().position(|&parameter| parameter == name).or_else(|| {
                let text = self.heap.text(name);
                parameters.iter().position(|&parameter| self.heap.text(parameter) == text)
            });
            let text = self.heap.text(name);
            match found {
                Some(slot) if slot >= positional_only => {
                    if !bound[slot].is_unbound() {
                        let message = format!("{}() got multiple values for argument '{text}'", self.function_qualname(callee));
                        return Err(self.type_error(&message));
                    }
                    bound[slot] = value;
                }
                found => {
                    if has_varkw {
                        extra.push((name, value));
                    } else if found.is_some() {
                        misplaced.push(text.to_owned());
                    } else {
                        let message = format!("{}() got an unexpected keyword argument '{text}'", self.function_qualname(callee));
                        return Err(self.type_error(&message));
                    }
                }
            }
        }
        if !misplaced.is_empty() {
            let message = format!(
                "{}() got some positional-only arguments passed as keyword arguments: '{}'",
                self.function_qualname(callee),
                misplaced.join(", ")
            );
            return Err(self.type_error(&message));
        }
        if given > positional && !has_varargs {
            return Err(self.too_many_arguments(callee, given, &bound, names));
        }
        if bound[..positional].iter().any(|value| value.is_unbound()) {
            let default_count = defaults.index_of(Kind::Tuple).map_or(0, |tuple| self.heap.tuples[tuple].len());
            let required = positional.saturating_sub(default_count);
            let mut missing: Vec<usize> = Vec::new();
            for slot in 0..positional {
                if bound[slot].is_unbound() {
                    if slot < required {
                        missing.push(slot);
                    } else {
                        bound[slot] = self.heap.tuples[defaults.index()][slot - required + default_count.saturating_sub(positional)];
                    }
                }
            }
            if !missing.is_empty() {
                return Err(self.missing_arguments(callee, &missing, "positional"));
            }
        }
        if kwonly > 0 {
            let mut missing = Vec::new();
            for slot in positional..positional + kwonly {
                if bound[slot].is_unbound() {
                    let name = self.codes[code as usize].parameters[slot];
                    match self.dict_get(kwdefaults, name) {
                        Some(default) => bound[slot] = default,
                        None => missing.push(slot),
                    }
                }
            }
            if !missing.is_empty() {
                return Err(self.missing_arguments(callee, &missing, "keyword-only"));
            }
        }
        if has_varkw {
            bound[total - 1] = self.dict_from(extra);
        }
        if stack.len() < first + total {
            stack.resize(first + total + 64, Object::UNBOUND);
        }
        stack[first..first + total].copy_from_slice(&bound);
        Ok(total)
    }

    #[cold]
    fn too_many_arguments(&mut self, callee: Object, given: usize, bound: &[Object], names: &[Object]) -> Box<crate::native::Flow> {
        let function = &self.heap.functions[callee.index()];
        let proto = std::sync::Arc::clone(&self.codes[function.code as usize].proto);
        let defaults = function.defaults.index_of(Kind::Tuple).map_or(0, |tuple| self.heap.tuples[tuple].len());
        let positional = proto.arg_count as usize;
        let takes = if defaults > 0 { format!("from {} to {positional}", positional - defaults) } else { positional.to_string() };
        let plural = if positional == 1 && defaults == 0 { "" } else { "s" };
        let kwonly = &proto.varnames[positional..positional + proto.kwonly_count as usize];
        let named = names.iter().filter(|&&name| kwonly.iter().any(|k| k == self.heap.text(name))).count();
        let _ = bound;
        let message = if named > 0 {
            let s = if named == 1 { "" } else { "s" };
            let ps = if given == 1 { "" } else { "s" };
            format!(
                "{}() takes {takes} positional argument{plural} but {given} positional argument{ps} (and {named} keyword-only argument{s}) were given",
                self.function_qualname(callee)
            )
        } else {
            let was = if given == 1 { "was" } else { "were" };
            format!("{}() takes {takes} positional argument{plural} but {given} {was} given", self.function_qualname(callee))
        };
        self.type_error(&message)
    }

    #[cold]
    fn missing_arguments(&mut self, callee: Object, slots: &[usize], what: &str) -> Box<crate::native::Flow> {
        let code = self.heap.functions[callee.index()].code;
        let names: Vec<String> = slots.iter().map(|&slot| format!("'{}'", self.proto(code).varnames[slot])).collect();
        let list = match names.as_slice() {
            [one] => one.clone(),
            [one, two] => format!("{one} and {two}"),
            [init @ .., last] => format!("{}, and {last}", init.join(", ")),
            [] => String::new(),
        };
        let plural = if names.len() == 1 { "" } else { "s" };
        let message = format!("{}() missing {} required {what} argument{plural}: {list}", self.function_qualname(callee), names.len());
        self.type_error(&message)
    }
}
