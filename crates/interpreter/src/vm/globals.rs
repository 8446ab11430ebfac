//! Global names: the globals of code, builtins, and the tools of the host, which cannot be rebound.
//! Found once, a name is remembered by the site that asked for it; nothing here runs guest code.

use super::{Cache, Name, Vm};
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::types;

impl Vm {
    /// What a site knows of a global.
    #[inline]
    pub(super) fn known_global(&self, globals: u32, site: usize) -> Option<Object> {
        let (site, dict) = (&self.sites[site], &self.heap.dicts[globals]);
        match site.cache {
            Cache::Global => dict.entries.get(site.slot as usize).filter(|entry| entry.key == site.name).map(|entry| entry.value),
            Cache::GlobalBuiltin => (dict.version == site.epoch && site.shape == globals).then_some(site.value),
            _ => None,
        }
    }
    pub(crate) fn load_global(&mut self, globals: u32, site: usize) -> Res {
        let (name, known) = (self.sites[site].name, &self.sites[site]);
        if known.cache == Cache::BuiltinEntry
            && known.shape == globals
            && known.epoch == self.heap.dicts[globals].version
            && let Some(builtins) = self.builtins_dict.index_of(Kind::Dict)
            && let Some(entry) = self.heap.dicts[builtins].entries.get(known.slot as usize)
            && entry.key == name
        {
            return Ok(entry.value);
        }
        if (!self.is_tool_name(name) || self.is_our_code(globals))
            && let Ok((_, Some(at))) = self.dict_find(globals, name)
        {
            let value = self.heap.dicts[globals].entries[at].value;
            if self.heap.dicts[globals].entries[at].key == name {
                self.sites[site].cache = Cache::Global;
                self.sites[site].slot = at as u32;
            }
            return Ok(value);
        }
        match self.load_builtin(globals, name)? {
            // What the guest may have changed is looked at each time, where it was.
            Some(value) if !self.builtins_dict.is_unbound() => {
                let builtins = self.builtins_dict.index();
                if let Ok((_, Some(at))) = self.dict_find(builtins, name)
                    && self.heap.dicts[builtins].entries[at].key == name
                    && self.heap.dicts[builtins].entries[at].value == value
                    && self.own_builtins(globals)?.is_none()
                    && !self.is_our_code(globals)
                {
                    let version = self.heap.dicts[globals].version;
                    let site = &mut self.sites[site];
                    (site.cache, site.slot, site.epoch, site.shape) = (Cache::BuiltinEntry, at as u32, version, globals);
                }
                Ok(value)
            }
            Some(value) => {
                let version = self.heap.dicts[globals].version;
                self.note_value(site, value);
                let site = &mut self.sites[site];
                site.cache = Cache::GlobalBuiltin;
                site.epoch = version;
                site.shape = globals;
                site.value = value;
                Ok(value)
            }
            None => Err(self.name_error(name)),
        }
    }
    /// A builtin by name, as code with these globals sees it.
    pub(crate) fn load_builtin(&mut self, globals: u32, name: Object) -> Res<Option<Object>> {
        let ours = self.is_our_code(globals);
        if ours {
            let text = self.heap.text(name).to_owned();
            if let Some(&native) = self.registry.intrinsics.get(text.as_str()) {
                return Ok(Some(native));
            }
            if let Some(function) = self.embedded_named(&text) {
                return Ok(Some(function));
            }
        }
        match self.own_builtins(globals)? {
            Some(own) => Ok(self.dict_get(own, name)),
            None => self.load_guest_builtin(name, !ours),
        }
    }
    /// The dict of builtins that globals have of their own: their code sees no others.
    fn own_builtins(&mut self, globals: u32) -> Res<Option<Object>> {
        let name = self.name(Name::Builtins);
        let Some(own) = self.dict_get(Object::make(Kind::Dict, globals), name) else { return Ok(None) };
        if own.is(Kind::Module) {
            return Ok(None);
        }
        let plain = self.payload(own);
        if !plain.is(Kind::Dict) {
            let message = format!("'{}' object is not subscriptable", self.type_name(own));
            return Err(self.type_error(&message));
        }
        Ok(Some(plain))
    }
    /// What a statement asks of the builtins (`__import__`, `__build_class__`), where globals have their own. `None`: they have not.
    pub(crate) fn own_hook(&mut self, globals: u32, name: &str) -> Res<Option<Object>> {
        let Some(own) = self.own_builtins(globals)? else { return Ok(None) };
        let found = self.dict_get_str(own, name);
        if found.is_none() {
            let class = if name == "__import__" { types::IMPORT_ERROR } else { types::NAME_ERROR };
            return Err(self.error(class, &format!("{name} not found")));
        }
        Ok(found)
    }
    /// Is it code of a standard module that runs, with the globals it has? Tools of the host mean nothing to it. Guest code that runs in
    /// such a namespace (`exec`) sees no more than elsewhere.
    fn is_our_code(&self, globals: u32) -> bool {
        self.frames.last().is_some_and(|frame| self.codes[frame.code as usize].proto.hidden)
            && (self.embedded_globals.index_of(Kind::Dict) == Some(globals) || self.is_embedded_module(globals))
    }
    /// A builtin, or a tool where they are wanted, as the guest sees it.
    pub(crate) fn load_guest_builtin(&mut self, name: Object, with_tools: bool) -> Res<Option<Object>> {
        if !self.builtins_dict.is_unbound()
            && let Some(value) = self.dict_get(self.builtins_dict, name)
        {
            return Ok(Some(value));
        }
        if with_tools && let Some(tool) = self.tool(self.heap.text(name)) {
            return Ok(Some(tool));
        }
        // What the guest took out of its dict of builtins is gone, for the guest.
        if with_tools && !self.builtins_dict.is_unbound() {
            return Ok(None);
        }
        if self.heap.text(name) == "__name__" {
            return Ok(Some(self.heap.intern("builtins")));
        }
        Ok(self.registry.builtins.get(self.heap.text(name)).copied())
    }
    pub(crate) fn store_global(&mut self, globals: u32, site: usize, value: Object) -> Res<()> {
        let name = self.sites[site].name;
        if !self.is_our_code(globals) {
            self.check_rebind(name)?;
        }
        let dict = Object::make(Kind::Dict, globals);
        self.dict_set(dict, name, value);
        if let Ok((_, Some(at))) = self.dict_find(globals, name)
            && self.heap.dicts[globals].entries[at].key == name
        {
            self.sites[site].cache = Cache::Global;
            self.sites[site].slot = at as u32;
        }
        Ok(())
    }
    /// A tool's name cannot be rebound.
    pub(crate) fn is_tool_name(&self, name: Object) -> bool {
        self.tool(self.heap.text(name)).is_some()
    }
    pub(crate) fn check_rebind(&mut self, name: Object) -> Res<()> {
        if self.is_tool_name(name) {
            let message = format!("cannot assign to '{}': it is a tool of the host", self.heap.text(name));
            return Err(self.error(types::NAME_ERROR, &message));
        }
        Ok(())
    }
}
