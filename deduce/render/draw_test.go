package render_test

import (
	"path/filepath"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/render"
	"deduku/deduce/render/theme"
	"deduku/internal/golden"
)

// position is the board that a line of a HoDoKu library describes.
func position(t *testing.T, line string) board.Board {
	t.Helper()
	p, err := format.ParseHodokuCase(line)
	if err != nil {
		t.Fatal(err)
	}
	b := board.Of(p.Givens)
	for c, d := range p.Placed {
		if d != 0 {
			b.Place(board.Cell(c), d)
		}
	}
	for _, x := range p.Deleted {
		b.Eliminate(x.Cell, x.Digit)
	}
	return b
}

const (
	xWingBoard  = "7+43+2.+5+1.6.+6+21+73+5+4..+5..4+6+32+72.+4+53+7....+3.6284+7..7+6+4+1+9+2+3.32+7.5+1..46..+3.+47+5+24.57+6+2.1+3:"
	finnedBoard = "6.+4+3.+79.+1+71+89.+6+34..+93.1.+7+6.+3+4+7+1+6+9+2...+61..+347+9..+9.7.136+43+269+8+5+17+1+7+6+5328+9+498+57+4+1+62+3:"
	singleBoard = "..9.....4.....4.........2.8.8.9.....7..8..5.1...175...8.4.5..792.....1..5.176..4.:"
)

