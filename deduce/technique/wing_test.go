package technique_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render"
	"deduku/deduce/technique"
)

// A wingCase is an empty board on which some cells have only these candidates, and the steps of a technique
// there: what they say and, in brackets, the truths they cite.
type wingCase struct {
	name  string
	tech  *deduce.Technique
	cells string // r1c1=123 ...
	only  string // 4r2:r2c1,r2c9 ... the one places of a digit in a unit
	want  []string
	among bool // there may be more
}

// solver is a solver at the position of the case.
func (w *wingCase) solver(t *testing.T) *deduce.Solver {
	t.Helper()
	s := deduce.New(board.Grid{}, deduce.Options{Guess: deduce.NoGuess})
	deny := func(c board.Cell, d board.Digit) {
		if x := (board.Candidate{Cell: c, Digit: d}); s.Board().Has(x) {
			if err := s.Deny(x); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, field := range strings.Fields(w.cells) {
		name, digits, _ := strings.Cut(field, "=")
		for d := board.Digit(1); d <= 9; d++ {
			if !strings.Contains(digits, d.String()) {
				deny(cellNamed(name), d)
			}
		}
	}
	for _, field := range strings.Fields(w.only) {
		truth, cells, _ := strings.Cut(field, ":")
		for u := range board.Unit(board.Units) {
			if u.String() != truth[1:] {
				continue
			}
			for c := range u.Cells().All() {
				if !slices.Contains(strings.Split(cells, ","), c.String()) {
					deny(c, board.Digit(truth[0]-'0'))
				}
			}
		}
	}
	return s
}

// cellNamed is the cell r4c7.
func cellNamed(name string) board.Cell { return board.CellAt(int(name[1]-'1'), int(name[3]-'1')) }

func TestWings(t *testing.T) {
	for _, test := range []wingCase{
		{
			name: "pivot and two pincers", tech: technique.XYWing, cells: "r1c1=12 r1c5=13 r2c3=23",
			want: []string{"XY-Wing: 1/2/3 in r1c15,r2c3 => r1c23,r2c456<>3 [r1c1 r1c5 r2c3]"},
		},
		{name: "a pincer that the pivot does not see", tech: technique.XYWing, cells: "r1c1=12 r1c5=13 r4c3=23"},
		{
			name: "pivot with all three digits", tech: technique.XYZWing, cells: "r1c1=123 r1c5=13 r2c3=23",
			want: []string{"XYZ-Wing: 1/2/3 in r1c15,r2c3 => r1c23<>3 [r1c1 r1c5 r2c3]"},
		},
		{name: "pivot with one digit more", tech: technique.XYZWing, cells: "r1c1=1234 r1c5=13 r2c3=23"},
		{
			name: "two cells joined by a row", tech: technique.WWing, cells: "r1c1=12 r2c5=12", only: "1r9:r9c1,r9c5",
			want: []string{"W-Wing: 1/2 in r1c1,r2c5 connected by 1 in r9c15 => r1c456,r2c123<>2 [1r9 r1c1 r2c5]"},
		},
		{name: "a third place in the row", tech: technique.WWing, cells: "r1c1=12 r2c5=12", only: "1r9:r9c1,r9c5,r9c9"},
		{name: "two cells that see each other", tech: technique.WWing, cells: "r1c1=12 r1c5=12", only: "1r9:r9c1,r9c5"},
		{name: "three pincers that no cell sees together", tech: technique.WXYZWing, cells: "r1c1=123 r1c5=14 r5c1=24 r2c2=34"},
		{
			name: "three pincers", tech: technique.WXYZWing, cells: "r1c1=123 r1c5=14 r1c9=24 r2c2=34",
			want: []string{"WXYZ-Wing: 1/2/3/4 in r1c159,r2c2 => r1c23<>4 [r1c1 r1c5 r1c9 r2c2]"},
		},
		{name: "three pincers, two with the same digits", tech: technique.WXYZWing, cells: "r1c1=123 r1c5=14 r1c9=14 r2c2=34"},
		{name: "three pincers in the row of the pivot", tech: technique.WXYZWing, cells: "r1c1=123 r1c5=14 r1c9=24 r1c2=34"},
		{
			name: "four cells, one digit in both units", tech: technique.BentQuad, cells: "r1c1=123 r1c5=14 r1c9=24 r2c2=34",
			want: []string{"Bent Quad: 1/2/3/4 in r1c159,r2c2 => r1c23<>4 [r1c1 r1c5 r1c9 r2c2]"},
		},
		{
			name: "four cells, no digit in both units", tech: technique.BentQuad, cells: "r1c1=123 r1c2=234 r1c5=13 r2c2=24",
			want: []string{"Bent Quad: 1/2/3/4 in r1c125,r2c2 => r1c346789<>1, r123c3,r23c1,r3c2<>2, r1c346789<>3, r123c3,r23c1,r3456789c2<>4 [r1c1 r1c2 r1c5 r2c2]"},
		},
		{name: "two digits in both units", tech: technique.BentQuad, cells: "r1c1=123 r1c5=14 r1c9=24 r2c2=14"},
		{name: "a naked pair and two cells", tech: technique.BentQuad, cells: "r1c1=12 r1c5=12 r1c2=34 r2c3=34"},
		{
			name: "five cells in two lines", tech: technique.VWXYZWing, cells: "r1c1=25 r1c5=13 r1c9=23 r5c1=45 r9c1=14",
			want: []string{"VWXYZ-Wing: 1/2/3/4/5 in r1c159,r59c1 => r9c5<>1 [r1c1 r1c5 r1c9 r5c1 r9c1]"},
		},
		{
			name: "five cells, two of them in the middle", tech: technique.VWXYZWing, cells: "r1c1=123 r1c2=145 r1c5=25 r1c9=35 r2c2=45",
			want: []string{"VWXYZ-Wing: 1/2/3/4/5 in r1c1259,r2c2 => r1c3<>5 [r1c1 r1c2 r1c5 r1c9 r2c2]"},
		},
	} {
		t.Run(test.name, test.run)
	}
}

// run compares what the technique says with what is wanted, and has each step checked.
func (w *wingCase) run(t *testing.T) {
	s := w.solver(t)
	var got []string
	s.Find(t.Context(), w.tech, func(step deduce.Step) bool {
		var truths []string
		for truth := range step.Truths() {
			truths = append(truths, truth.String())
		}
		slices.Sort(truths)
		got = append(got, fmt.Sprint(strings.Join(strings.Fields(render.Text{Compact: true}.Line(&step)), " "), " ", truths))
		if err := check(s, step); err != nil {
			t.Errorf("%s\n%v", told(&step), err)
		}
		return true
	})
	if w.among {
		got = slices.DeleteFunc(got, func(line string) bool { return !slices.Contains(w.want, line) })
	}
	if !slices.Equal(got, w.want) {
		t.Errorf("%s, %s:\n got %q\nwant %q", w.cells, w.only, got, w.want)
	}
}
