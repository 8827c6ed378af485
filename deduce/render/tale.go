package render

import (
	"strconv"
	"strings"

	"deduku/board"
	"deduku/deduce"
)

// Tale is a step told in four parts: what makes the pattern, the alternatives that are left and why there are no more,
// what each removed candidate sees in them, and what follows.
type Tale struct {
	Look      string
	Choices   string
	Cases     []string // of the alternatives, one by one; or links of a chain, in order
	Sees      string   // empty where nothing is removed, or where Choices say it for each removed candidate
	Therefore string
}

// Paragraphs are the parts that say something, in order; cases are indented.
func (t Tale) Paragraphs() []string {
	var out []string
	add := func(part string) {
		if part != "" {
			out = append(out, part)
		}
	}
	add(t.Look)
	add(t.Choices)
	for _, c := range t.Cases {
		add("  " + c)
	}
	add(t.Sees)
	add(t.Therefore)
	return out
}

// Tell tells a step found by a technique, on the board before it. A step that no technique found, or whose pattern is not
// known, has an empty tale.
func (t Text) Tell(s *deduce.Step, b *board.Board) Tale {
	if s.Technique == nil || s.Argument != nil && s.Argument.Reason != "" || len(s.Parts) == 0 {
		return Tale{}
	}
	tell, ok := tellers[s.Technique.Shape]
	if !ok {
		return Tale{}
	}
	told := tell(&teller{Text: t, step: s, b: b})
	if told.Look == "" {
		return Tale{}
	}
	if told.Therefore == "" {
		told.Therefore = t.therefore(s)
	}
	return told
}

// tellers are how steps of each shape are told; each family has a file.
var tellers = map[deduce.Shape]func(*teller) Tale{
	deduce.ShapeSingle:         (*teller).single,
	deduce.ShapeLocked:         (*teller).locked,
	deduce.ShapeNakedSet:       (*teller).nakedSet,
	deduce.ShapeHiddenSet:      (*teller).hiddenSet,
	deduce.ShapeFish:           (*teller).fish,
	deduce.ShapeTurbot:         (*teller).turbot,
	deduce.ShapeEmptyRectangle: (*teller).emptyRectangle,
	deduce.ShapeWing:           (*teller).wing,
	deduce.ShapeWWing:          (*teller).wWing,
	deduce.ShapeBentSet:        (*teller).bentSet,
	deduce.ShapeRemotePair:     (*teller).remotePair,
	deduce.ShapeColors:         (*teller).colors,
	deduce.ShapeMultiColors:    (*teller).multiColors,
	deduce.ShapeMedusa:         (*teller).medusa,
	deduce.ShapeDeadly:         (*teller).deadly,
	deduce.ShapeReverseBUG:     (*teller).reverseBUG,
	deduce.ShapeALSPair:        (*teller).alsPair,
	deduce.ShapeALSWing:        (*teller).alsWing,
	deduce.ShapeALSWWing:       (*teller).alsWWing,
	deduce.ShapeALSChain:       (*teller).alsChain,
	deduce.ShapeAlmostLocked:   (*teller).almostLocked,
	deduce.ShapeSueDeCoq:       (*teller).sueDeCoq,
	deduce.ShapeBlossom:        (*teller).blossom,
	deduce.ShapeExclusion:      (*teller).exclusion,
	deduce.ShapeBrokenWing:     (*teller).brokenWing,
	deduce.ShapeOddagon:        (*teller).oddagon,
	deduce.ShapeTridagon:       (*teller).tridagon,
	deduce.ShapeSymmetry:       (*teller).symmetric,
	deduce.ShapeTemplate:       (*teller).template,
	deduce.ShapeChutePair:      (*teller).chutePair,
	deduce.ShapeFireworks:      (*teller).fireworks,
	deduce.ShapeSectors:        (*teller).sectors,
	deduce.ShapeExocet:         (*teller).exocet,
	deduce.ShapeOverlay:        (*teller).overlay,
	deduce.ShapeChain:          (*teller).chainOfLinks,
	deduce.ShapeKraken:         (*teller).kraken,
	deduce.ShapeForcing:        (*teller).forcingChains,
}

// therefore says what a step concludes, in a sentence; cells that lose the same digits together.
func (t Text) therefore(s *deduce.Step) string {
	var all []string
	var placed [10]board.CellSet
	for _, x := range s.Placements {
		placed[x.Digit] = placed[x.Digit].With(x.Cell)
	}
	for d, cells := range placed {
		if !cells.Empty() {
			all = append(all, and(t.inLines(cells))+" must be "+board.Digit(d).String())
		}
	}
	for i, x := range together(s.Eliminations) {
		can := ""
		if i == 0 {
			can = " can be removed"
		}
		all = append(all, and(strings.Split(Digits(x.digits), ", "))+can+" from "+and(t.inLines(x.cells)))
	}
	return strings.Join(all, "; ") + "."
}

