package deduce

import "deduku/board"

// Boards yields each step's number with the board as it was before the step. The board is good until yield returns.
func (l *Log) Boards(yield func(n int, before *board.Board) bool) {
	j := newJournal(l.First(0))
	for i := range l.Steps {
		if l.Steps[i].Kind != Omitted && !yield(i+1, &j.board) {
			return
		}
		j.record(l.Steps[i])
	}
}
