package lesson

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/tale"
	"deduku/deduce/render/wording"
)

// Lead is what is said before a question: what was found so far, or what the question takes for granted.
type Lead struct {
	Says   Says
	Part   deduce.Part // of which it speaks
	True   bool        // of what is supposed, whether it is true; of placements, whether they need lemmas
	Letter int         // of a set or a case, from 0
	Links  []deduce.Link
	Placed []board.Candidate
}

// Says is what a lead says.
type Says int

// What leads say. P is their part.
const (
	saysNothing Says = iota
	supposes         // P's digit is, or is not, in P's cells
	isSo             // the answer before: P's digit is in P's cells
	goesOn           // the links that follow
	goesThrough      // the almost locked sets that the links go through
	hasChoice        // one of P's candidates is true: each is a case
	hasBoth          // P's candidate is true or false: each is a case
	isCase           // the case of P's digit in P's cells
	CasesEnd         // to what each case leads, by the branches of the links
	endHolds         // one end of the links is true
	ringHolds        // of each weak link exactly one end is true
	comesBack        // what was supposed can't be
	hasSet           // P is a set, and where
	hasOneMore       // P is almost locked
	isSet            // both of it
	isExocet         // base, targets and cross lines
	looks            // what makes the pattern
	leaves           // the alternatives that the pattern leaves, and why there are no more
	leavesCases      // the same, case by case
	isStem           // P is the stem
	isPetal          // P is a petal, and almost locked
	Places           // what else is placed, one after the other
	ends             // the truth that has nothing left: P's digit in P's unit, or P's cell
)

// Text is a lead in words, about a step on the board before it.
func (l *Lead) Text(t wording.Text, s *deduce.Step, b *board.Board) string {
	p := &l.Part
	node := deduce.Node{Cells: p.Cells, Digit: p.Digits.First()}
	switch l.Says {
	case supposes:
		return "Begin here: suppose that " + t.NodeIs(node, l.True) + "."
	case isSo:
		return "So " + t.NodeIs(node, true) + "."
	case goesOn:
		return "Then " + tale.Links(t, s, b, l.Links) + "."
	case goesThrough:
		return tale.LinkedSets(t, s, b, l.Links)
	case hasChoice:
		if p.Units != 0 {
			return "In " + t.Units(p.Units) + " the places for " + wording.Digits(p.Digits) + " are " + wording.And(t.Cells(p.Cells)) + ": one of them holds it. Try each case."
		}
		return "The cell " + cellsOf(t, p) + " is " + wording.OrDigits(p.Digits) + ". Try each case."
	case hasBoth:
		return wording.Capital(t.NodeIs(node, true)) + ", or it is not. Try both cases."
	case isCase:
		said := "First case: "
		if l.Letter > 0 { // what the one before came to holds no more
			said = "Next case: "
		}
		said += t.NodeIs(node, l.True) + "."
		if len(l.Links) == 1 { // the last is what follows
			said += " That needs no chain."
		}
		return said
	case CasesEnd:
		return casesEnd(t, l.Links)
	case endHolds:
		first, last := l.Links[0].From, l.Links[len(l.Links)-1].To
		return "That was if " + t.NodeIs(first, false) + ". So at least one end of the chain is true: " + t.NodeIs(first, true) + ", or " + t.NodeIs(last, true) + "."
	case ringHolds:
		return "That leads back to the beginning. The ring can be followed the other way round, too: so exactly one of each of these pairs is true: " + weakPairs(t, l.Links) + "."
	case comesBack:
		return "But " + t.NodeIs(node, l.True) + " was supposed: so that can't be."
	case hasSet:
		return "Set " + pattern.LetterOf(l.Letter) + ": " + cellsOf(t, p) + whereOf(t, p.Cells) + "."
	case hasOneMore:
		return "One digit more than cells: " + pattern.LetterOf(l.Letter) + " is an almost locked set. If it lacks one of its digits, it holds all the others."
	case isSet:
		return "Set " + pattern.LetterOf(l.Letter) + ": " + cellsOf(t, p) + whereOf(t, p.Cells) + ", with " + wording.AndDigits(p.Digits) + ": almost locked, too."
	case isStem:
		return "The stem: " + cellsOf(t, p) + "."
	case isPetal:
		return "Petal " + pattern.LetterOf(l.Letter) + ": " + cellsOf(t, p) + whereOf(t, p.Cells) + ", with " + wording.AndDigits(p.Digits) + ": one digit more than cells. If it lacks one, it holds all the others."
	case isExocet:
		pat := pattern.Pattern{Step: s, Board: b}
		base := pat.Role(deduce.BaseCells)
		return "The base: " + cellsOf(t, &base) + whereOf(t, base.Cells) + ". The targets: " + wording.And(t.Cells(pat.Role(deduce.Target).Cells)) +
			". The cross lines: " + t.Units(pat.Role(deduce.CrossLine).Units) + "."
	case looks:
		return tale.Tell(t, s, b).Look
	case leaves:
		return tale.Tell(t, s, b).Choices
	case leavesCases:
		told := tale.Tell(t, s, b)
		return strings.TrimSpace(told.Choices + " " + strings.Join(told.Cases, " "))
	case Places:
		if l.True && len(l.Placed) == 1 {
			return "Then, with the help of lemmas, " + placements(t, l.Placed)[0] + "."
		}
		if l.True {
			return "Then, one after the other, with lemmas in between: " + wording.And(placements(t, l.Placed)) + "."
		}
		if len(l.Placed) == 1 {
			return "Then " + placements(t, l.Placed)[0] + "."
		}
		return "Then, one after the other: " + wording.And(placements(t, l.Placed)) + "."
	case ends:
		if p.Units != 0 {
			return wording.Capital(t.Units(p.Units)) + " has no place for " + wording.Digits(p.Digits) + ": so what was supposed can't be."
		}
		return wording.Capital(cellsOf(t, p)) + " has no candidate: so what was supposed can't be."
	}
	return ""
}

