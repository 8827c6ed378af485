package repl

import (
	"context"
	"errors"
	"fmt"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/lemma"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/tale"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/reply"
)

var explainCommand = Command{
	Name: "explain", Args: "[N] [full]", Group: "studying", Run: explain,
	Short: "tell step N in full sentences, with the board; of a digit typed by hand, whether it is justified",
	Long: "Without a number, the last step. Where that is a digit or a removal typed by hand, the easiest technique that\n" +
		"gives it, or that it takes more, or that it is wrong, and why. With full also, where there is one: the near miss,\n" +
		"the candidate that would have broken the pattern; why not this one, a neighbour that stays and why; what the step\n" +
		"opens; the cases of a forcing chain, a kraken fish or a net, each drawn by itself; and the lemmas of a net, which\n" +
		"have a line each otherwise, below the board to follow them on. 'explain 26 lemma 2.1' tells one lemma, on the board\n" +
		"that its branch has come to. After 'goto 25', 'explain 26' tells the step that comes next there."}

// explain tells a step in full sentences, with the board drawn. Without a number that is the last step or, after
// a digit or elimination typed by hand, whether it was justified.
func explain(ctx context.Context, s *Desk, args []string) error {
	log := s.solver.Log()
	args, full := cutWord(args, "full")
	args, lemma := cutLemma(args)
	if len(args) > 1 {
		return errors.New("explain takes the number of a step, or nothing, and full, or lemma and its number: explain 31, explain 31 full, explain 31 lemma 2.1")
	}
	n := len(log.Steps)
	if len(args) == 1 {
		all, err := s.ahead(), error(nil)
		if n, err = stepNumber(args[0], 1, len(all.Steps)); err != nil {
			return err
		}
		if n > len(log.Steps) {
			log = all
			s.Say("step %d is ahead of this board; 'goto %d' goes there", n, n)
		}
	}
	if n == 0 {
		return errors.New("the log is empty")
	}
	if lemma != "" {
		return s.explainLemma(&log, n, lemma)
	}
	if step := log.Step(n); len(args) == 0 && step.Kind == deduce.Premise {
		return s.justify(ctx, &log, n)
	}
	var around []string
	if full {
		around = s.around(ctx, &log, n)
	}
	f := answer.ExplanationOf(&log, n, deduce.Resume(log.First(n-1), s.solving()).Board(), full)
	f.Around = around
	return s.Give(f, func() error {
		page := s.wholePage(&log, n, full)
		if full {
			page = append(page, s.branches(&log, n)...)
		}
		return s.Show(append(page, reply.Words{Paragraphs: around}))
	})
}

// paragraphs are the sentences about the step n; full tells the lemmas of a net, too.
func (s *Desk) paragraphs(log *deduce.Log, n int, full bool) reply.Part {
	before := deduce.Resume(log.First(n-1), s.solving())
	text, step := s.settings.text(), log.Step(n)
	text.Full = full
	all := explanation.Step(text, step, before.Board())
	if !full && explanation.FoldsLemmas(explanation.Argument(text, step, before.Board())) {
		all = append(all, fmt.Sprintf("'explain %d full' tells the lemmas, too, 'explain %d lemma 1' one of them.", n, n))
	}
	return s.told(all, step, before.Board())
}

// told is sentences about a step, in which the words that name a role wear its mark as the drawing does.
func (s *Desk) told(paragraphs []string, step *deduce.Step, before *board.Board) reply.Part {
	pic := picture.Draw(before, step, s.settings.text().Notation)
	return reply.Words{Paragraphs: paragraphs, Picture: &pic}
}

// wholeLine is the line of a step with its reason, whatever the option log says, and with its number unless that is 0,
// as of a step that is in no log.
func (s *Desk) wholeLine(n int, step *deduce.Step) reply.Part {
	text := s.settings.text()
	text.Short = false
	number := ""
	if n > 0 {
		number = wording.Number(n)
	}
	return reply.StepLine{Words: text, Label: number, Step: step}
}

// tellMore tells of the step n, below its line, what the option detail asks for.
func (s *Desk) tellMore(log *deduce.Log, n int) error {
	if s.settings.detail == "line" || !log.Step(n).Kind.Deduces() || s.InJSON() {
		return nil
	}
	if err := s.release(false); err != nil { // its line may wait for a board beside it
		return err
	}
	more := []reply.Part{s.paragraphs(log, n, false)}
	if s.settings.detail == "page" {
		more = append(more, s.pictured(log, n))
	}
	return s.ShowAll(more...)
}

// wholePage is everything there is to say about the step n: its line, the sentences, the board with the pattern; full tells
// the lemmas of a net, too, below the bare board to follow them on.
func (s *Desk) wholePage(log *deduce.Log, n int, full bool) reply.Page {
	step := log.Step(n)
	before := deduce.Resume(log.First(n-1), s.solving())
	page := reply.Page{s.conclusionLine(wording.NumberIn(n, log.InForce()[n-1]), step, before.Board())}
	if full && lemma.HasArgument(step) {
		page = append(page, reply.Words{Paragraphs: []string{"The board before it, to follow it on:"}}, s.pattern(nil, before.Board()))
	}
	page = append(page, s.paragraphs(log, n, full), s.pictured(log, n))
	if step.Kind == deduce.Logic && step.Technique != nil {
		page = append(page, reply.Verbatim{Text: s.notesOn(step.Technique)})
	}
	return page
}

// branches are the cases of a step that goes through several, each with a drawing of its own.
func (s *Desk) branches(log *deduce.Log, n int) []reply.Part {
	step := log.Step(n)
	all := picture.Branches(step)
	if len(all) == 0 {
		return nil
	}
	before := deduce.Resume(log.First(n-1), s.solving())
	var out []reply.Part
	for i := range all {
		out = append(out, reply.Told{Text: explanation.Case(s.settings.text(), i, &all[i]) + ":"}, s.pattern(&all[i], before.Board()))
	}
	return out
}

// conclusionLine is the line of a step, behind its number if it has one, above the sentences about it: with its reason only
// where they do not tell it.
func (s *Desk) conclusionLine(number string, step *deduce.Step, before *board.Board) reply.Part {
	text := s.settings.text()
	text.Named = true
	text.Short = tale.Tell(text, step, before).Look != ""
	return reply.StepLine{Words: text, Label: number, Step: step}
}

// pictured is the board before the step n with what the step is about. Where no candidate says why, it is the board
// after the step, without them.
func (s *Desk) pictured(log *deduce.Log, n int) reply.Part {
	step := log.Step(n)
	switch kind := step.Kind; {
	case n <= s.arrived, kind == deduce.Init:
		return s.digits(step, log.First(min(max(n, s.arrived), len(log.Steps))))
	case kind == deduce.Backtrack, kind.Ends():
		return s.digits(step, log.First(n))
	}
	before := deduce.Resume(log.First(n-1), s.solving())
	return s.pattern(step, before.Board())
}

// digits is the board at the end of a log, with what the step concludes.
func (s *Desk) digits(step *deduce.Step, log deduce.Log) reply.Part {
	return reply.Drawing{Picture: s.picture(deduce.Resume(log, s.solving()).Board(), step)}
}

// pattern is a board with what a step on it is about.
func (s *Desk) pattern(step *deduce.Step, before *board.Board) reply.Part {
	return reply.Drawing{Picture: s.picture(before, step), Candidates: true}
}
