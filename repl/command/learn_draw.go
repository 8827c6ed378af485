package command

import (
	"deduku/deduce/coach/lesson"
	"deduku/deduce/render/wording"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// draw draws the boards of a scene: where the pattern is shown, with it, but what follows only where that is told. Of several
// boards, who looks at a screen sees one at a time: together they would not fit on it.
func (t *teacher) draw(d *state.Desk, s *lesson.Scene, words wording.Text, tell func(reply.Block)) {
	for i := range s.Shown {
		if t.inTurn(d, s) && i != t.leaf {
			continue
		}
		if s.Asks == lesson.Letter {
			tell(reply.Told{Text: "board " + lesson.LetterOf(i) + ":"})
		}
		pic := s.Picture(i, words.Notation)
		pic.Explained = true
		if !s.WritesLinks() { // its sentences say what they are worth to a learner
			pic.Chain = ""
		}
		if s.Told {
			b := s.Board(i)
			line := d.ConclusionLine("", s.Shown[i].Step, &b)
			line.Words.Kinds = false // a lesson speaks of no log
			tell(line)
			tell(reply.Words{Paragraphs: t.told(s, words), Picture: &pic})
		}
		tell(reply.Drawing{Picture: pic, Candidates: s.Notes()})
	}
}

// inTurn reports whether the boards of a scene are shown one at a time: on a screen, unless something else draws them, too, as a page
// does.
func (t *teacher) inTurn(d *state.Desk, s *lesson.Scene) bool {
	return s.Asks == lesson.Letter && d.Looking() && !d.Kept()
}

// turnOver is the board of a scene that 'next' shows; 0 where all were shown.
func (t *teacher) turnOver(d *state.Desk, s *lesson.Scene) int {
	if !t.inTurn(d, s) || t.leaf+1 >= len(s.Shown) {
		return 0
	}
	return t.leaf + 1
}

// leafOn shows the next of several boards, and after the last the first again; ok is false where they are not shown one at a time.
func (t *teacher) leafOn(d *state.Desk, s *lesson.Scene) (ok bool) {
	if !t.inTurn(d, s) {
		return false
	}
	t.leaf = (t.leaf + 1) % len(s.Shown)
	return true
}
