package batch

import (
	"context"
	"strings"

	"deduku/board"
	"deduku/board/generate"
	"deduku/board/transform"
)

// minimizeKind drops givens.
var minimizeKind = &StageKind{
	Name: "minimize", Short: "a puzzle with one solution without the givens that it does not need",
	New: simple("minimize", FieldMinimal, func() func(*Row) {
		return func(r *Row) {
			minimal, err := generate.Minimize(r.Puzzle, nil)
			if r.Minimal = minimal; err != nil { // it has not one solution
				r.Minimal = board.Grid{}
			}
		}
	}),
}

// canonicalKind finds the representative of all equivalent puzzles.
var canonicalKind = &StageKind{
	Name: "canonical", Short: "the smallest of all puzzles that are equivalent",
	New: simple("canonical", FieldCanonical, func() func(*Row) {
		var c transform.Canonizer
		return func(r *Row) {
			if r.Canonical = r.Puzzle; !r.Formed {
				r.Canonical, _ = c.Canonical(r.Puzzle)
			}
		}
	}),
}

// symmetryKind looks at which cells are given.
var symmetryKind = &StageKind{
	Name: "symmetry", Short: "the symmetries of the cells given: " + strings.Join(board.SymmetryNames(), ", "),
	New: simple("symmetry", FieldSymmetry, func() func(*Row) {
		return func(r *Row) { r.Symmetry = symmetries(&r.Puzzle) }
	}),
}

// simple makes the stages of a kind without options that have a word to say of every row.
func simple(name string, gives *Field, newDo func() func(*Row)) func([]Arg, []*Field) (*Stage, error) {
	return func(args []Arg, _ []*Field) (*Stage, error) {
		if err := (setters{}).read(name, "", args); err != nil {
			return nil, err
		}
		return &Stage{Text: name, Gives: []*Field{gives}, NewWork: func() Work {
			do := newDo()
			return func(_ context.Context, r *Row) (bool, error) {
				do(r)
				return true, nil
			}
		}}, nil
	}
}

// symmetries are the names of the symmetries that the cells given have, with a space between two.
func symmetries(g *board.Grid) string {
	var names []string
	for s := board.NoSymmetry + 1; s <= board.AntiDiagonal; s++ {
		if symmetric(g, s) {
			names = append(names, s.String())
		}
	}
	if names == nil {
		return board.NoSymmetry.String()
	}
	return strings.Join(names, " ")
}

func symmetric(g *board.Grid, s board.Symmetry) bool {
	for c, d := range g {
		if (d == 0) != (g[s.Image(board.Cell(c))] == 0) {
			return false
		}
	}
	return true
}
