package state

import (
	"fmt"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/tale"
	"deduku/deduce/render/wording"
	"deduku/repl/reply"
)

// Paragraphs are the sentences about the step n; full tells the lemmas of a net, too.
func (d *Desk) Paragraphs(log *deduce.Log, n int, full bool) reply.Block {
	before := deduce.Resume(log.First(n-1), d.Solving())
	text, step := d.Settings.Text(), log.Step(n)
	text.Full, text.Log = full, log
	all := explanation.Step(text, step, before.Board())
	if !full && explanation.FoldsLemmas(explanation.Argument(text, step, before.Board())) {
		all = append(all, fmt.Sprintf("'explain %d full' tells the lemmas, too, 'explain %d lemma A' one of them.", n, n))
	}
	return d.Told(all, step, before.Board())
}

// Told is sentences about a step, in which the words that name a role wear its mark as the drawing does.
func (d *Desk) Told(paragraphs []string, step *deduce.Step, before *board.Board) reply.Block {
	pic := picture.Draw(before, step, d.Settings.Text().Notation)
	return reply.Words{Paragraphs: paragraphs, Picture: &pic}
}

// WholeLine is the line of a step with its reason, whatever the option log says, and with its number unless that is 0,
// as of a step that is in no log.
func (d *Desk) WholeLine(n int, step *deduce.Step) reply.Block {
	text := d.Settings.Text()
	text.Short = false
	number := ""
	if n > 0 {
		number = wording.Number(n)
	}
	return reply.StepLine{Words: text, Label: number, Step: step}
}

// ConclusionLine is the line of a step, behind its number if it has one, above the sentences about it: with its reason only
// where they do not tell it.
func (d *Desk) ConclusionLine(number string, step *deduce.Step, before *board.Board) reply.StepLine {
	text := d.Settings.Text()
	text.Named, text.Kinds = true, true
	text.Short = tale.Tell(text, step, before).Look != ""
	return reply.StepLine{Words: text, Label: number, Step: step}
}

// Pictured is the board before the step n with what the step is about. Where no candidate says why, it is the board
// after the step, without them.
func (d *Desk) Pictured(log *deduce.Log, n int) reply.Block {
	step := log.Step(n)
	switch kind := step.Kind; {
	case n <= d.Arrived, kind == deduce.Init:
		return d.digits(step, log.First(min(max(n, d.Arrived), len(log.Steps))))
	case kind == deduce.Backtrack, kind.Ends():
		return d.digits(step, log.First(n))
	}
	before := deduce.Resume(log.First(n-1), d.Solving())
	return d.Pattern(step, before.Board())
}

// digits is the board at the end of a log, with what the step concludes.
func (d *Desk) digits(step *deduce.Step, log deduce.Log) reply.Block {
	return reply.Drawing{Picture: d.Picture(deduce.Resume(log, d.Solving()).Board(), step)}
}

// ToldWhole is the next step, which is in no log yet: its line, the sentences about it, and its pattern.
func (d *Desk) ToldWhole(step *deduce.Step) reply.Page {
	before, log := d.Solver.Board(), d.Solver.Log()
	text := d.Settings.Text()
	text.Log = &log
	return reply.Page{
		d.ConclusionLine(wording.Number(d.NextNumber()), step, before),
		d.Told(explanation.Step(text, step, before), step, before),
		d.Pattern(step, before),
	}
}

// Pattern is a board with what a step on it is about.
func (d *Desk) Pattern(step *deduce.Step, before *board.Board) reply.Block {
	return reply.Drawing{Picture: d.Picture(before, step), Candidates: true}
}
