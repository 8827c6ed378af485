package export

import (
	"fmt"
	"iter"
	"strings"
	"time"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
)

// Sheet is a log to write with a picture a step, or a run of its steps.
type Sheet struct {
	Log  *deduce.Log
	Name string                 // what the puzzle is called
	Text wording.Text           // how steps are told
	Dark bool                   // pixels are on dark paper
	Only int                    // the number of the one step to show; 0 for all
	Hard int                    // the number of the hardest step, of which Markdown and LaTeX have a picture; 0 for none
	Each time.Duration          // how long a step of an animation is to be seen; 0 for what its kind takes
	Hand func(*picture.Picture) // puts on each picture what was coloured by hand; nil for nothing
}

// MaxPictures is how many steps have a picture of their own in a file: more would be too long to look at. Of a longer
// log the steps that take some thought are shown, or as many of them, evenly.
const MaxPictures = 1000

// frame is a step and the board on which it was found.
type frame struct {
	number int
	step   *deduce.Step
	board  board.Board
	back   bool // the step was taken back later, or is a contradiction
}

// mark is what stands behind the number of the step.
func (f *frame) mark() string {
	if f.back {
		return wording.TakenBack
	}
	return ""
}

// replay yields each step with the board before it; of a backtrack, with the board that it goes back to.
func replay(log *deduce.Log) iter.Seq[*frame] {
	return func(yield func(*frame) bool) {
		now := frame{board: board.New()}
		var guessed []board.Board
		in := log.InForce()
		for n, step := range log.All {
			now.number, now.step, now.back = n, step, !in[n-1]
			switch now.step.Kind {
			case deduce.Guess:
				guessed = append(guessed, now.board)
			case deduce.Backtrack:
				last := len(guessed) - 1
				now.board, guessed = guessed[last], guessed[:last]
			}
			if !yield(&now) {
				return
			}
			now.apply()
		}
	}
}

// apply puts the conclusions of the step on the board.
func (f *frame) apply() {
	if f.step.Kind == deduce.Conflict {
		return
	}
	for _, x := range f.step.Placements {
		if f.step.Kind == deduce.Init {
			f.board.Give(x.Cell, x.Digit)
		} else {
			f.board.Place(x.Cell, x.Digit)
		}
	}
	for _, x := range f.step.Eliminations {
		f.board.Eliminate(x.Cell, x.Digit)
	}
}

// beginning is how many steps come before the first that is more than what the board came with.
func beginning(log *deduce.Log) int {
	for i := range log.Steps {
		if k := log.Steps[i].Kind; k != deduce.Init && k != deduce.Premise && k != deduce.Omitted {
			return i
		}
	}
	return len(log.Steps)
}

// frames yields the steps that the sheet tells, without those that the board came with.
func (s *Sheet) frames() iter.Seq[*frame] {
	first := beginning(s.Log) + 1
	return func(yield func(*frame) bool) {
		for f := range replay(s.Log) {
			if s.Only == f.number || s.Only == 0 && f.number >= first {
				if !yield(f) {
					return
				}
			}
		}
	}
}

// pictured yields the frames that get a picture: all of them, unless there are too many.
func (s *Sheet) pictured() iter.Seq[*frame] {
	wanted := s.wanted()
	return func(yield func(*frame) bool) {
		for f := range s.frames() {
			if (wanted == nil || wanted[f.number]) && !yield(f) {
				return
			}
		}
	}
}

// wanted are the numbers of the steps that get a picture where not all do, nil where they do. The last step is one of
// them.
func (s *Sheet) wanted() map[int]bool {
	first, last := beginning(s.Log)+1, len(s.Log.Steps)
	if s.Only != 0 || s.beyond() <= MaxPictures {
		return nil
	}
	wanted := map[int]bool{last: true}
	var hard []int
	for n := first; n < last; n++ {
		if s.Log.Has(n) && !easy(s.Log.Step(n).Kind) {
			hard = append(hard, n)
		}
	}
	for i := range min(len(hard), MaxPictures-1) {
		wanted[hard[i*len(hard)/min(len(hard), MaxPictures-1)]] = true
	}
	for n := first; n < last && len(wanted) < MaxPictures; n++ { // room for what leads up to the first of them
		if s.Log.Has(n) {
			wanted[n] = true
		}
	}
	return wanted
}

// thinned says how many of the steps have a picture; empty where all have one.
func (s *Sheet) thinned() string {
	wanted := s.wanted()
	if wanted == nil {
		return ""
	}
	return fmt.Sprintf("This is long, so %d of its %d steps have a picture.", len(wanted), s.beyond())
}

// beyond is how many steps there are beyond what the board came with.
func (s *Sheet) beyond() int {
	came := s.Log.First(beginning(s.Log))
	return s.Log.Count() - came.Count()
}

// start is the board as it came.
func (s *Sheet) start() board.Board {
	now := frame{board: board.New()}
	for i := range s.Log.Steps[:beginning(s.Log)] {
		now.step = &s.Log.Steps[i]
		now.apply()
	}
	return now.board
}

// end is the board after the last step.
func (s *Sheet) end() board.Board {
	var last *frame
	for f := range replay(s.Log) {
		last = f
	}
	if last == nil {
		return board.New()
	}
	last.apply()
	return last.board
}

// Before is the board on which the step with a number was found.
func (s *Sheet) Before(number int) board.Board {
	for f := range replay(s.Log) {
		if f.number == number {
			return f.board
		}
	}
	return s.end()
}

// Step is the drawing of a step with a number, on the board on which it was found.
func (s *Sheet) Step(number int) *Drawing {
	before := s.Before(number)
	return s.StepOn(&before, number)
}

// StepOn is Step for those who have the board that Before finds.
func (s *Sheet) StepOn(before *board.Board, number int) *Drawing {
	return s.drawing(&frame{number: number, step: s.Log.Step(number), board: *before})
}

// drawing is the drawing of a frame, with the step in words.
func (s *Sheet) drawing(f *frame) *Drawing {
	phrase := s.named().Phrase(f.step)
	d := s.byHand(&Drawing{Picture: picture.Draw(&f.board, f.step, s.Text.Notation), Dark: s.Dark})
	words := fold(fmt.Sprintf("%d  %s  %s", f.number, phrase.Label, phrase.Conclusion), titleColumns)
	d.Title = words[0]
	d.Caption = words[1:]
	if phrase.Reason != "" {
		d.Caption = append(d.Caption, fold(phrase.Reason, columns)...)
	}
	return d
}

// byHand puts on a drawing what was coloured by hand.
func (s *Sheet) byHand(d *Drawing) *Drawing {
	if s.Hand != nil {
		s.Hand(&d.Picture)
	}
	return d
}

// named is how steps are told in what is made for reading: by the names that players have for them.
func (s *Sheet) named() wording.Text {
	text := s.Text
	text.Named = true
	return text
}

// depth is how many levels a step is indented. More than these would leave no room for its words on paper or a telephone.
func depth(p *wording.Phrase) int { return min(len(p.Indent)/2, 8) }

// Board is the drawing of a board alone, with its candidates or without.
func Board(b *board.Board, n board.Notation, candidates bool) *Drawing {
	d := &Drawing{Picture: picture.Draw(b, nil, n)}
	if !candidates {
		clear(d.Candidates[:])
	}
	return d
}

// fold breaks words into lines that fit below a board.
func fold(words string, columns int) []string {
	out := wording.Fold(words, columns)
	for i := range out {
		out[i] = strings.TrimSpace(out[i])
	}
	return out
}
