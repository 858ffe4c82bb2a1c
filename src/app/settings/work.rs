//! Reading the user's own images of pieces.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use crate::picture::{IMAGE_ENDINGS, ImageError, ImageName, LONGEST_FILE, PieceImage, PieceImages};
use crate::storage::{FileError, files_in, read_file};

/// What the thread is called that draws an image. Should it fail, that image is named as one that cannot be drawn, and nothing
/// else is.
pub const PAINTER: &str = "one piece image";

/// How long an SVG may take: what is in it may be any amount of work. That of a PNG is limited by its size.
const PATIENCE: Duration = Duration::from_secs(10);

/// The images in `folder`, in the order of their names; what the system says when it cannot be read.
pub fn read(folder: &Path) -> Result<PieceImages, FileError> {
    let mut files: Vec<_> =
        files_in(folder).map_err(|error| FileError::of_folder(&error))?.into_iter().map(|it| it.0).collect();
    files.sort();
    let mut images = PieceImages::default();
    for (path, piece) in files.into_iter().filter_map(named) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        images.take(&name, piece, image(&path));
    }
    Ok(images)
}

/// The piece whose image the file holds, if its name says so.
fn named(path: PathBuf) -> Option<(PathBuf, ImageName)> {
    let ending = path.extension()?.to_str()?;
    let is_image = IMAGE_ENDINGS.into_iter().any(|known| known.eq_ignore_ascii_case(ending));
    let piece = ImageName::of_file(path.file_stem()?.to_str()?).filter(|_| is_image)?;
    Some((path, piece))
}

fn image(path: &Path) -> Result<PieceImage, ImageError> {
    let bytes = read_file(path, LONGEST_FILE).map_err(|error| ImageError::File(error.to_string()))?;
    let is_svg = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("svg"));
    drawn(is_svg.then_some(PATIENCE), move || PieceImage::read(&bytes, is_svg))
}

/// Draws an image on a thread of its own: what is in a file may be anything, and may keep a thread busy or end it.
fn drawn(
    patience: Option<Duration>,
    read: impl FnOnce() -> Result<PieceImage, ImageError> + Send + 'static,
) -> Result<PieceImage, ImageError> {
    let (tell, told) = channel();
    let paint = move || _ = tell.send(read());
    if thread::Builder::new().name(PAINTER.to_owned()).spawn(paint).is_err() {
        return Err(ImageError::Undrawable);
    }
    let told = match patience {
        Some(patience) => told.recv_timeout(patience),
        None => told.recv().map_err(RecvTimeoutError::from),
    };
    told.unwrap_or_else(|error| match error {
        RecvTimeoutError::Timeout => Err(ImageError::TooSlow),
        RecvTimeoutError::Disconnected => Err(ImageError::Undrawable),
    })
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "the test makes the files that are read")]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn an_image_over_which_a_thread_fails_is_no_image() {
        for patience in [None, Some(PATIENCE)] {
            assert_eq!(drawn(patience, || panic!("a filter of somebody's")), Err(ImageError::Undrawable));
            assert_eq!(drawn(patience, || Err(ImageError::Empty)), Err(ImageError::Empty));
        }
    }

    #[test]
    fn only_what_may_be_any_amount_of_work_is_limited_by_time() {
        let slow = || {
            thread::sleep(Duration::from_millis(200));
            Err(ImageError::Empty)
        };
        assert_eq!(drawn(Some(Duration::from_millis(1)), slow), Err(ImageError::TooSlow));
        assert_eq!(drawn(None, slow), Err(ImageError::Empty));
    }

    #[test]
    fn the_images_of_a_folder_are_found_by_name_and_what_is_none_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let svg = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 10"><rect width="9" height="10"/></svg>"#;
        for (name, held) in [("0FU.svg", svg), ("ry.SVG", svg), ("KI.png", "nothing"), ("1GI.svg", svg), ("GI.txt", "")]
        {
            fs::write(folder.path().join(name), held).unwrap();
        }
        let images = read(folder.path()).unwrap();
        let missing = images.missing();
        assert!(!missing.contains(&"FU") && !missing.contains(&"RY") && missing.contains(&"GI"), "{missing:?}");
        assert!(matches!(&images.faults[..], [(name, ImageError::Damaged(_))] if name == "KI.png"));
        assert!(read(&folder.path().join("missing")).is_err());
    }
}
