package technique_test

import (
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render"
	"deduku/deduce/technique"
)

// a sketch is a board with some cells and units narrowed down, to show what a pattern needs: digits placed, as
// in r2c9=1 (with ! for a given), the candidates that cells keep, as in r1c14:12, and the cells to which a digit
// of a unit is confined, as in 1r2:r2c14.
func sketch(t *testing.T, text string) (p position) {
	t.Helper()
	for _, word := range strings.Fields(text) {
		name, value, kept := strings.Cut(word, ":")
		if !kept {
			name, value, _ = strings.Cut(word, "=")
			c := sketchCells(name).First()
			if p.placed[c] = board.Digit(value[0] - '0'); strings.HasSuffix(value, "!") {
				p.givens[c], p.placed[c] = p.placed[c], 0
			}
			continue
		}
		if name[0] != 'r' {
			d := board.Digit(name[0] - '0')
			u := board.Unit(strings.IndexByte("rcb", name[1])*9 + int(name[2]-'1'))
			for c := range u.Cells().Minus(sketchCells(value)).All() {
				p.struck = append(p.struck, board.Candidate{Cell: c, Digit: d})
			}
			continue
		}
		for c := range sketchCells(name).All() {
			for d := range board.AllDigits.All() {
				if !strings.Contains(value, d.String()) {
					p.struck = append(p.struck, board.Candidate{Cell: c, Digit: d})
				}
			}
		}
	}
	return p
}

// sketchCells reads r12c14 as four cells.
func sketchCells(text string) (cells board.CellSet) {
	rows, cols, _ := strings.Cut(text[1:], "c")
	for _, r := range rows {
		for _, c := range cols {
			cells = cells.With(board.CellAt(int(r-'1'), int(c-'1')))
		}
	}
	return cells
}

// found is the steps of a technique on p, in the notation of players and with what they cite.
func found(t *testing.T, p position, tech *deduce.Technique) (lines []string) {
	t.Helper()
	s := p.solver(t)
	for _, step := range p.find(t, tech) {
		line := render.Text{Compact: true}.Line(&step) + " |"
		for truth := range step.Truths() {
			line += " " + truth.String()
		}
		lines = append(lines, line)
		if err := check(s, step); err != nil {
			t.Errorf("%s\n%v", line, err)
		}
	}
	return lines
}

// testFound compares the steps on p with those wanted, a line each.
func testFound(t *testing.T, p position, tech *deduce.Technique, want string) {
	t.Helper()
	if got := strings.Join(found(t, p, tech), "\n"); got != want {
		t.Errorf("%s on %v:\n got %s\nwant %s", tech.Title, p, got, want)
	}
}

