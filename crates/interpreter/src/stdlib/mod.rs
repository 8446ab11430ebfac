//! The standard modules: a table of them. Each is a file or folder here; most are native, what guests derive from or what calls them is Python.

mod abc;
mod asking;
pub(crate) mod ast;
mod asyncio;
mod base64;
mod binascii;
pub(crate) mod binding;
mod bisect;
mod calendar;
pub mod clock;
mod codecs;
pub(crate) mod collections;
pub(crate) use collections::deque::{is_deque, item_of as deque_item, iterator as deque_iterator};
mod copy;
mod csv;
pub(crate) use csv::rows_left as csv_rows;
mod dataclasses;
pub(crate) mod datetime;
mod decimal;
mod difflib;
mod doctest;
mod enums;
mod errno;
mod files;
mod fnmatch;
mod fractions;
pub(crate) mod functools;
pub(crate) mod gc;
mod glob;
pub(crate) mod grammar;
mod hashes;
mod heapq;
mod html;
pub mod ids;
mod importlib;
mod inspect;
mod io;
mod iterator_state;
pub(crate) use iterator_state::{REDUCE as ITERATOR_PARTS, STATE as ITERATOR_STATE};
mod itertools;
pub(crate) use itertools::arrangement_class;
mod json;
mod logging;
mod math;
pub mod native_ids;
pub(crate) mod operator;
mod os;
mod parts;
pub use parts::{PARTS, Part};
mod pickle;
mod platform;
mod posixpath;
mod pprint;
mod random;
mod re;
pub(crate) use re::is_pattern;
mod secrets;
mod shlex;
mod shutil;
pub mod sizes;
mod stat;
mod state;
mod statistics;
mod string;
mod structs;
mod sys;
mod textwrap;
pub mod threading;
mod time;
mod traceback;
pub(crate) use traceback::frame_found;
mod types;
mod typing;
mod unittest;
mod urllib;
mod uuid;
pub(crate) mod walk;
mod warnings;
mod weakref;

mod array;
mod cmath;
mod unicodedata;
mod zlib;
mod zoneinfo;

use crate::native::{NativeDef, Res};
use crate::object::Object;
use crate::types::TypeDef;
use crate::vm::Vm;
pub(crate) use abc::answers::{Answers, INTRINSICS as ABC_INTRINSICS, known as known_answer};
pub(crate) use array::{item_at as array_item_at, iterator as array_iterator};
pub(crate) use decimal::quick as quick_decimal;
pub use decimal::{Known as KnownDecimal, recalled as known_decimal};
pub use io::{loop_line, plain_buffer, stream_class, write_to};
pub use state::load_state;
pub(crate) use state::{loaded, peek, peek_mut, saved};
use std::sync::OnceLock;
pub use structs::Formats;

/// One module.
pub struct ModuleDef {
    pub name: &'static str,
    pub natives: &'static [NativeDef],
    pub types: &'static [&'static TypeDef],
    /// Puts constants and types into the module's dict.
    pub init: fn(&mut Vm, Object) -> Res<()>,
    /// Python source, run in the module's namespace when it is first imported; empty for native modules.
    pub source: &'static str,
}

