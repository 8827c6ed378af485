package batch

import (
	"slices"

	"deduku/board"
	"deduku/deduce/braid"
	"deduku/deduce/rate"
)

// Fields of every row, before any stage.
var (
	FieldN      = intField("n", "the number of the puzzle in the input, from 1", func(r *Row) *int64 { return &r.N })
	FieldSource = textField("source", "where the puzzle stands: file:line", func(r *Row) *string { return &r.Source })
	FieldPuzzle = gridField("puzzle", "the digits of the puzzle", func(r *Row) *board.Grid { return &r.Puzzle })
	FieldGivens = &Field{Name: "givens", Doc: "how many digits the puzzle has", Type: Int,
		Get: func(r *Row) Value { return Value{Type: Int, Int: int64(r.Puzzle.Len())} },
		Set: func(*Row, Value) {}, // it follows from the puzzle
	}
)

// Of stages that make several rows of one.
var (
	FieldParent = textField("parent", "the row that this one was made of: its number, with those of the children that lead to it", func(r *Row) *string { return &r.Parent })
	FieldChild  = intField("child", "the number of this row among those made of its parent, from 1", func(r *Row) *int64 { return &r.Child })
)

// Of count. FieldUnique follows from the others and is not written.
var (
	FieldSolutions = smallField("solutions", "how many solutions there are, up to the limit of the count", func(r *Row) *int { return &r.Solutions })
	FieldMore      = boolField("more", "the count ended at its limit", func(r *Row) *bool { return &r.More })
	FieldUnique    = &Field{Name: "unique", Doc: "there is exactly one solution", Type: Bool,
		Get: func(r *Row) Value { return boolValue(r.Solutions == 1 && !r.More) },
	}
)

// FieldSolution is the field of solve.
var FieldSolution = gridField("solution", "the solution", func(r *Row) *board.Grid { return &r.Solution })

// Of brute.
var (
	FieldOpen       = zeroField("open", "cells to solve", func(r *Row) *int { return &r.Trial.Open })
	FieldBacktracks = zeroField("backtracks", "of plain trial, row by row", func(r *Row) *int { return &r.Trial.Backtracks })
)

// Of logic.
var (
	FieldSolved     = boolField("solved", "the ladder solves the puzzle without a guess", func(r *Row) *bool { return &r.Logic.Solved })
	FieldGuesses    = smallField("guesses", "guesses made on the way", func(r *Row) *int { return &r.Logic.Guesses })
	FieldSteps      = smallField("steps", "deductions in force at the end", func(r *Row) *int { return &r.Logic.Steps })
	FieldLevel      = textField("level", "easy, medium, hard, unfair or extreme", func(r *Row) *string { return &r.Logic.Level })
	FieldScore      = smallField("score", "the scores of all steps, added", func(r *Row) *int { return &r.Logic.Score })
	FieldHardest    = textField("hardest", "the hardest technique", func(r *Row) *string { return &r.Logic.Hardest })
	FieldTechniques = &Field{Name: "techniques", Doc: "the techniques used, and in how many steps each", Type: Uses,
		Get: func(r *Row) Value {
			return Value{Type: Uses, Uses: r.Logic.Techniques, None: len(r.Logic.Techniques) == 0}
		},
		Set: func(r *Row, v Value) { r.Logic.Techniques = v.Uses },
	}
	FieldBiggest = smallField("biggest", "truths of the biggest step", func(r *Row) *int { return &r.Logic.Biggest })
)

// Of rate.
var (
	FieldER    = decimalField("er", "the Sudoku Explainer rating: of the hardest step", func(r *Row) *rate.Tenths { return &r.Rating.ER })
	FieldEP    = decimalField("ep", "the same up to the first digit placed", func(r *Row) *rate.Tenths { return &r.Rating.EP })
	FieldED    = decimalField("ed", "the same of the first step", func(r *Row) *rate.Tenths { return &r.Rating.ED })
	FieldAbove = boolField("above", "the rating is above the limit, and er the least that it can be", func(r *Row) *bool { return &r.Above })
)

// Of te, b, gb, w, gw, bxb, bxbb and backdoor.
var (
	FieldTE       = braidField(braid.TE)
	FieldB        = braidField(braid.B)
	FieldGB       = braidField(braid.GB)
	FieldW        = braidField(braid.W)
	FieldGW       = braidField(braid.GW)
	FieldBxB      = braidField(braid.BxB)
	FieldBxBB     = braidField(braid.BxBB)
	FieldBackdoor = zeroField("backdoor", "the fewest right digits after which singles finish", func(r *Row) *int { return &r.Ratings.Backdoor })
)

// Of minimize, canonical and symmetry.
var (
	FieldMinimal   = gridField("minimal", "the puzzle without the givens that are not needed", func(r *Row) *board.Grid { return &r.Minimal })
	FieldCanonical = gridField("canonical", "the smallest of all puzzles that are equivalent", func(r *Row) *board.Grid { return &r.Canonical })
	FieldSymmetry  = textField("symmetry", "the symmetries of the cells given", func(r *Row) *string { return &r.Symmetry })
)

