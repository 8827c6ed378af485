package render

import (
	"deduku/board"
	"deduku/deduce"
)

// Mark says how a candidate, a digit, a cell or a unit stands out in a picture.
type Mark uint8

// The marks, weakest first: where several apply to one candidate the strongest counts.
const (
	Plain      Mark = iota
	Given           // a digit of the puzzle
	Pattern         // a part that cites truths
	Shown           // a part that cites nothing: what ties sets together, the digit that ruled others out
	Fin             // candidates that the pattern would be perfect without
	SideA           // places that are all true or all false together
	SideB           // the opposites of those
	Eliminated      // what the step strikes
	Concluded       // what the step places
	Marks           // the number of marks
)

// job is how parts of a role are drawn: the mark of their candidates, and whether their units are outlined.
type job struct {
	mark    Mark
	outline bool
}

// jobs says what each role means in a picture.
var jobs = map[deduce.Role]job{
	deduce.Single:  {mark: Pattern},
	deduce.Home:    {mark: Pattern, outline: true},
	deduce.Empty:   {mark: Pattern, outline: true},
	deduce.Set:     {mark: Pattern},
	deduce.Base:    {mark: Pattern, outline: true},
	deduce.Strong:  {mark: Pattern}, // its links are drawn
	deduce.Corner:  {mark: Pattern},
	deduce.Pivot:   {mark: Pattern},
	deduce.Pincer:  {mark: Pattern},
	deduce.Petal:   {mark: Pattern},
	deduce.Guarded: {mark: Pattern},

	deduce.Filled:  {mark: Shown},
	deduce.Seer:    {mark: Shown},
	deduce.Lost:    {mark: Shown},
	deduce.Clash:   {mark: Shown},
	deduce.Within:  {mark: Shown, outline: true},
	deduce.Cover:   {mark: Shown, outline: true},
	deduce.Channel: {mark: Shown},
	deduce.Common:  {mark: Shown},

	deduce.Fin:     {mark: Fin},
	deduce.EndoFin: {mark: Fin},
	deduce.Extra:   {mark: Fin},

	deduce.ColorA: {mark: SideA},
	deduce.ColorC: {mark: SideA},
	deduce.ColorB: {mark: SideB},
	deduce.ColorD: {mark: SideB},
}

// jobOf is the job of a role; of one without a row, what all roles like it have.
func jobOf(r deduce.Role) job {
	switch j, ok := jobs[r]; {
	case ok:
		return j
	case r.Cites():
		return job{mark: Pattern}
	}
	return job{mark: Shown}
}

// Picture is what a drawing of a board shows: each cell's digit or candidates, and what stands out
// because of a step. Drawings in the terminal and for files are made from it alone.
type Picture struct {
	Digits     board.Grid
	Candidates [board.Cells]board.DigitSet // empty for filled cells
	Marks      [board.Cells][10]Mark       // by cell and digit
	Cells      [board.Cells]Mark           // cells to outline
	Units      [board.Units]Mark           // units to outline
	Links      []deduce.Link
}

// Draw is the picture of a board and, where step is not nil, of that step on it.
func Draw(b *board.Board, step *deduce.Step) Picture {
	p := Picture{Digits: b.Grid()}
	for c := range board.Cell(board.Cells) {
		switch d := b.Digit(c); {
		case d == 0:
			p.Candidates[c] = b.Candidates(c)
		case b.Givens().Has(c):
			p.Marks[c][d] = Given
		}
	}
	if step == nil {
		return p
	}
	for i := range step.Parts {
		p.part(&step.Parts[i])
	}
	if step.Argument != nil {
		p.argument(step.Argument)
	}
	for _, x := range step.Placements {
		p.mark(x.Cell, x.Digit, Concluded)
	}
	for _, x := range step.Eliminations {
		p.mark(x.Cell, x.Digit, Eliminated)
	}
	return p
}

// part marks the digits of a part in its cells. Of one that cites truths and names units only, it marks the
// digits there; one that only shows units marks no candidate, as most in them have nothing to do with it.
func (p *Picture) part(part *deduce.Part) {
	job := jobOf(part.Role)
	if job.outline {
		for u := range part.Units.All() {
			p.Units[u] = max(p.Units[u], job.mark)
		}
	}
	cells := part.Cells
	switch {
	case cells.Empty() && part.Role.Cites() && part.Digits != 0:
		for u := range part.Units.All() {
			cells = cells.Union(u.Cells())
		}
	case part.Units == 0 && part.Role == deduce.Empty:
		for c := range cells.All() {
			p.Cells[c] = job.mark // there is no candidate to mark
		}
	}
	for c := range cells.All() {
		digits := p.Candidates[c]
		if part.Digits != 0 {
			digits &= part.Digits
		}
		for d := range digits.All() {
			p.mark(c, d, job.mark)
		}
		if d := p.Digits[c]; d != 0 && part.Digits.Has(d) {
			p.mark(c, d, job.mark)
		}
	}
}

// argument shows links, the cells of a deadly pattern, and of a chain or net told in steps what these place.
func (p *Picture) argument(a *deduce.Argument) {
	p.Links = a.Links
	for c := range a.Deadly.All() {
		p.Cells[c] = Shown
	}
	for i := range a.Steps {
		for _, x := range a.Steps[i].Placements {
			if p.Candidates[x.Cell].Has(x.Digit) {
				p.mark(x.Cell, x.Digit, Shown)
			}
		}
	}
}

func (p *Picture) mark(c board.Cell, d board.Digit, m Mark) {
	p.Marks[c][d] = max(p.Marks[c][d], m)
}

// Word is what a legend calls the mark; empty for those that need no word.
func (m Mark) Word() string {
	return [Marks]string{
		Pattern: "pattern", Shown: "shown", Fin: "fin", SideA: "one side", SideB: "other side",
		Eliminated: "struck", Concluded: "placed",
	}[m]
}

// Used are the marks of candidates and digits that a legend to the picture explains, weakest first.
func (p *Picture) Used() []Mark {
	var used [Marks]bool
	for c := range p.Marks {
		for _, m := range p.Marks[c] {
			used[m] = true
		}
	}
	var out []Mark
	for m, yes := range used {
		if yes && Mark(m).Word() != "" {
			out = append(out, Mark(m))
		}
	}
	return out
}
