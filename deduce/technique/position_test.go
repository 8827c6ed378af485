package technique_test

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
	"deduku/deduce/render"
	"deduku/deduce/verify"
)

// position is a puzzle under way.
type position struct {
	givens, placed board.Grid
	eliminated     []board.Candidate
}

// parsePosition reads the form of examples: 81 cells, + before digits placed later, then a colon and the
// candidates eliminated, as digit, row, column.
func parsePosition(text string) (p position, err error) {
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
			p.placed[c] = board.Digit(r - '0')
		case r >= '1' && r <= '9':
			p.givens[c] = board.Digit(r - '0')
		}
		placed = false
		c++
	}
	if c != board.Cells {
		return p, fmt.Errorf("%d cells, want 81, in %q", c, grid)
	}
	p.eliminated, err = parseTriples(eliminated)
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

// mustParse is parsePosition for texts that stand in a test.
func mustParse(t testing.TB, text string) position {
	t.Helper()
	p, err := parsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// solver is a solver that stands at p.
func (p position) solver(t testing.TB) *deduce.Solver {
	t.Helper()
	s := deduce.New(p.givens, deduce.Options{Guess: deduce.NoGuess})
	for c, d := range p.placed {
		if d != 0 {
			if err := s.Suppose(board.Candidate{Cell: board.Cell(c), Digit: d}); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, x := range p.eliminated {
		if s.Board().Has(x) {
			if err := s.Deny(x); err != nil {
				t.Fatal(err)
			}
		}
	}
	return s
}

// view is p as finders look at it.
func (p position) view(t testing.TB) *deduce.View {
	return deduce.NewView(context.Background(), p.solver(t).Board())
}

// solution is the one solution of p.
func (p position) solution(t testing.TB) board.Grid {
	t.Helper()
	candidates := search.Of(p.solver(t).Board())
	if n := search.Count(&candidates, 2); n != 1 {
		t.Fatalf("%v has %d solutions", p, n)
	}
	g, _ := search.First(&candidates)
	return g
}

// find is every step of a technique on p.
func (p position) find(t testing.TB, tech *deduce.Technique) []deduce.Step {
	t.Helper()
	var all []deduce.Step
	p.solver(t).Find(context.Background(), tech, func(s deduce.Step) bool {
		all = append(all, s)
		return true
	})
	return all
}

// String is p in the form of examples.
func (p position) String() string {
	var b strings.Builder
	for c := range p.givens {
		if d := p.placed[c]; d != 0 {
			b.WriteString("+" + d.String())
		} else {
			b.WriteString(p.givens[c].String())
		}
	}
	return b.String() + ":" + triples(p.eliminated)
}

// triples writes candidates as digit, row, column, in the order of the cells.
func triples(xs []board.Candidate) string {
	var all []string
	for _, x := range xs {
		all = append(all, fmt.Sprintf("%v%d%d", x.Digit, x.Cell.Row()+1, x.Cell.Col()+1))
	}
	slices.Sort(all)
	return strings.Join(all, " ")
}

// check has the proof checker check one step found on s.
func check(s *deduce.Solver, step deduce.Step) error {
	log := s.Log()
	log.Steps = append(slices.Clip(log.Steps), step)
	var lines bytes.Buffer
	if err := new(render.JSON).Log(&lines, &log); err != nil {
		return err
	}
	_, err := verify.Check(&lines)
	return err
}

// told is the step in both notations, for messages.
func told(s *deduce.Step) string {
	return render.Text{Compact: true}.Line(s) + "\n" + render.Text{}.Line(s)
}

// positionOf is where a solver stands.
func positionOf(s *deduce.Solver) (p position) {
	b := s.Board()
	full := board.New()
	for c, d := range b.Grid() {
		if d == 0 {
			continue
		}
		full.Place(board.Cell(c), d)
		if b.Givens().Has(board.Cell(c)) {
			p.givens[c] = d
		} else {
			p.placed[c] = d
		}
	}
	for c := range b.Open().All() {
		for d := range (full.Candidates(c) &^ b.Candidates(c)).All() {
			p.eliminated = append(p.eliminated, board.Candidate{Cell: c, Digit: d})
		}
	}
	return p
}