// teller tells of one step.
type teller struct {
	Text
	step *deduce.Step
	b    *board.Board // before the step
}

// parts are the parts of a role.
func (t *teller) parts(r deduce.Role) []*deduce.Part { return partsOf(t.step, r) }

// role is the parts of a role as one.
func (t *teller) role(r deduce.Role) deduce.Part { return gatherRole(t.step, r) }

// list names cells: r1c1, r2c3 and r4c5.
func (t *teller) list(cells board.CellSet) string { return and(t.inLines(cells)) }

// orList names cells to choose from.
func (t *teller) orList(cells board.CellSet) string { return or(t.inLines(cells)) }

// longList is how many cells are named one by one: of more those of a line are written together.
const longList = 6

// inLines are cells, each as text; where there are many, those of a row or column together: r2c37, r4c1.
func (t Text) inLines(cells board.CellSet) []string {
	if cells.Len() <= longList {
		return t.cells(cells)
	}
	if t.Notation != board.XY {
		return t.compactGroups(cells)
	}
	var rows []string // in this notation nothing is written together
	for r := range 9 {
		if in := cells.And(board.Row(r).Cells()); !in.Empty() {
			rows = append(rows, strings.Join(t.cells(in), " "))
		}
	}
	return rows
}

// unit names a unit.
func (t *teller) unit(u board.Unit) string { return t.Notation.Unit(u) }

// andDigits are digits that all count: 3, 5 and 7.
func andDigits(s board.DigitSet) string { return and(strings.Split(Digits(s), ", ")) }

// listed is cells with what they can hold together, as almost locked sets are written: r2c1 r2c8 (1 2 9). Of more than
// three, those of a line are written together: r3c258,r4c1 (1 2 4 5 9).
func (t *teller) listed(cells board.CellSet) string {
	names := strings.Join(t.cells(cells), " ")
	if cells.Len() > 3 {
		names = t.compactCells(cells)
	}
	return names + " " + inBrackets(t.union(cells))
}

// without is what cells can hold together but for a digit; of many digits that there are these.
func (t *teller) without(cells board.CellSet, d board.Digit) string {
	if rest := t.union(cells).Without(d); rest.Len() <= 3 {
		return andDigits(rest)
	}
	return "all its other digits"
}

// inBrackets writes digits as candidates: (1 2 9).
func inBrackets(digits board.DigitSet) string { return "(" + joinDigits(digits, " ") + ")" }

// union is what cells can hold together.
func (t *teller) union(cells board.CellSet) (all board.DigitSet) {
	for c := range cells.All() {
		all |= t.b.Candidates(c)
	}
	return all
}

// with is those of the cells that can hold a digit.
func (t *teller) with(cells board.CellSet, d board.Digit) board.CellSet {
	return cells.And(t.b.Homes(d))
}

// onlyPlaces says where digits can be in units: In row 2 the only places for 9 are r2c3 and r2c8; in row 6 they are ...
// Of many, those of a line are written together: The only places for 6: r1c259 in row 1; ...
func (t *teller) onlyPlaces(units board.UnitSet, d board.Digit) string {
	var all []string
	n := 0
	for u := range units.All() {
		n += t.with(u.Cells(), d).Len()
	}
	if units.Len() > 3 || n > 8 {
		for u := range units.All() {
			all = append(all, t.compactCells(t.with(u.Cells(), d))+" in "+t.unit(u))
		}
		return "The only places for " + d.String() + ": " + strings.Join(all, "; ") + "."
	}
	for u := range units.All() {
		places := t.with(u.Cells(), d)
		verb := " they are "
		switch {
		case places.Len() == 1 && len(all) == 0:
			verb = " the only place for " + d.String() + " is "
		case places.Len() == 1:
			verb = " it is "
		case len(all) == 0:
			verb = " the only places for " + d.String() + " are "
		}
		all = append(all, "in "+t.unit(u)+verb+t.list(places))
	}
	return capital(strings.Join(all, "; ")) + "."
}

// capital is a text with a capital letter first; cells are left as they are.
func capital(text string) string {
	if first, _, _ := strings.Cut(text, " "); text == "" || strings.ContainsAny(first, "0123456789") { // a cell
		return text
	}
	return strings.ToUpper(text[:1]) + text[1:]
}

// aDigit is a digit with its article: a 5, an 8.
func aDigit(d board.Digit) string {
	if d == 8 {
		return "an 8"
	}
	return "a " + d.String()
}

// numberWord is a number, as a word where it is small.
func numberWord(n int) string {
	words := [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"}
	if n < len(words) {
		return words[n]
	}
	return strconv.Itoa(n)
}
