//! A policy, from the plain dict that `fumehood._policy` makes.
//!
//! It checks types and nothing else: what an executor cannot hold, the executor refuses.

use crate::outgoing::to_value;
use fumehood_core::{Access, Clock, Limits, Mount, Network, Parameter, Policy, Source, ToolSpec};
use pyo3::exceptions::{PyKeyError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// The policy that a dict says.
pub fn read(given: &Bound<'_, PyDict>, hooks: &Bound<'_, PyAny>) -> PyResult<Policy> {
    Ok(Policy {
        imports: field(given, "imports")?.extract()?,
        tools: field(given, "tools")?.try_iter()?.map(|tool| read_tool(&tool?, hooks)).collect::<PyResult<_>>()?,
        mounts: field(given, "mounts")?.try_iter()?.map(|mount| read_mount(&mount?)).collect::<PyResult<_>>()?,
        env: field(given, "env")?.extract()?,
        clock: field(given, "clock")?.extract::<Option<i64>>()?.map_or(Clock::Host, Clock::Frozen),
        seed: field(given, "seed")?.extract()?,
        network: read_network(&field(given, "network")?)?,
        limits: read_limits(&field(given, "limits")?)?,
    })
}

fn field<'py>(given: &Bound<'py, PyDict>, name: &str) -> PyResult<Bound<'py, PyAny>> {
    given.get_item(name)?.ok_or_else(|| PyKeyError::new_err(name.to_owned()))
}

/// Name, description, parameters or None, return annotation, whether it is awaited.
fn read_tool(tool: &Bound<'_, PyAny>, hooks: &Bound<'_, PyAny>) -> PyResult<ToolSpec> {
    type Row<'py> = (String, String, Option<Vec<(String, Option<String>, bool, Bound<'py, PyAny>)>>, Option<String>, bool);
    let (name, description, parameters, returns, asynchronous): Row<'_> = tool.extract()?;
    let read = |(name, annotation, has_default, default): (String, Option<String>, bool, Bound<'_, PyAny>)| {
        let default = if has_default { Some(to_value(&default, hooks)?) } else { None };
        Ok(Parameter { name, annotation, default })
    };
    let parameters = parameters.map(|list| list.into_iter().map(read).collect::<PyResult<Vec<_>>>()).transpose()?;
    Ok(ToolSpec { name, description, parameters, returns, asynchronous })
}

/// A folder or files, where they appear, whether they may be written, and their most bytes.
fn read_mount(mount: &Bound<'_, PyAny>) -> PyResult<Mount> {
    type Files = Vec<(PathBuf, Vec<u8>)>;
    let (folder, files, target, writable, size): (Option<PathBuf>, Option<Files>, PathBuf, bool, Option<u64>) = mount.extract()?;
    let source = match (folder, files) {
        (Some(folder), None) => Source::Folder(folder),
        (None, Some(files)) => Source::Files(files.into_iter().map(|(path, contents)| (path, Arc::new(contents))).collect()),
        _ => return Err(PyValueError::new_err("a mount is a folder or files")),
    };
    let access = if writable { Access::Write } else { Access::Read };
    Ok(Mount { source, target, access, size: size.unwrap_or(Mount::SIZE) })
}

/// False, True or names of hosts.
fn read_network(network: &Bound<'_, PyAny>) -> PyResult<Network> {
    if let Ok(full) = network.extract::<bool>() {
        return Ok(if full { Network::Full } else { Network::Off });
    }
    Ok(Network::Hosts(network.extract()?))
}

/// Seconds, bytes, operations, depth, characters, calls; None is the default, or no bound where there may be none.
fn read_limits(limits: &Bound<'_, PyAny>) -> PyResult<Limits> {
    type Row = (f64, u64, Option<u64>, u32, usize, Option<u64>);
    let (seconds, memory, operations, recursion, output, calls): Row = limits.extract()?;
    let time = Duration::try_from_secs_f64(seconds).or_else(|_| {
        if seconds > 0.0 { Ok(Duration::MAX) } else { Err(PyValueError::new_err("the limit on time is not a number of seconds")) }
    })?;
    Ok(Limits { time, memory, operations, recursion, output, calls })
}
