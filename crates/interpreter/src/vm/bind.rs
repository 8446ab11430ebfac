//! Binding arguments to the parameters of a Python function: in place where the call is a plain one, else in full, with CPython's errors.
//! No guest code runs here.

use super::Vm;
use crate::native::Res;
use crate::object::{Kind, Object};

/// A few values, on the Rust stack where they are few.
pub(super) type Values = smallvec::SmallVec<[Object; 12]>;
/// Arguments by name that are bound in place.
const NAMED: usize = 8;

impl Vm {
    /// Binds where they lie the arguments of a function with positional parameters only; false, with everything as before, where that
    /// does not work out.
    fn bind_plainly(&mut self, stack: &mut [Object], callee: Object, first: usize, count: usize, names: &[Object]) -> bool {
        let function = &self.heap.functions[callee.index()];
        let loaded = &self.codes[function.code as usize];
        let (positional, given) = (loaded.simple_args as usize, count - names.len());
        if loaded.simple_args == u16::MAX || count > positional || names.len() > NAMED || stack.len() < first + positional {
            return false;
        }
        let parameters = &mut stack[first..first + positional];
        let mut named = [Object::UNBOUND; NAMED];
        named[..names.len()].copy_from_slice(&parameters[given..count]);
        parameters[given..].fill(Object::UNBOUND);
        let placed = names.iter().zip(named).all(|(name, value)| {
            let slot = loaded.parameters.iter().position(|parameter| parameter == name);
            let free = slot.filter(|&slot| slot >= loaded.proto.posonly_count as usize && parameters[slot].is_unbound());
            free.map(|slot| parameters[slot] = value).is_some()
        });
        let defaults: &[Object] = function.defaults.index_of(Kind::Tuple).map_or(&[], |tuple| &self.heap.tuples[tuple]);
        let required = positional.saturating_sub(defaults.len());
        let filled = placed
            && defaults.len() <= positional
            && parameters.iter_mut().enumerate().skip(given).all(|(slot, parameter)| {
                if parameter.is_unbound() && slot >= required {
                    *parameter = defaults[slot - required];
                }
                !parameter.is_unbound()
            });
        if !filled {
            parameters[given..count].copy_from_slice(&named[..names.len()]);
        }
        filled
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
        if self.bind_plainly(stack, callee, first, count, names) {
            return Ok(self.codes[self.heap.functions[callee.index()].code as usize].simple_args as usize);
        }
        let function = &self.heap.functions[callee.index()];
        let (code, defaults, kwdefaults) = (function.code, function.defaults, function.kwdefaults);
        let proto = &self.codes[code as usize].proto;
        let (positional, kwonly, positional_only) = (proto.arg_count as usize, proto.kwonly_count as usize, proto.posonly_count as usize);
        let (has_varargs, has_varkw) = (proto.has_varargs, proto.has_varkw);
        let total = positional + kwonly + usize::from(has_varargs) + usize::from(has_varkw);
        let given = count - names.len();
        let mut bound: Values = smallvec::smallvec![Object::UNBOUND; total];
        let args = Values::from_slice(&stack[first..first + count]);
        let direct = given.min(positional);
        bound[..direct].copy_from_slice(&args[..direct]);
        if has_varargs {
            bound[positional + kwonly] = self.heap.tuple(&args[direct..given]);
        } else if given > positional {
            return Err(self.too_many_arguments(callee, given, &bound, names));
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
