package explanation_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/picture"
)

// A reader of our own sentences: it knows the words that explanations are made of, and the board, but not how they are made.

// reader reads the explanation of a step and notes what does not hold on the board before it.
type reader struct {
	b        *board.Board
	step     *deduce.Step
	sets     map[string]board.CellSet // by letters that the words introduce
	named    board.CellSet            // what the step is about
	digits   board.DigitSet
	units    board.UnitSet
	faults   []string
	said     board.CellSet  // cells that are named anywhere
	supposed []saidOf       // of a chain: what is said so far
	left     *board.CellSet // of a digit that is followed: where it can be
}

// The words as expressions: a group of cells, a list of such, digits, a unit.
const (
	aGroup     = `r[1-9]+c[1-9]+(?:,r[1-9]+c[1-9]+)*`
	someCells  = aGroup + `(?:(?:, | and | or | )` + aGroup + `)*`
	someDigits = `[1-9](?:(?:, | and | or )[1-9])*`
	aUnit      = `(?:row|column|box) [1-9]`
)

func compiled(text string) *regexp.Regexp {
	return regexp.MustCompile(strings.NewReplacer("CELLS", "("+someCells+")", "DIGITS", "("+someDigits+")", "UNIT", "("+aUnit+")", "CELL", "("+aGroup+")", "D", "([1-9])").Replace(text))
}

// faultsOf reads paragraphs about a step.
func faultsOf(paragraphs []string, b *board.Board, s *deduce.Step) []string {
	r := &reader{b: b, step: s, sets: map[string]board.CellSet{}}
	r.gather()
	for _, p := range paragraphs {
		if !strings.HasPrefix(p, "It rests on") {
			r.introduced(p)
			r.said = r.said.Union(r.cellsIn(p))
		}
	}
	for _, p := range paragraphs {
		if !strings.HasPrefix(p, "It rests on") {
			r.paragraph(p)
		}
	}
	r.letters(paragraphs)
	return r.faults
}

func (r *reader) fault(format string, args ...any) {
	r.faults = append(r.faults, fmt.Sprintf(format, args...))
}

// gather notes the cells, digits and units that the drawing and the parts of the step show.
func (r *reader) gather() {
	pic := picture.Draw(r.b, r.step, board.RC)
	for c := range board.Cell(board.Cells) {
		for d := board.Digit(1); d <= 9; d++ {
			if m := pic.Strongest(c, d); m != picture.Plain && m != picture.Given {
				r.named, r.digits = r.named.With(c), r.digits.With(d)
			}
		}
		if pic.Cells[c] != picture.Plain {
			r.named = r.named.With(c)
		}
	}
	for i := range r.step.Parts {
		p := &r.step.Parts[i]
		r.named, r.units, r.digits = r.named.Union(p.Cells), r.units|p.Units, r.digits|p.Digits
		for u := range p.Units.All() {
			r.named = r.named.Union(u.Cells())
		}
	}
	if r.step.Argument != nil {
		for _, l := range r.step.Argument.Links {
			r.named = r.named.Union(l.From.Cells).Union(l.To.Cells)
			r.digits = r.digits.With(l.From.Digit).With(l.To.Digit)
		}
		for i := range r.step.Argument.Claims {
			c := &r.step.Argument.Claims[i]
			if c.Kind != deduce.Conflict {
				r.named, r.digits = r.named.With(c.Candidate.Cell), r.digits.With(c.Candidate.Digit)
			}
		}
	}
	for _, x := range append(slices.Clone(r.step.Placements), r.step.Eliminations...) {
		r.named, r.digits = r.named.With(x.Cell), r.digits.With(x.Digit)
	}
}

// list are the cells of a list, each of which is named once.
func (r *reader) list(text string) board.CellSet {
	all := r.cellsIn(text)
	n := 0
	for _, m := range reCell.FindAllStringSubmatch(text, -1) {
		n += len(m[1]) * len(m[2])
	}
	if n != all.Len() {
		r.fault("named twice: %s", text)
	}
	return all
}

// cellsIn are all cells that a text names; a name that is none is a fault.
func (r *reader) cellsIn(text string) (all board.CellSet) {
	for _, m := range reCell.FindAllStringSubmatch(text, -1) {
		rows, cols := m[1], m[2]
		if !rising(rows) || !rising(cols) {
			r.fault("%s is no cells", m[0])
			continue
		}
		for _, row := range rows {
			for _, col := range cols {
				all = all.With(board.CellAt(int(row-'1'), int(col-'1')))
			}
		}
	}
	return all
}

