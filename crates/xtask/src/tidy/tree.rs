//! The files of the repository.

use std::fs;
use std::path::{Path, PathBuf};

use crate::command::REPOSITORY;

/// A path in the repository.
pub fn at(path: &str) -> PathBuf {
    Path::new(REPOSITORY).join(path)
}

/// The text of a file in the repository.
pub fn read(path: &str) -> String {
    fs::read_to_string(at(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// All files below a folder, as paths from the repository; none if it is not there.
pub fn files(folder: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (path, is_folder) in entries(folder) {
        if !is_folder {
            found.push(path);
        } else if !path.ends_with("/target") && !path.ends_with("/node_modules") {
            found.extend(files(&path));
        }
    }
    found
}

/// The names of the folders in a folder.
pub fn folders(folder: &str) -> Vec<String> {
    let found = entries(folder).into_iter().filter(|(_, is_folder)| *is_folder);
    found.map(|(path, _)| name(&path).to_owned()).collect()
}

/// All Rust of the workspace, each file with its text.
pub fn rust() -> Vec<(String, String)> {
    let all = ["crates", "web"].into_iter().flat_map(files);
    all.filter(|path| path.ends_with(".rs"))
        .map(|path| {
            let text = read(&path);
            (path, text)
        })
        .collect()
}

/// The last part of a path.
pub fn name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

fn entries(folder: &str) -> Vec<(String, bool)> {
    let Ok(listing) = fs::read_dir(at(folder)) else {
        return Vec::new();
    };
    let mut found: Vec<_> = listing
        .map(|entry| {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            (format!("{folder}/{name}"), entry.path().is_dir())
        })
        .collect();
    found.sort();
    found
}
