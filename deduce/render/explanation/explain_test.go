package explanation_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/paint"
	"deduku/deduce/render/wording"
	"deduku/internal/testutil/rendertest"
)

// TestExplain tells of steps that nothing proves, of dead ends, and of what would say the same twice.
func TestExplain(t *testing.T) {
	b := position(t, rendertest.XWingBoard)
	for _, test := range []struct {
		name string
		step deduce.Step
		want []string
	}{
		{"given", deduce.Step{Kind: deduce.Init, Placements: candidates(1, at(9, 9))}, []string{"r9c9 = 1 is a given."}},
		{"guess", deduce.Step{Kind: deduce.Guess, Placements: candidates(8, at(1, 5)), From: board.Digits(8, 9)},
			[]string{"r1c5 can hold 8 or 9. Guess 1 tries 8; a contradiction would take it back."}},
		{"contradiction", deduce.Step{Kind: deduce.Conflict, Parts: []deduce.Part{set(deduce.Empty, 0, at(1, 5))}},
			[]string{"r1c5 has no candidate left.", "That is a contradiction."}},
		{"backtrack", deduce.Step{Kind: deduce.Backtrack, Eliminations: candidates(8, at(1, 5)), Undoes: 40, Undone: 4},
			[]string{"The guess at step 40 led to a contradiction and is taken back: 4 steps go.", "So r1c5 is not 8."}},
		{"end", deduce.Step{Kind: deduce.Solved, End: &deduce.End{}}, []string{"No guess needed."}},
		{"naked single", deduce.Step{Kind: deduce.PosDed, Technique: deduce.NakedSingle, Placements: candidates(8, at(1, 5)),
			Parts: []deduce.Part{set(deduce.Single, board.Digits(8), at(1, 5))}},
			[]string{"Naked Single. " + deduce.NakedSingle.Doc, "r1c5 sees the blockers 1, 2, 3, 4, 5, 6 and 7 in row 1. 9 was removed from r1c5 before.", "8 is the only candidate of r1c5.", "r1c5 must be 8."}},
		{"hidden single", deduce.Step{Kind: deduce.NegDed1, Technique: deduce.HiddenSingle, Placements: candidates(8, at(1, 5)),
			Parts: []deduce.Part{
				{Role: deduce.LastPlace, Units: board.UnitsOf(board.Column(3)), Digits: board.Digits(8)},
				set(deduce.Filled, board.Digits(3), at(1, 3)),
			}},
			[]string{"Hidden Single. " + deduce.HiddenSingle.Doc, "In column 4 the open cells are r3c4 and r7c4; r1c3 is 3, a given.", "8 was removed from r3c4 and r7c4 before.",
				"r1c5 is the only place for 8 in column 4, so it must be 8."}},
		{"links in several units", deduce.Step{Kind: deduce.Logic, Parts: []deduce.Part{
			{Role: deduce.Strong, Units: board.UnitsOf(board.Row(0), board.Column(3)), Digits: board.Digits(8)},
		}}, []string{"In row 1, 8 can only go in r1c5 or r1c8, in column 4 in r3c4 or r7c4."}},
		{"links in cells", deduce.Step{Kind: deduce.Logic, Parts: []deduce.Part{
			set(deduce.Strong, board.Digits(8, 9), at(2, 1), at(2, 9), at(1, 5)),
			set(deduce.Strong, board.Digits(1, 5), at(5, 1)),
		}}, []string{"r1c5, r2c1 and r2c9 can only hold 8 or 9. r5c1 can only hold 1 or 5."}},
		{"colours", deduce.Step{Kind: deduce.Logic, Parts: []deduce.Part{
			{Role: deduce.ColorA, Cells: board.CellsOf(at(1, 5)), Digits: board.Digits(8)},
			{Role: deduce.ColorA, Cells: board.CellsOf(at(2, 1), at(2, 9)), Digits: board.Digits(9)},
			{Role: deduce.ColorB, Cells: board.CellsOf(at(1, 8)), Digits: board.Digits(8)},
		}}, []string{"One colour: 8 in r1c5, 9 in r2c1 and r2c9. The other: 8 in r1c8."}},
		{"fins", deduce.Step{Kind: deduce.Logic, Parts: []deduce.Part{
			{Role: deduce.Base, Units: board.UnitsOf(board.Row(1)), Digits: board.Digits(8)},
			{Role: deduce.Cover, Units: board.UnitsOf(board.Column(0))},
			set(deduce.Fin, board.Digits(8), at(2, 9)),
			set(deduce.EndoFin, board.Digits(8), at(3, 1)),
		}}, []string{"In row 2, 8 can only go in r2c1 or r2c9. Not covered: r2c9. In two of the units at once: r3c1."}},
		{"a deadly pattern", deduce.Step{Kind: deduce.Logic, Argument: &deduce.Argument{Deadly: board.CellsOf(at(1, 5))}, Parts: []deduce.Part{
			set(deduce.Corner, board.Digits(8, 9), at(1, 5), at(1, 8)),
			set(deduce.Extra, board.Digits(6), at(4, 7)),
			set(deduce.Set, board.Digits(8, 9), at(2, 1)),
		}}, []string{"r1c5 and r1c8 would form a deadly pattern with 8 or 9. Beyond the pattern: 6 in r4c7. r2c1 can only hold 8 or 9.",
			"The puzzle has one solution: it cannot come to a pattern that could be filled in two ways."}},
		{"a chain", deduce.Step{Kind: deduce.Logic, Argument: &deduce.Argument{Links: []deduce.Link{
			{From: node(8, at(2, 1)), To: node(8, at(2, 9)), Strong: true},
		}}}, []string{"The chain: (8)r2c1 = (8)r2c9."}},
		{"what it rests on: one step", deduce.Step{Kind: deduce.Logic, Because: []int{40}}, []string{"It rests on step 40."}},
		{"what it rests on: steps and a given", deduce.Step{Kind: deduce.Logic, Because: []int{3, 40, 41}}, []string{"It rests on steps 40, 41 and 1 given."}},
		{"what it rests on: givens", deduce.Step{Kind: deduce.Logic, Because: []int{3, 4}}, []string{"It rests on 2 givens."}},
		{"premise", deduce.Step{Kind: deduce.Premise, Eliminations: candidates(8, at(1, 5))},
			[]string{"r1c5 <> 8 was typed, or came with the board: it is believed, not proved."}},
		{"a symmetry", deduce.Step{Kind: deduce.Logic, Argument: &deduce.Argument{Symmetry: &deduce.Symmetry{}}},
			[]string{"The puzzle has one solution: this must have the symmetry that the givens have."}},
		{"one cell", deduce.Step{Kind: deduce.Logic, Eliminations: append(candidates(7, at(7, 3)), candidates(9, at(7, 3))...)},
			[]string{"So r7c3 is neither 7 nor 9."}},
		{"two cells", deduce.Step{Kind: deduce.Logic, Eliminations: append(candidates(7, at(7, 3), at(7, 4)), candidates(9, at(7, 3), at(7, 4))...)},
			[]string{"So neither r7c3 nor r7c4 is 7 or 9."}},
		{"many", deduce.Step{Kind: deduce.Logic, Eliminations: append(candidates(7, at(7, 3), at(7, 4), at(7, 5)), candidates(9, at(7, 3))...)},
			[]string{"So r7c3 is neither 7 nor 9 and neither r7c4 nor r7c5 is 7."}},
	} {
		if diff := cmp.Diff(test.want, explanation.Step(wording.Text{}, &test.step, &b)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", test.name, diff)
		}
	}
}