// drawn are steps with every mark and every way to show a pattern.
var drawn = []struct {
	name, board string
	step        deduce.Step
}{
	{"fish", xWingBoard, deduce.Step{
		Eliminations: candidates(8, at(3, 1), at(4, 9)),
		Parts: []deduce.Part{
			{Role: deduce.Base, Units: board.UnitsOf(board.Row(1), board.Row(5)), Digits: board.Digits(8),
				Cells: board.CellsOf(at(2, 1), at(2, 9), at(6, 1), at(6, 9))},
			{Role: deduce.Cover, Units: board.UnitsOf(board.Column(0), board.Column(8)), Digits: board.Digits(8)},
		},
	}},
	{"fin", finnedBoard, deduce.Step{
		Eliminations: candidates(5, at(6, 2)),
		Parts: []deduce.Part{
			{Role: deduce.Base, Units: board.UnitsOf(board.Column(0), board.Column(5)), Digits: board.Digits(5),
				Cells: board.CellsOf(at(3, 1), at(5, 1), at(6, 1), at(3, 6), at(6, 6))},
			{Role: deduce.Cover, Units: board.UnitsOf(board.Row(2), board.Row(5)), Digits: board.Digits(5)},
			set(deduce.Fin, board.Digits(5), at(5, 1)),
		},
	}},
	{"colours", xWingBoard, deduce.Step{
		Eliminations: candidates(8, at(7, 8)),
		Parts: []deduce.Part{
			{Role: deduce.Strong, Units: board.UnitsOf(board.Row(0), board.Column(3), board.Column(4), board.Box(7)), Digits: board.Digits(8)},
			set(deduce.ColorA, board.Digits(8), at(1, 5), at(7, 4)),
			set(deduce.ColorB, board.Digits(8), at(1, 8), at(3, 4), at(8, 5)),
		},
	}},
	{"chain", xWingBoard, deduce.Step{
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
	{"single", singleBoard, deduce.Step{
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
	plain := render.NewPainter(nil, &render.ASCII)
	dark := render.NewPainter(theme.Named("dark"), &render.Unicode)
	for _, d := range drawn {
		t.Run(d.name, func(t *testing.T) {
			b := position(t, d.board)
			pic := render.Draw(&b, &d.step)
			got := plain.Candidates(&pic, 100) + "\n" + plain.Candidates(&pic, 40) + "\n" +
				strings.ReplaceAll(dark.Candidates(&pic, 40), "\x1b", "^")
			golden.Compare(t, filepath.Join("testdata", d.name+".txt"), got)
		})
	}
}

// TestBoard compares drawings of the digits alone, plain and in colour: givens differ from what was placed.
func TestBoard(t *testing.T) {
	b := position(t, singleBoard)
	b.Place(at(1, 5), 8)
	pic := render.Draw(&b, nil)
	got := render.NewPainter(nil, &render.ASCII).Board(&pic) + "\n" +
		strings.ReplaceAll(render.NewPainter(theme.Named("dark"), &render.Unicode).Board(&pic), "\x1b", "^")
	golden.Compare(t, filepath.Join("testdata", "board.txt"), got)
}

// TestManyUnits outlines no units where there are so many that they show nothing.
func TestManyUnits(t *testing.T) {
	b := board.New()
	outlined := func(units int) (n int) {
		step := deduce.Step{Parts: []deduce.Part{{Role: deduce.Base, Units: board.UnitSet(1)<<units - 1, Digits: board.Digits(1)}}}
		pic := render.Draw(&b, &step)
		for _, m := range pic.Units {
			if m != render.Plain {
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
		want   map[board.Cell]render.Mark // of 1 in each cell
	}{
		{"a premise refuted", []deduce.Claim{
			is(0, deduce.Assume, 1, at(1, 1)), is(1, deduce.PosDed, 1, at(2, 4)), is(1, deduce.PosDed, 1, at(3, 3)),
			is(1, deduce.Assume, 1, at(4, 5)), is(2, deduce.PosDed, 1, at(5, 6)), {Kind: deduce.Conflict, Depth: 2, Truth: deduce.CellTruth(at(9, 1))},
			isNot(1, deduce.Conclude, 1, at(4, 5)), {Kind: deduce.Conflict, Depth: 1, Truth: deduce.CellTruth(at(8, 8))},
			isNot(0, deduce.Conclude, 1, at(1, 1)),
		}, map[board.Cell]render.Mark{
			at(1, 1): render.Eliminated, at(2, 4): render.Follows, at(3, 3): render.Plain, at(4, 5): render.Refuted, at(5, 6): render.Plain,
		}},
		{"cases", []deduce.Claim{
			is(0, deduce.Assume, 1, at(2, 1)), is(1, deduce.PosDed, 1, at(3, 4)),
			is(0, deduce.Assume, 1, at(2, 4)), is(0, deduce.Assume, 1, at(2, 5)), is(1, deduce.PosDed, 1, at(4, 6)),
			is(0, deduce.Assume, 1, at(2, 6)), is(0, deduce.Assume, 1, at(2, 7)),
			isNot(0, deduce.Conclude, 1, at(1, 1)),
		}, map[board.Cell]render.Mark{
			at(1, 1): render.Eliminated, at(2, 1): render.Branch1, at(3, 4): render.Branch1, at(2, 4): render.Branch2,
			at(2, 5): render.Branch3, at(4, 6): render.Branch3, at(2, 6): render.Branch4, at(2, 7): render.Branch4,
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := board.New()
			b.Eliminate(at(3, 3), 1)
			step := deduce.Step{
				Eliminations: candidates(1, at(1, 1)),
				Argument:     &deduce.Argument{Deadly: board.CellsOf(at(9, 9)), Claims: test.claims},
			}
			pic := render.Draw(&b, &step)
			for c, want := range test.want {
				if got := pic.Strongest(c, 1); got != want {
					t.Errorf("1 in %v: mark %v, want %v", c, got, want)
				}
			}
			if got := pic.Cells[at(9, 9)]; got != render.Region {
				t.Errorf("the deadly cell: mark %v", got)
			}
			if got := pic.Cells[at(8, 8)] == render.Pattern; got != (test.name == "a premise refuted") {
				t.Errorf("the cell with nothing left is outlined: %v", got)
			}
		})
	}
}

// TestFits holds drawings for 40 columns to that width.
func TestFits(t *testing.T) {
	plain := render.NewPainter(nil, &render.ASCII)
	for _, d := range drawn {
		b := position(t, d.board)
		pic := render.Draw(&b, &d.step)
		for line := range strings.Lines(plain.Candidates(&pic, 40)) {
			if len(strings.TrimSpace(line)) > 40 {
				t.Errorf("%s: wider than 40 columns: %s", d.name, line)
			}
		}
	}
}