func TestRectangles(t *testing.T) {
	for _, c := range []struct {
		name string
		tech *deduce.Technique
		at   string
		want string
	}{
		{
			name: "one roof corner",
			tech: technique.Uniqueness1,
			at:   "r1c14:12 r2c1:12 r2c4:123",
			want: "Uniqueness Test 1: 1/2 in r1c14,r2c14 => r2c4<>1, r2c4<>2 | r1c1 r1c4 r2c1 r2c4",
		},
		{
			name: "two columns of a stack",
			tech: technique.Uniqueness1,
			at:   "r1c12:12 r4c1:12 r4c2:129",
			want: "Uniqueness Test 1: 1/2 in r1c12,r4c12 => r4c2<>1, r4c2<>2 | r1c1 r1c2 r4c1 r4c2",
		},
		{
			name: "a corner has lost a digit to logic",
			tech: technique.Uniqueness1,
			at:   "r1c14:12 r2c1:1 r2c4:123",
			want: "Uniqueness Test 1: 1/2 in r1c14,r2c14 => r2c4<>1, r2c4<>2 | r1c1 r1c4 r2c1 r2c4",
		},
		{
			name: "the roof has lost a digit to logic",
			tech: technique.Uniqueness1,
			at:   "r1c14:12 r2c1:12 r2c4:13",
			want: "Uniqueness Test 1: 1/2 in r1c14,r2c14 => r2c4<>1 | r1c1 r1c4 r2c1 r2c4",
		},
		{name: "a corner has lost a digit to a cell it sees: must find nothing", tech: technique.Uniqueness1, at: "r1c14:12 r2c1:12 r2c4:123 r2c9=2"},
		{name: "four boxes: must find nothing", tech: technique.Uniqueness1, at: "r1c14:12 r4c1:12 r4c4:123"},
		{name: "one box: must find nothing", tech: technique.Uniqueness1, at: "r1c12:12 r2c1:12 r2c2:123"},
		{name: "two roof corners: must find nothing", tech: technique.Uniqueness1, at: "r1c14:12 r2c1:123 r2c4:123"},
		{name: "a corner has neither digit: must find nothing", tech: technique.Uniqueness1, at: "r1c14:12 r2c1:12 r2c4:34"},

		{
			name: "the same digit in two corners of a row",
			tech: technique.Uniqueness2,
			at:   "r1c14:12 r2c14:123",
			want: "Uniqueness Test 2: 1/2 in r1c14,r2c14 => r2c2356789<>3 | r1c1 r1c4 r2c1 r2c4",
		},
		{name: "two digits: must find nothing", tech: technique.Uniqueness2, at: "r1c14:12 r2c1:123 r2c4:124"},
		{name: "opposite corners: must find nothing", tech: technique.Uniqueness2, at: "r1c1:12 r2c4:12 r1c4:123 r2c1:123"},

		{
			name: "a pair with the roof",
			tech: technique.Uniqueness3,
			at:   "r1c14:12 r2c1:123 r2c4:124 r2c9:34",
			want: "Uniqueness Test 3: 1/2 in r1c14,r2c14 => r2c235678<>3, r2c235678<>4 | r1c1 r1c4 r2c1 r2c4 r2c9",
		},
		{
			name: "a triple with the roof",
			tech: technique.Uniqueness3,
			at:   "r1c14:12 r2c1:123 r2c4:124 r2c29:345",
			want: "Uniqueness Test 3: 1/2 in r1c14,r2c14 => r2c35678<>3, r2c35678<>4, r2c35678<>5 | r1c1 r1c4 r2c1 r2c4 r2c2 r2c9",
		},
		{
			name: "a pair in a line and a box",
			tech: technique.Uniqueness3,
			at:   "r4c12:12 r1c1:123 r1c2:124 r1c3:34",
			want: "Uniqueness Test 3: 1/2 in r1c12,r4c12 => r1c456789,r2c123,r3c123<>3, r1c456789,r2c123,r3c123<>4 | r1c1 r1c2 r4c1 r4c2 r1c3",
		},
		{
			name: "the helper in the box alone",
			tech: technique.Uniqueness3,
			at:   "r4c12:12 r1c1:123 r1c2:124 r2c2:34",
			want: "Uniqueness Test 3: 1/2 in r1c12,r4c12 => r123c3,r23c1,r3c2<>3, r123c3,r23c1,r3c2<>4 | r1c1 r1c2 r4c1 r4c2 r2c2",
		},
		{name: "a third digit in the helper: must find nothing", tech: technique.Uniqueness3, at: "r1c14:12 r2c1:123 r2c4:124 r2c9:345"},
		{name: "a digit of the rectangle in the helper: must find nothing", tech: technique.Uniqueness3, at: "r1c14:12 r2c1:123 r2c4:124 r2c29:134"},

		{
			name: "a conjugate pair in the row of the roof",
			tech: technique.Uniqueness4,
			at:   "r1c14:12 r2c1:123 r2c4:124 1r2:r2c14",
			want: "Uniqueness Test 4: 1/2 in r1c14,r2c14 => r2c14<>2 | r1c1 r1c4 r2c1 r2c4 1r2",
		},
		{
			name: "a conjugate pair in the box of the roof",
			tech: technique.Uniqueness4,
			at:   "r4c12:12 r1c1:123 r1c2:124 1b1:r1c12",
			want: "Uniqueness Test 4: 1/2 in r1c12,r4c12 => r1c12<>2 | r1c1 r1c2 r4c1 r4c2 1b1",
		},
		{name: "a third place in the row: must find nothing", tech: technique.Uniqueness4, at: "r1c14:12 r2c1:123 r2c4:124 1r2:r2c149"},

		{
			name: "the same digit in opposite corners",
			tech: technique.Uniqueness5,
			at:   "r1c1:12 r2c4:12 r1c4:123 r2c1:123",
			want: "Uniqueness Test 5: 1/2 in r1c14,r2c14 => r1c23,r2c56<>3 | r1c1 r1c4 r2c1 r2c4",
		},
		{
			name: "the same digit in three corners",
			tech: technique.Uniqueness5,
			at:   "r1c1:12 r2c14:123 r1c4:123",
			want: "Uniqueness Test 5: 1/2 in r1c14,r2c14 => r2c56<>3 | r1c1 r1c4 r2c1 r2c4",
		},
		{name: "two corners of a row: must find nothing", tech: technique.Uniqueness5, at: "r1c14:12 r2c14:123"},

		{
			name: "an X-Wing in the rows",
			tech: technique.Uniqueness6,
			at:   "r1c1:12 r2c4:12 r1c4:1234 r2c1:1234 1r1:r1c14 1r2:r2c14",
			want: "Uniqueness Test 6: 1/2 in r1c14,r2c14 => r1c4,r2c1<>1 | r1c1 r1c4 r2c1 r2c4 1r1 1r2",
		},
		{
			name: "an X-Wing in the columns",
			tech: technique.Uniqueness6,
			at:   "r1c1:12 r2c4:12 r1c4:1234 r2c1:1234 1c1:r12c1 1c4:r12c4",
			want: "Uniqueness Test 6: 1/2 in r1c14,r2c14 => r1c4,r2c1<>1 | r1c1 r1c4 r2c1 r2c4 1c1 1c4",
		},
		{name: "a row and a column: must find nothing", tech: technique.Uniqueness6, at: "r1c1:12 r2c4:12 r1c4:1234 r2c1:1234 1r1:r1c14 1c1:r12c1"},

		{
			name: "hidden opposite to the only floor corner",
			tech: technique.HiddenRectangle,
			at:   "r1c1:12 r2c14:1234 r1c4:1234 1r2:r2c14 1c4:r12c4",
			want: "Hidden Rectangle: 1/2 in r1c14,r2c14 => r2c4<>2 | r1c1 r1c4 r2c1 r2c4 1r2 1c4",
		},
		{
			name: "hidden in a floor corner",
			tech: technique.HiddenRectangle,
			at:   "r1c1:12 r2c4:12 r1c4:1234 r2c1:1234 1r2:r2c14 1c4:r12c4",
			want: "Hidden Rectangle: 1/2 in r1c14,r2c14 => r2c4<>2 | r1c1 r1c4 r2c1 r2c4 1r2 1c4",
		},
		{
			// The column has two places for the digit, as it should, but one of them is elsewhere.
			name: "two places in the column, one of them outside: must find nothing",
			tech: technique.HiddenRectangle,
			at:   "r1c1:12 r2c14:1234 r1c4:234 1r2:r2c14 1c4:r29c4",
		},
	} {
		t.Run(c.tech.Name+"/"+c.name, func(t *testing.T) {
			testFound(t, sketch(t, c.at), c.tech, c.want)
		})
	}
}

