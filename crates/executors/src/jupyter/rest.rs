//! The few HTTP requests that a Jupyter server is sent: one connection each, JSON both ways.
//!
//! Answers are bounded. It follows no redirection.

use super::wire::{self, Wire};
use rustls::ClientConfig;
use serde_json::Value as Json;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// A server, and how it is addressed.
#[derive(Clone)]
pub struct Server {
    /// `host:port`.
    pub authority: String,
    /// The path that its API is below, without a slash at its end.
    pub path: String,
    pub token: String,
    /// Whom to trust, where it is spoken to under TLS.
    pub trust: Option<Arc<ClientConfig>>,
}

/// Why there is no answer.
#[derive(Debug)]
pub enum Trouble {
    /// Nobody is there, or not in time.
    Unreachable(String),
    /// A status that says no, with what the server says of it.
    Status(u16, String),
}

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long an answer may be.
const LONGEST: u64 = 4 << 20;

impl Server {
    /// The server at an address, `http://host:port/path` or `https://…`, for whom the certificates in a file vouch too.
    pub fn parse(url: &str, token: &str, certificates: Option<&Path>) -> Result<Self, String> {
        let (port, rest) = match url.split_once("://") {
            Some(("http", rest)) => (80, rest),
            Some(("https", rest)) => (443, rest),
            Some((scheme, _)) => return Err(format!("`{scheme}` addresses are not spoken, only `http` and `https`")),
            None => (80, url),
        };
        // A token that is part of the address, as Jupyter prints it, is the token.
        let (rest, query) = rest.split_once('?').unwrap_or((rest, ""));
        let given = query.split('&').find_map(|pair| pair.strip_prefix("token=")).unwrap_or_default();
        let (authority, path) = rest.split_once('/').unwrap_or((rest, ""));
        let clean = |text: &str| !text.is_empty() && text.chars().all(|letter| letter.is_ascii_graphic());
        if !clean(authority) || !path.chars().all(|letter| letter.is_ascii_graphic()) {
            return Err(format!("`{url}` is no address"));
        }
        let authority = if authority.rsplit(']').next().is_some_and(|rest| rest.contains(':')) {
            authority.to_owned()
        } else {
            format!("{authority}:{port}")
        };
        let path = path.trim_end_matches('/');
        let path = path.strip_suffix("lab").or_else(|| path.strip_suffix("tree")).unwrap_or(path).trim_end_matches('/');
        let path = if path.is_empty() { String::new() } else { format!("/{path}") };
        let token = if token.is_empty() { given } else { token };
        if !token.chars().all(|letter| letter.is_ascii_graphic()) {
            return Err("the token has letters that no token has".to_owned());
        }
        let trust = if port == 443 { Some(wire::trust(certificates)?) } else { None };
        Ok(Self { authority, path, token: token.to_owned(), trust })
    }

    /// Asks, and reads the answer.
    pub async fn ask(&self, method: &str, path: &str, body: Option<&Json>) -> Result<Json, Trouble> {
        let unreachable = |error: std::io::Error| Trouble::Unreachable(format!("{}: {error}", self.authority));
        let exchange = async {
            let mut stream = Wire::connect(self).await.map_err(unreachable)?;
            let body = body.map(Json::to_string).unwrap_or_default();
            let request = format!(
                "{method} {}{path} HTTP/1.1\r\nHost: {}\r\nAuthorization: token {}\r\nContent-Type: application/json\r\n\
                 Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
                self.path,
                self.authority,
                self.token,
                body.len()
            );
            stream.write_all(request.as_bytes()).await.map_err(unreachable)?;
            stream.flush().await.map_err(unreachable)?;
            let mut answer = Vec::new();
            match stream.take(LONGEST).read_to_end(&mut answer).await {
                // A server that ends without saying so under TLS: whether the answer is whole is seen by reading it.
                Err(error) if error.kind() == std::io::ErrorKind::UnexpectedEof && !answer.is_empty() => {}
                read => drop(read.map_err(unreachable)?),
            }
            read(&answer)
        };
        tokio::time::timeout(PATIENCE, exchange)
            .await
            .unwrap_or_else(|_| Err(Trouble::Unreachable(format!("{} does not answer", self.authority))))
    }
}

/// An answer as what it says.
fn read(answer: &[u8]) -> Result<Json, Trouble> {
    let garbled = || Trouble::Unreachable("the answer is no HTTP".to_owned());
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n").ok_or_else(garbled)?;
    let head = String::from_utf8_lossy(&answer[..end]).into_owned();
    let status: u16 = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(garbled)?;
    let chunked = head.lines().any(|line| line.to_ascii_lowercase().starts_with("transfer-encoding:") && line.contains("chunked"));
    let body = if chunked { unchunk(&answer[end + 4..]).ok_or_else(garbled)? } else { answer[end + 4..].to_vec() };
    let said: Json = serde_json::from_slice(&body).unwrap_or(Json::Null);
    if (200..300).contains(&status) {
        return Ok(said);
    }
    Err(Trouble::Status(status, said["message"].as_str().or(said["reason"].as_str()).unwrap_or_default().to_owned()))
}

fn unchunk(mut rest: &[u8]) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let end = rest.windows(2).position(|window| window == b"\r\n")?;
        let length = usize::from_str_radix(std::str::from_utf8(&rest[..end]).ok()?.trim(), 16).ok()?;
        if length == 0 {
            return Some(body);
        }
        let piece = rest.get(end + 2..)?.get(..length)?;
        body.extend_from_slice(piece);
        rest = rest.get(end + 2 + length + 2..)?;
    }
}

#[cfg(test)]
mod tests {
    use super::{Server, read, unchunk};

    #[test]
    fn addresses_are_read_as_jupyter_prints_them() {
        let server = Server::parse("http://localhost:8888/base/lab?token=abc", "", None).unwrap();
        assert_eq!((server.authority.as_str(), server.path.as_str(), server.token.as_str()), ("localhost:8888", "/base", "abc"));
        assert_eq!(Server::parse("http://[::1]", "t", None).unwrap().authority, "[::1]:80");
        assert!(Server::parse("ftp://x", "", None).is_err() && Server::parse("http://a b", "", None).is_err());
        let secured = Server::parse("https://x", "", None).ok().unwrap();
        assert!(secured.authority == "x:443" && secured.trust.is_some());
        assert!(Server::parse("https://x", "", Some(std::path::Path::new("/nonexistent"))).is_err());
        assert!(Server::parse("http://x", "a\r\nb", None).is_err());
    }

    #[test]
    fn answers_are_read_whole_or_not_at_all() {
        assert_eq!(read(b"HTTP/1.1 200 OK\r\n\r\n{\"a\": 1}").unwrap()["a"], 1);
        assert!(read(b"HTTP/1.1 404 Not Found\r\n\r\n").is_err() && read(b"nonsense").is_err());
        assert_eq!(unchunk(b"2\r\nab\r\n1\r\nc\r\n0\r\n\r\n").unwrap(), b"abc");
        assert_eq!(unchunk(b"ff\r\nab"), None);
    }
}
