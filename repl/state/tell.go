package state

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/repl/reply"
)

// Picture is a board, and a step on it, as the session shows them.
func (d *Desk) Picture(b *board.Board, step *deduce.Step) picture.Picture {
	pic := picture.Draw(b, step, d.Settings.Text().Notation)
	d.Marking.On(&pic)
	if d.Settings.Mistakes == Show && step == nil {
		pic.Wrong = d.Wrong()
	}
	return pic
}

// drawing is the board with its digits.
func (d *Desk) drawing() reply.Drawing {
	return reply.Drawing{Picture: d.Picture(d.Solver.Board(), nil)}
}

// TellBoard draws the board.
func (d *Desk) TellBoard() error {
	return d.Give(d.BoardFacts(), func() error { return d.Show(d.drawing()) })
}

// tellMore tells of the step n, below its line, what the option detail asks for.
func (d *Desk) tellMore(log *deduce.Log, n int) error {
	if d.Settings.Detail == "line" || !log.Step(n).Kind.Deduces() || d.InJSON() {
		return nil
	}
	if err := d.Release(false); err != nil { // its line may wait for a board beside it
		return err
	}
	more := []reply.Block{d.Paragraphs(log, n, false)}
	if d.Settings.Detail == "page" {
		more = append(more, d.Pictured(log, n))
	}
	return d.ShowAll(more...)
}

// TellNew shows the steps that have not been shown.
func (d *Desk) TellNew() error {
	log := d.Solver.Log()
	text := d.Settings.Text()
	text.Named = d.Teaches(log.Puzzle) != nil // a learner reads names, not the kinds of logs
	d.Answer().Since(d.Shown)
	for ; d.Shown < len(log.Steps); d.Shown++ {
		step := &log.Steps[d.Shown]
		if step.Kind == deduce.Omitted || d.Settings.Log == "off" || d.Settings.Log == "short" && d.Shown < d.Arrived {
			continue
		}
		line := reply.StepLine{Words: text, Label: wording.Number(d.Shown + 1), Step: step, Waits: true}
		if err := d.Show(line); err != nil {
			return err
		}
		if err := d.tellMore(&log, d.Shown+1); err != nil {
			return err
		}
	}
	if d.Shown > 0 && log.Steps[d.Shown-1].Kind == deduce.Stuck {
		d.Shown-- // the line goes when the log goes on
	}
	return nil
}

// PassOver leaves the steps that have not been shown unshown.
func (d *Desk) PassOver() {
	log := d.Solver.Log()
	d.Answer().Since(d.Shown)
	d.Shown = len(log.Steps)
}

// Note talks about an error that does not stop anything, or about each of several.
func (d *Desk) Note(err error) {
	if several, ok := err.(interface{ Unwrap() []error }); ok {
		for _, err := range several.Unwrap() {
			d.Note(err)
		}
		return
	}
	if err != nil {
		d.Say("%s", d.Word(err))
	}
}

// Glance shows the board to a person; a script asks for it when it wants it, a program gets it in any case.
func (d *Desk) Glance() {
	d.Answer().Result = d.BoardFacts()
	d.Note(d.Show(reply.Glance{Drawing: d.drawing()}))
}

// Release ends a run of steps, beside which the board may come to stand; below them it comes if it is wanted.
func (d *Desk) Release(board bool) error {
	d.Answer().Result = d.Progress()
	if !board && d.Settings.Log == "off" {
		return d.Show(reply.Glance{Drawing: d.drawing()}) // nothing else tells that something happened
	}
	return d.Show(reply.Board{Picture: d.Picture(d.Solver.Board(), nil), Wanted: board})
}
