package render

import (
	"deduku/board"
	"deduku/deduce"
)

func (t Text) Explain(s *deduce.Step, b *board.Board) []string        { return Explain(t, s, b) }
func (t Text) Tell(s *deduce.Step, b *board.Board) Tale               { return Tell(t, s, b) }
func (t Text) Argument(s *deduce.Step, b *board.Board) []ArgumentLine { return Argument(t, s, b) }
func (t Text) Lemma(s *deduce.Step, before *board.Board, number string) ([]string, board.Board, bool) {
	return Lemma(t, s, before, number)
}
func (t Text) Lemmas(s *deduce.Step, before *board.Board) []string { return Lemmas(t, s, before) }
func (t Text) NearMiss(step *deduce.Step, before *board.Board, x board.Candidate, truth deduce.Truth, by int, spoils *deduce.Step, claim int) string {
	return NearMiss(t, step, before, x, truth, by, spoils, claim)
}
func (t Text) WhyNotThis(x board.Candidate, sees, misses board.CellSet) string {
	return WhyNotThis(t, x, sees, misses)
}
func (t Text) Case(i int, branch *deduce.Step) string         { return Case(t, i, branch) }
func (t Text) Draw(b *board.Board, step *deduce.Step) Picture { return DrawIn(b, step, t.Notation) }
func Draw(b *board.Board, step *deduce.Step) Picture          { return DrawIn(b, step, board.RC) }
func (t Text) Filter(b *board.Board, d board.Digit) Picture   { return Filter(b, d, t.Notation) }
func (t Text) Pairs(p *Picture) []string                      { return p.Pairs() }
