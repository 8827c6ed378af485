package paint_test

import (
	"path/filepath"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/paint"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/theme"
	"deduku/internal/testutil/golden"
	"deduku/internal/testutil/rendertest"
)

// drawn are steps with every mark and every way to show a pattern.
var drawn = []struct {
	name, board string
	step        deduce.Step
}{
	{"fish", rendertest.XWingBoard, deduce.Step{
		Eliminations: candidates(8, at(3, 1), at(4, 9)),
		Parts: []deduce.Part{
			{Role: deduce.Base, Units: board.UnitsOf(board.Row(1), board.Row(5)), Digits: board.Digits(8),
				Cells: board.CellsOf(at(2, 1), at(2, 9), at(6, 1), at(6, 9))},
			{Role: deduce.Cover, Units: board.UnitsOf(board.Column(0), board.Column(8)), Digits: board.Digits(8)},
		},
	}},
	{"fin", rendertest.FinnedBoard, deduce.Step{
		Eliminations: candidates(5, at(6, 2)),
		Parts: []deduce.Part{
			{Role: deduce.Base, Units: board.UnitsOf(board.Column(0), board.Column(5)), Digits: board.Digits(5),
				Cells: board.CellsOf(at(3, 1), at(5, 1), at(6, 1), at(3, 6), at(6, 6))},
			{Role: deduce.Cover, Units: board.UnitsOf(board.Row(2), board.Row(5)), Digits: board.Digits(5)},
			set(deduce.Fin, board.Digits(5), at(5, 1)),
		},
	}},
	{"colours", rendertest.XWingBoard, deduce.Step{
		Eliminations: candidates(8, at(7, 8)),
		Parts: []deduce.Part{
			{Role: deduce.Strong, Units: board.UnitsOf(board.Row(0), board.Column(3), board.Column(4), board.Box(7)), Digits: board.Digits(8)},
			set(deduce.ColorA, board.Digits(8), at(1, 5), at(7, 4)),
			set(deduce.ColorB, board.Digits(8), at(1, 8), at(3, 4), at(8, 5)),
		},
	}},
	{"chain", rendertest.XWingBoard, deduce.Step{
		Eliminations: candidates(8, at(7, 8)),
		Parts: []deduce.Part{
			{Role: deduce.Strong, Units: board.UnitsOf(board.Row(0)), Digits: board.Digits(8), Cells: board.CellsOf(at(1, 5), at(1, 8))},
			{Role: deduce.Strong, Units: board.UnitsOf(board.Row(7)), Digits: board.Digits(8), Cells: board.CellsOf(at(8, 2), at(8, 3), at(8, 5))},
			{Role: deduce.Strong, Units: board.UnitsOf(board.Row(8)), Digits: board.Digits(8), Cells: board.CellsOf(at(9, 2), at(9, 7))},
		},
		Argument: &deduce.Argument{Links: []deduce.Link{
			{From: node(8, at(1, 8)), To: node(8, at(1, 5)), Strong: true},
			{From: node(8, at(1, 5)), To: node(8, at(8, 5))},
			{From: node(8, at(8, 5)), To: node(8, at(8, 2), at(8, 3)), Strong: true},
			{From: node(8, at(8, 2), at(8, 3)), To: node(8, at(9, 2))},
			{From: node(8, at(9, 2)), To: node(8, at(9, 7)), Strong: true},
		}},
	}},
	{"single", rendertest.SingleBoard, deduce.Step{
		Placements: candidates(8, at(1, 5)),
		Parts: []deduce.Part{
			{Role: deduce.LastPlace, Units: board.UnitsOf(board.Row(0)), Digits: board.Digits(8)},
			set(deduce.Blocker, board.Digits(8), at(3, 9)),
			set(deduce.Lost, board.Digits(8), at(1, 7), at(1, 8)),
		},
	}},
}