// TestRectanglesOfExamples has the techniques look at positions of puzzles.
func TestRectanglesOfExamples(t *testing.T) {
	for _, c := range []struct {
		tech *deduce.Technique
		want string
	}{
		{technique.Uniqueness1, "Uniqueness Test 1: 7/9 in r6c13,r7c13 => r7c3<>7, r7c3<>9 | r6c1 r6c3 r7c1 r7c3"},
		{technique.Uniqueness3, "Uniqueness Test 3: 3/9 in r8c34,r9c34 => r9c6<>5, r8c5<>7 | r8c3 r8c4 r9c3 r9c4 r7c5 r7c6"},
		{technique.Uniqueness4, "Uniqueness Test 4: 7/8 in r6c89,r8c89 => r6c89<>8 | r6c8 r6c9 r8c8 r8c9 7r6"},
		{technique.Uniqueness5, "Uniqueness Test 5: 1/6 in r3c45,r4c45 => r2c4<>8 | r3c4 r3c5 r4c4 r4c5"},
		{technique.Uniqueness6, "Uniqueness Test 6: 5/6 in r2c45,r9c45 => r2c5,r9c4<>5 | r2c4 r2c5 r9c4 r9c5 5r2 5r9"},
		{technique.HiddenRectangle, "Hidden Rectangle: 1/9 in r3c13,r5c13 => r3c1<>9 | r3c1 r3c3 r5c1 r5c3 1r3 1c1"},
	} {
		t.Run(c.tech.Name, func(t *testing.T) {
			testFound(t, mustParse(t, c.tech.Example), c.tech, c.want)
		})
	}
}
