package wording_test

import (
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/wording"
)

// TestForms writes patterns in the notation of players, one for each sort of hole that a form can have.
func TestForms(t *testing.T) {
	chain := &deduce.Argument{Links: []deduce.Link{
		{From: node(4, at(1, 1)), To: node(7, at(1, 1)), Strong: true},
		{From: node(7, at(1, 1)), To: node(7, at(1, 9))},
		{From: node(7, at(1, 9)), To: node(7, at(5, 9)), Strong: true},
	}}
	cycle := &deduce.Symmetry{Map: board.HalfTurn}
	for d := range cycle.Digits {
		cycle.Digits[d] = board.Digit((10 - d) % 10)
	}
	sets := []deduce.Part{
		set(deduce.Set, board.Digits(1, 4), at(1, 5)),
		set(deduce.Set, board.Digits(2, 5, 7), at(2, 3), at(2, 6)),
	}
	colours := []deduce.Part{
		{Role: deduce.ColorA, Cells: board.CellsOf(at(1, 2)), Digits: board.Digits(4)},
		{Role: deduce.ColorA, Cells: board.CellsOf(at(4, 7), at(6, 7), at(8, 8)), Digits: board.Digits(5)},
	}
	fish := []deduce.Part{
		{Role: deduce.Base, Units: board.UnitsOf(board.Row(1), board.Row(6), board.Column(2), board.Box(8)), Digits: board.Digits(8),
			Cells: board.CellsOf(at(2, 1), at(2, 9), at(7, 1))},
		set(deduce.Fin, board.Digits(8), at(2, 8), at(3, 9)),
	}
	for _, test := range []struct {
		form string
		step deduce.Step
		want string
	}{
		{"{set}", deduce.Step{Parts: sets}, "r1c5,r2c36"},
		{"{set#2}", deduce.Step{Parts: sets}, "r2c36"},
		{"{set#last.digits}", deduce.Step{Parts: sets}, "2,5,7"},
		{"{base#last.digits}", deduce.Step{Parts: fish}, "8"},
		{"{set#1+fin#last.digits}", deduce.Step{Parts: sets}, "1,4"}, // there is no fin
		{"{set#1+set#3.digits}", deduce.Step{Parts: sets}, "1,4"},    // there are two sets
		{"{set#1.slashed}", deduce.Step{Parts: sets}, "1/4"},
		{"{set.braced}", deduce.Step{Parts: sets}, "{12457}"},
		{"{set.each}", deduce.Step{Parts: sets}, "r1c5 {14}, r2c36 {257}"},
		{"{base}", deduce.Step{Parts: fish}, "r27c3b9"},
		{"{base.cells}", deduce.Step{Parts: fish}, "r2c19,r7c1"},
		{"{base+fin.cells}", deduce.Step{Parts: fish}, "r2c189,r3c9,r7c1"},
		{"{fin:f}", deduce.Step{Parts: fish}, "fr2c8 fr3c9"},
		{"{colora.candidates}", deduce.Step{Parts: colours}, "4r1c2,5r46c7,5r8c8"},
		{"{colora.candidates.braced}", deduce.Step{Parts: colours}, "{4r1c2,5r46c7,5r8c8}"},
		{"{set.linked}", deduce.Step{Parts: sets, Argument: &deduce.Argument{Links: []deduce.Link{
			{From: node(4, at(1, 5)), To: node(5, at(2, 6))},
		}}}, "r1c5 {14} -5- r2c36 {257}"},
		{"{set.linked}", deduce.Step{Parts: sets, Argument: &deduce.Argument{Links: []deduce.Link{
			{From: node(1, at(9, 9)), To: node(1, at(1, 5))},
			{From: node(1, at(1, 5)), To: node(4, at(1, 5)), Strong: true},
			{From: node(2, at(9, 9)), To: node(2, at(2, 3))},
		}}}, "-1- r1c5 {14}, -2- r2c36 {257}"},
		{"{links}", deduce.Step{Argument: chain}, "r1c1 -7- r1c9 =7= r5c9"},
		{"{links}", deduce.Step{Argument: &deduce.Argument{Links: append(chain.Links[1:2:2], deduce.Link{From: node(3, at(8, 8)), To: node(3, at(9, 9)), Strong: true})}},
			"r1c1 -7- r1c9, r8c8 =3= r9c9"},
		{"{symmetry} {images}", deduce.Step{Argument: &deduce.Argument{Symmetry: cycle}}, "half-turn (19)(28)(37)(46)"},
		{"{pivot} of {set}", deduce.Step{Parts: sets}, ""}, // there is no pivot
		{"{set.linked}", deduce.Step{Parts: sets}, ""},     // there are no links
		{"{links}", deduce.Step{Parts: sets}, ""},
	} {
		step := test.step
		step.Kind = deduce.Logic
		step.Technique = &deduce.Technique{Title: "Test", Form: []string{test.form}}
		step.Eliminations = candidates(5, at(9, 1), at(9, 2), at(8, 1))
		want := "Test: r89c1,r9c2<>5"
		if test.want != "" {
			want = "Test: " + test.want + " => r89c1,r9c2<>5"
		}
		if got := (wording.Text{Compact: true}).Line(&step); got != want {
			t.Errorf("%s\n got %s\nwant %s", test.form, got, want)
		}
	}
}

// TestFormChoice takes the first form whose holes can all be filled.
func TestFormChoice(t *testing.T) {
	tech := &deduce.Technique{Title: "Test", Form: []string{"{base} {fin}", "{base}", "=>"}}
	step := deduce.Step{Kind: deduce.Logic, Technique: tech, Placements: candidates(3, at(4, 4))}
	fin := set(deduce.Fin, board.Digits(3), at(2, 8))
	base := deduce.Part{Role: deduce.Base, Units: board.UnitsOf(board.Row(1)), Digits: board.Digits(3)}
	for _, test := range []struct {
		parts []deduce.Part
		want  string
	}{
		{[]deduce.Part{base, fin}, "Test: r2 r2c8 => r4c4=3"},
		{[]deduce.Part{base}, "Test: r2 => r4c4=3"},
		{[]deduce.Part{fin}, "Test => r4c4=3"},
	} {
		step.Parts = test.parts
		if got := (wording.Text{Compact: true}).Line(&step); got != test.want {
			t.Errorf("got %s\nwant %s", got, test.want)
		}
	}
}

// TestCompactNotations writes cells of a row, of a column and apart together, as far as each notation can.
func TestCompactNotations(t *testing.T) {
	step := deduce.Step{Kind: deduce.Logic, Technique: &deduce.Technique{Title: "Test"},
		Eliminations: candidates(5, at(2, 3), at(2, 7), at(4, 1), at(6, 1))}
	for notation, want := range map[board.Notation]string{
		board.RC: "Test: r2c37,r46c1<>5",
		board.A1: "Test: B37,D1,F1<>5",
		board.XY: "Test: (3,2),(7,2),(1,4),(1,6)<>5",
	} {
		if got := (wording.Text{Compact: true, Notation: notation}).Line(&step); got != want {
			t.Errorf("got %s\nwant %s", got, want)
		}
	}
}
