package page

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/rate"
	"deduku/repl"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// replaced is the version of the board by which a digit had been cleared for another one, so that undo takes back both.
type replaced struct{ version, after int }

// put puts a digit into a cell as players do: over another one it replaces it, over itself it clears the cell. Of zero it
// clears the cells, or takes their notes where they are open.
func (p *Page) put(r *Digit) {
	if len(r.Cells) == 0 {
		return
	}
	name, d := r.Cells[0], board.Digit(r.Digit)
	c, err := coords.ParseCell(name, board.RC)
	if err != nil || d > 9 {
		p.refuse("a digit", fmt.Errorf("a digit from 1 to 9 stands in a cell, not %d in %q", r.Digit, name))
		return
	}
	b := p.session.Solver.Board()
	switch here := b.Digit(c); {
	case d == 0 && here == 0:
		p.rub(r.Cells)
	case b.Givens().Has(c):
		p.refuse(filling(name, d), fmt.Errorf("%s is given: the digits of the puzzle stay", p.session.View().Text.Notation.Placement(board.Candidate{Cell: c, Digit: here})))
	case here == 0:
		p.next = append(p.next, filling(name, d))
	case d == 0, here == d:
		p.next = append(p.next, "unset "+name)
	default:
		if clash := clashing(b, c, d); clash != nil {
			p.refuse(filling(name, d), clash)
			return
		}
		p.next = append(p.next, "unset "+name, filling(name, d))
		p.replaced = replaced{p.session.Version(), len(p.session.Past.Undo) + 2}
	}
}

// filling is the line that fills a cell; of no digit the one that clears it.
func filling(cell string, d board.Digit) string {
	if d == 0 {
		return "unset " + cell
	}
	return fmt.Sprintf("%s=%d", cell, d)
}

// clashing is an error where a digit stands already in a unit of a cell.
func clashing(b *board.Board, c board.Cell, d board.Digit) error {
	for other := range c.Peers().All() {
		if b.Digit(other) == d {
			return fmt.Errorf("%d cannot go into %v: %v is %d", d, c, other, d)
		}
	}
	return nil
}

// back takes back the last change, or makes the one again that was taken back.
func (p *Page) back(undo bool) {
	past := &p.session.Past
	both := p.replaced.after > 0 && p.replaced.after == len(past.Undo) && past.Undo[len(past.Undo)-2].Version == p.replaced.version
	switch {
	case undo && both:
		p.next = append(p.next, "undo 2")
	case undo:
		p.next = append(p.next, "undo")
	case len(past.Redo) > 1 && p.replaced.after == len(past.Undo)+2 && p.session.Version() == p.replaced.version:
		p.next = append(p.next, "redo", "redo")
	default:
		p.next = append(p.next, "redo")
	}
}

// tap remembers the board at the first of two taps on a digit. At the second, which means something else, it takes back what the first did.
func (p *Page) tap(nth int) {
	if nth == 1 {
		p.tapped = p.session.Version()
		return
	}
	past := p.session.Past.Undo
	if at := slices.IndexFunc(past, func(s state.State) bool { return s.Version == p.tapped }); at >= 0 && p.session.Version() != p.tapped {
		p.next = append(p.next, fmt.Sprintf("undo %d", len(past)-at))
	}
}

// over begins the puzzle again with its givens alone: without the digits that came along with them, and without notes.
func (p *Page) over() {
	log := p.session.Solver.Log()
	corner, _ := notes(p.session)
	more := p.session.Arrived > log.Puzzle.Len() || corner != nil // reset leaves what came along, and notes
	if p.session.Home == nil && log.Puzzle.Len() > 0 && more {
		p.next = append(p.next, "load "+log.Puzzle.String())
		return
	}
	p.next = append(p.next, "reset")
}

// checked says which digits are wrong, where that is asked for.
func (p *Page) checked() *Checked {
	if !p.checking {
		return nil
	}
	known := p.session.PuzzleKnown()
	log := p.session.Solver.Log()
	start := answer.StartOf(p.session.BoardFacts(), &log, known.Solutions)
	f := &Checked{Solutions: start.Solutions, Wrong: []string{}}
	b := p.session.Solver.Board()
	for c := range board.Cell(board.Cells) {
		if d := b.Digit(c); known.Single() && d != 0 && d != known.Solution[c] {
			f.Wrong = append(f.Wrong, c.String())
		}
	}
	if !known.Single() {
		return f
	}
	for i, in := range log.InForce() {
		step := &log.Steps[i]
		for _, x := range step.Eliminations {
			if in && step.Kind == deduce.Premise && b.Digit(x.Cell) == 0 && known.Solution[x.Cell] == x.Digit {
				f.Lost = append(f.Lost, x.Digit.String()+x.Cell.String())
			}
		}
	}
	return f
}

// forward are the commands that go on from the board as it is.
var forward = map[string]bool{"next": true, "solve": true, "step": true, "until": true, "find": true, "hint": true}

