package repl

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/lemma"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/tale"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
)

var explainCommand = Command{
	Name: "explain", Args: "[N] [full]", Group: "studying", Run: explain,
	Short: "tell step N in full sentences, with the board; of a digit typed by hand, whether it is justified",
	Long: "Without a number, the last step. Where that is a digit or a removal typed by hand, the easiest technique that\n" +
		"gives it, or that it takes more, or that it is wrong, and why. With full also, where there is one: the near miss,\n" +
		"the candidate that would have broken the pattern; why not this one, a neighbour that stays and why; what the step\n" +
		"opens; the cases of a forcing chain, a kraken fish or a net, each drawn by itself; and the lemmas of a net, which\n" +
		"have a line each otherwise, below the board to follow them on. 'explain 26 lemma 2.1' tells one lemma, on the board\n" +
		"that its branch has come to. After 'goto 25', 'explain 26' tells the step that comes next there.",
}

// explain tells a step in full sentences, with the board drawn. Without a number that is the last step or, after
// a digit or elimination typed by hand, whether it was justified.
func explain(ctx context.Context, s *Session, args []string) error {
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
			s.talk("step %d is ahead of this board; 'goto %d' goes there", n, n)
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
	if s.inJSON() {
		f := answer.ExplanationOf(&log, n, deduce.Resume(log.First(n-1), s.solving()).Board(), full)
		f.Around = around
		return s.give(f, nil)
	}
	page := s.wholePage(&log, n, full)
	if full {
		page += s.branches(&log, n)
	}
	return s.show(page + s.indented(around))
}

// paragraphs are the sentences about the step n, folded and indented; full tells the lemmas of a net, too.
func (s *Session) paragraphs(log *deduce.Log, n int, full bool) string {
	before := deduce.Resume(log.First(n-1), s.solving())
	text, step := s.settings.text(), log.Step(n)
	text.Full = full
	all := explanation.Step(text, step, before.Board())
	if !full && explanation.FoldsLemmas(explanation.Argument(text, step, before.Board())) {
		all = append(all, fmt.Sprintf("'explain %d full' tells the lemmas, too, 'explain %d lemma 1' one of them.", n, n))
	}
	return s.told(all, step, before.Board())
}

// told is sentences about a step, folded and indented, in which the words that name a role wear its mark as the drawing
// does.
func (s *Session) told(paragraphs []string, step *deduce.Step, before *board.Board) string {
	pic := picture.Draw(before, step, s.settings.text().Notation)
	return s.painter.Words(&pic, s.indented(paragraphs))
}

// indented is paragraphs, folded and indented.
func (c *console) indented(paragraphs []string) string {
	var b strings.Builder
	for _, p := range paragraphs {
		b.WriteString(c.fold("  "+p) + "\n")
	}
	return b.String()
}

// wholeLine is the line of a step with its reason, whatever the option log says, and with its number unless that is 0,
// as of a step that is in no log.
func (c *console) wholeLine(n int, step *deduce.Step) string {
	text := c.settings.text()
	text.Short = false
	number := ""
	if n > 0 {
		number = wording.Number(n)
	}
	return strings.Join(c.painter.Listed(text, number, step, c.width()), "\n")
}

// tellMore tells of the step n, below its line, what the option detail asks for.
func (s *Session) tellMore(log *deduce.Log, n int) error {
	if s.settings.detail == "line" || !log.Step(n).Kind.Deduces() {
		return nil
	}
	if err := s.release(false); err != nil { // its line may wait for a board beside it
		return err
	}
	more := s.paragraphs(log, n, false)
	if s.settings.detail == "page" {
		more += s.pictured(log, n)
	}
	_, err := io.WriteString(s.Out, more)
	return err
}

// wholePage is everything there is to say about the step n: its line, the sentences, the board with the pattern; full tells
// the lemmas of a net, too, below the bare board to follow them on.
func (s *Session) wholePage(log *deduce.Log, n int, full bool) string {
	step := log.Step(n)
	before := deduce.Resume(log.First(n-1), s.solving())
	page := s.conclusionLine(wording.NumberIn(n, log.InForce()[n-1]), step, before.Board()) + "\n"
	if full && lemma.HasArgument(step) {
		page += s.indented([]string{"The board before it, to follow it on:"}) + s.pattern(nil, before.Board())
	}
	page += s.paragraphs(log, n, full) + s.pictured(log, n)
	if step.Kind == deduce.Logic && step.Technique != nil {
		page += s.notesOn(step.Technique)
	}
	return page
}

// branches are the cases of a step that goes through several, each with a drawing of its own.
func (s *Session) branches(log *deduce.Log, n int) string {
	step := log.Step(n)
	all := picture.Branches(step)
	if len(all) == 0 {
		return ""
	}
	before := deduce.Resume(log.First(n-1), s.solving())
	var b strings.Builder
	for i := range all {
		b.WriteString(explanation.Case(s.settings.text(), i, &all[i]) + ":\n" + s.pattern(&all[i], before.Board()))
	}
	return b.String()
}

// conclusionLine is the line of a step, behind its number if it has one, above the sentences about it: with its reason only
// where they do not tell it.
func (c *console) conclusionLine(number string, step *deduce.Step, before *board.Board) string {
	text := c.settings.text()
	text.Named = true
	text.Short = tale.Tell(text, step, before).Look != ""
	return strings.Join(c.painter.Listed(text, number, step, c.width()), "\n")
}

// pictured is the board before the step n with what the step is about. Where no candidate says why, it is the board
// after the step, without them.
func (s *Session) pictured(log *deduce.Log, n int) string {
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
func (s *Session) digits(step *deduce.Step, log deduce.Log) string {
	pic := s.picture(deduce.Resume(log, s.solving()).Board(), step)
	return s.painter.Board(&pic)
}

// pattern is a board with what a step on it is about.
func (s *Session) pattern(step *deduce.Step, before *board.Board) string {
	pic := s.picture(before, step)
	return s.painter.Candidates(&pic, cmp.Or(s.width(), math.MaxInt))
}
