//! The parts of URLs (`urllib.parse`): texts are taken apart and put together here, bytes and addresses in brackets in
//! `parse.py`, which also has the classes of the results.

use super::MODULE;
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::stdlib::slowly;
use crate::types;
use crate::vm::Vm;

pub fn urlsplit(vm: &mut Vm, args: &[Object]) -> Res {
    match parts(vm, args) {
        Some(parts) => result(vm, "SplitResult", &[&parts.scheme, &parts.netloc, &parts.path, &parts.query, &parts.fragment]),
        None => in_python(vm, "_urlsplit", args),
    }
}
pub fn urlparse(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(mut parts) = parts(vm, args) else { return in_python(vm, "_urlparse", args) };
    let params = parts.take_params(vm);
    result(vm, "ParseResult", &[&parts.scheme, &parts.netloc, &parts.path, &params, &parts.query, &parts.fragment])
}
pub fn urlunsplit(vm: &mut Vm, args: &[Object]) -> Res {
    match texts(vm, args[0], 5) {
        Some(all) => assembled(vm, &all[0], &all[1], &all[2], &all[3], &all[4]),
        None => slowly(vm, MODULE, "_urlunsplit", args.to_vec()),
    }
}
pub fn urlunparse(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(all) = texts(vm, args[0], 6) else { return slowly(vm, MODULE, "_urlunparse", args.to_vec()) };
    let path = with_params(&all[2], &all[3]);
    assembled(vm, &all[0], &all[1], &path, &all[4], &all[5])
}

struct Parts {
    scheme: String,
    netloc: String,
    path: String,
    query: String,
    fragment: String,
}

impl Parts {
    /// The parameters of the last segment: what follows its first semicolon, where the scheme has such.
    fn take_params(&mut self, vm: &mut Vm) -> String {
        if !self.path.contains(';') || !is_listed(vm, "uses_params", &self.scheme) {
            return String::new();
        }
        let last = self.path.rfind('/').map_or(0, |at| at + 1);
        let Some(at) = self.path[last..].find(';') else { return String::new() };
        let params = self.path[last + at + 1..].to_owned();
        self.path.truncate(last + at);
        params
    }
}

fn in_python(vm: &mut Vm, name: &str, args: &[Object]) -> Res {
    let scheme = if args[1].is_unbound() { vm.heap.str("") } else { args[1] };
    slowly(vm, MODULE, name, vec![args[0], scheme, args[2].or(Object::TRUE)])
}
/// Is the scheme in a list of the module? The guest may add to them.
fn is_listed(vm: &mut Vm, list: &str, scheme: &str) -> bool {
    let dict = vm.modules.get(MODULE).copied().map(|module| vm.module_dict(module));
    let list = dict.and_then(|dict| vm.dict_get_str(dict, list)).and_then(|list| list.index_of(Kind::List));
    list.is_some_and(|list| vm.heap.lists[list].iter().any(|&known| known.is(Kind::Str) && vm.heap.text(known) == scheme))
}
fn result(vm: &mut Vm, class: &str, parts: &[&str]) -> Res {
    let parts: Vec<Object> = parts.iter().map(|part| vm.heap.str(part)).collect();
    let tuple = vm.heap.tuple(parts);
    let dict = vm.modules.get(MODULE).copied().map(|module| vm.module_dict(module));
    match dict.and_then(|dict| vm.dict_get_str(dict, class)) {
        Some(class) => Ok(vm.wrap(class, types::TUPLE, tuple)),
        None => Ok(tuple),
    }
}
/// The texts of a tuple or list of so many.
fn texts(vm: &Vm, list: Object, count: usize) -> Option<Vec<String>> {
    let list = vm.payload(list);
    let items = match list.kind() {
        Kind::List => &vm.heap.lists[list.index()][..],
        Kind::Tuple => &vm.heap.tuples[list.index()][..],
        _ => return None,
    };
    let texts: Vec<String> = items.iter().map(|&item| item.is(Kind::Str).then(|| vm.heap.text(item).to_owned())).collect::<Option<_>>()?;
    (texts.len() == count).then_some(texts)
}

