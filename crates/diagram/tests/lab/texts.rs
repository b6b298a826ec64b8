//! What is said of a text: faults at their place, rounds, what was taken for true.

use super::*;

#[test]
fn a_wrong_text_is_shown_with_its_place_and_kept() {
    let state = snippet("float *a;\nvalue = a[b[threadIdx.x]];\n");
    let panel = state.panel(Lang::En);
    let editor = panel.editor.unwrap();
    assert_eq!(editor.text, state.spec().snippet());
    let [fault] = editor.faults.as_slice() else { panic!("{:?}", editor.faults) };
    assert_eq!((fault.line, fault.column, fault.length), (2, 11, 1));
    assert_eq!(panel.sentence, format!("Line 2: {}", fault.message));
    assert!(panel.readout.iter().all(|reading| reading.value == "–"));
    for format in Format::ALL {
        let scene = state.scene(Lang::En, format);
        let said = scene
            .shapes
            .iter()
            .any(|shape| matches!(&shape.form, Form::Text { text, .. } if text.starts_with("Line 2")));
        assert!(said && scene.targets.is_empty());
    }
}

#[test]
fn an_access_that_only_some_lanes_can_make_names_the_lane() {
    let state = state(&[("snippet", "double *a; value = a[threadIdx.x];"), ("base", "4")]);
    assert_eq!(state.panel(Lang::HiLatn).editor.unwrap().faults.len(), 1);
    assert!(state.panel(Lang::En).sentence.contains("lane 0") || state.panel(Lang::En).sentence.contains("Lane 0"));
}

#[test]
fn a_blank_text_is_no_fault() {
    let panel = snippet(" \n").panel(Lang::En);
    assert_eq!(panel.editor.unwrap().faults, []);
    assert!(panel.sentence.starts_with("Write or paste"));
}

#[test]
fn rounds_of_a_loop_are_one_entry_with_ways_between_them() {
    let mut state = snippet("const float *a;\nfor (int k = 0; k < 3; k++)\n    value = a[threadIdx.x * 3 + k];");
    assert_eq!(values(&block(&state, "accesses"), "access"), ["0", "", "1"]);
    assert!(text(&block(&state, "accesses")).contains("round 1 of 3"));
    state.turn("access", "2");
    assert_eq!(values(&block(&state, "accesses"), "access"), ["0", "1", ""]);
    // An access that is not there any more: the choice is the snippet's again.
    state.turn("snippet", "float *a; value = a[threadIdx.x];");
    assert_eq!(cost(&state), "4 sectors");
}

#[test]
fn what_was_taken_for_true_is_said() {
    let state = snippet("float *a;\nint *n;\nif (n[0] > 3)\n    atomicAdd(&a[threadIdx.x], 1.0f);");
    let said = text(&block(&state, "assumes"));
    assert!(said.contains("n[0] > 3 holds"), "{said}");
    assert!(said.contains("counted as a store"), "{said}");
    let bare = self::state(&[("snippet", "float *s; value = s[threadIdx.x];"), ("memory", "shared")]);
    assert!(text(&block(&bare, "assumes")).contains("s points to shared memory"));
}
