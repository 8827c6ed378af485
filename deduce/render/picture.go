package render

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// Mark says how a candidate, a digit, a cell or a unit stands out in a picture.
type Mark uint8

// The marks, weakest first: where several apply to one candidate the strongest counts.
const (
	Plain   Mark = iota
	Given        // a digit of the puzzle
	Pattern      // a part that cites truths
	Shown        // a part that cites nothing: what ties sets together, the digit that ruled others out
	Fin          // candidates that the pattern would be perfect without
	SideA        // places that are all true or all false together
	SideB        // the opposites of those
	Refuted      // what a lemma of an argument removes, as long as its premise holds
	Follows      // what follows from the premise of an argument
	Branch1      // a case of an argument and what follows there
	Branch2
	Branch3
	Branch4    // of the fourth case and of those after it
	Eliminated // what the step eliminates
	Concluded  // what the step places
	Marks      // the number of marks
)

// job is how parts of a role are drawn: the mark of their candidates, and whether their units or their open
// cells are outlined.
type job struct {
	mark         Mark
	units, cells bool
}

// jobs says what each role means in a picture.
var jobs = map[deduce.Role]job{
	deduce.Single:    {mark: Pattern},
	deduce.LastPlace: {mark: Pattern, units: true},
	deduce.Empty:     {mark: Pattern, units: true, cells: true},
	deduce.Set:       {mark: Pattern},
	deduce.Base:      {mark: Pattern, units: true},
	deduce.Strong:    {mark: Pattern}, // its links are drawn
	deduce.Corner:    {mark: Pattern},
	deduce.Pivot:     {mark: Pattern},
	deduce.Pincer:    {mark: Pattern},
	deduce.Petal:     {mark: Pattern},
	deduce.Guarded:   {mark: Pattern},
	deduce.BaseCells: {mark: Pattern, cells: true},
	deduce.CrossLine: {mark: Shown, units: true},
	deduce.Mirror:    {mark: SideB},
	deduce.Tip:       {mark: Pattern},
	deduce.Bridge:    {mark: Pattern}, // as much a part of the links as their tips

	deduce.Also:             {}, // the unit that counts is outlined
	deduce.Filled:           {mark: Shown},
	deduce.Blocker:          {mark: Shown},
	deduce.Lost:             {mark: Shown},
	deduce.Clash:            {mark: Shown, cells: true},
	deduce.Within:           {mark: Shown, units: true},
	deduce.Cover:            {mark: Shown, units: true},
	deduce.CoverToo:         {mark: Shown},
	deduce.Target:           {mark: SideA, cells: true},
	deduce.RestrictedCommon: {mark: Shown},
	deduce.Common:           {mark: Pattern}, // what it eliminates tells which digit it is

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
	Givens     board.CellSet
	Candidates [board.Cells]board.DigitSet // empty for filled cells
	Marks      [board.Cells][10]Mark       // by cell and digit
	Cells      [board.Cells]Mark           // cells to outline
	Units      [board.Units]Mark           // units to outline
	Roles      [Marks][]string             // by mark, what it stands for in this picture, in the field's nouns
	Links      []deduce.Link
	Notation   board.Notation // of cells, where links are written and rows and columns named
}