// whereOf is the unit in which cells are together, as a clause; empty for a single cell.
func whereOf(t wording.Text, cells board.CellSet) string {
	if common := cells.CommonUnits(); cells.Len() > 1 && common != 0 {
		return " in " + t.Notation.Unit(common.First())
	}
	return ""
}

// placements are candidates as what is placed.
func placements(t wording.Text, xs []board.Candidate) (out []string) {
	for _, x := range xs {
		out = append(out, t.Notation.Placement(x))
	}
	return out
}

// casesEnd says to what each of some branches leads.
func casesEnd(t wording.Text, links []deduce.Link) string {
	return "The cases come to this: " + tale.BranchEnds(t, links) + ". One of them is so."
}

// weakPairs are the pairs of candidates that the weak links of a ring join.
func weakPairs(t wording.Text, links []deduce.Link) string {
	var all []string
	for _, l := range links {
		switch {
		case l.Strong:
		case l.From.Digit == l.To.Digit:
			all = append(all, l.From.Digit.String()+" in "+wording.Or(t.Cells(l.From.Cells.Union(l.To.Cells))))
		default:
			all = append(all, l.From.Digit.String()+" or "+l.To.Digit.String()+" in "+wording.And(t.Cells(l.From.Cells.Union(l.To.Cells))))
		}
	}
	return strings.Join(all, "; ")
}

// closings holds the sentence about a shape that comes before the question what follows. Chains and nets have their own.
var closings = map[deduce.Shape]Says{
	deduce.ShapeLocked: leaves, deduce.ShapeNakedSet: leaves, deduce.ShapeHiddenSet: leaves, deduce.ShapeFish: leaves,
	deduce.ShapeTurbot: leaves, deduce.ShapeEmptyRectangle: leaves, deduce.ShapeWing: leaves, deduce.ShapeDistantPair: leaves,
	deduce.ShapeColors: leaves, deduce.ShapeMultiColors: leaves, deduce.ShapeDeadly: leaves, deduce.ShapeAlmostLockedSets: leavesCases,
	deduce.ShapeImpossible: leaves, deduce.ShapeBlossom: leaves, deduce.ShapeSectors: leaves, deduce.ShapeFireworks: leaves,
	deduce.ShapeExocet: leaves,
}