// TestDrawn compares drawings with those in testdata: without colour wide and for 40 columns, and in colour,
// where the escape character is written as ^.
func TestDrawn(t *testing.T) {
	plain := paint.NewPainter(nil, &paint.ASCII)
	dark := paint.NewPainter(theme.Named("dark"), &paint.Unicode)
	for _, d := range drawn {
		t.Run(d.name, func(t *testing.T) {
			b := position(t, d.board)
			pic := picture.Draw(&b, &d.step, board.RC)
			got := plain.Candidates(&pic, 100) + "\n" + plain.Candidates(&pic, 40) + "\n" +
				strings.ReplaceAll(dark.Candidates(&pic, 40), "\x1b", "^")
			golden.Compare(t, filepath.Join("testdata", d.name+".txt"), got)
		})
	}
}

// TestBoard compares drawings of the digits alone, plain and in colour: givens differ from what was placed.
func TestBoard(t *testing.T) {
	b := position(t, rendertest.SingleBoard)
	b.Place(at(1, 5), 8)
	pic := picture.Draw(&b, nil, board.RC)
	got := paint.NewPainter(nil, &paint.ASCII).Board(&pic) + "\n" +
		strings.ReplaceAll(paint.NewPainter(theme.Named("dark"), &paint.Unicode).Board(&pic), "\x1b", "^")
	golden.Compare(t, filepath.Join("testdata", "board.txt"), got)
}

// TestManyUnits outlines no units where there are so many that they show nothing.
func TestManyUnits(t *testing.T) {
	b := board.New()
	outlined := func(units int) (n int) {
		step := deduce.Step{Parts: []deduce.Part{{Role: deduce.Base, Units: board.UnitSet(1)<<units - 1, Digits: board.Digits(1)}}}
		pic := picture.Draw(&b, &step, board.RC)
		for _, m := range pic.Units {
			if m != picture.Plain {
				n++
			}
		}
		return n
	}
	for _, test := range []struct{ units, want int }{{1, 1}, {9, 9}, {10, 0}, {27, 0}} {
		if got := outlined(test.units); got != test.want {
			t.Errorf("%d units: %d are outlined, want %d", test.units, got, test.want)
		}
	}
}

// TestClaimsShown marks what follows from the premise of an argument and what its lemmas remove, or what each of its
// cases places, and the cells of a deadly pattern.
func TestClaimsShown(t *testing.T) {
	is := func(depth uint8, kind deduce.Kind, d board.Digit, c board.Cell) deduce.Claim {
		return deduce.Claim{Kind: kind, Depth: depth, True: true, Candidate: candidates(d, c)[0], Truth: deduce.NoTruth}
	}
	isNot := func(depth uint8, kind deduce.Kind, d board.Digit, c board.Cell) deduce.Claim {
		return deduce.Claim{Kind: kind, Depth: depth, Candidate: candidates(d, c)[0], Truth: deduce.NoTruth}
	}
	for _, test := range []struct {
		name   string
		claims []deduce.Claim
		want   map[board.Cell]picture.Mark // of 1 in each cell
	}{
		{"a premise refuted", []deduce.Claim{
			is(0, deduce.Assume, 1, at(1, 1)), is(1, deduce.PosDed, 1, at(2, 4)), is(1, deduce.PosDed, 1, at(3, 3)),
			is(1, deduce.Assume, 1, at(4, 5)), is(2, deduce.PosDed, 1, at(5, 6)), {Kind: deduce.Conflict, Depth: 2, Truth: deduce.CellTruth(at(9, 1))},
			isNot(1, deduce.Conclude, 1, at(4, 5)), {Kind: deduce.Conflict, Depth: 1, Truth: deduce.CellTruth(at(8, 8))},
			isNot(0, deduce.Conclude, 1, at(1, 1)),
		}, map[board.Cell]picture.Mark{
			at(1, 1): picture.Eliminated, at(2, 4): picture.Follows, at(3, 3): picture.Plain, at(4, 5): picture.Refuted, at(5, 6): picture.Plain,
		}},
		{"cases", []deduce.Claim{
			is(0, deduce.Assume, 1, at(2, 1)), is(1, deduce.PosDed, 1, at(3, 4)),
			is(0, deduce.Assume, 1, at(2, 4)), is(0, deduce.Assume, 1, at(2, 5)), is(1, deduce.PosDed, 1, at(4, 6)),
			is(0, deduce.Assume, 1, at(2, 6)), is(0, deduce.Assume, 1, at(2, 7)),
			isNot(0, deduce.Conclude, 1, at(1, 1)),
		}, map[board.Cell]picture.Mark{
			at(1, 1): picture.Eliminated, at(2, 1): picture.Branch1, at(3, 4): picture.Branch1, at(2, 4): picture.Branch2,
			at(2, 5): picture.Branch3, at(4, 6): picture.Branch3, at(2, 6): picture.Branch4, at(2, 7): picture.Branch4,
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := board.New()
			b.Eliminate(at(3, 3), 1)
			step := deduce.Step{
				Eliminations: candidates(1, at(1, 1)),
				Argument:     &deduce.Argument{Deadly: board.CellsOf(at(9, 9)), Claims: test.claims},
			}
			pic := picture.Draw(&b, &step, board.RC)
			for c, want := range test.want {
				if got := pic.Strongest(c, 1); got != want {
					t.Errorf("1 in %v: mark %v, want %v", c, got, want)
				}
			}
			if got := pic.Cells[at(9, 9)]; got != picture.Region {
				t.Errorf("the deadly cell: mark %v", got)
			}
			if got := pic.Cells[at(8, 8)] == picture.Pattern; got != (test.name == "a premise refuted") {
				t.Errorf("the cell with nothing left is outlined: %v", got)
			}
		})
	}
}