// FieldRows is of stages whose rows stand for several.
var FieldRows = intField("rows", "how many rows this one stands for", func(r *Row) *int64 { return &r.Rows })

// written are all fields that rows are written with.
var written = []*Field{
	FieldN, FieldSource, FieldPuzzle, FieldGivens,
	FieldSolutions, FieldMore, FieldSolution, FieldOpen, FieldBacktracks,
	FieldSolved, FieldGuesses, FieldSteps, FieldLevel, FieldScore, FieldHardest, FieldTechniques, FieldBiggest,
	FieldER, FieldEP, FieldED, FieldAbove,
	FieldTE, FieldB, FieldGB, FieldW, FieldGW, FieldBxB, FieldBxBB, FieldBackdoor, FieldMinimal, FieldCanonical, FieldSymmetry, FieldRows,
	FieldParent, FieldChild,
}

// Written are all fields that rows are written with, for readers of such rows.
func Written() []*Field { return written }

// FieldEliminated holds the eliminated candidates of a puzzle, each as its digit, row, and column: 511 for r1c1<>5. Only files that
// this program reads again have it.
var FieldEliminated = &Field{Name: "eliminated", Doc: "the candidates that the puzzle rules out", Type: Text,
	Get: func(r *Row) Value {
		var text []byte
		for _, x := range r.Eliminated {
			text = append(text, '0'+byte(x.Digit), '1'+byte(x.Cell/board.Side), '1'+byte(x.Cell%board.Side))
		}
		return Value{Type: Text, Text: string(text), None: len(text) == 0}
	},
	Set: func(r *Row, v Value) {
		r.Eliminated = nil
		for text := v.Text; len(text) >= 3; text = text[3:] {
			d, row, column := text[0]-'0', text[1]-'1', text[2]-'1'
			if d >= 1 && d <= board.Side && row < board.Side && column < board.Side {
				x := board.Candidate{Cell: board.Cell(row*board.Side + column), Digit: board.Digit(d)}
				r.Eliminated = append(r.Eliminated, x)
			}
		}
	},
}

// kept are the fields in the bytes of a row.
var kept = append(slices.Clip(written), FieldEliminated)

func boolValue(b bool) Value {
	v := Value{Type: Bool}
	if b {
		v.Int = 1
	}
	return v
}

func intField(name, doc string, in func(*Row) *int64) *Field {
	return &Field{Name: name, Doc: doc, Type: Int,
		Get: func(r *Row) Value { return Value{Type: Int, Int: *in(r)} },
		Set: func(r *Row, v Value) { *in(r) = v.Int },
	}
}

func smallField(name, doc string, in func(*Row) *int) *Field {
	return &Field{Name: name, Doc: doc, Type: Int,
		Get: func(r *Row) Value { return Value{Type: Int, Int: int64(*in(r))} },
		Set: func(r *Row, v Value) { *in(r) = int(v.Int) },
	}
}

// zeroField has no value where its memory is zero, which holds one more than the value.
func zeroField(name, doc string, in func(*Row) *int) *Field {
	return &Field{Name: name, Doc: doc, Type: Int, zero: true,
		Get: func(r *Row) Value { return Value{Type: Int, Int: int64(*in(r) - 1), None: *in(r) == 0} },
		Set: func(r *Row, v Value) {
			if *in(r) = int(v.Int) + 1; v.None {
				*in(r) = 0
			}
		},
	}
}

func braidField(kind braid.Kind) *Field {
	return zeroField(kind.Name(), kind.Short(), func(r *Row) *int { return &r.Ratings.Braid[kind] })
}

// decimalField has no value where it is zero, which no rating is.
func decimalField(name, doc string, in func(*Row) *rate.Tenths) *Field {
	return &Field{Name: name, Doc: doc, Type: Decimal,
		Get: func(r *Row) Value { return Value{Type: Decimal, Int: int64(*in(r)), None: *in(r) == 0} },
		Set: func(r *Row, v Value) { *in(r) = rate.Tenths(v.Int) },
	}
}

func boolField(name, doc string, in func(*Row) *bool) *Field {
	return &Field{Name: name, Doc: doc, Type: Bool,
		Get: func(r *Row) Value { return boolValue(*in(r)) },
		Set: func(r *Row, v Value) { *in(r) = v.Int == 1 },
	}
}

// textField has no value where it is empty.
func textField(name, doc string, in func(*Row) *string) *Field {
	return &Field{Name: name, Doc: doc, Type: Text,
		Get: func(r *Row) Value { return Value{Type: Text, Text: *in(r), None: *in(r) == ""} },
		Set: func(r *Row, v Value) { *in(r) = v.Text },
	}
}

// gridField has no value where the grid is empty.
func gridField(name, doc string, in func(*Row) *board.Grid) *Field {
	return &Field{Name: name, Doc: doc, Type: Grid,
		Get: func(r *Row) Value { return Value{Type: Grid, Grid: in(r), None: *in(r) == board.Grid{}} },
		Set: func(r *Row, v Value) {
			if *in(r) = (board.Grid{}); v.Grid != nil {
				*in(r) = *v.Grid
			}
		},
	}
}
