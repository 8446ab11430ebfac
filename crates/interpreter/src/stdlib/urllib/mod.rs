//! `urllib.parse`: URLs and queries as texts. Nothing is ever opened: there is no `urllib.request`.
//! The classes of the results are Python, in `parse.py`.

mod ascii;
mod quote;
mod split;

use super::ModuleDef;
use crate::native::{NativeDef, function};

pub const PARSE: ModuleDef = ModuleDef { natives: TABLE, ..super::python(MODULE, include_str!("parse.py")) };

const MODULE: &str = "urllib.parse";
const QUERY: &str =
    "qs, keep_blank_values=False, strict_parsing=False, encoding='utf-8', errors='replace', max_num_fields=None, separator='&'";

/// What `pathlib` needs for the URLs of its paths.
pub static PATHS: &[NativeDef] = &[function("_quoted", "bs, safe='/', /", quote::from_bytes)];

static TABLE: &[NativeDef] = &[
    function("quote", "string, safe='/', encoding=None, errors=None", |vm, args| quote::quote(vm, args, false)),
    function("quote_plus", "string, safe='', encoding=None, errors=None", |vm, args| quote::quote(vm, args, true)),
    function("quote_from_bytes", "bs, safe='/'", quote::from_bytes),
    function("unquote", "string, encoding='utf-8', errors='replace'", |vm, args| quote::unquote(vm, args, false)),
    function("unquote_plus", "string, encoding='utf-8', errors='replace'", |vm, args| quote::unquote(vm, args, true)),
    function("unquote_to_bytes", "string", quote::to_bytes),
    function("urlencode", "query, doseq=False, safe='', encoding=None, errors=None, quote_via=quote_plus", quote::encode),
    function("parse_qsl", QUERY, quote::query_list),
    function("parse_qs", QUERY, quote::query),
    function("urlsplit", "url, scheme='', allow_fragments=True", split::urlsplit),
    function("urlparse", "url, scheme='', allow_fragments=True", split::urlparse),
    function("urldefrag", "url", split::urldefrag),
    function("urlunsplit", "components", split::urlunsplit),
    function("urlunparse", "components", split::urlunparse),
    function("urljoin", "base, url, allow_fragments=True", split::urljoin),
];
