package sets

import (
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// twoExocets tells two exocets with the same cross lines.
func twoExocets(t *teller.Teller) teller.Tale {
	bases, targets, lines := t.Parts(deduce.BaseCells), t.Parts(deduce.Target), t.Role(deduce.CrossLine)
	var each []string
	for i, b := range bases {
		each = append(each, "base "+t.Listed(b.Cells)+" with targets "+t.List(targets[2*i].Cells.Union(targets[2*i+1].Cells)))
	}
	return teller.Tale{
		Look: "Two exocets share the cross lines, " + t.Units(lines.Units) + ": " + strings.Join(each, "; ") + ". " + strings.Replace(crossRoom(t), "both base cells", "both cells of a base", 1),
		Choices: "What sees both cells of a base can't hold a digit of that base. So outside the targets the cross lines have room for a digit of a base twice at most. " +
			"Three lines need that digit three times, so a target holds it: each pair of targets holds the two digits of its base. " +
			bothFilled(t),
		Cases: doubleReasons(t),
	}
}

// bothFilled says what the two exocets of a double one let each other hold.
func bothFilled(t *teller.Teller) string {
	bases, targets := t.Parts(deduce.BaseCells), t.Parts(deduce.Target)
	digits := bases[0].Digits | bases[1].Digits
	for i, b := range bases {
		other := targets[2*(1-i)].Cells.Union(targets[2*(1-i)+1].Cells)
		if digits.Len() == 4 && other.Within(b.Cells.SeenByAll()) {
			return t.List(other) + ", the other base's targets, see all of " + t.List(b.Cells) + ", so the bases hold four different digits: " + wording.AndDigits(digits) + "."
		}
	}
	return "Both are filled so that no digit comes twice in a unit."
}

// doubleReasons says for each removed candidate why it can't be.
func doubleReasons(t *teller.Teller) (all []string) {
	bases, targets, lines := t.Parts(deduce.BaseCells), t.Parts(deduce.Target), t.Role(deduce.CrossLine)
	inside := t.Role(deduce.BaseCells).Cells.Union(t.Role(deduce.Target).Cells)
	for c := range inside.All() {
		if removed := t.Loses(c); removed != 0 {
			if none := removed &^ t.Role(deduce.BaseCells).Digits; none != 0 {
				all = append(all, t.Notation.Cell(c)+" can't be "+wording.OrDigits(none)+", which "+isOrAre(none.Len())+" in no base.")
			}
			for d := range (removed & t.Role(deduce.BaseCells).Digits).All() {
				all = append(all, t.Notation.Cell(c)+" can't be "+d.String()+": "+notInBoth(t, c, d)+".")
			}
		}
	}
	// pairs are the two cells of a base or of its targets that a candidate sees.
	pairs := func(x board.Candidate) board.CellSet {
		if all := t.Role(deduce.BaseCells).Cells; !inside.Has(x.Cell) && all.Within(x.Cell.Peers()) {
			return all
		}
		for i, b := range bases {
			for _, two := range []board.CellSet{b.Cells, targets[2*i].Cells.Union(targets[2*i+1].Cells)} {
				if b.Digits.Has(x.Digit) && !inside.Has(x.Cell) && two.Within(x.Cell.Peers()) {
					return two
				}
			}
		}
		return board.CellSet{}
	}
	var rows [board.ByDigit]board.CellSet
	var known board.DigitSet
	for _, x := range t.Step.Eliminations {
		switch {
		case inside.Has(x.Cell) || !pairs(x).Empty():
		case lines.Digits.Has(x.Digit):
			rows[x.Digit] = rows[x.Digit].With(x.Cell)
			known = known.With(x.Digit)
		default:
			all = append(all, mirrorOfEither(t, x))
		}
	}
	if known != 0 {
		all = append(all, twiceMore(t, known, &rows))
	}
	if sees := t.Seeing(pairs); sees != "" {
		all = append(all, "Bases and targets hold the digits to be removed, whichever way they are filled, so a cell that sees all cells named here can't hold these: "+sees)
	}
	return all
}

// notInBoth says why a digit can't be in a cell of one of two exocets, which have four different digits.
func notInBoth(t *teller.Teller, c board.Cell, d board.Digit) string {
	each := apart(t)
	var fillings []filling
	for _, one := range each {
		fillings = append(fillings, fillingOf(one))
	}
	digits := t.Role(deduce.BaseCells).Digits
	for i, one := range each {
		if !one.Role(deduce.BaseCells).Cells.Union(one.Role(deduce.Target).Cells).Has(c) {
			continue
		}
		if one.Role(deduce.Target).Cells.Has(c) {
			if why := whyNotTarget(one, c, d); why != "" {
				return why
			}
		}
		others := append(append([]filling(nil), fillings[:i]...), fillings[i+1:]...)
		if digits.Len() != 4 {
			others = nil
		}
		if why := withIt(t, c, d, &fillings[i], others, digits); why != "" {
			return why
		}
	}
	return "no way to fill both is left with it"
}

// mirrorOfEither says why a candidate falls that is in a mirror of one of two exocets.
func mirrorOfEither(t *teller.Teller, x board.Candidate) string {
	for _, one := range apart(t) {
		for _, p := range one.Parts(deduce.Mirror) {
			if removed := board.Digits(x.Digit); p.Cells.Has(x.Cell) && lastMirror(one, p, x.Cell, removed) {
				return notInMirror(one, p, x.Cell, removed)
			}
		}
	}
	return t.Notation.Cell(x.Cell) + " must hold the digit of a target, so it can't be " + x.Digit.String() + "."
}