/// All modules.
pub static MODULES: &[ModuleDef] = &[
    python("__future__", include_str!("future.py")),
    ModuleDef { natives: sys::TABLE, ..python("sys", include_str!("sys/sys.py")) },
    ModuleDef { natives: abc::TABLE, ..python("abc", include_str!("abc/abc.py")) },
    ModuleDef { init: types::init, ..python("types", include_str!("types/types.py")) },
    ModuleDef {
        natives: typing::TABLE,
        ..python("typing", concat!(include_str!("typing/once.py"), include_str!("typing/typing.py"), include_str!("typing/forward.py")))
    },
    ModuleDef { natives: abc::CONTAINERS, ..python("_collections_abc", include_str!("collections/abc.py")) },
    ModuleDef {
        natives: collections::TABLE,
        types: &[
            &collections::deque::DEQUE,
            &collections::deque::DEQUE_ITERATOR,
            &collections::deque::DEQUE_REVERSE_ITERATOR,
            &collections::TUPLE_GETTER,
        ],
        ..python("collections", include_str!("collections/collections.py"))
    },
    python("collections.abc", "from _collections_abc import *\nfrom _collections_abc import __all__\n"),
    ModuleDef {
        natives: functools::TABLE,
        types: &[&functools::CACHE, &functools::KEY_WRAPPER, &functools::partial::PARTIAL],
        ..python("functools", include_str!("functools/functools.py"))
    },
    ModuleDef { natives: itertools::TABLE, types: itertools::TYPES, ..python("itertools", "") },
    ModuleDef {
        natives: operator::TABLE,
        types: &[&operator::getters::ATTR_GETTER, &operator::getters::ITEM_GETTER, &operator::getters::METHOD_CALLER],
        init: operator::init,
        ..python("operator", include_str!("operator/operator.py"))
    },
    ModuleDef { natives: sys::HANDLED, ..python("contextlib", include_str!("contextlib.py")) },
    ModuleDef { natives: dataclasses::TABLE, ..python("dataclasses", include_str!("dataclasses/dataclasses.py")) },
    ModuleDef { natives: enums::TABLE, ..python("enum", include_str!("enums/enum.py")) },
    ModuleDef {
        natives: asyncio::TABLE,
        ..python(
            "asyncio",
            concat!(
                include_str!("asyncio/asyncio.py"),
                include_str!("asyncio/threads.py"),
                include_str!("asyncio/sync.py"),
                include_str!("asyncio/streams.py")
            ),
        )
    },
    python("asyncio.coroutines", "from asyncio import iscoroutine, iscoroutinefunction\n"),
    python(
        "asyncio.events",
        "from asyncio import AbstractEventLoop, Handle, TimerHandle, get_event_loop, get_running_loop, new_event_loop, set_event_loop\n",
    ),
    python("asyncio.exceptions", "from asyncio import BrokenBarrierError, CancelledError, InvalidStateError, TimeoutError\n"),
    python("asyncio.futures", "from asyncio import Future, isfuture, wrap_future\n"),
    python("asyncio.locks", "from asyncio import Barrier, BoundedSemaphore, Condition, Event, Lock, Semaphore\n"),
    python("asyncio.queues", "from asyncio import LifoQueue, PriorityQueue, Queue, QueueEmpty, QueueFull\n"),
    python("asyncio.runners", "from asyncio import Runner, run\n"),
    python("asyncio.taskgroups", "from asyncio import TaskGroup\n"),
    python(
        "asyncio.tasks",
        "from asyncio import ALL_COMPLETED, FIRST_COMPLETED, FIRST_EXCEPTION, Task, all_tasks, as_completed, create_task, current_task, \
         ensure_future, gather, run_coroutine_threadsafe, shield, sleep, wait, wait_for\n",
    ),
    python("asyncio.threads", "from asyncio import to_thread\n"),
    python("asyncio.timeouts", "from asyncio import Timeout, timeout, timeout_at\n"),
    ModuleDef { natives: copy::TABLE, ..python("copy", include_str!("copy/copy.py")) },
    ModuleDef { natives: copy::CLASSES, ..python("copyreg", include_str!("copy/copyreg.py")) },
    pickle::ENGINE,
    pickle::MODULE,
    ModuleDef { natives: weakref::TABLE, ..python("weakref", include_str!("weakref/weakref.py")) },
    ModuleDef { natives: gc::TABLE, init: gc::init, ..python("gc", include_str!("gc/gc.py")) },
    ModuleDef { natives: gc::ATEXIT, ..python("atexit", "") },
    ModuleDef { natives: asyncio::CONTEXTS, ..python("contextvars", include_str!("contextvars.py")) },
    ModuleDef { natives: importlib::TABLE, ..python("importlib", include_str!("importlib/importlib.py")) },
    python("importlib.machinery", include_str!("importlib/machinery.py")),
    ModuleDef { natives: importlib::UTIL, ..python("importlib.util", include_str!("importlib/util.py")) },
    ModuleDef { natives: inspect::TABLE, ..python("inspect", include_str!("inspect/inspect.py")) },
    ModuleDef { natives: warnings::TABLE, ..python("warnings", include_str!("warnings/warnings.py")) },
    ModuleDef { natives: traceback::TABLE, ..python("traceback", include_str!("traceback/traceback.py")) },
    ModuleDef { natives: logging::TABLE, ..python("logging", include_str!("logging/logging.py")) },
    python("logging.config", include_str!("logging/config.py")),
    python("logging.handlers", include_str!("logging/handlers.py")),
    ModuleDef { natives: threading::TABLE, ..python("threading", include_str!("threading/threading.py")) },
    python("concurrent", "__path__ = []\n"),
    python("concurrent.futures", include_str!("concurrent_futures.py")),
    python(
        "concurrent.futures._base",
        "from concurrent.futures import *\nfrom concurrent.futures import DoneAndNotDoneFutures, Error, InvalidStateError\n",
    ),
    python("concurrent.futures.thread", "from concurrent.futures import BrokenThreadPool, ThreadPoolExecutor\n"),
    python("concurrent.futures.process", "from concurrent.futures import ProcessPoolExecutor\n"),
    ModuleDef {
        natives: unittest::TABLE,
        ..python("unittest", concat!(include_str!("unittest/unittest.py"), include_str!("unittest/run.py")))
    },
    python(
        "unittest.case",
        "from unittest import FunctionTestCase, SkipTest, TestCase, doModuleCleanups, expectedFailure, skip, skipIf, skipUnless\n",
    ),
    python("unittest.loader", "from unittest import TestLoader, defaultTestLoader, findTestCases, getTestCaseNames, makeSuite\n"),
    python("unittest.result", "from unittest import TestResult\n"),
    python("unittest.runner", "from unittest import TextTestResult, TextTestRunner\n"),
    python("unittest.suite", "from unittest import TestSuite\n"),
    python(
        "unittest.mock",
        concat!(include_str!("unittest/mock.py"), include_str!("unittest/autospec.py"), include_str!("unittest/mock_patch.py")),
    ),
    ModuleDef { natives: doctest::TABLE, ..python("doctest", include_str!("doctest/doctest.py")) },
    ModuleDef { natives: inspect::SOURCES, ..python("linecache", include_str!("linecache.py")) },
    ModuleDef { natives: inspect::DOCUMENTS, ..python("pydoc", include_str!("pydoc.py")) },
    math::MODULE,
    re::MODULE,
    json::MODULE,
    python("json.decoder", "from json import JSONDecoder, JSONDecodeError\n__all__ = ['JSONDecoder', 'JSONDecodeError']\n"),
    python("json.encoder", "from json import JSONEncoder\n"),
    ModuleDef { natives: heapq::TABLE, ..python("heapq", include_str!("heapq/heapq.py")) },
    ModuleDef { natives: bisect::TABLE, init: bisect::init, ..python("bisect", "") },
    python("numbers", include_str!("numbers.py")),
    ModuleDef { natives: fractions::TABLE, ..python("fractions", include_str!("fractions/fractions.py")) },
    python("queue", include_str!("queue.py")),
    ModuleDef { init: grammar::init_keyword, ..python("keyword", "") },
    ast::MODULE,
    ModuleDef { init: errno::init, ..python("errno", "") },
    ModuleDef { natives: stat::TABLE, init: stat::init, ..python("stat", "") },
    python("reprlib", include_str!("reprlib.py")),
    python("graphlib", include_str!("graphlib.py")),
    ModuleDef { natives: string::TABLE, ..python("string", include_str!("string/string.py")) },
    ModuleDef { natives: random::TABLE, types: &[&random::DEF], ..python("random", include_str!("random/random.py")) },
    ModuleDef { natives: time::TABLE, init: time::init, ..python("time", include_str!("time/time.py")) },
    datetime::MODULE,
    ModuleDef { natives: io::TABLE, types: &[&io::DEF], ..python("io", concat!(include_str!("io/io.py"), include_str!("io/files.py"))) },
    ModuleDef { natives: csv::TABLE, types: csv::TYPES, init: csv::init, ..python("csv", include_str!("csv/csv.py")) },
    ModuleDef { natives: textwrap::TABLE, ..python("textwrap", include_str!("textwrap/textwrap.py")) },
    ModuleDef { natives: base64::TABLE, ..python("base64", include_str!("base64/base64.py")) },
    ModuleDef { natives: binascii::TABLE, ..python("binascii", include_str!("binascii/binascii.py")) },
    ModuleDef {
        natives: codecs::TABLE,
        ..python(
            "codecs",
            concat!(
                include_str!("codecs/codecs.py"),
                include_str!("codecs/handlers.py"),
                include_str!("codecs/texts.py"),
                include_str!("codecs/others.py"),
                include_str!("codecs/streams.py")
            ),
        )
    },
    ModuleDef { natives: hashes::TABLE, types: hashes::TYPES, init: hashes::init, ..python("hashlib", include_str!("hashes/hashlib.py")) },
    ModuleDef { natives: hashes::HMAC, ..python("hmac", include_str!("hashes/hmac.py")) },
    ModuleDef {
        natives: structs::TABLE,
        types: &[&structs::ITERATOR, &structs::CLASS],
        ..python("struct", include_str!("structs/struct.py"))
    },
    ModuleDef { natives: zlib::TABLE, types: zlib::TYPES, init: zlib::init, ..python("zlib", include_str!("zlib/zlib.py")) },
    ModuleDef { natives: zlib::GZIP, ..python("gzip", include_str!("zlib/gzip.py")) },
    ModuleDef { natives: uuid::TABLE, ..python("uuid", include_str!("uuid/uuid.py")) },
    ModuleDef { natives: secrets::TABLE, init: secrets::init, ..python("secrets", include_str!("secrets/secrets.py")) },
    ModuleDef { natives: html::TABLE, ..python("html", include_str!("html/html.py")) },
    ModuleDef { init: html::init_entities, ..python("html.entities", "") },
    python("html.parser", include_str!("html/parser.py")),
    python("urllib", "pass\n"),
    urllib::PARSE,
    ModuleDef { natives: unicodedata::TABLE, ..python("unicodedata", include_str!("unicodedata/unicodedata.py")) },
    ModuleDef { natives: shlex::TABLE, ..python("shlex", include_str!("shlex/shlex.py")) },
    ModuleDef { natives: fnmatch::TABLE, init: fnmatch::init, ..python("fnmatch", "") },
    ModuleDef { natives: difflib::TABLE, ..python("difflib", include_str!("difflib/difflib.py")) },
    ModuleDef {
        natives: decimal::TABLE,
        ..python("decimal", concat!(include_str!("decimal/decimal.py"), include_str!("decimal/context.py")))
    },
    ModuleDef { natives: statistics::TABLE, ..python("statistics", include_str!("statistics/statistics.py")) },
    ModuleDef { natives: pprint::TABLE, ..python("pprint", include_str!("pprint/pprint.py")) },
    ModuleDef { natives: posixpath::TABLE, init: posixpath::init, ..python("posixpath", include_str!("posixpath/posixpath.py")) },
    ModuleDef { natives: traceback::FRAMES, types: &[&crate::types::guest_sort::DEF], ..python("_frame", include_str!("frame.py")) },
    python("_records", include_str!("records.py")),
    ModuleDef { natives: files::TABLE, ..python("posix", "") },
    ModuleDef {
        natives: os::TABLE,
        init: os::init,
        ..python("os", concat!(include_str!("os/records.py"), include_str!("os/os.py"), include_str!("os/files.py")))
    },
    ModuleDef {
        natives: urllib::PATHS,
        ..python("pathlib", concat!(include_str!("pathlib/pathlib.py"), include_str!("pathlib/files.py")))
    },
    ModuleDef { natives: glob::TABLE, init: glob::init, ..python("glob", "") },
    ModuleDef { natives: shutil::TABLE, ..python("shutil", include_str!("shutil/shutil.py")) },
    ModuleDef { natives: files::TEMPORARY, ..python("tempfile", include_str!("tempfile.py")) },
    python("fileinput", include_str!("fileinput.py")),
    ModuleDef { natives: platform::TABLE, ..python("platform", include_str!("platform/platform.py")) },
    python("timeit", include_str!("timeit.py")),
    ModuleDef { natives: calendar::TABLE, ..python("calendar", include_str!("calendar/calendar.py")) },
    ModuleDef { natives: grammar::TOKENS, init: grammar::init_token, ..python("token", "") },
    ModuleDef { natives: cmath::TABLE, init: cmath::init, ..python("cmath", "") },
    ModuleDef { natives: zoneinfo::TABLE, ..python("zoneinfo", include_str!("zoneinfo/zoneinfo.py")) },
    ModuleDef { natives: array::TABLE, types: &[&array::ITERATOR], ..python("array", include_str!("array/array.py")) },
];

