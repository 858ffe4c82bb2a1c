//! Addresses of the web, as they are given on the command line to be printed and shown as QR codes.

use crate::picture::QrCode;

/// Parses the address of a site; nothing at all is none.
pub(super) fn parse_address(words: &str) -> Result<String, String> {
    let address = words.trim();
    if address.is_empty() {
        return Ok(String::new());
    }
    if !QrCode::leads_to_a_page(address) {
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
        for good in ["https://example.org/open/", " https://会場.example ", ""] {
            assert_eq!(parse_address(good), Ok(good.trim().to_owned()), "{good}");
        }
        for bad in ["nonsense", "ftp://example.org"] {
            assert!(parse_address(bad).is_err_and(|told| told.contains("https://example.org/open/")), "{bad}");
        }
        assert!(parse_address(&format!("https://example.org/{}", "x".repeat(5_000))).is_err());
    }
}
