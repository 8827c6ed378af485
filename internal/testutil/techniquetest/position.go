package techniquetest

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/render/wording"
	"deduku/deduce/verify"
)

// Position is a puzzle under way.
type Position struct {
	Givens, Placed board.Grid
	Eliminated     []board.Candidate
}

// parse reads the form of examples: 81 cells, + before digits placed later, then a colon and the
// candidates eliminated, as digit, row, column.
func parse(text string) (p Position, err error) {
	grid, eliminated, _ := strings.Cut(text, ":")
	c, placed := 0, false
	for _, r := range grid {
		switch {
		case r == '+':
			placed = true
			continue
		case c == board.Cells:
			return p, fmt.Errorf("more than 81 cells in %q", grid)
		case placed:
			p.Placed[c] = board.Digit(r - '0')
		case r >= '1' && r <= '9':
			p.Givens[c] = board.Digit(r - '0')
		}
		placed = false
		c++
	}
	if c != board.Cells {
		return p, fmt.Errorf("%d cells, want 81, in %q", c, grid)
	}
	p.Eliminated, err = parseTriples(eliminated)
	return p, err
}

// parseTriples reads candidates as digit, row, column: 436 is 4 in r3c6.
func parseTriples(text string) (xs []board.Candidate, err error) {
	for _, f := range strings.Fields(text) {
		if len(f) != 3 || strings.Trim(f, "123456789") != "" {
			return nil, fmt.Errorf("%q is no digit, row and column", f)
		}
		xs = append(xs, board.Candidate{Cell: board.CellAt(int(f[1]-'1'), int(f[2]-'1')), Digit: board.Digit(f[0] - '0')})
	}
	return xs, nil
}

// MustParse returns the position of a text, like parse, and fails the test if it can't be read.
func MustParse(t testing.TB, text string) Position {
	t.Helper()
	p, err := parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Solver is a solver that stands at p.
func (p Position) Solver(t testing.TB) *deduce.Solver {
	t.Helper()
	s := deduce.New(p.Givens, deduce.Options{Guess: deduce.NoGuess})
	for c, d := range p.Placed {
		if d != 0 {
			if err := s.Suppose(board.Candidate{Cell: board.Cell(c), Digit: d}); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, x := range p.Eliminated {
		if s.Board().Has(x) {
			if err := s.Deny(x); err != nil {
				t.Fatal(err)
			}
		}
	}
	return s
}

// View is p as finders look at it.
func (p Position) View(t testing.TB) *deduce.View {
	return deduce.NewView(context.Background(), p.Solver(t).Board())
}

// Solution is the one solution of p.
func (p Position) Solution(t testing.TB) board.Grid {
	t.Helper()
	candidates := search.Of(p.Solver(t).Board())
	if n := search.Count(&candidates, 2); n != 1 {
		t.Fatalf("%v has %d solutions", p, n)
	}
	g, _ := search.First(&candidates)
	return g
}

// Find is every step of a technique on p.
func (p Position) Find(t testing.TB, tech *deduce.Technique) []deduce.Step {
	t.Helper()
	var all []deduce.Step
	p.Solver(t).Find(context.Background(), tech, func(s deduce.Step) bool {
		all = append(all, s)
		return true
	})
	return all
}

// String is p in the form of examples.
func (p Position) String() string {
	var b strings.Builder
	for c := range p.Givens {
		if d := p.Placed[c]; d != 0 {
			b.WriteString("+" + d.String())
		} else {
			b.WriteString(p.Givens[c].String())
		}
	}
	return b.String() + ":" + Triples(p.Eliminated)
}

// Triples writes candidates as digit, row, column, in the order of the cells.
func Triples(xs []board.Candidate) string {
	var all []string
	for _, x := range xs {
		all = append(all, fmt.Sprintf("%v%d%d", x.Digit, x.Cell.Row()+1, x.Cell.Col()+1))
	}
	slices.Sort(all)
	return strings.Join(all, " ")
}

// CheckStep has the proof checker check one step found on s.
func CheckStep(s *deduce.Solver, step deduce.Step) error {
	log := s.Log()
	log.Steps = append(slices.Clip(log.Steps), step)
	var lines bytes.Buffer
	if err := new(jsonl.Writer).Log(&lines, &log); err != nil {
		return err
	}
	_, err := verify.Check(&lines)
	return err
}

// Told is the step in both notations, for messages.
func Told(s *deduce.Step) string {
	return wording.Text{Compact: true}.Line(s) + "\n" + wording.Text{}.Line(s)
}

// PositionOf is where a solver stands.
func PositionOf(s *deduce.Solver) (p Position) {
	b := s.Board()
	full := board.New()
	for c, d := range b.Grid() {
		if d == 0 {
			continue
		}
		full.Place(board.Cell(c), d)
		if b.Givens().Has(board.Cell(c)) {
			p.Givens[c] = d
		} else {
			p.Placed[c] = d
		}
	}
	for c := range b.Open().All() {
		for d := range (full.Candidates(c) &^ b.Candidates(c)).All() {
			p.Eliminated = append(p.Eliminated, board.Candidate{Cell: c, Digit: d})
		}
	}
	return p
}
