package batch

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/board/puzzle"
	"deduku/board/search"
	"deduku/deduce/braid"
	"deduku/deduce/op"
	"deduku/deduce/rate"
)

// Row is one puzzle and the findings of the stages of a plan. A field that no stage has found out is zero and has no
// value: see the fields.
type Row struct {
	N      int64      // the number of the puzzle in the input, from 1
	Source string     // where it stands: file:line
	Puzzle board.Grid // its digits

	// Parent is the row that this one was made of: its number, followed by points and the numbers of children, such as
	// 12.3 for the third child of row 12. It is empty in a row of the input.
	Parent string
	Child  int64 // the number of this one among the children, from 1

	// Read is the puzzle as it was read, or nil in a row that comes back from a file of rows.
	Read *puzzle.Puzzle
	// Eliminated holds the candidates that the text of the puzzle rules out besides its digits.
	Eliminated []board.Candidate
	// Note is the first thing that a stage has to say about the puzzle to the person who runs the plan, or "".
	Note string

	Solutions int        // stage count: how many there are, up to its limit
	More      bool       // the count ended at its limit
	Solution  board.Grid // stage solve
	Trial     Trial      // stage brute
	Logic     Logic
	Rating    rate.Rating
	Above     bool // the rating is above the limit of the stage
	Ratings   Ratings
	Minimal   board.Grid // stage minimize
	Canonical board.Grid
	Formed    bool // the puzzle itself is known to be a canonical form
	Symmetry  string

	Joined []string // the values of the columns of lists, as text

	Rows int64 // of a row that stands for several, as those of a histogram: how many
}

// RowOf returns the row of the n-th puzzle of the input.
func RowOf(n int64, p *puzzle.Puzzle) Row {
	return Row{N: n, Source: sourceOf(p.At), Puzzle: p.Digits(), Read: p, Eliminated: p.Eliminated}
}

// Trial counts the work of plain trial. Each number is one more than the count, so 0 means that plain trial didn't run.
type Trial struct{ Open, Backtracks int }

// Name is the number of the row, with those of the children that lead to it: 12.3 is the third child of row 12.
func (r *Row) Name() string {
	if r.Child == 0 {
		return strconv.FormatInt(r.N, 10)
	}
	return r.Parent + "." + strconv.FormatInt(r.Child, 10)
}

// Beget makes child the next child of the row: a puzzle of which nothing else is known.
func (r *Row) Beget(child *Row, name string, number int64, puzzle *board.Grid) {
	*child = Row{N: r.N, Source: r.Source, Puzzle: *puzzle, Parent: name, Child: number}
}

// ComparePlaces orders rows as they come out of a plan: by the number in the input, then by those of the children.
func ComparePlaces(a, b *Row) int {
	if c := cmp.Compare(a.N, b.N); c != 0 || a.Child == 0 && b.Child == 0 {
		return c
	}
	x, y := strings.Split(a.Name(), "."), strings.Split(b.Name(), ".")
	return slices.CompareFunc(x, y, func(x, y string) int {
		return cmp.Or(cmp.Compare(len(x), len(y)), cmp.Compare(x, y)) // of numbers without zeros before them
	})
}

// Position is the puzzle as the answer engine takes it: its digits, less the candidates struck.
func (r *Row) Position() search.Puzzle {
	return search.OfPosition(r.Puzzle, r.Eliminated)
}

// ForOp returns the puzzle for an operation, with the number of its solutions if that was counted.
func (r *Row) ForOp() *op.Puzzle {
	p := &op.Puzzle{Digits: r.Puzzle, Eliminated: r.Eliminated}
	if r.Solutions > 1 || r.Solutions == 1 && !r.More {
		p.Solutions = min(r.Solutions, 2)
	}
	return p
}

// Unique reports whether there is exactly one solution: what stages need that mean nothing elsewhere.
func (r *Row) Unique() bool {
	digits := len(r.Eliminated) == 0 // were counted, and nothing else
	switch {
	case digits && r.Solutions > 1:
		return false
	case digits && r.Solutions == 1 && !r.More:
		return true
	}
	puzzle := search.OfGrid(r.Puzzle)
	return search.Count(&puzzle, 2) == 1
}

// Clone is the row for who keeps it.
func (r *Row) Clone() *Row {
	out := *r
	out.Read, out.Note = nil, ""
	out.Logic.Techniques, out.Joined = slices.Clone(r.Logic.Techniques), slices.Clone(r.Joined)
	out.Eliminated = slices.Clone(r.Eliminated)
	return &out
}

// Logic is how far the ladder solves a puzzle, and by which techniques.
type Logic struct {
	Solved     bool   // without a guess
	Guesses    int    // made on the way, also those taken back
	Steps      int    // in force at the end
	Level      string // empty where no technique was used
	Score      int
	Hardest    string // the name of the hardest technique, as people type it
	Techniques []Use  // in the order of the ladder
	Biggest    int    // truths of the biggest step
}

// Ratings are what the stages te to backdoor have found out: one more than each value, so that 0 is none.
type Ratings struct {
	Braid    [braid.Kinds]int
	Backdoor int
}

// Use is a technique, by the name that people type, and the number of its steps.
type Use struct {
	Technique string
	Steps     int
}

// Type is the type of the values of a field.
type Type uint8

// The types of fields.
const (
	Int     Type = iota
	Decimal      // in tenths
	Bool
	Text
	Grid // 81 cells
	Uses // techniques and how often each was used
)

// Value is a value of a field. Which member holds it is said by its type. The zero Value of a type with None set is
// none: the stage has nothing to say of the puzzle, as the rating of one without a solution.
type Value struct {
	Type Type
	None bool
	Int  int64 // of Int; of Decimal in tenths; of Bool 1 for true
	Text string
	Grid *board.Grid
	Uses []Use
}

// Field is one thing that is known of a row.
type Field struct {
	Name string
	Doc  string
	Type Type
	zero bool // 0 differs from a missing number
	List int  // of a column of a list: its place in Row.Joined, from 1
	// Get is the value in a row; it points into the row.
	Get func(r *Row) Value
	// Set puts a value of the field's type into a row: one that was written and is read again. It is nil for fields
	// that are not written, which follow from others.
	Set func(r *Row, v Value)
}

// AppendText appends the value as tables of text have it: nothing for none, uses as name:steps with a space between two.
func (v Value) AppendText(out []byte) []byte {
	switch {
	case v.None:
	case v.Type == Int:
		out = strconv.AppendInt(out, v.Int, 10)
	case v.Type == Decimal:
		out = append(out, rate.Tenths(v.Int).String()...)
	case v.Type == Bool:
		out = strconv.AppendBool(out, v.Int == 1)
	case v.Type == Text:
		out = append(out, v.Text...)
	case v.Type == Grid:
		out = v.Grid.Append(out)
	case v.Type == Uses:
		for i, u := range v.Uses {
			if i > 0 {
				out = append(out, ' ')
			}
			out = strconv.AppendInt(append(append(out, u.Technique...), ':'), int64(u.Steps), 10)
		}
	}
	return out
}
