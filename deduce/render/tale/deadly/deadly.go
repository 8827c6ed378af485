package deadly

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/tale/teller"
	"deduku/deduce/render/wording"
)

// Cells that could be filled in two ways: what makes the pattern, and how the digits of one filling give the other.

// twoSolutions is why a pattern whose digits could swap may not come about.
const twoSolutions = "a deadly pattern, as in both fillings each row, column and box has the same digits, so the puzzle would have at least two solutions, where one is assumed"

// swapInRows is how one filling of a pattern of two digits gives the other, and why that may not be.
const swapInRows = "swap the two cells of each row, and each row, column and box keeps its digits. So the puzzle would have at least two solutions, where one is assumed: a deadly pattern"

// otherCandidates is how one filling of cells with two candidates each gives another, and why that may not be.
const otherCandidates = "each cell could take its other candidate, and each row, column and box would keep its digits: a deadly pattern, as the puzzle would have none, two or more solutions, where exactly one is assumed"

// deadlyPattern is the cells of a step that could be filled in two ways, or in none, and what they have beyond.
type deadlyPattern struct {
	*teller.Teller
	cells  board.CellSet
	digits board.DigitSet // none where they are all the candidates of the cells
	extras []*deduce.Part
}

func patternOf(t *teller.Teller) *deadlyPattern {
	corner := t.Role(deduce.Corner)
	return &deadlyPattern{t, corner.Cells, corner.Digits, t.Parts(deduce.Extra)}
}

// extra is what a cell has beyond the pattern.
func (p *deadlyPattern) extra(c board.Cell) (digits board.DigitSet) {
	for _, e := range p.extras {
		if e.Cells.Has(c) {
			digits |= e.Digits
		}
	}
	return digits
}

// grave reports whether the pattern is all open cells.
func (p *deadlyPattern) grave() bool { return p.digits == 0 }

// filled is those of the cells that hold their digits.
func (p *deadlyPattern) filled() board.CellSet { return p.cells.Minus(p.Board.Open()) }

// paired reports whether each cell has two digits of a pattern of more, and each of these two places or none in each unit: then all
// cells can take their other digit.
func (p *deadlyPattern) paired() bool {
	if p.digits.Len() < 3 || p.inTwoLines() {
		return false
	}
	var homes [board.ByDigit]board.CellSet
	for c := range p.cells.All() {
		digits := p.Board.Candidates(c) &^ p.extra(c)
		if digits.Len() != 2 {
			return false
		}
		for d := range digits.All() {
			homes[d] = homes[d].With(c)
		}
	}
	for u := range p.cells.Units().All() {
		for _, cells := range homes {
			if n := cells.And(u.Cells()).Len(); n != 0 && n != 2 {
				return false
			}
		}
	}
	return true
}

// look says which cells make the pattern, and what they have beyond it.
func (p *deadlyPattern) look() string {
	lie := p.List(p.cells) + " lie in " + kinds(p.Teller, p.cells)
	if p.cells.Len() > 4 {
		lie += ", two in each,"
	}
	beyond := ""
	if len(p.extras) > 0 {
		beyond = ", but for the extra " + candidateWord(p.extras) + " " + extraList(p.Teller, p.extras)
	}
	switch {
	case p.grave():
		return "All " + wording.Count(p.cells.Len(), "open cell has", "open cells have") + " two candidates but " + p.EachHeld(p.Role(deduce.Extra).Cells) + ". Without the extra " + candidateWord(p.extras) + " " +
			extraList(p.Teller, p.extras) + " each digit would have just two places in each unit where it is open."
	case !p.filled().Empty():
		return lie + ". " + p.filledLook()
	case p.paired():
		return p.List(p.cells) + " have two candidates each" + beyond + "; in every row, column and box each digit has two places among these cells, or none."
	}
	only := "can hold only " + wording.AndDigits(p.digits) + beyond + "."
	if p.inTwoLines() {
		return p.List(p.cells) + " of " + p.Units(p.lines()) + ", two in each of " + p.Units(p.ofKind('b')) + ", " + only
	}
	return lie + " and " + only
}

// filledLook says what corners hold and that none is given, and of the open ones what they would hold.
func (p *deadlyPattern) filledLook() string {
	var are, can []string
	for c := range p.filled().All() {
		are = append(are, p.Notation.Cell(c)+" = "+p.Board.Digit(c).String())
	}
	look := wording.And(are) + " are not given, so another solution could have others there."
	if len(p.extras) == 0 {
		return look
	}
	for c := range p.cells.Minus(p.filled()).All() {
		can = append(can, p.Notation.Cell(c)+" can be "+wording.AndDigits(p.crosswise(c)))
	}
	return look + " " + wording.And(can) + ", but for the extra " + candidateWord(p.extras) + " " + extraList(p.Teller, p.extras) + "."
}

