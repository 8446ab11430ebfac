//! What an agent does, for operators: spans to a collector, log lines to standard error. Off unless the environment asks for it.
//!
//! Neither changes what a run does.

use crate::report;
use fumehood_agent::telemetry::Exporter;
use fumehood_executors::block_on;
use std::fmt::{Debug, Write};
use tracing::field::{Field, Visit};
use tracing::level_filters::LevelFilter;
use tracing::{Event, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::{Context, SubscriberExt};

/// Sends what is left when it is dropped.
pub struct Telemetry(Option<Exporter>);

/// Begins to listen: `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector, `HOOD_LOG` (`error`, `warn`, `info`, `debug`) asks for lines.
pub fn begin() -> Telemetry {
    let exporter = Exporter::from_environment();
    let level = std::env::var("HOOD_LOG").ok().and_then(|level| level.parse::<LevelFilter>().ok());
    if exporter.is_some() || level.is_some() {
        let lines = level.map(|level| Lines.with_filter(level));
        let subscriber = tracing_subscriber::registry().with(exporter.clone()).with(lines);
        // Only the first subscriber of a process counts, and this is it.
        let _ = tracing::subscriber::set_global_default(subscriber);
    }
    Telemetry(exporter)
}

impl Drop for Telemetry {
    fn drop(&mut self) {
        if let Some(exporter) = &self.0 {
            block_on(exporter.flush());
        }
    }
}

/// Log lines on standard error.
struct Lines;

impl<S: Subscriber> Layer<S> for Lines {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let metadata = event.metadata();
        if !metadata.target().starts_with("fumehood") {
            return;
        }
        let mut line = Line(String::new());
        event.record(&mut line);
        report::note(&format!("{}:{}", metadata.level().as_str().to_lowercase(), line.0));
    }
}

struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        // Writing to a string does not fail.
        let _ = match field.name() {
            "message" => write!(self.0, " {value:?}"),
            name => write!(self.0, " {name}={value:?}"),
        };
    }
}