// Draw is the picture of a board and, where step is not nil, of that step on it.
func Draw(b *board.Board, step *deduce.Step) Picture {
	p := Picture{Digits: b.Grid(), Givens: b.Givens()}
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
	var cited deduce.Part // what the parts that cite truths are about
	for i := range step.Parts {
		if part := &step.Parts[i]; part.Role.Cites() {
			cited.Digits |= part.Digits
			cited.Cells = cited.Cells.Union(part.Cells)
		}
	}
	for i := range step.Parts {
		p.part(&step.Parts[i], &cited)
		p.name(jobOf(step.Parts[i].Role).mark, nouns[step.Parts[i].Role])
	}
	p.thin()
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

// nouns are what players call the parts of each role.
var nouns = map[deduce.Role]string{
	deduce.Single: "only candidate", deduce.LastPlace: "only place", deduce.Empty: "nothing is possible", deduce.Set: "set", deduce.Base: "base",
	deduce.Strong: "strong link", deduce.Corner: "deadly pattern", deduce.Pivot: "pivot", deduce.Pincer: "pincer", deduce.Petal: "almost locked set",
	deduce.Guarded: "ring", deduce.Tip: "end", deduce.Bridge: "weak link", deduce.Filled: "blocker", deduce.Blocker: "blocker", deduce.Lost: "place lost before",
	deduce.Clash: "contradiction", deduce.Within: "unit", deduce.Cover: "cover", deduce.BaseCells: "base", deduce.CrossLine: "cross line", deduce.Mirror: "mirror",
	deduce.Target: "target", deduce.CoverToo: "cover", deduce.RestrictedCommon: "restricted common", deduce.Common: "z",
	deduce.Fin: "fin", deduce.EndoFin: "endo fin", deduce.Extra: "extra candidate", deduce.ColorA: "colour A", deduce.ColorB: "colour B",
	deduce.ColorC: "colour C", deduce.ColorD: "colour D",
}

// name notes that a mark stands for something.
func (p *Picture) name(m Mark, noun string) {
	if noun != "" && !slices.Contains(p.Roles[m], noun) {
		p.Roles[m] = append(p.Roles[m], noun)
	}
}

// Word is what the legend calls a mark: the roles that it stands for in this picture.
func (p *Picture) Word(m Mark) string {
	if m == Eliminated || m == Concluded || len(p.Roles[m]) == 0 {
		return m.Word()
	}
	return strings.Join(p.Roles[m], ", ")
}

// part outlines the units of a part where its role says so, and marks its digits in its cells. Where a part gives no
// digits, or nothing else, those of the cited parts count.
func (p *Picture) part(part, cited *deduce.Part) {
	job := jobOf(part.Role)
	if job.units {
		for u := range part.Units.All() {
			p.Units[u] = max(p.Units[u], job.mark)
		}
	}
	digits := part.Digits
	if digits == 0 {
		digits = cited.Digits
	}
	if digits == 0 {
		digits = board.AllDigits
	}
	for c := range cellsOf(part, cited).All() {
		if job.cells && p.Digits[c] == 0 {
			p.Cells[c] = job.mark
		}
		for d := range (digits & p.Candidates[c]).All() {
			p.mark(c, d, job.mark)
		}
		if d := p.Digits[c]; d != 0 && part.Digits.Has(d) {
			p.mark(c, d, job.mark)
		}
	}
}

// thin drops outlines of units where there are so many of a kind that they show nothing.
func (p *Picture) thin() {
	const most = 9 // the largest fish has seven
	for m := range Marks {
		var all board.UnitSet
		for u := range board.Unit(board.Units) {
			if m != Plain && p.Units[u] == m {
				all |= board.UnitsOf(u)
			}
		}
		if all.Len() > most {
			for u := range all.All() {
				p.Units[u] = Plain
			}
		}
	}
}

// cellsOf are the cells in which the digits of a part are marked. A part that cites truths may name units only; one
// that only shows units marks no candidate, as most there have nothing to do with it.
func cellsOf(part, cited *deduce.Part) board.CellSet {
	switch {
	case !part.Cells.Empty() || part.Digits == 0:
		return part.Cells
	case part.Units == 0:
		return cited.Cells
	case !part.Role.Cites():
		return board.CellSet{}
	}
	var cells board.CellSet
	for u := range part.Units.All() {
		cells = cells.Union(u.Cells())
	}
	return cells
}

// argument shows links, the cells of a deadly pattern, and what the claims of a chain or net place.
func (p *Picture) argument(a *deduce.Argument) {
	p.Links = a.Links
	for c := range a.Deadly.All() {
		p.Cells[c] = Shown
	}
	p.claims(a.Claims)
}

func (p *Picture) mark(c board.Cell, d board.Digit, m Mark) {
	p.Marks[c][d] = max(p.Marks[c][d], m)
}

// Word is what a legend calls the mark; empty for those that need no word.
func (m Mark) Word() string {
	return [Marks]string{
		Pattern: "pattern", Shown: "seen before", Fin: "fin", SideA: "colour A", SideB: "colour B",
		Refuted: "removed by a lemma", Follows: "follows", Branch1: "case 1", Branch2: "case 2", Branch3: "case 3", Branch4: "case 4",
		Eliminated: "removed", Concluded: "placed",
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