/// A module written in Python.
const fn python(name: &'static str, source: &'static str) -> ModuleDef {
    ModuleDef { name, natives: &[], types: &[], init: |_, _| Ok(()), source }
}

/// A flow whose result is dropped: the native answers with `value`.
pub fn returning(mut flow: Box<crate::native::Flow>, value: Object) -> Box<crate::native::Flow> {
    if let crate::native::Flow::Call(call) = &mut *flow {
        call.cont = crate::vm::frame::Cont::Init;
        call.extra = value;
    }
    flow
}

/// A native function of a module that is often needed: found once for the process.
pub struct Known {
    module: &'static str,
    name: &'static str,
    found: OnceLock<Object>,
}

impl Known {
    #[must_use]
    pub const fn new(module: &'static str, name: &'static str) -> Self {
        Self { module, name, found: OnceLock::new() }
    }

    pub fn get(&self, vm: &Vm) -> Object {
        *self.found.get_or_init(|| module_native(vm, self.module, self.name))
    }
}

/// A native function of a module, as an object.
pub fn module_native(vm: &Vm, module: &str, name: &str) -> Object {
    vm.registry.module_natives(module).find(|(known, _)| *known == name).map_or(Object::NONE, |(_, native)| native)
}

/// The text of an argument of a native that only Python code of the product means to call; empty where a guest gives it no text.
pub fn text(vm: &Vm, object: Object) -> &str {
    let plain = vm.payload(object);
    if plain.is(crate::object::Kind::Str) { vm.heap.text(plain) } else { "" }
}
/// What a module that was imported has under a name.
pub fn module_value(vm: &mut Vm, module: &str, name: &str) -> Option<Object> {
    let module = vm.modules.get(module).copied()?;
    let dict = vm.module_dict(module);
    vm.dict_get_str(dict, name)
}
/// A class of a module.
pub fn class_in(vm: &mut Vm, module: &str, name: &str) -> Option<u32> {
    module_value(vm, module, name)?.index_of(crate::object::Kind::Class)
}
/// What a list of a module holds that has one item, and stands for a variable.
pub fn first_of(vm: &mut Vm, module: &str, name: &str) -> Option<Object> {
    let list = module_value(vm, module, name)?.index_of(crate::object::Kind::List)?;
    vm.heap.lists[list].first().copied()
}