var reCell = regexp.MustCompile(`r([1-9]+)c([1-9]+)`)

// rising reports whether digits are in order, each once.
func rising(text string) bool {
	for i := 1; i < len(text); i++ {
		if text[i] <= text[i-1] {
			return false
		}
	}
	return true
}

var reDigit = regexp.MustCompile(`[1-9]`)

// digitsIn are the digits of a list, which must be in order.
func (r *reader) digitsIn(text string) (all board.DigitSet) {
	for _, m := range reDigit.FindAllString(text, -1) {
		all = all.With(board.Digit(m[0] - '0'))
	}
	return all
}

func unitIn(text string) board.Unit {
	i := int(text[len(text)-1] - '1')
	switch text[0] {
	case 'r':
		return board.Row(i)
	case 'c':
		return board.Column(i)
	}
	return board.Box(i)
}

// union is what cells can hold together.
func (r *reader) union(cells board.CellSet) (all board.DigitSet) {
	for c := range cells.All() {
		all |= r.b.Candidates(c)
	}
	return all
}

// homes are the places of digits in a unit.
func (r *reader) homes(u board.Unit, digits board.DigitSet) (all board.CellSet) {
	for d := range digits.All() {
		all = all.Union(r.b.CellsFor(d).And(u.Cells()))
	}
	return all
}

var (
	reIntroduced = compiled(`([A-Z]) = CELLS \(([1-9](?: [1-9])*)\)`)
	reHeld       = compiled(`CELLS \(([1-9](?: [1-9])*)\)`)
	reInUnit     = compiled(`CELLS(?:, all| both|, both| are|,)? in (?:the )?UNIT`)
	reBracketed  = compiled(`CELL \(UNIT\)`)
	reSees       = compiled(`CELLS(,)? (?:sees?|which sees) (?:every (` + someDigits + `): )?(` + someCells + ` in ` + aUnit + `(?:(?:, | and )` + someCells + ` in ` + aUnit + `)*)`)
	reSeen       = compiled(`CELLS in UNIT`)
	reRulesOut   = compiled(`D in CELL rules out CELLS \(UNIT\)`)
	reIs         = compiled(`CELL (?:is|must be) (not )?D`)
	reForced     = compiled(`CELLS must be D \((` + aUnit + `(?: and ` + aUnit + `)*)\)`)
	reOneOf      = compiled(`D is in CELLS`)
	reBothBe     = compiled(`CELLS(?: are in UNIT, so they| can't both be| can't be both)`)
	reUnits      = compiled(`UNIT`)
	reCapitalled = strings.NewReplacer("Row", "row", "Column", "column", "Box", "box")
	reSeveral    = regexp.MustCompile(`(row|column|box)(?:s|es) ([1-9]\b(?:(?:, | and | or )[1-9]\b)*)`)
)

// spelled writes columns 1, 3 and 4 as column 1, column 3 and column 4.
func spelled(text string) string {
	return reSeveral.ReplaceAllStringFunc(text, func(all string) string {
		m := reSeveral.FindStringSubmatch(all)
		return reDigit.ReplaceAllString(m[2], m[1]+" $0")
	})
}

// introduced notes the sets that a paragraph introduces.
func (r *reader) introduced(text string) {
	for _, m := range reIntroduced.FindAllStringSubmatch(text, -1) {
		r.sets[m[1]] = r.cellsIn(m[2])
	}
}

