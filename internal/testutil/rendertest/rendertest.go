// Package rendertest has what tests of the packages below render share: steps of techniques on their examples, steps and boards put
// together by hand, and logs of whole puzzles.
package rendertest

import (
	"context"
	"testing"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/format/grids"
	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
)

// Found is the first step of a technique on its example, and the board before it.
func Found(t testing.TB, tech *deduce.Technique) (deduce.Step, *board.Board) {
	t.Helper()
	return StepOn(t, tech, tech.Example)
}

// StepOn is the first step of a technique on a position, and the board before it.
func StepOn(t testing.TB, tech *deduce.Technique, position string) (deduce.Step, *board.Board) {
	t.Helper()
	p, err := format.Parse(":0000:x:" + position + "::")
	if err != nil {
		t.Fatal(err)
	}
	s := deduce.New(p.Givens, deduce.Options{})
	if err := s.Begin(p.Givens, p.Placed, p.Eliminated); err != nil {
		t.Fatal(err)
	}
	var first deduce.Step
	s.Find(context.Background(), tech, func(step deduce.Step) bool { first = step; return false })
	return first, s.Board()
}

// Position is the board that a line of a HoDoKu library describes.
func Position(t testing.TB, line string) board.Board {
	t.Helper()
	p, err := grids.ParseHodokuCase(line)
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

// Boards on which steps are put together.
const (
	XWingBoard  = "7+43+2.+5+1.6.+6+21+73+5+4..+5..4+6+32+72.+4+53+7....+3.6284+7..7+6+4+1+9+2+3.32+7.5+1..46..+3.+47+5+24.57+6+2.1+3:"
	FinnedBoard = "6.+4+3.+79.+1+71+89.+6+34..+93.1.+7+6.+3+4+7+1+6+9+2...+61..+347+9..+9.7.136+43+269+8+5+17+1+7+6+5328+9+498+57+4+1+62+3:"
	SingleBoard = "..9.....4.....4.........2.8.8.9.....7..8..5.1...175...8.4.5..792.....1..5.176..4.:"
)

// Logs are the logs of puzzles with 17 givens, solved by the ladder, and how many steps they have together.
func Logs(b testing.TB) (all []deduce.Log, steps int) {
	for _, puzzle := range boardtest.Puzzles(b, "17-clue.txt")[:500] {
		s := deduce.New(puzzle, deduce.Options{Ladder: technique.Standard, Guess: deduce.Fewest})
		if err := s.Solve(context.Background()); err != nil {
			b.Fatal(err)
		}
		all = append(all, s.Log())
		steps += len(s.Log().Steps)
	}
	return all, steps
}
