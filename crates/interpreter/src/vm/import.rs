//! Imports: from the table of standard modules, under the policy. There is no path and no file to import from.

use super::Vm;
use super::frame::Cont;
use crate::code::Proto;
use crate::native::{Res, call_then};
use crate::object::dict::Dict;
use crate::object::misc::Module;
use crate::object::{Kind, Object};
use crate::pace;
use crate::stdlib::{self, ModuleDef};
use crate::types;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

impl Vm {
    /// `import name` or `from name import …` in code: that of a standard module is not subject to the policy.
    pub(crate) fn import_statement(&mut self, name: Object, from_list: Object, level: u16) -> Res {
        let trusted = self.frames.last().is_some_and(|frame| self.codes[frame.code as usize].proto.hidden);
        self.import_as(name, from_list, level, trusted)
    }
    /// `__import__(name)`.
    pub fn import_name(&mut self, name: Object, from_list: Object, level: u16) -> Res {
        self.import_as(name, from_list, level, false)
    }
    fn import_as(&mut self, name: Object, from_list: Object, level: u16, trusted: bool) -> Res {
        if level == 0
            && let Some(module) = self.imported_before(name, from_list, trusted)
        {
            return Ok(module);
        }
        let mut full = self.owned_text(name)?;
        if full.is_empty() && level == 0 {
            return Err(self.value_error("Empty module name"));
        }
        if level > 0 {
            return Err(self.error(types::IMPORT_ERROR, "attempted relative import with no known parent package"));
        }
        if !trusted && let Some(placed) = self.placed_module(&full) {
            if placed.is_none() {
                let message = format!("import of {full} halted; None in sys.modules");
                return Err(self.import_error(types::MODULE_NOT_FOUND_ERROR, &message, &full));
            }
            let top = full.split('.').next().unwrap_or(&full);
            let result = if from_list.is(Kind::Tuple) { Some(placed) } else { self.placed_module(top) };
            if let Some(module) = result.filter(|module| !module.is_none()) {
                return Ok(module);
            }
            // Of what is there already only the package is still to be imported.
            full.truncate(top.len());
        }
        // All of it can be imported, or nothing is: a module that is made must also run.
        for (at, _) in full.match_indices('.').chain([(full.len(), "")]) {
            self.check_module(full.get(..at).unwrap_or(&full), &full, trusted)?;
        }
        let mut bodies = Vec::new();
        let mut path = String::new();
        let mut parent = Object::UNBOUND;
        let mut first = Object::UNBOUND;
        for part in full.split('.') {
            if !path.is_empty() {
                path.push('.');
            }
            path.push_str(part);
            let module = self.import_module(&path, trusted, &mut bodies)?;
            if parent.is_unbound() {
                first = module;
            } else {
                let dict = self.module_dict(parent);
                self.dict_set_str(dict, part, module);
            }
            parent = module;
        }
        let mut result = if from_list.is_none() || from_list.is_unbound() { first } else { parent };
        // `from package import submodule`.
        if let Some(names) = from_list.index_of(Kind::Tuple) {
            let names = self.heap.tuples[names].clone();
            for wanted in names {
                if pace::halted_after_bytes(2 * self.heap.text(wanted).len()) {
                    self.poll()?;
                }
                let wanted = self.owned_text(wanted)?;
                self.reserve(full.len() + wanted.len())?;
                let submodule = format!("{full}.{wanted}");
                if types::module(&submodule).is_some() && (trusted || self.allowed(&submodule)) {
                    let module = self.import_module(&submodule, trusted, &mut bodies)?;
                    let dict = self.module_dict(parent);
                    self.dict_set_str(dict, &wanted, module);
                }
            }
            result = parent;
        }
        if bodies.is_empty() {
            return Ok(result);
        }
        let bodies = self.heap.list(bodies);
        let run = self.embedded("run_bodies");
        call_then(run, vec![bodies, result], Cont::Store, Object::UNBOUND)
    }

