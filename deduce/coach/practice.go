package coach

import (
	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
)

// Practice is a player's practice of techniques, board after board. Its zero value is no practice yet.
type Practice struct {
	Asked    deduce.Ladder // the techniques that count; empty while there is no practice
	Boards   int           // how many there were
	Answered bool          // a right answer was found on the board
	Shown    bool          // the step has been shown: an answer no longer counts
	Score    Score

	rare  bool          // a search for puzzles that take what is asked for has been given up
	board board.Board   // the one to find a step on
	soFar []coords.Edit // what of a step was answered already
}

// Ask says which techniques are to be found from now on.
func (p *Practice) Ask(techniques deduce.Ladder) { p.Asked, p.rare, p.soFar = techniques, false, nil }

// Stop ends it; the score stays.
func (p *Practice) Stop() { p.Asked = nil }

// Begin puts a board to find a step on.
func (p *Practice) Begin(b *board.Board) {
	p.Boards++
	p.board, p.Answered, p.Shown, p.soFar = *b, false, false, nil
}

// Open reports whether a board is the one that is still to be answered.
func (p *Practice) Open(b *board.Board) bool {
	return len(p.Asked) > 0 && !p.Answered && *b == p.board
}

// Show notes that a step on the board is shown in full, which is the answer where there is one to find.
func (p *Practice) Show(b *board.Board) {
	p.Shown = p.Shown || p.Open(b)
}

// Count counts an answer, unless the step had been shown. A part of one counts when it is complete.
func (p *Practice) Count(v Verdict) {
	if !p.Shown && v != Partly {
		p.Score.Add(v)
	}
	p.Answered = v == Right
}