// crosswise is what an open corner would hold in the pattern: the digits of the corners that it does not see.
func (p *deadlyPattern) crosswise(c board.Cell) board.DigitSet {
	digits := p.digits
	for f := range p.filled().And(c.Peers()).All() {
		digits = digits.Without(p.Board.Digit(f))
	}
	return digits
}

// kinds says in how many rows, columns and boxes cells lie.
func kinds(t *teller.Teller, cells board.CellSet) string {
	units := cells.Units()
	count := func(first board.Unit, one, many string) string {
		n := 0
		for i := range board.Unit(board.Side) {
			if units.Has(first + i) {
				n++
			}
		}
		if n == 1 {
			return "one " + one
		}
		return wording.NumberWord(n) + " " + many
	}
	return wording.And([]string{count(0, "row", "rows"), count(board.Side, "column", "columns"), count(board.Lines, "box", "boxes")})
}

// twoWays says why the cells may not hold the pattern alone: how one filling would give another.
func (p *deadlyPattern) twoWays() string {
	without := "Without the extra " + candidateWord(p.extras) + " "
	if len(p.extras) == 0 {
		without = "With " + wording.OrDigits(removedDigits(p.Teller)) + " in " + p.OrList(p.Removed()) + " "
	}
	switch {
	case p.grave():
		return "Then " + otherCandidates + "."
	case p.paired():
		return without + otherCandidates + "."
	case p.digits.Len() == 2 && p.bothFillings():
		return without + "there would be exactly two ways to place " + wording.AndDigits(p.digits) + " in the " + wording.NumberWord(p.cells.Len()) + " cells, and either could be replaced by the other: " + swapInRows + "."
	case p.digits.Len() == 2:
		return without + "the " + wording.NumberWord(p.cells.Len()) + " cells could swap " + wording.AndDigits(p.digits) + ": " + swapInRows + "."
	}
	return without + p.exchange() + ". So the puzzle would have at least two solutions, where one is assumed: a deadly pattern."
}

// bothFillings reports whether each of four cells can hold either digit of a pattern, or holds one of them.
func (p *deadlyPattern) bothFillings() bool {
	for c := range p.cells.All() {
		if p.Board.Digit(c) == 0 && p.Board.Candidates(c)&p.digits != p.digits && p.filled().Empty() {
			return false
		}
	}
	return p.cells.Len() == 4
}

// exchange says how the two lines of a pattern of three digits could exchange them.
func (p *deadlyPattern) exchange() string {
	line, pair := "row", "column"
	if p.lines().First().Kind() == 'c' {
		line, pair = pair, line
	}
	return p.Units(p.lines()) + " could swap " + wording.AndDigits(p.digits) + " " + pair + " by " + pair + ": each " + pair + " and box keeps its digits, and each " + line + ", too, as its three cells hold all three"
}

// inTwoLines reports whether six cells lie in two lines, two in each of three boxes: then the lines can exchange three digits. Where one of
// the three is extra in some cell, the pattern is another: each cell has two of them as its own.
func (p *deadlyPattern) inTwoLines() bool {
	for _, e := range p.extras {
		if e.Digits&p.digits != 0 {
			return false
		}
	}
	return p.cells.Len() == 6 && p.digits.Len() == 3 && p.lines().Len() == 2 && p.ofKind('b').Len() == 3
}

// lines are the two lines in which the cells of a pattern of three digits lie.
func (p *deadlyPattern) lines() board.UnitSet {
	if rows := p.ofKind('r'); rows.Len() == 2 {
		return rows
	}
	return p.ofKind('c')
}

// ofKind are the rows, columns or boxes of the cells.
func (p *deadlyPattern) ofKind(kind byte) (units board.UnitSet) {
	for u := range p.cells.Units().All() {
		if u.Kind() == kind {
			units |= board.UnitsOf(u)
		}
	}
	return units
}

// candidateWord is candidate or candidates.
func candidateWord(extras []*deduce.Part) string {
	if len(extras) == 1 && extras[0].Cells.Len() == 1 && extras[0].Digits.Single() {
		return "candidate"
	}
	return "candidates"
}

// extraList names the extra candidates: 1 in r9c1 and r9c3, 5 in r8c4.
func extraList(t *teller.Teller, extras []*deduce.Part) string {
	var cells board.CellSet
	digits := map[board.Cell]board.DigitSet{}
	for _, e := range extras {
		for c := range e.Cells.All() {
			cells, digits[c] = cells.With(c), digits[c]|e.Digits
		}
	}
	var all []string
	for rest := cells; !rest.Empty(); {
		same := digits[rest.First()]
		var alike board.CellSet
		for c := range rest.All() {
			if digits[c] == same {
				alike = alike.With(c)
			}
		}
		all = append(all, wording.AndDigits(same)+" in "+t.List(alike))
		rest = rest.Minus(alike)
	}
	return wording.And(all)
}

// removedDigits are the digits that are removed.
func removedDigits(t *teller.Teller) (digits board.DigitSet) {
	for _, x := range t.Step.Eliminations {
		digits = digits.With(x.Digit)
	}
	return digits
}
