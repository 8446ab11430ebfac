//! A policy as a value and back.
//!
//! Every field is named here, so that a new one cannot be forgotten: it does not compile until it crosses.

use super::message::{Garbled, Members, nanos, object, optional, pairs};
use fumehood_core::{Access, Clock, Limits, Mount, Network, Parameter, Policy, Source, ToolSpec, Value};
use std::sync::Arc;
use std::time::Duration;

pub fn to_value(policy: Policy) -> Value {
    let Policy { imports, tools, mounts, env, clock, seed, network, limits } = policy;
    object([
        ("imports", imports.map_or(Value::None, texts)),
        ("tools", Value::from(tools.into_iter().map(tool_value).collect::<Vec<_>>())),
        ("mounts", Value::from(mounts.into_iter().map(mount_value).collect::<Vec<_>>())),
        ("env", pairs(env.into_iter().map(|(name, value)| (name, value.into())))),
        ("clock", if let Clock::Frozen(nanos) = clock { nanos.into() } else { Value::None }),
        ("seed", optional(seed)),
        (
            "network",
            match network {
                Network::Off => "off".into(),
                Network::Hosts(hosts) => texts(hosts),
                Network::Full => "full".into(),
            },
        ),
        ("limits", limits_value(&limits)),
    ])
}

pub fn from_value(value: Value) -> Result<Policy, Garbled> {
    let mut members = Members::of(value)?;
    let imports = match members.take("imports")? {
        Value::None => None,
        list => Some(read_texts(list)?),
    };
    let tools = members.list("tools")?.into_iter().map(read_tool).collect::<Result<_, _>>()?;
    let mounts = members.list("mounts")?.into_iter().map(read_mount).collect::<Result<_, _>>()?;
    let network = match members.take("network")? {
        Value::Str(word) if word == "off" => Network::Off,
        Value::Str(word) if word == "full" => Network::Full,
        list => Network::Hosts(read_texts(list)?),
    };
    let variable =
        |(name, value)| if let Value::Str(value) = value { Ok((name, value)) } else { Err(Garbled("`env` holds texts".to_owned())) };
    let env = members.pairs("env")?.into_iter().map(variable).collect::<Result<_, _>>()?;
    let clock = match members.take("clock")? {
        Value::None => Clock::Host,
        Value::Int(nanos) => Clock::Frozen(i64::try_from(&nanos).map_err(|_| Garbled("the clock is out of range".to_owned()))?),
        _ => return Err(Garbled("`clock` is a number".to_owned())),
    };
    let seed = members.optional_number("seed")?;
    Ok(Policy { imports, tools, mounts, env, clock, seed, network, limits: read_limits(members.take("limits")?)? })
}

pub fn mounts_to_value(mounts: &[Mount]) -> Value {
    mounts.iter().cloned().map(mount_value).collect::<Vec<_>>().into()
}

pub fn mounts_from_value(value: Vec<Value>) -> Result<Vec<Mount>, Garbled> {
    value.into_iter().map(read_mount).collect()
}

fn limits_value(limits: &Limits) -> Value {
    let Limits { time, memory, operations, recursion, output, calls } = limits;
    object([
        ("nanos", nanos(*time)),
        ("memory", (*memory).into()),
        ("operations", optional(*operations)),
        ("recursion", u64::from(*recursion).into()),
        ("output", (*output as u64).into()),
        ("calls", optional(*calls)),
    ])
}

fn read_limits(value: Value) -> Result<Limits, Garbled> {
    let mut members = Members::of(value)?;
    let large = |_| Garbled("a limit is out of range".to_owned());
    Ok(Limits {
        time: Duration::from_nanos(members.number("nanos")?),
        memory: members.number("memory")?,
        operations: members.optional_number("operations")?,
        recursion: u32::try_from(members.number("recursion")?).map_err(large)?,
        output: usize::try_from(members.number("output")?).map_err(large)?,
        calls: members.optional_number("calls")?,
    })
}

fn tool_value(ToolSpec { name, description, parameters, returns, asynchronous }: ToolSpec) -> Value {
    let parameter = |Parameter { name, annotation, default }: Parameter| {
        // A default of `None` is not the same as none.
        let default = default.map_or_else(Vec::new, |value| vec![value]);
        object([("name", name.into()), ("annotation", optional(annotation)), ("default", default.into())])
    };
    let parameters = parameters.map(|list| Value::from(list.into_iter().map(parameter).collect::<Vec<_>>()));
    object([
        ("name", name.into()),
        ("description", description.into()),
        ("parameters", optional(parameters)),
        ("returns", optional(returns)),
        ("asynchronous", asynchronous.into()),
    ])
}

fn read_tool(value: Value) -> Result<ToolSpec, Garbled> {
    let mut members = Members::of(value)?;
    let parameters = match members.take("parameters")? {
        Value::None => None,
        Value::List(list) => Some(list.into_iter().map(read_parameter).collect::<Result<_, _>>()?),
        _ => return Err(Garbled("`parameters` is a list".to_owned())),
    };
    Ok(ToolSpec {
        name: members.text("name")?,
        description: members.text("description")?,
        parameters,
        returns: members.optional_text("returns")?,
        asynchronous: members.flag("asynchronous")?,
    })
}

fn read_parameter(value: Value) -> Result<Parameter, Garbled> {
    let mut members = Members::of(value)?;
    let default = members.list("default")?.into_iter().next();
    Ok(Parameter { name: members.text("name")?, annotation: members.optional_text("annotation")?, default })
}

fn mount_value(Mount { source, target, access, size }: Mount) -> Value {
    let access = match access {
        Access::Read => "read",
        Access::Write => "write",
    };
    let path = |path: std::path::PathBuf| path.to_string_lossy().into_owned();
    let source = match source {
        Source::Folder(folder) => path(folder).into(),
        Source::Files(files) => pairs(files.into_iter().map(|(name, contents)| (path(name), Value::Bytes(Arc::unwrap_or_clone(contents))))),
    };
    object([("source", source), ("target", path(target).into()), ("access", access.into()), ("size", size.into())])
}

fn read_mount(value: Value) -> Result<Mount, Garbled> {
    let mut members = Members::of(value)?;
    let access = match members.text("access")?.as_str() {
        "read" => Access::Read,
        "write" => Access::Write,
        other => return Err(Garbled(format!("unknown access `{other}`"))),
    };
    let source = match members.take("source")? {
        Value::Str(folder) => Source::Folder(folder.into()),
        Value::Dict(files) => Source::Files(files.into_iter().map(read_file).collect::<Result<_, _>>()?),
        _ => return Err(Garbled("`source` is a folder or files".to_owned())),
    };
    Ok(Mount { source, target: members.text("target")?.into(), access, size: members.number("size")? })
}

fn read_file(file: (Value, Value)) -> Result<(std::path::PathBuf, Arc<Vec<u8>>), Garbled> {
    match file {
        (Value::Str(path), Value::Bytes(contents)) => Ok((path.into(), Arc::new(contents))),
        _ => Err(Garbled("a file has a path and bytes".to_owned())),
    }
}

fn texts(list: Vec<String>) -> Value {
    list.into_iter().map(Value::from).collect::<Vec<_>>().into()
}

fn read_texts(value: Value) -> Result<Vec<String>, Garbled> {
    let text = |value| if let Value::Str(text) = value { Ok(text) } else { Err(Garbled("expected text".to_owned())) };
    let Value::List(items) = value else { return Err(Garbled("expected a list of texts".to_owned())) };
    items.into_iter().map(text).collect()
}