// TestFollowsApart draws what is supposed and what follows behind the other candidates of a cell and a comma, so that neither the sign nor
// the number behind it reads as one of them.
func TestFollowsApart(t *testing.T) {
	b := board.New()
	for d := board.Digit(4); d <= 9; d++ {
		b.Eliminate(at(1, 1), d)
		b.Eliminate(at(2, 4), d)
	}
	step := deduce.Step{Eliminations: candidates(9, at(9, 9)), Argument: &deduce.Argument{Claims: []deduce.Claim{
		{Kind: deduce.Assume, True: true, Candidate: candidates(1, at(1, 1))[0], Truth: deduce.NoTruth},
		{Kind: deduce.PosDed, Depth: 1, True: true, Candidate: candidates(2, at(2, 4))[0], Truth: deduce.NoTruth},
		{Kind: deduce.Conflict, Depth: 1, Truth: deduce.CellTruth(at(8, 8))},
		{Kind: deduce.Conclude, Candidate: candidates(1, at(1, 1))[0], Truth: deduce.NoTruth},
	}}}
	pic := picture.Draw(&b, &step, board.RC)
	drawn := paint.NewPainter(nil, &paint.ASCII).Candidates(&pic, 200)
	for _, cell := range []string{" 23,1c ", " 13,2>1 "} {
		if !strings.Contains(drawn, cell) {
			t.Errorf("%q is not in\n%s", cell, drawn)
		}
	}
	if strings.Contains(drawn, "line") || !strings.Contains(drawn, "in this order they follow") {
		t.Errorf("the legend does not say what the numbers are:\n%s", drawn)
	}
}

// TestFits holds drawings for 40 columns to that width.
func TestFits(t *testing.T) {
	plain := paint.NewPainter(nil, &paint.ASCII)
	for _, d := range drawn {
		b := position(t, d.board)
		pic := picture.Draw(&b, &d.step, board.RC)
		for line := range strings.Lines(plain.Candidates(&pic, 40)) {
			if len(strings.TrimSpace(line)) > 40 {
				t.Errorf("%s: wider than 40 columns: %s", d.name, line)
			}
		}
	}
}
