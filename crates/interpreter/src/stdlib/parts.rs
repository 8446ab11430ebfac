//! Parts of standard modules that are seldom used: each is compiled and run when one of its names is first asked for, in the
//! namespace of its module. `dir()` lists their names from the start; nothing else may tell the difference.

/// A part of a module.
pub struct Part {
    pub module: &'static str,
    /// The part's own name, as that of its source.
    pub name: &'static str,
    /// What it defines, between blanks.
    pub names: &'static str,
    pub source: &'static str,
}

/// All parts.
pub static PARTS: &[Part] = &[
    Part {
        module: "asyncio",
        name: "asyncio, modules",
        names: "coroutines events exceptions futures locks queues runners taskgroups tasks threads timeouts",
        source: concat!(
            "import asyncio.coroutines, asyncio.events, asyncio.exceptions, asyncio.futures, asyncio.locks, asyncio.queues\n",
            "import asyncio.runners, asyncio.taskgroups, asyncio.tasks, asyncio.threads, asyncio.timeouts\n",
            "del asyncio\n"
        ),
    },
    Part {
        module: "collections",
        name: "collections, more",
        names: "ChainMap UserDict UserList UserString",
        source: include_str!("collections/more.py"),
    },
    Part { module: "csv", name: "csv, sniffer", names: "Sniffer StringIO re", source: include_str!("csv/sniffer.py") },
    Part {
        module: "functools",
        name: "functools, collections",
        names: "_CacheInfo",
        source: concat!(
            "from collections import namedtuple as _namedtuple\n",
            "_CacheInfo = _namedtuple('CacheInfo', ['hits', 'misses', 'maxsize', 'currsize'], module=__name__)\n"
        ),
    },
    Part {
        module: "decimal",
        name: "decimal, tuples",
        names: "DecimalTuple",
        source: concat!(
            "from collections import namedtuple as _namedtuple\n",
            "DecimalTuple = _namedtuple('DecimalTuple', 'sign digits exponent', module='decimal')\n"
        ),
    },
    Part { module: "difflib", name: "difflib, html", names: "HtmlDiff", source: include_str!("difflib/html.py") },
    Part { module: "fractions", name: "fractions, decimal", names: "Decimal", source: "from decimal import Decimal\n" },
    Part { module: "html", name: "html, entities", names: "entities", source: "import html.entities\ndel html\n" },
    Part { module: "importlib", name: "importlib, machinery", names: "machinery", source: "import importlib.machinery\ndel importlib\n" },
    Part { module: "json", name: "json, modules", names: "decoder encoder", source: "import json.decoder, json.encoder\ndel json\n" },
    Part {
        module: "unittest",
        name: "unittest, modules",
        names: "case loader result runner suite",
        source: concat!("import unittest.case, unittest.loader, unittest.result, unittest.runner, unittest.suite\n", "del unittest\n"),
    },
    Part {
        module: "statistics",
        name: "statistics, collections",
        names: "Counter LinearRegression defaultdict namedtuple",
        source: concat!(
            "from collections import Counter, defaultdict, namedtuple\n",
            "LinearRegression = namedtuple('LinearRegression', ('slope', 'intercept'), module=__name__)\n"
        ),
    },
    Part {
        module: "statistics",
        name: "statistics, numbers",
        names: "Decimal Fraction numbers",
        source: "from decimal import Decimal\nfrom fractions import Fraction\nimport numbers\n",
    },
    Part {
        module: "statistics",
        name: "statistics, imports",
        names: "groupby mul random reduce repeat sys",
        source: concat!(
            "from functools import reduce\nfrom itertools import groupby, repeat\nfrom operator import mul\n",
            "import random\nimport sys\n"
        ),
    },
    Part {
        module: "typing",
        name: "typing, aliases",
        names: concat!(
            "SupportsAbs SupportsBytes SupportsComplex SupportsFloat SupportsIndex SupportsInt SupportsRound ",
            "AsyncContextManager ChainMap ContextManager Counter DefaultDict Deque OrderedDict"
        ),
        source: include_str!("typing/aliases.py"),
    },
    Part {
        module: "typing",
        name: "typing, tools",
        names: concat!(
            "BinaryIO IO Match NamedTuple NewType Pattern TextIO TypeAliasType TypedDict assert_never ",
            "clear_overloads dataclass_transform final get_overloads get_type_hints ",
            "no_type_check no_type_check_decorator overload reveal_type _NamedTupleMeta _TypedDictMeta"
        ),
        source: include_str!("typing/tools.py"),
    },
];
