// Package tale tells the pattern of a step in four parts: what makes it, the alternatives that it leaves, what each removed candidate sees
// in them, and what follows. It goes by the shape of the pattern and by the roles of its parts, never by the technique.
//
// Start with Tell and its table of tellers. sees.go puts into words what sees what; each of the other files tells a family of shapes.
// A new shape takes a row in that table and a method beside its kin; without them its steps are told by their parts alone, in package
// explanation.
package tale

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/wording"
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
func Tell(t wording.Text, s *deduce.Step, b *board.Board) Tale {
	if s.Technique == nil || len(s.Parts) == 0 {
		return Tale{}
	}
	tell, ok := tellers[s.Technique.Shape]
	if s.Argument != nil && s.Argument.Symmetry != nil {
		tell, ok = (*teller).symmetric, true
	}
	if !ok {
		return Tale{}
	}
	by := &teller{t, pattern.Pattern{Step: s, Board: b}}
	told := tell(by)
	if told.Look == "" {
		return Tale{}
	}
	if told.Therefore == "" {
		told.Therefore = by.therefore()
	}
	return told
}

// teller tells of one step.
type teller struct {
	wording.Text
	pattern.Pattern
}

// tellers are how steps of each shape are told; each family has a file.
var tellers = map[deduce.Shape]func(*teller) Tale{
	deduce.ShapeSingle:           (*teller).single,
	deduce.ShapeLocked:           (*teller).locked,
	deduce.ShapeNakedSet:         (*teller).nakedSet,
	deduce.ShapeHiddenSet:        (*teller).hiddenSet,
	deduce.ShapeFish:             (*teller).fish,
	deduce.ShapeTurbot:           (*teller).turbot,
	deduce.ShapeEmptyRectangle:   (*teller).emptyRectangle,
	deduce.ShapeWing:             (*teller).wing,
	deduce.ShapeBentSet:          (*teller).bentSet,
	deduce.ShapeDistantPair:      (*teller).distantPair,
	deduce.ShapeColors:           (*teller).colors,
	deduce.ShapeMultiColors:      (*teller).multiColors,
	deduce.ShapeDeadly:           (*teller).deadly,
	deduce.ShapeAlmostLockedSets: (*teller).almostLockedSets,
	deduce.ShapeAlmostLocked:     (*teller).almostLocked,
	deduce.ShapeBlossom:          (*teller).blossom,
	deduce.ShapeCombinations:     (*teller).combinations,
	deduce.ShapeImpossible:       (*teller).impossible,
	deduce.ShapeTemplate:         (*teller).template,
	deduce.ShapeFireworks:        (*teller).fireworks,
	deduce.ShapeSectors:          (*teller).sectors,
	deduce.ShapeExocet:           (*teller).exocet,
	deduce.ShapeChain:            (*teller).chainOfLinks,
	deduce.ShapeKraken:           (*teller).kraken,
	deduce.ShapeForcing:          (*teller).forcingChains,
}

// therefore says what a step concludes, in a sentence; cells that lose the same digits together.
func (t *teller) therefore() string {
	var all []string
	var placed [board.ByDigit]board.CellSet
	for _, x := range t.Step.Placements {
		placed[x.Digit] = placed[x.Digit].With(x.Cell)
	}
	for d, cells := range placed {
		if !cells.Empty() {
			all = append(all, wording.And(t.InLines(cells))+" must be "+board.Digit(d).String())
		}
	}
	for i, x := range wording.Together(t.Step.Eliminations) {
		can := ""
		if i == 0 {
			can = " can be removed"
		}
		all = append(all, wording.And(strings.Split(wording.Digits(x.Digits), ", "))+can+" from "+wording.And(t.InLines(x.Cells)))
	}
	return strings.Join(all, "; ") + "."
}

// without is what cells can hold together but for a digit; of many digits that there are these.
func (t *teller) without(cells board.CellSet, d board.Digit) string {
	if rest := t.Union(cells).Without(d); rest.Len() <= 3 {
		return wording.AndDigits(rest)
	}
	return "all its other digits"
}

// onlyPlaces says where digits can be in units: In row 2 the only places for 9 are r2c3 and r2c8; in row 6 they are ...
// Of many, those of a line are written together: The only places for 6: r1c259 in row 1; ...
func (t *teller) onlyPlaces(units board.UnitSet, d board.Digit) string {
	var all []string
	n := 0
	for u := range units.All() {
		n += t.With(u.Cells(), d).Len()
	}
	if units.Len() > 3 || n > 8 {
		for u := range units.All() {
			all = append(all, t.CompactCells(t.With(u.Cells(), d))+" in "+t.unit(u))
		}
		return "The only places for " + d.String() + ": " + strings.Join(all, "; ") + "."
	}
	for u := range units.All() {
		places := t.With(u.Cells(), d)
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
	return wording.Capital(strings.Join(all, "; ")) + "."
}

// aDigit is a digit with its article: a 5, an 8.
func aDigit(d board.Digit) string {
	if d == 8 {
		return "an 8"
	}
	return "a " + d.String()
}