/// Calls what a module has in Python for a case that its native function leaves alone.
pub fn slowly(vm: &mut Vm, module: &str, name: &str, args: Vec<Object>) -> Res {
    match module_value(vm, module, name) {
        Some(function) => crate::native::call(function, args),
        None => {
            let message = format!("module '{module}' has no attribute '{name}'");
            Err(vm.error(crate::types::ATTRIBUTE_ERROR, &message))
        }
    }
}

/// An exception of a class that a module has in Python.
#[cold]
pub fn raise_in(vm: &mut Vm, module: &str, class: &str, message: &str) -> Box<crate::native::Flow> {
    // The guest may have put anything there.
    let class = class_in(vm, module, class).filter(|&class| vm.is_subclass(class, crate::types::BASE_EXCEPTION));
    let message = vm.heap.str(message);
    vm.raise(class.unwrap_or(crate::types::EXCEPTION), vec![message])
}

/// Assignment to an attribute of a native object.
pub fn set_attr(vm: &mut Vm, object: Object, name: Object, value: Object) -> Res<()> {
    if functools::set_key_object(vm, object, name, value) {
        return Ok(());
    }
    let mro = vm.class(vm.class_of(object)).mro.clone();
    let Some((owner, found)) = mro.into_iter().find_map(|class| vm.own_attr(class, name).map(|found| (class, found))) else {
        return Err(vm.attribute_error(object, name));
    };
    let getter =
        found.is(crate::object::Kind::Native) && vm.registry.natives[found.index() as usize].def.binding == crate::native::Binding::Getter;
    // What CPython keeps as a plain member says so; what it computes names itself.
    let is_member = match owner {
        native_ids::TIMEDELTA | native_ids::DECOMPRESS => true,
        native_ids::RE_PATTERN | native_ids::RE_MATCH => !matches!(vm.heap.text(name), "groupindex" | "lastindex" | "lastgroup" | "regs"),
        _ => false,
    };
    let message = if getter && is_member {
        "readonly attribute".to_owned()
    } else if getter {
        let owner = vm.class(owner);
        let owner = owner.builtin.and_then(crate::types::BuiltinAttrs::full_name).unwrap_or(&owner.name);
        format!("attribute '{}' of '{owner}' objects is not writable", vm.heap.text(name))
    } else {
        format!("'{}' object attribute '{}' is read-only", vm.type_name(object), vm.heap.text(name))
    };
    Err(vm.error(crate::types::ATTRIBUTE_ERROR, &message))
}

