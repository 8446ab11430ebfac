//! Spans for OpenTelemetry: what `tracing` measures in a run, sent by OTLP over HTTP as JSON.
//!
//! Off unless the environment names a collector. Names, counts and times are sent, and never a prompt, code or an answer. A collector
//! that does not answer is no failure of a run.

use crate::net;
use serde_json::{Map, Value as Json, json};
use std::collections::hash_map::RandomState;
use std::fmt::Debug;
use std::hash::{BuildHasher, Hasher};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};
use tracing::Subscriber;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;
use tracing_subscriber::registry::LookupSpan;

/// Sends the spans of this process to a collector. A layer for a `tracing` subscriber.
#[derive(Clone)]
pub struct Exporter(Arc<Inner>);

struct Inner {
    url: String,
    headers: Vec<(String, String)>,
    service: String,
    ended: Mutex<Vec<Json>>,
}

/// How many spans wait before they are sent.
const BATCH: usize = 512;
/// How long a collector may take.
const PATIENCE: Duration = Duration::from_secs(5);

impl Exporter {
    /// The exporter that the environment asks for: `OTEL_EXPORTER_OTLP_TRACES_ENDPOINT`, or `OTEL_EXPORTER_OTLP_ENDPOINT` with
    /// `/v1/traces`; `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_SERVICE_NAME`. `None` where it does not, or says `OTEL_SDK_DISABLED`.
    pub fn from_environment() -> Option<Self> {
        let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        if variable("OTEL_SDK_DISABLED").is_some_and(|value| value.eq_ignore_ascii_case("true")) {
            return None;
        }
        let base = || variable("OTEL_EXPORTER_OTLP_ENDPOINT").map(|base| format!("{}/v1/traces", base.trim_end_matches('/')));
        let url = variable("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT").or_else(base)?;
        let headers = variable("OTEL_EXPORTER_OTLP_HEADERS").unwrap_or_default();
        let headers = headers.split(',').filter_map(|pair| pair.split_once('='));
        let headers = headers.map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned())).collect();
        let service = variable("OTEL_SERVICE_NAME").unwrap_or_else(|| "fumehood".to_owned());
        Some(Self(Arc::new(Inner { url, headers, service, ended: Mutex::default() })))
    }

    /// Sends what waits to be sent.
    pub async fn flush(&self) {
        let spans = std::mem::take(&mut *self.0.ended.lock().unwrap_or_else(PoisonError::into_inner));
        if !spans.is_empty() {
            // There is nobody to tell that a collector is not there.
            let _ = net::run(send(Arc::clone(&self.0), spans)).await;
        }
    }

    fn end(&self, span: Json) {
        let mut ended = self.0.ended.lock().unwrap_or_else(PoisonError::into_inner);
        ended.push(span);
        if ended.len() >= BATCH {
            let spans = std::mem::take(&mut *ended);
            if let Ok(handle) = net::handle() {
                handle.spawn(send(Arc::clone(&self.0), spans));
            }
        }
    }
}

async fn send(inner: Arc<Inner>, spans: Vec<Json>) {
    let body = json!({"resourceSpans": [{
        "resource": {"attributes": [attribute("service.name", json!({"stringValue": inner.service}))]},
        "scopeSpans": [{"scope": {"name": "fumehood", "version": env!("CARGO_PKG_VERSION")}, "spans": spans}],
    }]});
    let Ok(client) = net::client().timeout(PATIENCE).build() else { return };
    let mut request = client.post(&inner.url).header("content-type", "application/json");
    for (name, value) in &inner.headers {
        request = request.header(name, value);
    }
    let _ = request.body(body.to_string()).send().await;
}

/// A span that has not ended.
struct Open {
    trace: String,
    id: String,
    parent: Option<String>,
    name: String,
    kind: u8,
    began: SystemTime,
    attributes: Map<String, Json>,
}

impl<S: Subscriber + for<'a> LookupSpan<'a>> Layer<S> for Exporter {
    fn on_new_span(&self, attributes: &Attributes<'_>, id: &Id, context: Context<'_, S>) {
        let Some(span) = context.span(id) else { return };
        if !span.metadata().target().starts_with("fumehood") {
            return;
        }
        let parent = span.parent().and_then(|parent| parent.extensions().get::<Open>().map(|open| (open.trace.clone(), open.id.clone())));
        let (trace, parent) = match parent {
            Some((trace, parent)) => (trace, Some(parent)),
            None => (format!("{:016x}{:016x}", random(), random()), None),
        };
        let (name, began) = (span.name().to_owned(), SystemTime::now());
        let mut open = Open { trace, id: format!("{:016x}", random()), parent, name, kind: 1, began, attributes: Map::new() };
        attributes.record(&mut open);
        span.extensions_mut().insert(open);
    }

    fn on_record(&self, id: &Id, values: &Record<'_>, context: Context<'_, S>) {
        if let Some(span) = context.span(id)
            && let Some(open) = span.extensions_mut().get_mut::<Open>()
        {
            values.record(open);
        }
    }

    fn on_close(&self, id: Id, context: Context<'_, S>) {
        let Some(span) = context.span(&id) else { return };
        let Some(open) = span.extensions_mut().remove::<Open>() else { return };
        let failed = open.attributes.contains_key("error.type");
        self.end(json!({
            "traceId": open.trace,
            "spanId": open.id,
            "parentSpanId": open.parent.unwrap_or_default(),
            "name": open.name,
            "kind": open.kind,
            "startTimeUnixNano": nanos(open.began),
            "endTimeUnixNano": nanos(SystemTime::now()),
            "attributes": open.attributes.into_iter().map(|(name, value)| attribute(&name, value)).collect::<Vec<_>>(),
            "status": if failed { json!({"code": 2}) } else { json!({}) },
        }));
    }
}

impl Open {
    fn put(&mut self, field: &Field, value: Json) {
        match (field.name(), value.get("stringValue").and_then(Json::as_str)) {
            ("otel.name", Some(name)) => name.clone_into(&mut self.name),
            ("otel.kind", Some("client")) => self.kind = 3,
            (name, _) => {
                self.attributes.insert(name.to_owned(), value);
            }
        }
    }
}

impl Visit for Open {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        self.put(field, json!({"stringValue": format!("{value:?}")}));
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        self.put(field, json!({"stringValue": value}));
    }

    fn record_i64(&mut self, field: &Field, value: i64) {
        self.put(field, json!({"intValue": value.to_string()}));
    }

    fn record_u64(&mut self, field: &Field, value: u64) {
        self.put(field, json!({"intValue": value.to_string()}));
    }
}

fn attribute(name: &str, value: Json) -> Json {
    json!({"key": name, "value": value})
}

fn nanos(time: SystemTime) -> String {
    time.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_nanos()).to_string()
}

/// A number that nobody else has: the keys of a hasher are random.
fn random() -> u64 {
    RandomState::new().build_hasher().finish().max(1)
}
