// Package picture says what a drawing of a board and a step shows: which candidates bear which mark, which units and cells are outlined,
// which places are linked, and what a legend calls all that. Drawings in the terminal and in files are made from it alone.
//
// Start with Draw. roles.go has the table from roles to marks, with what differs from shape to shape; links.go makes links of parts, and
// wear.go finds the words of a text that name a mark.
package picture

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/wording"
)

// Picture is what a drawing of a board shows: each cell's digit or candidates, and what stands out
// because of a step. Drawings in the terminal and for files are made from it alone.
type Picture struct {
	Digits     board.Grid
	Givens     board.CellSet
	Candidates [board.Cells]board.DigitSet        // empty for filled cells
	Marks      [board.Cells][board.ByDigit]Mark   // by cell and digit: the job that it has in the pattern
	Results    [board.Cells][board.ByDigit]Mark   // by cell and digit: what the step makes of it
	Names      [board.Cells][board.ByDigit]string // by cell and digit: what an argument calls what it says of it, 1 to n or the letter of a lemma
	shared     [board.Cells][board.ByDigit]uint32 // by cell and digit: the marks of the sets and the cases that it is in, a bit for each, as they can overlap
	Hues       [board.Cells][board.ByDigit]Hue    // given by hand: by cell and digit, first that of the cell itself
	Cells      [board.Cells]Mark                  // cells to outline
	Wrong      board.CellSet                      // cells whose digit is not in the solution, where that is to be told
	Units      [board.Units]Mark                  // units to outline or to shade
	Roles      [Marks][]string                    // by mark, what it stands for in this picture, in the field's nouns
	Filter     board.Digit                        // the digit that alone is shown, or 0
	Notes      []string                           // more for the legend: x = 1
	Without    string                             // the cell or the unit that a net leaves without a digit or a place
	Explained  bool                               // the legend says how signs are read, as for who sees such a drawing for the first time
	Links      []deduce.Link
	Chain      string // the links as players write them
	Rays       []Ray
	Notation   board.Notation // of cells, where links are written and rows and columns named
}

// Draw returns the picture of a board and, if step is not nil, of that step on it. The notation names cells, rows, and columns.
func Draw(b *board.Board, step *deduce.Step, in board.Notation) Picture {
	p := blank(b)
	p.Notation = in
	if step == nil {
		return p
	}
	p.pattern(step, b, func(*deduce.Part) bool { return true })
	p.Notes = notes(step)
	p.Links = linksOf(step, b)
	p.Chain = wording.Text{Notation: in}.Eureka(&pattern.Pattern{Step: step, Board: b}, p.Links)
	p.rays(step, b)
	if step.Argument != nil {
		for c := range step.Argument.Deadly.All() {
			p.Cells[c] = Region
		}
		p.claims(step.Argument)
		if pattern.ShapeOf(step) == deduce.ShapeForcing && len(step.Argument.Links) > 0 {
			p.cases(step)
		}
	}
	for _, x := range step.Placements {
		p.Results[x.Cell][x.Digit] = Concluded
	}
	for _, x := range step.Eliminations {
		p.Results[x.Cell][x.Digit] = Eliminated
	}
	return p
}

// blank is the picture of a board alone.
func blank(b *board.Board) Picture {
	p := Picture{Digits: b.Grid(), Givens: b.Givens()}
	for c := range board.Cell(board.Cells) {
		switch d := b.Digit(c); {
		case d == 0:
			p.Candidates[c] = b.Candidates(c)
		case b.Givens().Has(c):
			p.Marks[c][d] = Given
		}
	}
	return p
}

// pattern marks the parts of a step that are to be shown.
func (p *Picture) pattern(step *deduce.Step, b *board.Board, shown func(*deduce.Part) bool) {
	var cited deduce.Part // what the parts that cite truths are about
	for i := range step.Parts {
		if part := &step.Parts[i]; part.Role.Cites() {
			cited.Digits |= part.Digits
			cited.Cells = cited.Cells.Union(part.Cells)
		}
	}
	for i, job := range jobsIn(step, b) {
		if !shown(&step.Parts[i]) {
			continue
		}
		p.part(&step.Parts[i], &cited, job)
		p.name(job.mark, job.noun)
	}
	p.thin()
}