    /// A module outside any package that was imported before and has all that is wanted from it; the guest never looked at `sys.modules`.
    fn imported_before(&mut self, name: Object, from_list: Object, trusted: bool) -> Option<Object> {
        if self.state.contains_key("modules") {
            return None;
        }
        let text = self.heap.text(name);
        let &module = self.modules.get(text)?;
        if text.contains('.') || !trusted && !self.allowed(text) {
            return None;
        }
        let dict = self.heap.modules[module.index()].dict.index_of(Kind::Dict)?;
        let wanted = from_list.index_of(Kind::Tuple);
        for at in 0..wanted.map_or(0, |names| self.heap.tuples[names].len()) {
            let name = self.heap.tuples[wanted?][at];
            if !matches!(self.dict_find(dict, name), Ok((_, Some(_)))) {
                return None;
            }
        }
        Some(module)
    }

    /// A module that the guest itself put into `sys.modules`, or what stands for one: None where there is to be none.
    fn placed_module(&mut self, name: &str) -> Option<Object> {
        let &seen = self.state.get("modules")?;
        let found = self.dict_get_str(seen, name)?;
        (self.modules.get(name) != Some(&found)).then_some(found)
    }

    /// A module that was imported, or that the guest made and put into `sys.modules`.
    pub(crate) fn known_module(&mut self, name: &str) -> Option<Object> {
        let imported = self.modules.get(name).copied();
        imported.or_else(|| self.placed_module(name).filter(|placed| placed.is(Kind::Module)))
    }

