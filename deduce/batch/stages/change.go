package stages

import (
	"context"
	"strings"

	"deduku/board"
	"deduku/deduce/batch"
	"deduku/deduce/op"
)

// Minimize drops givens.
var Minimize = &batch.StageKind{
	Name: "minimize", Short: "a puzzle with one solution without the givens that it does not need",
	New: simple("minimize", batch.FieldMinimal, func() func(*batch.Row) {
		return func(r *batch.Row) {
			if r.Minimal = (board.Grid{}); !byDigits("minimize", r) {
				return
			}
			if minimal, err := op.Minimize(&op.Puzzle{Digits: r.Puzzle}); err == nil { // it has one solution
				r.Minimal = minimal
			}
		}
	}),
}

// Canonical finds the representative of all equivalent puzzles.
var Canonical = &batch.StageKind{
	Name: "canonical", Short: "the smallest of all puzzles that are equivalent",
	New: simple("canonical", batch.FieldCanonical, func() func(*batch.Row) {
		var canonical op.Canonical
		return func(r *batch.Row) {
			switch {
			case r.Formed:
				r.Canonical = r.Puzzle
			case byDigits("canonical", r):
				r.Canonical, _ = canonical.Do(&op.Puzzle{Digits: r.Puzzle})
			default:
				r.Canonical = board.Grid{}
			}
		}
	}),
}

// Symmetry looks at which cells are given.
var Symmetry = &batch.StageKind{
	Name: "symmetry", Short: "the symmetries of the cells given: " + strings.Join(board.SymmetryNames(), ", "),
	New: simple("symmetry", batch.FieldSymmetry, func() func(*batch.Row) {
		return func(r *batch.Row) {
			if r.Symmetry = ""; byDigits("symmetry", r) {
				r.Symmetry = symmetries(&r.Puzzle)
			}
		}
	}),
}

// simple makes the stages of a kind without options that have a word to say of every row.
func simple(name string, gives *batch.Field, newDo func() func(*batch.Row)) func([]batch.Arg, []*batch.Field) (*batch.Stage, error) {
	return func(args []batch.Arg, _ []*batch.Field) (*batch.Stage, error) {
		if err := (batch.Setters{}).Read(name, "", args); err != nil {
			return nil, err
		}
		return &batch.Stage{Text: name, Results: []*batch.Field{gives}, NewWork: func() batch.Work {
			do := newDo()
			return func(_ context.Context, r *batch.Row) (bool, error) {
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