fn parts(vm: &Vm, args: &[Object]) -> Option<Parts> {
    if !args[0].is(Kind::Str) {
        return None;
    }
    let scheme = match args[1].given() {
        None => "",
        Some(scheme) if scheme.is(Kind::Str) => vm.heap.text(scheme),
        Some(_) => return None,
    };
    let fragments = if args[2].is_unbound() { true } else { vm.truth_native(args[2])? };
    split(vm.heap.text(args[0]), scheme, fragments)
}
/// A URL in its parts; none for an address in brackets.
fn split(url: &str, scheme: &str, fragments: bool) -> Option<Parts> {
    let is_edge = |c: char| c <= ' ';
    let without_breaks = |text: &str| text.replace(['\t', '\r', '\n'], "");
    let url = without_breaks(url.trim_start_matches(is_edge));
    let is_scheme = |head: &str| {
        head.starts_with(|c: char| c.is_ascii_alphabetic()) && head.chars().all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c))
    };
    let (scheme, rest) = match url.split_once(':') {
        Some((head, rest)) if is_scheme(head) => (head.to_ascii_lowercase(), rest),
        _ => (without_breaks(scheme.trim_matches(is_edge)), &url[..]),
    };
    let (netloc, rest) = match rest.strip_prefix("//") {
        Some(rest) => rest.split_at(rest.find(['/', '?', '#']).unwrap_or(rest.len())),
        None => ("", rest),
    };
    if netloc.contains(['[', ']']) || !netloc.is_ascii() {
        return None;
    }
    let (rest, fragment) = if fragments { rest.split_once('#').unwrap_or((rest, "")) } else { (rest, "") };
    let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
    Some(Parts { scheme, netloc: netloc.to_owned(), path: path.to_owned(), query: query.to_owned(), fragment: fragment.to_owned() })
}

fn with_params(path: &str, params: &str) -> String {
    if params.is_empty() { path.to_owned() } else { format!("{path};{params}") }
}
fn assembled(vm: &mut Vm, scheme: &str, netloc: &str, path: &str, query: &str, fragment: &str) -> Res {
    let mut made = String::new();
    if !scheme.is_empty() {
        made.extend([scheme, ":"]);
    }
    if !netloc.is_empty() || !scheme.is_empty() && !path.starts_with("//") && is_listed(vm, "uses_netloc", scheme) {
        made.extend(["//", netloc]);
        if !path.is_empty() && !path.starts_with('/') {
            made.push('/');
        }
    }
    made.push_str(path);
    if !query.is_empty() {
        made.extend(["?", query]);
    }
    if !fragment.is_empty() {
        made.extend(["#", fragment]);
    }
    Ok(vm.heap.string(made))
}

/// What a link means on a page.
pub fn urljoin(vm: &mut Vm, args: &[Object]) -> Res {
    let fragments = args[2].is_unbound() || vm.truth_native(args[2]).unwrap_or(true);
    if args[0].is(Kind::Str) && args[1].is(Kind::Str) && (args[2].is_unbound() || vm.truth_native(args[2]).is_some()) {
        let (base, url) = (vm.heap.text(args[0]), vm.heap.text(args[1]));
        if base.is_empty() || url.is_empty() {
            return Ok(if base.is_empty() { args[1] } else { args[0] });
        }
        if let Some(mut page) = split(base, "", fragments)
            && let Some(mut link) = split(url, &page.scheme, fragments)
        {
            let (page_params, mut params) = (page.take_params(vm), link.take_params(vm));
            if link.scheme != page.scheme || !is_listed(vm, "uses_relative", &link.scheme) {
                return Ok(args[1]);
            }
            let has_host = is_listed(vm, "uses_netloc", &link.scheme);
            if !has_host || link.netloc.is_empty() {
                if has_host {
                    link.netloc = page.netloc;
                }
                if link.path.is_empty() && params.is_empty() {
                    (link.path, params) = (page.path, page_params);
                    if link.query.is_empty() {
                        link.query = page.query;
                    }
                } else {
                    link.path = resolved(&page.path, &link.path);
                }
            }
            let path = with_params(&link.path, &params);
            return assembled(vm, &link.scheme, &link.netloc, &path, &link.query, &link.fragment);
        }
    }
    slowly(vm, MODULE, "_urljoin", vec![args[0], args[1], args[2].or(Object::TRUE)])
}
/// A path as seen from another: dots are followed, empty segments of the relative part dropped.
fn resolved(base: &str, path: &str) -> String {
    let mut segments: Vec<&str> = path.split('/').collect();
    if !path.starts_with('/') {
        let mut folder: Vec<&str> = base.split('/').collect();
        if folder.last().is_some_and(|last| !last.is_empty()) {
            folder.pop();
        }
        folder.append(&mut segments);
        let end = folder.len() - 1;
        let mut at = 0;
        folder.retain(|segment| {
            at += 1;
            at == 1 || at == end + 1 || !segment.is_empty()
        });
        segments = folder;
    }
    let mut kept: Vec<&str> = Vec::new();
    for &segment in &segments {
        match segment {
            ".." => {
                kept.pop();
            }
            "." => {}
            _ => kept.push(segment),
        }
    }
    if matches!(segments.last(), Some(&"." | &"..")) {
        kept.push("");
    }
    let made = kept.join("/");
    if made.is_empty() { "/".to_owned() } else { made }
}