// paragraph reads a paragraph: first what can be read wherever it stands, then by sentences.
func (r *reader) paragraph(text string) {
	text = spelled(reCapitalled.Replace(text))
	named := r.cellsIn(text)
	if !named.Within(r.named) {
		r.fault("%v are not in the drawing: %s", board.RC.Cells(named.Minus(r.named)), text)
	}
	for _, m := range reHeld.FindAllStringSubmatch(text, -1) {
		if r.union(r.cellsIn(m[1])) != r.digitsIn(m[2]) || !rising(strings.ReplaceAll(m[2], " ", "")) {
			r.fault("%s do not hold %s", m[1], m[2])
		}
	}
	for _, re := range []*regexp.Regexp{reInUnit, reBracketed} {
		for _, m := range re.FindAllStringSubmatch(text, -1) {
			if !r.cellsIn(m[1]).Within(unitIn(m[2]).Cells()) {
				r.fault("not so: %s", m[0])
			}
		}
	}
	for _, m := range reSees.FindAllStringSubmatch(text, -1) {
		r.sees(m[1], m[3], m[4])
	}
	for _, m := range reRulesOut.FindAllStringSubmatch(text, -1) {
		by, u := r.cellsIn(m[2]), unitIn(m[4])
		if r.b.Digit(by.First()) != board.Digit(m[1][0]-'0') || !by.Union(r.cellsIn(m[3])).Within(u.Cells()) {
			r.fault("not so: %s", m[0])
		}
	}
	for _, m := range reIs.FindAllStringSubmatch(text, -1) {
		r.candidates(r.cellsIn(m[1]), m[3], m[0])
	}
	for _, m := range reForced.FindAllStringSubmatch(text, -1) {
		r.forced(m[1], reUnits.FindAllString(m[3], -1), m[0])
	}
	for _, m := range reOneOf.FindAllStringSubmatch(text, -1) {
		r.candidates(r.cellsIn(m[2]), m[1], m[0])
	}
	for _, m := range reBothBe.FindAllStringSubmatch(text, -1) {
		if all := r.cellsIn(m[1]); !all.Rest().Empty() && all.CommonUnits() == 0 {
			r.fault("not so: %s", m[0])
		}
	}
	for _, m := range reUnits.FindAllString(text, -1) {
		if u := unitIn(m); !r.units.Has(u) && r.said.And(u.Cells()).Empty() && r.step.Technique.Shape != deduce.ShapeExocet {
			r.fault("%s has nothing to do with it: %s", m, text)
		}
	}
	r.eureka(text)
	for s := range strings.SplitSeq(strings.TrimSuffix(text, "."), ". ") {
		r.sentence(strings.TrimSpace(s))
	}
}

// forced checks the units that a sentence gives for cells that must be a digit: one unit for all cells, or one for each, in the same order.
func (r *reader) forced(who string, units []string, text string) {
	cells := slices.Collect(r.list(who).All())
	if len(units) != 1 && len(units) != len(cells) {
		r.fault("a unit for each cell is missing: %s", text)
		return
	}
	for i, c := range cells {
		if u := unitIn(units[min(i, len(units)-1)]); !u.Cells().Has(c) {
			r.fault("%v is not in %v: %s", board.RC.Cell(c), board.RC.Unit(u), text)
		}
	}
}

// candidates holds a digit to be possible, or to stand, in cells.
func (r *reader) candidates(cells board.CellSet, digit, text string) {
	d := board.Digit(digit[0] - '0')
	for c := range cells.All() {
		if !r.b.Has(board.Candidate{Cell: c, Digit: d}) && r.b.Digit(c) != d {
			r.fault("%v can't be %d: %s", board.RC.Cell(c), d, text)
		}
	}
}

// sees holds each of some cells to seeing each of others, in the units that are named.
func (r *reader) sees(who, every, what string) {
	subjects, digits := r.list(who), r.digitsIn(every)
	for _, m := range reSeen.FindAllStringSubmatch(what, -1) {
		objects, u := r.list(m[1]), unitIn(m[2])
		if !subjects.Union(objects).Within(u.Cells()) {
			r.fault("not so: %s see %s", who, m[0])
		}
		for d := range digits.All() {
			if digits.Single() && !objects.Within(r.b.CellsFor(d)) {
				r.fault("%s are not all places of %d", m[1], d)
			}
		}
	}
}

// letters holds the sets that the words name to those of the legend.
func (r *reader) letters(paragraphs []string) {
	switch r.step.Technique.Shape {
	case deduce.ShapeChain, deduce.ShapeForcing, deduce.ShapeKraken:
	default:
		return
	}
	pic := picture.Draw(r.b, r.step, board.RC)
	var legend []string
	for m := picture.LetterA; m <= picture.LetterG; m++ {
		for _, noun := range pic.Roles[m] {
			if letter, ok := strings.CutPrefix(noun, "almost locked set "); ok && !slices.Contains(legend, letter) {
				legend = append(legend, letter)
			}
		}
	}
	var words []string
	for letter := range r.sets {
		words = append(words, letter)
	}
	slices.Sort(words)
	slices.Sort(legend)
	if !slices.Equal(words, legend) {
		r.fault("the words have sets %v, the legend %v", words, legend)
	}
}
