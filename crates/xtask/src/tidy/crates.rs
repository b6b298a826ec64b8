//! The workspace's crates and what each uses, as cargo knows them.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::tree;
use crate::command::{answer, cargo};

/// Each crate of the workspace with those it is built from. What only tests use does not count.
pub fn edges() -> BTreeMap<String, BTreeSet<String>> {
    let mut metadata = cargo(&["metadata", "--no-deps", "--format-version", "1"]);
    let printed = answer(metadata.current_dir(tree::at("."))).unwrap();
    let metadata: Value = serde_json::from_str(&printed).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    packages.iter().map(|package| (name(package), used(package))).collect()
}

fn used(package: &Value) -> BTreeSet<String> {
    let all = package["dependencies"].as_array().unwrap();
    let ours = all.iter().filter(|dependency| dependency["path"].is_string());
    ours.filter(|dependency| dependency["kind"] != "dev").map(name).collect()
}

fn name(package: &Value) -> String {
    package["name"].as_str().unwrap().to_owned()
}