    /// The dict of a module.
    pub fn module_dict(&mut self, module: Object) -> Object {
        let dict = self.heap.modules[module.index()].dict;
        if dict.is_unbound() { self.materialise_builtins(module) } else { dict }
    }
    /// The `builtins` module gets a dict of its own only when the guest looks at it.
    fn materialise_builtins(&mut self, module: Object) -> Object {
        let dict = self.heap.dict(Dict::default());
        let mut names: Vec<(&'static str, Object)> = self.registry.builtins.iter().map(|(name, object)| (*name, *object)).collect();
        names.sort_unstable_by_key(|(name, _)| *name);
        for (name, object) in names {
            self.dict_set_str(dict, name, object);
        }
        let name = self.heap.intern("builtins");
        self.dict_set_str(dict, "__name__", name);
        self.heap.modules[module.index()].dict = dict;
        self.builtins_dict = dict;
        for site in &mut self.sites {
            if site.cache == super::Cache::GlobalBuiltin {
                site.cache = super::Cache::Empty;
            }
        }
        dict
    }

    /// Is there such a module, and may it be imported?
    fn check_module(&mut self, name: &str, wanted: &str, trusted: bool) -> Res<()> {
        let (known, def) = self.find_module(name);
        if known.is_none() && def.is_none() {
            return Err(self.no_module(name, wanted));
        }
        // A module that another one imported is not thereby the guest's.
        if !trusted && def.is_some() && name != "builtins" && !self.allowed(name) {
            return Err(self.refused_import(wanted));
        }
        Ok(())
    }
    /// A module that was imported, and what the table has under its name.
    fn find_module(&self, name: &str) -> (Option<Object>, Option<&'static ModuleDef>) {
        // One module under two names.
        let real = if name == "os.path" { "posixpath" } else { name };
        (self.modules.get(real).copied(), types::module(real))
    }

    /// One module by its full name; a body to run is added to `bodies`.
    fn import_module(&mut self, name: &str, trusted: bool, bodies: &mut Vec<Object>) -> Res {
        let module = match self.find_module(name) {
            (Some(module), _) => {
                self.module_dict(module);
                module
            }
            (None, Some(def)) => self.create_module(def, bodies)?,
            (None, None) => return Err(self.no_module(name, name)),
        };
        if !trusted && let Some(&seen) = self.state.get("modules") {
            self.dict_set_str(seen, name, module);
        }
        Ok(module)
    }

    fn create_module(&mut self, def: &'static ModuleDef, bodies: &mut Vec<Object>) -> Res {
        let dict = self.heap.dict(Dict::default());
        let name = self.heap.intern(def.name);
        self.dict_set_str(dict, "__name__", name);
        self.dict_set_str(dict, "__doc__", Object::NONE);
        self.dict_set_str(dict, "__package__", name);
        self.dict_set_str(dict, "__loader__", Object::NONE);
        self.dict_set_str(dict, "__spec__", Object::NONE);
        let natives = self.registry.module_natives(def.name);
        for (name, native) in natives {
            self.dict_set_str(dict, name, native);
        }
        for ty in def.types {
            self.dict_set_str(dict, ty.name.rsplit('.').next().unwrap_or(ty.name), Vm::class_object(ty.id));
        }
        let module = self.heap.module(Module { name: def.name.into(), dict });
        self.modules.insert(def.name.into(), module);
        (def.init)(self, dict)?;
        if !def.source.is_empty() {
            self.embedded_modules.push(dict);
            self.half_made.push(def.name);
            let proto = compiled_module(def.name, def.source);
            let function = self.module_function(&proto, dict);
            bodies.push(function);
        }
        Ok(module)
    }

    /// The Python code of the modules that were made last has run. Where it did not get to its end they are forgotten, as if they had
    /// never been imported.
    pub(crate) fn bodies_ran(&mut self, count: usize, done: bool) {
        let names = self.half_made.split_off(self.half_made.len().saturating_sub(count));
        for name in names.into_iter().filter(|_| !done) {
            if let Some(module) = self.modules.remove(name) {
                let dict = self.heap.modules[module.index()].dict;
                self.embedded_modules.retain(|&known| known != dict);
            }
            if let Some(&seen) = self.state.get("modules") {
                let name = self.heap.intern(name);
                self.dict_remove(seen, name);
            }
        }
    }

    /// Does the policy allow this module? A child allows its parent.
    #[must_use]
    pub fn allowed(&self, name: &str) -> bool {
        match &self.policy.imports {
            None => true,
            Some(rules) => rules.iter().any(|rule| {
                rule == "*"
                    || rule == name
                    || rule.strip_suffix(".*").is_some_and(|package| name == package || name.starts_with(&format!("{package}.")))
                    || rule.trim_end_matches(".*").starts_with(&format!("{name}."))
            }),
        }
    }

    fn refused_import(&mut self, name: &str) -> Box<crate::native::Flow> {
        let mut allowed: Vec<&str> = match &self.policy.imports {
            Some(rules) => rules.iter().map(String::as_str).collect(),
            None => stdlib::MODULES.iter().map(|module| module.name).filter(|name| !name.starts_with('_')).collect(),
        };
        allowed.sort_unstable();
        let message = format!("import of '{name}' is not allowed here (allowed: {})", allowed.join(", "));
        self.import_error(types::IMPORT_ERROR, &message, name)
    }

    fn no_module(&mut self, name: &str, wanted: &str) -> Box<crate::native::Flow> {
        let top = name.split('.').next().unwrap_or(name);
        let all = self.policy.imports.as_ref().is_some_and(|rules| rules.iter().any(|rule| rule == "*"));
        let listed = if all { stdlib::is_known_elsewhere(top) } else { self.policy.imports.is_some() && self.allowed(name) };
        if listed {
            let message =
                format!("the `local` executor has no module '{name}': executors `jail` and `docker` run CPython with its packages");
            return self.import_error(types::MODULE_NOT_FOUND_ERROR, &message, name);
        }
        if stdlib::is_known_elsewhere(top) {
            return self.refused_import(wanted);
        }
        let message = match wanted.rsplit_once('.') {
            Some((parent, _)) if name == wanted && types::module(parent).is_some() && !self.is_package(parent) => {
                format!("No module named '{name}'; '{parent}' is not a package")
            }
            _ => format!("No module named '{name}'"),
        };
        self.import_error(types::MODULE_NOT_FOUND_ERROR, &message, name)
    }
    /// Does a module have others in it?
    pub(crate) fn is_package(&self, name: &str) -> bool {
        let prefix = format!("{name}.");
        stdlib::MODULES.iter().any(|module| module.name.starts_with(&prefix))
    }

    fn import_error(&mut self, class: u32, message: &str, name: &str) -> Box<crate::native::Flow> {
        let exception = self.exception(class, message);
        let name = self.heap.str(name);
        if let Some(state) = self.exception_state_mut(exception) {
            state.fields[0] = name;
        }
        Box::new(crate::native::Flow::Raise(exception))
    }

    /// The part of a standard module that defines a name.
    pub(crate) fn part_with(&self, module: Object, name: Object) -> Option<&'static stdlib::Part> {
        stdlib::PARTS
            .iter()
            .find(|part| self.modules.get(part.module) == Some(&module) && part.names.split(' ').any(|known| known == self.heap.text(name)))
    }
    /// The part of a standard module that defines a name, if it has not run yet: it runs, and the name is looked up again.
    pub(crate) fn load_part(&mut self, module: Object, name: Object) -> Option<Res> {
        let part = self.part_with(module, name)?;
        let proto = compiled_module(part.name, part.source);
        let dict = self.module_dict(module);
        let body = self.module_function(&proto, dict);
        Some(self.call_embedded("load_part", vec![body, module, name]))
    }

