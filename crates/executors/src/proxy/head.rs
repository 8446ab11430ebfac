//! The head of a request to a proxy: what is wanted of whom, read strictly, and written anew for the host.
//!
//! What could be read in two ways is refused: two lengths, a folded line, a body of unsaid length.

use super::address::normal;
use std::fmt::Write as _;
use std::io::Read;

/// The longest head.
const LONGEST: usize = 32 << 10;

pub struct Head {
    pub method: String,
    /// As it is compared with the policy.
    pub host: String,
    pub port: u16,
    /// What follows the host in the address that was asked for.
    path: String,
    headers: Vec<(String, String)>,
    /// How many bytes of body follow.
    pub body: u64,
    /// What was read past the head.
    pub rest: Vec<u8>,
}

/// Reads a head; a text says what is wrong with it.
pub fn read_head(from: &mut impl Read) -> Result<Head, String> {
    let mut read = Vec::new();
    let end = loop {
        if let Some(end) = read.windows(4).position(|window| window == b"\r\n\r\n") {
            break end;
        }
        if read.len() > LONGEST {
            return Err("the head of the request is too long".to_owned());
        }
        let mut piece = [0; 4096];
        match from.read(&mut piece) {
            Ok(count) if count > 0 => read.extend_from_slice(&piece[..count]),
            _ => return Err("the request has no end".to_owned()),
        }
    };
    let rest = read.split_off(end + 4);
    let text = std::str::from_utf8(&read[..end]).map_err(|_| "the head of the request is not text".to_owned())?;
    parse(text, rest).ok_or_else(|| "this is a proxy: ask it for `http://host/path`, or to `CONNECT host:port`".to_owned())
}

fn parse(text: &str, rest: Vec<u8>) -> Option<Head> {
    let mut lines = text.split("\r\n");
    let mut first = lines.next()?.split(' ');
    let (method, target, version) = (first.next()?, first.next()?, first.next()?);
    let is_word =
        |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_!#$%&'*+.^`|~".contains(&byte));
    if first.next().is_some()
        || !is_word(method)
        || !version.starts_with("HTTP/1.")
        || target.bytes().any(|byte| byte <= b' ' || byte == 0x7F)
    {
        return None;
    }
    let mut headers = Vec::new();
    for line in lines {
        let (name, value) = line.split_once(':')?;
        if !is_word(name) || value.bytes().any(|byte| byte < b' ' && byte != b'\t') {
            return None;
        }
        headers.push((name.to_owned(), value.trim().to_owned()));
    }
    let all = |wanted: &str| {
        headers.iter().filter(|(name, _)| name.eq_ignore_ascii_case(wanted)).map(|(_, value)| value.as_str()).collect::<Vec<_>>()
    };
    let body = match all("content-length").as_slice() {
        [] => 0,
        [length] if length.bytes().all(|byte| byte.is_ascii_digit()) => length.parse().ok()?,
        _ => return None,
    };
    if !all("transfer-encoding").is_empty() {
        return None;
    }
    let (authority, path, usual) = match method {
        "CONNECT" => (target, String::new(), None),
        _ => {
            let rest = target.get(..7).filter(|scheme| scheme.eq_ignore_ascii_case("http://")).and_then(|_| target.get(7..))?;
            let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
            let path = if rest[end..].starts_with('/') { rest[end..].to_owned() } else { format!("/{}", &rest[end..]) };
            (&rest[..end], path, Some(80))
        }
    };
    if authority.contains('@') {
        return None;
    }
    let (host, port) = match authority.rsplit_once(':').filter(|(_, port)| !port.contains(']')) {
        Some((host, port)) => (host, port.parse().ok()?),
        None => (authority, usual?),
    };
    let host = normal(host);
    (!host.is_empty()).then(|| Head { method: method.to_owned(), host, port, path, headers, body, rest })
}

impl Head {
    /// The head as the host is sent it: its own name, one request, and nothing that was meant for the proxy.
    pub fn for_host(&self) -> String {
        let host = if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        let port = if self.port == 80 { String::new() } else { format!(":{}", self.port) };
        let mut text = format!("{} {} HTTP/1.1\r\nHost: {host}{port}\r\n", self.method, self.path);
        let mine = ["host", "connection", "proxy-connection", "proxy-authorization", "keep-alive", "upgrade", "te", "trailer"];
        for (name, value) in &self.headers {
            if !mine.iter().any(|own| name.eq_ignore_ascii_case(own)) {
                let _ = write!(text, "{name}: {value}\r\n");
            }
        }
        text += "Connection: close\r\n\r\n";
        text
    }
}

#[cfg(test)]
mod tests {
    use super::read_head;

    #[test]
    fn a_request_is_for_the_host_it_names() {
        let text = "POST http://Example.org:8080/a?b=1 HTTP/1.1\r\nHost: other.org\r\nConnection: keep-alive\r\nContent-Length: 3\r\nX: y\r\n\r\nabcGET";
        let Ok(head) = read_head(&mut text.as_bytes()) else { panic!("it is well made") };
        assert_eq!((head.host.as_str(), head.port, head.body, head.rest.as_slice()), ("example.org", 8080, 3, &b"abcGET"[..]));
        let sent = "POST /a?b=1 HTTP/1.1\r\nHost: example.org:8080\r\nContent-Length: 3\r\nX: y\r\nConnection: close\r\n\r\n";
        assert_eq!(head.for_host(), sent);
        let Ok(tunnel) = read_head(&mut "CONNECT [::1]:443 HTTP/1.1\r\n\r\n".as_bytes()) else { panic!("it is well made") };
        assert_eq!((tunnel.host.as_str(), tunnel.port), ("::1", 443));
    }

    #[test]
    fn what_can_be_read_in_two_ways_is_refused() {
        for wrong in [
            "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET http://a@b/ HTTP/1.1\r\n\r\n",
            "GET https://a/ HTTP/1.1\r\n\r\n",
            "GET http://a/ HTTP/2\r\n\r\n",
            "GET http://a/ HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
            "GET http://a/ HTTP/1.1\r\nContent-Length: +1\r\n\r\n",
            "GET http://a/ HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
            "GET http://a/ HTTP/1.1\r\nX: 1\n folded\r\n\r\n",
            "GET http://a/ HTTP/1.1\r\n folded: 1\r\n\r\n",
            "CONNECT a HTTP/1.1\r\n\r\n",
            "GET  http://a/ HTTP/1.1\r\n\r\n",
            "GET http://a/ HTTP/1.1\r\n",
        ] {
            assert!(read_head(&mut wrong.as_bytes()).is_err(), "{wrong:?}");
        }
    }
}
