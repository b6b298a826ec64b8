//! What is said of a text: faults at their place, rounds, what was taken for true.

use super::*;
use diagram::{html::wrongs, panel::Place};

#[test]
fn a_wrong_text_is_shown_with_its_place_and_kept() {
    let state = snippet("float *a;\nvalue = a[b[threadIdx.x]];\n");
    let panel = state.panel(Lang::En);
    let editor = panel.editor.unwrap();
    assert_eq!(editor.text, state.spec().snippet());
    let [fault] = editor.faults.as_slice() else { panic!("{:?}", editor.faults) };
    assert_eq!(fault.place, Some(Place { line: 2, column: 11, length: 1 }));
    assert_eq!(fault.message, "Lane 0: nobody declared `b`: say what it is, for example `float *b;`.");
    assert_eq!(
        wrongs(&editor.faults),
        "<p><b>2:11</b> Lane 0: nobody declared <code>b</code>: say what it is, for example <code>float *b;</code>.</p>"
    );
    assert_eq!(panel.sentence, "", "what is said beside the text is said once");
    assert!(panel.readout.iter().all(|reading| reading.value == "–"));
    for format in Format::ALL {
        let scene = state.scene(Lang::En, format);
        let said = scene
            .shapes
            .iter()
            .any(|shape| matches!(&shape.form, Form::Text { text, .. } if text.contains("see line 2")));
        assert!(said && scene.targets.is_empty());
        assert!(!scene.description.contains("nobody declared"));
    }
}

#[test]
fn an_access_that_only_some_lanes_can_make_names_the_lane() {
    let state = state(&[("snippet", "double *a; value = a[threadIdx.x];"), ("base", "4")]);
    let said = |lang| {
        let faults = state.panel(lang).editor.unwrap().faults;
        faults.into_iter().map(|fault| fault.message).collect::<Vec<_>>()
    };
    assert_eq!(said(Lang::En), ["Lane 0: address 4 is not a multiple of the width, 8."]);
    assert_eq!(said(Lang::HiLatn).len(), 1);
}

#[test]
fn a_text_without_an_access_is_told_so_beside_it_and_shown_what_to_write() {
    let state = snippet("int i = threadIdx.x;");
    let panel = state.panel(Lang::En);
    let [fault] = &panel.editor.unwrap().faults[..] else { panic!("one fault") };
    assert_eq!(wrongs(std::slice::from_ref(fault)), "<p>The snippet has no such load or store.</p>");
    assert_eq!(panel.sentence, "");
    assert!(state.scene(Lang::En, Format::Wide).description.starts_with("Write or paste"));
}

#[test]
fn a_blank_text_is_no_fault() {
    let state = snippet(" \n");
    let panel = state.panel(Lang::En);
    assert_eq!((panel.editor.unwrap().faults, panel.sentence.as_str()), (Vec::new(), ""));
    assert!(state.scene(Lang::En, Format::Wide).description.starts_with("Write or paste"));
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

#[test]
fn the_lab_opens_with_the_access_that_costs_most_above_its_ideal() {
    let structs = "struct P{float x,y,z,vx,vy,vz;}; __global__ void k(P *p, float *o){\
        int i=blockIdx.x*blockDim.x+threadIdx.x; o[i] = p[i].x;}";
    let state = snippet(structs);
    assert_eq!(cost(&state), "24 sectors");
    assert!(text(&block(&state, "hints")).contains("An array for each member"));
    // Of a bank conflict and a good load the conflict, wherever it stands.
    let tile =
        "__shared__ float t[32][32]; float *a; a[threadIdx.x] = 0; float x = t[threadIdx.x][0]; a[threadIdx.x] = x;";
    assert_eq!(cost(&snippet(tile)), "32 wavefronts");
    // What is said to be meant is; so is the last where all are alike.
    assert_eq!(cost(&snippet("float *a; float x = a[threadIdx.x * 8]; value = a[threadIdx.x];")), "4 sectors");
    let alike = snippet("float *a; float *b; float x = a[threadIdx.x]; b[threadIdx.x] = x;");
    assert!(text(&alike.panel(Lang::En).sentence).contains("b[threadIdx.x]"));
    // What nobody can count is told.
    let unknown = snippet("float *a; int *c; float x = a[threadIdx.x * 8] + a[c[0]];");
    assert_eq!(unknown.panel(Lang::En).editor.unwrap().faults.len(), 1);
}

#[test]
fn a_good_access_says_so_of_itself_and_leads_to_a_bad_one() {
    let text_of = "float *a; float *b; b[threadIdx.x] = a[threadIdx.x * 6];";
    let mut state = snippet(text_of);
    assert_eq!(values(&block(&state, "hints"), "access"), [""; 0]);
    state.turn("access", "1");
    let html = block(&state, "hints");
    assert!(text(&html).contains("Nothing to gain at this access") || text(&html).contains("16-byte"), "{html}");
    assert!(text(&html).contains("Look at a[threadIdx.x * 6]"), "{html}");
    assert_eq!(values(&html, "access"), ["0"]);
}

#[test]
fn a_new_text_starts_from_its_own_access() {
    let mut state = snippet("float *a; float x = a[threadIdx.x * 8]; a[threadIdx.x] = x;");
    state.turn("access", "1");
    state.turn("snippet", "float *a; for (int k=0;k<4;++k) a[threadIdx.x+k*32]=0;");
    assert!(text(&block(&state, "accesses")).contains("round 1 of 4"));
    assert!(!state.to_address().contains("access="));
}
