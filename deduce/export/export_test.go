package export_test

import (
	"testing"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/format/grids"
	"deduku/deduce"
	"deduku/deduce/export"
	"deduku/deduce/render/wording"
)

// at is the cell in a row and column counted from one.
func at(row, col int) board.Cell { return board.CellAt(row-1, col-1) }

// eliminate are one digit in several cells.
func eliminate(d board.Digit, cells ...board.Cell) []board.Candidate {
	var out []board.Candidate
	for _, c := range cells {
		out = append(out, board.Candidate{Cell: c, Digit: d})
	}
	return out
}

func node(d board.Digit, cells ...board.Cell) deduce.Node {
	return deduce.Node{Cells: board.CellsOf(cells...), Digit: d}
}

func part(role deduce.Role, digits board.DigitSet, units board.UnitSet, cells ...board.Cell) deduce.Part {
	return deduce.Part{Role: role, Digits: digits, Units: units, Cells: board.CellsOf(cells...)}
}

const (
	xWingBoard  = "7+43+2.+5+1.6.+6+21+73+5+4..+5..4+6+32+72.+4+53+7....+3.6284+7..7+6+4+1+9+2+3.32+7.5+1..46..+3.+47+5+24.57+6+2.1+3:"
	finnedBoard = "6.+4+3.+79.+1+71+89.+6+34..+93.1.+7+6.+3+4+7+1+6+9+2...+61..+347+9..+9.7.136+43+269+8+5+17+1+7+6+5328+9+498+57+4+1+62+3:"
)

type drawnStep struct {
	name, board string
	step        deduce.Step
}

// drawn are steps that show, each, some of what a drawing can.
var drawn = []drawnStep{
	{"finned-x-wing", finnedBoard, deduce.Step{
		Kind:         deduce.Logic,
		Technique:    &deduce.Technique{Title: "Finned X-Wing", Why: []string{"{base.digits} in {base} must be in {cover} unless it is in {fin}"}},
		Eliminations: eliminate(5, at(6, 2)),
		Parts: []deduce.Part{
			part(deduce.Base, board.Digits(5), board.UnitsOf(board.Column(0), board.Column(5)), at(3, 1), at(5, 1), at(6, 1), at(3, 6), at(6, 6)),
			part(deduce.Cover, board.Digits(5), board.UnitsOf(board.Row(2), board.Row(5))),
			part(deduce.Fin, board.Digits(5), 0, at(5, 1)),
		},
	}},
	{"colours", xWingBoard, deduce.Step{
		Kind:         deduce.Logic,
		Technique:    &deduce.Technique{Title: "Simple Colors", Why: []string{"either 8 in {colora} or 8 in {colorb} is true"}},
		Eliminations: eliminate(8, at(7, 8)),
		Parts: []deduce.Part{
			part(deduce.Strong, board.Digits(8), board.UnitsOf(board.Row(0), board.Column(3), board.Column(4), board.Box(7))),
			part(deduce.ColorA, board.Digits(8), 0, at(1, 5), at(7, 4)),
			part(deduce.ColorB, board.Digits(8), 0, at(1, 8), at(3, 4), at(8, 5)),
		},
	}},
	{"chain", xWingBoard, deduce.Step{
		Kind:         deduce.Logic,
		Technique:    &deduce.Technique{Title: "Grouped X-Chain", Why: []string{"8 is at one end of the chain through {strong}"}},
		Eliminations: eliminate(8, at(7, 8)),
		Parts: []deduce.Part{
			part(deduce.Strong, board.Digits(8), board.UnitsOf(board.Row(0)), at(1, 5), at(1, 8)),
			part(deduce.Strong, board.Digits(8), board.UnitsOf(board.Row(7)), at(8, 2), at(8, 3), at(8, 5)),
			part(deduce.Strong, board.Digits(8), board.UnitsOf(board.Row(8)), at(9, 2), at(9, 7)),
		},
		Argument: &deduce.Argument{Links: []deduce.Link{
			{From: node(8, at(1, 8)), To: node(8, at(1, 5)), Strong: true},
			{From: node(8, at(1, 5)), To: node(8, at(8, 5))},
			{From: node(8, at(8, 5)), To: node(8, at(8, 2), at(8, 3)), Strong: true},
			{From: node(8, at(8, 2), at(8, 3)), To: node(8, at(9, 2))},
			{From: node(8, at(9, 2)), To: node(8, at(9, 7)), Strong: true},
		}},
	}},
}

// sheet is a log whose last step is one of those drawn, on its board.
func sheet(t *testing.T, line string, step deduce.Step) *export.Sheet {
	t.Helper()
	p, err := grids.ParseHodokuCase(line)
	if err != nil {
		t.Fatal(err)
	}
	s := deduce.New(p.Givens, deduce.Options{})
	if err := s.Begin(p.Givens, p.Placed, p.Deleted); err != nil {
		t.Fatal(err)
	}
	log := s.Log()
	log.Steps = append(log.Steps, step)
	return &export.Sheet{Log: &log, Name: "a board", Only: len(log.Steps)}
}

// solved is the log of a puzzle, solved with guesses.
func solved(t *testing.T, puzzle string) *export.Sheet {
	t.Helper()
	p, err := format.Parse(puzzle)
	if err != nil {
		t.Fatal(err)
	}
	s := deduce.New(p.Givens, deduce.Options{Guess: deduce.Random, Seed: 42})
	if err := s.Solve(t.Context()); err != nil {
		t.Fatal(err)
	}
	log := s.Log()
	return &export.Sheet{Log: &log, Name: "a puzzle", Text: wording.Text{}}
}

const (
	easyPuzzle = "94..........437.........2.....5.6.7.3.8....5..6...4.2.1.5.7.......8....9..4.9...1" // singles are enough
	deepPuzzle = "94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57" // 103 steps, two backtracks
)
