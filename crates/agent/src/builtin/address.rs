//! Which addresses a page may be fetched from: those of the internet, and none of the machine's own network.
//!
//! Names are checked where they are resolved, so that a name cannot lead inside.

use reqwest::Url;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// Whether an address belongs to the internet.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_unspecified()
        || address.is_broadcast()
        || address.is_multicast()
        || address.is_documentation()
        || a == 0
        || a >= 240
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 198 && (18..20).contains(&b)))
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    // An address that stands for one of version 4, in whatever form, is that one.
    let parts = address.segments();
    let low = Ipv4Addr::from((u32::from(parts[6]) << 16) | u32::from(parts[7]));
    if address.to_ipv4_mapped().is_some() || parts[..6] == [0; 6] || parts[..6] == [0x64, 0xff9b, 0, 0, 0, 0] {
        return is_public_v4(low);
    }
    if parts[0] == 0x2002 {
        return is_public_v4(Ipv4Addr::from((u32::from(parts[1]) << 16) | u32::from(parts[2])));
    }
    // Only 2000::/3 is given out; Teredo and documentation are parts of it.
    parts[0] & 0xe000 == 0x2000 && !(parts[0] == 0x2001 && (parts[1] == 0 || parts[1] == 0xdb8))
}

/// Why a page is not fetched.
pub fn refusal(url: &Url) -> Option<String> {
    if !matches!(url.scheme(), "http" | "https") {
        return Some(format!("only http and https pages can be visited, not `{}`", url.scheme()));
    }
    let host = url.host_str().unwrap_or("");
    let literal = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    match literal {
        Ok(address) if !is_public(address) => Some(format!("`{host}` is a private address")),
        _ => None,
    }
}

/// Resolves names to addresses of the internet only.
pub struct PublicOnly;

impl Resolve for PublicOnly {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let public: Vec<SocketAddr> = found.filter(|address| is_public(address.ip())).collect();
            if public.is_empty() {
                return Err(format!("`{}` leads to a private address", name.as_str()).into());
            }
            Ok(Box::new(public.into_iter()) as Addrs)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{is_public, refusal};
    use reqwest::Url;

    #[test]
    fn the_own_network_is_not_public() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "255.255.255.255",
            "224.0.0.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "::ffff:127.0.0.1",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:db8::1",
        ] {
            assert!(!is_public(inside.parse().unwrap()), "{inside}");
        }
        for outside in ["8.8.8.8", "93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"] {
            assert!(is_public(outside.parse().unwrap()), "{outside}");
        }
    }

    #[test]
    fn urls_are_refused_by_scheme_and_literal_address() {
        for inside in ["file:///etc/passwd", "http://127.1/", "http://[::1]:80/", "http://2130706433/", "http://0x7f.0.0.1/"] {
            assert!(refusal(&Url::parse(inside).unwrap()).is_some(), "{inside}");
        }
        assert!(refusal(&Url::parse("https://example.com/").unwrap()).is_none());
    }
}
