//! Addresses of the web, as they are given on the command line to be printed and shown as QR codes.

use crate::picture::QrCode;

/// Parses the address of a site; nothing at all is none.
pub(super) fn parse_address(words: &str) -> Result<String, String> {
    let address = words.trim();
    if address.is_empty() {
        return Ok(String::new());
    }
    let host = ["https://", "http://"].iter().find_map(|scheme| address.strip_prefix(scheme));
    let is_whole = host.is_some_and(|rest| rest.starts_with(|sign: char| sign.is_alphanumeric() || sign == '['));
    if !is_whole || address.contains(char::is_whitespace) {
        return Err("write it whole, as a browser shows it: https://example.org/open/".to_owned());
    }
    if QrCode::of(address).is_none() {
        return Err("it is too long for a QR code; give the site a shorter address".to_owned());
    }
    Ok(address.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_written_whole_or_refused() {
        for good in
            ["https://example.org/open/", "http://192.168.1.20:8000/", " https://会場.example ", "http://[::1]/", ""]
        {
            assert_eq!(parse_address(good), Ok(good.trim().to_owned()), "{good}");
        }
        for bad in [
            "nonsense",
            "example.org/open",
            "ftp://example.org",
            "https://",
            "https:///x",
            "https://a b",
            "javascript:x",
        ] {
            assert!(parse_address(bad).is_err_and(|told| told.contains("https://example.org/open/")), "{bad}");
        }
        assert!(parse_address(&format!("https://example.org/{}", "x".repeat(5_000))).is_err());
    }
}