    /// `from module import name`.
    pub(crate) fn import_from(&mut self, module: Object, name: Object) -> Res {
        match self.getattr(module, name) {
            Err(flow) if self.raises(&flow, types::ATTRIBUTE_ERROR) => {
                let module_name = match module.index_of(Kind::Module) {
                    Some(index) => self.heap.modules[index].name.to_string(),
                    None => types::derived_module_name(self, module).unwrap_or_else(|| "<unknown module name>".to_owned()),
                };
                let message = format!("cannot import name '{}' from '{module_name}' (unknown location)", self.heap.text(name));
                Err(self.import_error(types::IMPORT_ERROR, &message, &module_name))
            }
            // Its own `__getattr__` decides.
            Err(flow) if matches!(*flow, crate::native::Flow::Call(_)) => self.call_embedded("import_attribute", vec![module, name]),
            other => other,
        }
    }

    /// `from module import *`, into the globals or the namespace that `exec` was given.
    pub(crate) fn import_star(&mut self, module: Object, namespace: Object) -> Res<()> {
        let dict = match module.kind() {
            Kind::Module => self.module_dict(module),
            Kind::Instance if self.class(self.class_of(module)).slots.is_none() => self.instance_dict(module),
            _ => return Err(self.error(types::IMPORT_ERROR, "from-import-* object has no __dict__ and no __all__")),
        };
        let names = match self.dict_get_str(dict, "__all__") {
            Some(all) => self.items_native(all)?.unwrap_or_default(),
            None => self.heap.dicts[dict.index()]
                .iter()
                .map(|entry| entry.key)
                .filter(|&key| key.is(Kind::Str) && !self.heap.text(key).starts_with('_'))
                .collect(),
        };
        if !namespace.is(Kind::Dict) {
            let names = self.heap.list(names);
            let import = self.embedded("import_attributes");
            return call_then(import, vec![module, names, namespace], Cont::Discard, Object::UNBOUND);
        }
        for (at, &name) in names.iter().enumerate() {
            let name = self.heap.intern_object(name);
            self.check_rebind(name)?;
            match self.getattr(module, name) {
                Ok(value) => self.dict_set(namespace, name, value),
                Err(flow) if matches!(*flow, crate::native::Flow::Call(_)) => {
                    for &other in &names[at + 1..] {
                        let other = self.heap.intern_object(other);
                        self.check_rebind(other)?;
                    }
                    let rest = self.heap.list(names[at..].to_vec());
                    let import = self.embedded("import_attributes");
                    return call_then(import, vec![module, rest, namespace], Cont::Discard, Object::UNBOUND);
                }
                Err(flow) => return Err(flow),
            }
        }
        Ok(())
    }
}

/// The code of a standard module written in Python.
pub(crate) fn module_code(name: &str) -> Option<Arc<Proto>> {
    let modules = stdlib::MODULES.iter().map(|module| (module.name, module.source));
    let mut all = modules.chain(stdlib::PARTS.iter().map(|part| (part.name, part.source)));
    let (name, source) = all.find(|&(known, source)| known == name && !source.is_empty())?;
    Some(compiled_module(name, source))
}

/// The compiled body of a module written in Python, shared by every session of the process.
fn compiled_module(name: &'static str, source: &str) -> Arc<Proto> {
    static COMPILED: LazyLock<Mutex<HashMap<&'static str, Arc<Proto>>>> = LazyLock::new(Mutex::default);
    let mut compiled = COMPILED.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let proto = compiled.entry(name).or_insert_with(|| {
        crate::compile::own(&format!("<module {name}>"), source)
            .unwrap_or_else(|error| panic!("module {name}: line {}: {}", error.line, error.message))
    });
    Arc::clone(proto)
}