// astray refuses to go on from a board that is wrong, and offers the way back.
func (p *Page) astray(line string) bool {
	command, _, _ := strings.Cut(line, " ")
	if !forward[command] {
		return false
	}
	m, err := coach.FindMistake(context.Background(), p.session.Solver, p.session.PuzzleKnown())
	if err != nil || m.Kind != coach.WrongStep {
		return false
	}
	log := p.session.Solver.Log()
	step := log.Step(m.Step)
	if step.Kind != deduce.Premise {
		return false // a guess may be wrong: that is what it is for
	}
	if version := p.session.Version(); p.strayed.version != version {
		p.strayed = strayed{version: version}
	}
	if command == "hint" {
		p.strayed.hints++
	}
	ways := []Offer{{Do: checkOffer, Label: "Show what is wrong"}} // what takes least of the board comes first
	if p.undoable(&log) > 0 {
		ways = append(ways, Offer{Do: "undo", Label: "Undo"})
	}
	ways = append(ways, Offer{Do: fmt.Sprintf("goto %d", m.Step-1), Label: "Back to the last right board"})
	if command != "hint" { // of a wrong board there is none
		ways = append(ways, Offer{Do: line, Label: "Go on all the same", Sure: true})
	}
	p.refuse(line, errors.New(p.strayed.tell(step, p.session.View().Text.Notation)+", so what follows from it would be wrong, too"), ways...)
	return true
}

// strayed is how many hints were asked for on a version of the board that is wrong: each says more closely where.
type strayed struct{ version, hints int }

// tell says what is wrong by a step made by hand.
func (s strayed) tell(step *deduce.Step, n board.Notation) string {
	x := slices.Concat(step.Placements, step.Eliminations)[0]
	where := " on the board"
	switch {
	case s.hints > 2:
		where = " in " + n.Cell(x.Cell)
	case s.hints == 2:
		where = fmt.Sprintf(" in box %d", x.Cell.Box()+1)
	}
	if len(step.Placements) == 0 {
		return "a candidate" + where + " was taken away that is right"
	}
	return "a digit" + where + " is wrong"
}

// checkOffer is what a page does for an offer to show wrong digits: it is no line.
const checkOffer = "(check)"

// finish tells how hard the puzzle was, once it is solved.
func (p *Page) finish(v *repl.View) {
	puzzle := v.Log.Puzzle
	if p.session.Home != nil { // the board is one of a lesson: of the player's own nothing has changed
		return
	}
	if v.Facts.Status != "solved" {
		p.finished = board.Grid{}
		return
	}
	if p.finished == puzzle {
		return
	}
	p.finished = puzzle
	f := &Finish{Puzzle: puzzle.String()}
	needs, way, err := p.wayOf(&v.Log)
	if err != nil {
		return
	}
	if f.Needs = needs; way.Hardest != nil {
		f.Level, f.Score = way.Level.String(), way.Score
	}
	if rating, err := p.session.GlancedRating(context.Background()); err == nil && rating != nil {
		f.Rating = rating.Glance()
	}
	p.send(Message{Finish: f})
}

// wayOf is how the ladder solves the puzzle of a log: that log itself, where nothing was typed or guessed on its way.
func (p *Page) wayOf(log *deduce.Log) (needs string, way deduce.Judgement, err error) {
	byLadder := log.Last().Kind == deduce.Solved && !slices.ContainsFunc(log.Steps, func(s deduce.Step) bool {
		return s.Kind == deduce.Premise || s.Kind == deduce.Guess
	})
	if way = rate.Scale.Judge(log); byLadder && way.Hardest != nil {
		return way.Hardest.Title, way, nil
	}
	start := deduce.New(log.Puzzle, deduce.Options{}).Log()
	return p.session.Needed(context.Background(), &start)
}

// startOf is what a page says of a puzzle that a command put on the board; nil where it put none. The level is that of the givens,
// whatever came along with them.
func (p *Page) startOf(facts answer.Result) *Start {
	s, ok := facts.(answer.Start)
	if !ok {
		return nil
	}
	f := &Start{Givens: s.Givens, Placed: s.Placed, Solutions: s.Solutions, Level: s.Level}
	if s.Placed > 0 {
		if f.Wrong = p.session.Wrong().Len(); f.Wrong > 0 {
			f.Solutions = "one" // whatever the digits leave of it
		}
		start := deduce.New(p.session.Solver.Log().Puzzle, deduce.Options{}).Log()
		if _, way, err := p.session.Needed(context.Background(), &start); err != nil || way.Hardest == nil {
			f.Level = ""
		} else {
			f.Level = way.Level.String()
		}
	}
	puzzle := p.session.Solver.Board().Grid()
	for c := range board.Cell(board.Cells) {
		if d := puzzle[c]; d != 0 && slices.ContainsFunc(slices.Collect(c.Peers().All()), func(other board.Cell) bool { return puzzle[other] == d }) {
			f.Clashes = append(f.Clashes, c.String())
		}
	}
	return f
}