// TestDigitsOfYours counts digits that were typed apart from givens and from steps, where the log is known.
func TestDigitsOfYours(t *testing.T) {
	var puzzle board.Grid
	for i, r := range "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79" {
		if r != '.' {
			puzzle[i] = board.Digit(r - '0')
		}
	}
	solver := deduce.New(puzzle, deduce.Options{})
	for _, x := range []board.Candidate{{Cell: board.CellAt(0, 2), Digit: 4}, {Cell: board.CellAt(4, 4), Digit: 5}} {
		if err := solver.Suppose(x); err != nil {
			t.Fatal(err)
		}
	}
	log := solver.Log()
	step := deduce.Step{Kind: deduce.Logic, Because: []int{1, 2, 31, 32, 40}}
	for _, test := range []struct {
		text wording.Text
		want string
	}{
		{wording.Text{}, "It rests on steps 31, 32, 40 and 2 givens."},
		{wording.Text{Log: &log}, "It rests on step 40, 2 givens and 2 digits of yours."},
	} {
		if told := explanation.Step(test.text, &step, solver.Board()); told[len(told)-1] != test.want {
			t.Errorf("got %q, want %q", told, test.want)
		}
	}
}

// TestDeep writes a step below many guesses: the line says how many and leaves room, the text of a log is as ever.
func TestDeep(t *testing.T) {
	step := deduce.Step{Kind: deduce.PosDed, Technique: deduce.NakedSingle, Placements: candidates(8, at(1, 5)),
		Parts: []deduce.Part{set(deduce.Single, board.Digits(8), at(1, 5))}, Depth: 29}
	const words = "POS_DED   r1c5 = 8    naked single: only 8 is left for r1c5"
	if got, want := (wording.Text{}).Line(&step), strings.Repeat("  ", 29)+words; got != want {
		t.Errorf("\n got %s\nwant %s", got, want)
	}
	plain := paint.NewPainter(nil, &paint.ASCII)
	if got, want := plain.Line(wording.Text{}, &step), "[29]            "+words; got != want {
		t.Errorf("\n got %s\nwant %s", got, want)
	}
	want := []string{"[29]            POS_DED   r1c5 = 8", strings.Repeat(" ", 20) + "naked single: only 8", strings.Repeat(" ", 22) + "is left for r1c5"}
	if diff := cmp.Diff(want, plain.Lines(wording.Text{}, &step, 40)); diff != "" {
		t.Error(diff)
	}
	many := deduce.Step{Kind: deduce.Premise, Eliminations: candidates(8, at(1, 1), at(2, 1), at(3, 1), at(4, 1))}
	want = []string{"PREMISE   r1c1, r2c1, r3c1,", "          r4c1 <> 8", "    believed, not proved"}
	if diff := cmp.Diff(want, plain.Lines(wording.Text{}, &many, 28)); diff != "" {
		t.Error(diff)
	}
}