/// What patterns take an object for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Collection {
    Sequence,
    Mapping,
}

/// What patterns take the objects of a class for: what the first class in its order is that is a builtin collection, or registered with one
/// of `collections.abc`.
pub fn collection(vm: &Vm, object: Object) -> Option<Collection> {
    let is_known =
        |class: u32, kind: &str| vm.state.get(kind).is_some_and(|list| vm.heap.lists[list.index()].contains(&Vm::class_object(class)));
    vm.class(vm.class_of(object)).mro.iter().find_map(|&class| match class {
        // They are registered as sequences, but are none for patterns.
        crate::types::STR | crate::types::BYTES | crate::types::BYTEARRAY => None,
        crate::types::LIST | crate::types::TUPLE | ids::DEQUE => Some(Collection::Sequence),
        crate::types::DICT => Some(Collection::Mapping),
        _ if is_known(class, "sequences") => Some(Collection::Sequence),
        _ if is_known(class, "mappings") => Some(Collection::Mapping),
        _ => None,
    })
}

/// The modules that a policy names and this interpreter does not have.
#[must_use]
pub fn missing_modules(policy: &fumehood_core::Policy) -> Vec<&str> {
    let is_here = |name: &str| name == "os.path" || name == "builtins" || crate::types::module(name).is_some();
    let names = policy.imports.iter().flatten().map(|rule| rule.strip_suffix(".*").unwrap_or(rule));
    names.filter(|&name| name != "*" && !is_here(name)).collect()
}

/// Modules of CPython that this interpreter does not have, and packages that other executors have.
#[must_use]
pub fn is_known_elsewhere(name: &str) -> bool {
    const KNOWN: &[&str] = &[
        "socket",
        "subprocess",
        "ctypes",
        "multiprocessing",
        "signal",
        "select",
        "selectors",
        "ssl",
        "http",
        "urllib",
        "ftplib",
        "smtplib",
        "telnetlib",
        "marshal",
        "shelve",
        "dbm",
        "sqlite3",
        "fcntl",
        "mmap",
        "resource",
        "pty",
        "tty",
        "termios",
        "pkgutil",
        "runpy",
        "code",
        "codeop",
        "pdb",
        "sysconfig",
        "site",
        "webbrowser",
        "tkinter",
        "numpy",
        "pandas",
        "requests",
        "matplotlib",
        "scipy",
        "sklearn",
        "torch",
        "PIL",
        "bs4",
        "lxml",
        "yaml",
        "httpx",
        "aiohttp",
        "tarfile",
        "zipfile",
        "bz2",
        "lzma",
        "dis",
        "linecache",
        "tokenize",
        "symtable",
    ];
    KNOWN.contains(&name)
}
