//! The parts of URLs (`urllib.parse`): taken apart and put together as texts, which bytes become in `ascii.rs`.
//! The classes of the results are in `parse.py`.

use super::MODULE;
use super::ascii::{by_texts, put_together};
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::pace;
use crate::stdlib::module_value;
use crate::types;
use crate::vm::Vm;
use std::net::Ipv6Addr;
use unicode_normalization::UnicodeNormalization;

pub fn urlsplit(vm: &mut Vm, args: &[Object]) -> Res {
    match parts(vm, args)? {
        Some(parts) => result(vm, "SplitResult", &[&parts.scheme, &parts.netloc, &parts.path, &parts.query, &parts.fragment]),
        // What was split is kept by its hash.
        None if matches!(vm.payload(args[0]).kind(), Kind::ByteArray | Kind::List | Kind::Dict | Kind::Set) => {
            let message = format!("unhashable type: '{}'", vm.type_name(args[0]));
            Err(vm.type_error(&message))
        }
        None => by_texts(vm, args, 2, urlsplit),
    }
}
pub fn urlparse(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(mut parts) = parts(vm, args)? else { return by_texts(vm, args, 2, urlparse) };
    let params = parts.take_params(vm);
    result(vm, "ParseResult", &[&parts.scheme, &parts.netloc, &parts.path, &params, &parts.query, &parts.fragment])
}
/// A URL and, apart, its fragment.
pub fn urldefrag(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(url) = text_of(vm, args[0]) else { return by_texts(vm, args, 1, urldefrag) };
    if !url.contains('#') {
        return result(vm, "DefragResult", &[&url, ""]);
    }
    let mut parts = split(vm, &url, "", true)?;
    let params = parts.take_params(vm);
    let path = with_params(&parts.path, &params);
    let rest = assembled(vm, &parts.scheme, &parts.netloc, &path, &parts.query, "");
    result(vm, "DefragResult", &[&rest, &parts.fragment])
}
pub fn urlunsplit(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(all) = texts(vm, args[0], 5)? else { return put_together(vm, args, 5, urlunsplit) };
    let made = assembled(vm, &all[0], &all[1], &all[2], &all[3], &all[4]);
    Ok(vm.heap.string(made))
}
pub fn urlunparse(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(all) = texts(vm, args[0], 6)? else { return put_together(vm, args, 6, urlunparse) };
    let path = with_params(&all[2], &all[3]);
    let made = assembled(vm, &all[0], &all[1], &path, &all[4], &all[5]);
    Ok(vm.heap.string(made))
}
fn text_of(vm: &Vm, object: Object) -> Option<String> {
    let plain = vm.payload(object);
    plain.is(Kind::Str).then(|| vm.heap.text(plain).to_owned())
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

/// Is the scheme in a list of the module? The guest may add to them.
fn is_listed(vm: &mut Vm, list: &str, scheme: &str) -> bool {
    let list = module_value(vm, MODULE, list).and_then(|list| list.index_of(Kind::List));
    let is_it = |known: Object| known.is(Kind::Str) && !pace::halted_after_bytes(scheme.len() / 4) && vm.heap.text(known) == scheme;
    list.is_some_and(|list| vm.heap.lists[list].iter().any(|&known| is_it(known)))
}
fn result(vm: &mut Vm, class: &str, parts: &[&str]) -> Res {
    let parts: Vec<Object> = parts.iter().map(|part| vm.heap.str(part)).collect();
    let tuple = vm.heap.tuple(parts);
    match module_value(vm, MODULE, class) {
        Some(class) => Ok(vm.wrap(class, types::TUPLE, tuple)),
        None => Ok(tuple),
    }
}
/// The texts of a tuple or list of so many, which are to be put together.
fn texts(vm: &mut Vm, list: Object, count: usize) -> Res<Option<Vec<String>>> {
    let list = vm.payload(list);
    let items = match list.kind() {
        Kind::List => &vm.heap.lists[list.index()][..],
        Kind::Tuple => &vm.heap.tuples[list.index()][..],
        _ => return Ok(None),
    };
    if items.len() != count {
        return Ok(None);
    }
    let items = items.to_vec();
    let bytes: usize =
        items.iter().map(|&item| vm.payload(item)).filter(|item| item.is(Kind::Str)).map(|item| vm.heap.text(item).len()).sum();
    vm.reserve_many(bytes as u64, 4, 1)?;
    Ok(items.iter().map(|&item| text_of(vm, item)).collect())
}

/// The parts that the arguments of `urlsplit` ask for; none where they are no texts.
fn parts(vm: &mut Vm, args: &[Object]) -> Res<Option<Parts>> {
    let scheme = match args[1].given() {
        None => Some(String::new()),
        Some(scheme) => text_of(vm, scheme),
    };
    let (Some(url), Some(scheme)) = (text_of(vm, args[0]), scheme) else { return Ok(None) };
    let fragments = args[2].is_unbound() || vm.truth_native(args[2]).unwrap_or(true);
    split(vm, &url, &scheme, fragments).map(Some)
}
fn split(vm: &mut Vm, url: &str, scheme: &str, fragments: bool) -> Res<Parts> {
    vm.reserve_many(url.len() as u64, 3, 1)?;
    let is_edge = |c: char| c <= ' ';
    let url = without_breaks(url.trim_start_matches(is_edge));
    let is_scheme = |head: &str| {
        head.starts_with(|c: char| c.is_ascii_alphabetic()) && pace::all(head, |c| c.is_ascii_alphanumeric() || "+-.".contains(c))
    };
    let (scheme, rest) = match url.split_once(':') {
        Some((head, rest)) if is_scheme(head) => (head.to_ascii_lowercase(), rest),
        _ => (without_breaks(scheme.trim_matches(is_edge)), &url[..]),
    };
    let (netloc, rest) = match rest.strip_prefix("//") {
        Some(rest) => rest.split_at(pace::find(rest, |c| matches!(c, '/' | '?' | '#')).unwrap_or(rest.len())),
        None => ("", rest),
    };
    if netloc.contains('[') != netloc.contains(']') {
        return Err(vm.value_error("Invalid IPv6 URL"));
    }
    check_brackets(vm, netloc)?;
    let (rest, fragment) = if fragments { rest.split_once('#').unwrap_or((rest, "")) } else { (rest, "") };
    let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
    check_host(vm, netloc)?;
    vm.poll()?;
    Ok(Parts { scheme, netloc: netloc.to_owned(), path: path.to_owned(), query: query.to_owned(), fragment: fragment.to_owned() })
}
/// The text without tabs and the ends of lines.
fn without_breaks(text: &str) -> String {
    let mut made = String::with_capacity(text.len());
    for (_, piece) in pace::pieces(text) {
        if memchr::memchr3(b'\t', b'\r', b'\n', piece.as_bytes()).is_none() {
            made.push_str(piece);
        } else {
            made.extend(piece.split(['\t', '\r', '\n']));
        }
    }
    made
}
/// What is in brackets is an address of IPv6, or of what comes after it, and only a port may follow.
fn check_brackets(vm: &mut Vm, netloc: &str) -> Res<()> {
    let host = netloc.rsplit_once('@').map_or(netloc, |(_, host)| host);
    let Some((before, rest)) = host.split_once('[') else { return Ok(()) };
    let (host, after) = rest.split_once(']').unwrap_or((rest, ""));
    if !before.is_empty() || !after.is_empty() && !after.starts_with(':') {
        return Err(vm.value_error("Invalid IPv6 URL"));
    }
    if let Some(future) = host.strip_prefix('v') {
        let is_good = future
            .split_once('.')
            .is_some_and(|(version, address)| !version.is_empty() && version.chars().all(|c| c.is_ascii_hexdigit()) && !address.is_empty());
        return if is_good { Ok(()) } else { Err(vm.value_error("IPvFuture address is invalid")) };
    }
    let is_byte = |part: &str| part.len() < 4 && part.parse::<u8>().is_ok();
    if host.split('.').count() == 4 && host.split('.').all(is_byte) {
        return Err(vm.value_error("An IPv4 address cannot be in brackets"));
    }
    let (address, zone) = host.split_once('%').unwrap_or((host, "zone"));
    if address.parse::<Ipv6Addr>().is_ok() && !zone.is_empty() && !zone.contains('%') {
        return Ok(());
    }
    let host = vm.heap.str(host);
    let message = format!("{} does not appear to be an IPv4 or IPv6 address", types::repr_native(vm, host));
    Err(vm.value_error(&message))
}
/// No character of a host may mean a sign that ends one, once it is normalised.
fn check_host(vm: &mut Vm, netloc: &str) -> Res<()> {
    if netloc.is_ascii() {
        return Ok(());
    }
    // One character may stand for eighteen.
    vm.reserve_many(netloc.len() as u64, 20, 1)?;
    let plain = netloc.replace(['@', ':', '#', '?'], "");
    let normal: String = plain.nfkc().collect();
    if plain != normal && normal.contains(['/', '?', '#', '@', ':']) {
        let message = format!("netloc '{netloc}' contains invalid characters under NFKC normalization");
        return Err(vm.value_error(&message));
    }
    Ok(())
}

fn with_params(path: &str, params: &str) -> String {
    if params.is_empty() { path.to_owned() } else { format!("{path};{params}") }
}
fn assembled(vm: &mut Vm, scheme: &str, netloc: &str, path: &str, query: &str, fragment: &str) -> String {
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
    made
}

/// What a link means on a page.
pub fn urljoin(vm: &mut Vm, args: &[Object]) -> Res {
    for (at, other) in [(0, 1), (1, 0)] {
        if vm.truth_native(vm.payload(args[at])) == Some(false) {
            return Ok(args[other]);
        }
    }
    let (Some(base), Some(url)) = (text_of(vm, args[0]), text_of(vm, args[1])) else { return by_texts(vm, args, 2, urljoin) };
    let fragments = args[2].is_unbound() || vm.truth_native(args[2]).unwrap_or(true);
    let mut page = split(vm, &base, "", fragments)?;
    let mut link = split(vm, &url, &page.scheme, fragments)?;
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
            vm.poll()?;
        }
    }
    let path = with_params(&link.path, &params);
    let made = assembled(vm, &link.scheme, &link.netloc, &path, &link.query, &link.fragment);
    Ok(vm.heap.string(made))
}
/// A path as seen from another: dots are followed, empty segments of the relative part dropped.
fn resolved(base: &str, path: &str) -> String {
    let mut segments: Vec<&str> = pace::items(path.split('/')).collect();
    if !path.starts_with('/') {
        let mut folder: Vec<&str> = pace::items(base.split('/')).collect();
        if folder.last().is_some_and(|last| !last.is_empty()) {
            folder.pop();
        }
        folder.append(&mut segments);
        let end = folder.len().saturating_sub(1);
        let mut at = 0;
        folder.retain(|segment| {
            at += 1;
            at == 1 || at == end + 1 || !segment.is_empty()
        });
        segments = folder;
    }
    let mut kept: Vec<&str> = Vec::new();
    for &segment in pace::items(segments.iter()) {
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