// name notes that a mark stands for something.
func (p *Picture) name(m Mark, noun string) {
	if noun != "" && !slices.Contains(p.Roles[m], noun) {
		p.Roles[m] = append(p.Roles[m], noun)
	}
}

// Word is what the legend calls a mark: the roles that it stands for in this picture.
func (p *Picture) Word(m Mark) string {
	if len(p.Roles[m]) == 0 {
		return m.Word()
	}
	return strings.Join(p.Roles[m], ", ")
}

// part outlines the units of a part where its role says so, and marks its digits in its cells. Where a part gives no
// digits, or nothing else, those of the cited parts count.
func (p *Picture) part(part, cited *deduce.Part, job job) {
	if job.unit != Plain {
		for u := range part.Units.All() {
			if !job.boxes || u.Kind() == 'b' {
				p.Units[u] = max(p.Units[u], job.unit)
			}
		}
	}
	if job.mark == Plain {
		return
	}
	outline := Region
	if job.mark == Pattern {
		outline = Pattern
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
			p.Cells[c] = outline
		}
		for d := range (digits & p.Candidates[c]).All() {
			p.mark(c, d, job.mark)
		}
		switch d := p.Digits[c]; {
		case d == 0 || !part.Digits.Has(d):
		case job.filled != "":
			p.mark(c, d, Seen)
			p.name(Seen, job.filled)
		default:
			p.mark(c, d, job.mark)
		}
	}
}

// thin drops outlines of units where there are so many of a kind that they show nothing.
func (p *Picture) thin() {
	const most = 9 // the largest fish has seven
	for m := range Marks {
		if m == Plain {
			continue
		}
		if all := p.UnitsMarked(m); all.Len() > most {
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

func (p *Picture) mark(c board.Cell, d board.Digit, m Mark) {
	p.Marks[c][d] = max(p.Marks[c][d], m)
	if LetterA <= m && m <= LetterG {
		p.shared[c][d] |= 1 << m
	}
}

// Jobs are the marks that a candidate or digit has in the pattern: one, but for sets and cases that overlap.
func (p *Picture) Jobs(c board.Cell, d board.Digit) (out []Mark) {
	m := p.Marks[c][d]
	if LetterA <= m && m <= Branch4 {
		for l := LetterA; l < m; l++ {
			if p.shared[c][d]>>l&1 != 0 {
				out = append(out, l)
			}
		}
	}
	return append(out, m)
}

// Strongest is the mark that counts for a candidate or digit where only one can be shown: what the step makes of it or
// else its job in the pattern.
func (p *Picture) Strongest(c board.Cell, d board.Digit) Mark {
	return max(p.Marks[c][d], p.Results[c][d])
}

// Used are the marks of candidates and digits that a legend to the picture explains, weakest first.
func (p *Picture) Used() []Mark {
	var used [Marks]bool
	for c := range p.Marks {
		for d := range p.Marks[c] {
			used[p.Results[c][d]] = true
			for _, m := range p.Jobs(board.Cell(c), board.Digit(d)) {
				used[m] = true
			}
		}
	}
	return explained(&used)
}

// UsedUnits are the marks of outlined or shaded units that a legend explains.
func (p *Picture) UsedUnits() []Mark {
	var used [Marks]bool
	for _, m := range p.Units {
		used[m] = true
	}
	return explained(&used)
}

// UnitsMarked are the units that have a mark.
func (p *Picture) UnitsMarked(m Mark) (all board.UnitSet) {
	for u := range board.Unit(board.Units) {
		if p.Units[u] == m {
			all |= board.UnitsOf(u)
		}
	}
	return all
}

// explained are those of the marks that have a word.
func explained(used *[Marks]bool) (out []Mark) {
	for m, yes := range used {
		if yes && Mark(m).Word() != "" {
			out = append(out, Mark(m))
		}
	}
	return out
}
