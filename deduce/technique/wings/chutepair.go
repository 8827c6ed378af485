package wings

import (
	"deduku/board"
	"deduku/deduce"
)

// ChuteRemotePair is two like cells of a band or stack and a box between them that has no room for both to be alike
// (A. Stuart, sudokuwiki.org, 2023).
var ChuteRemotePair = &deduce.Technique{
	Name:  "chute-remote-pair",
	Title: "Chute Remote Pair",
	Shape: deduce.ShapeDistantPair,
	Doc: "Two cells of a band or stack (a chute) have the same two candidates and do not see each other. The third box of the chute has none of one digit in the line that neither cell lies in. " +
		"So the two cells can't both be that digit, and at least one of them is the other one, which can be removed from what sees both. Where this holds for both digits, both can be removed.",
	Why:     []string{"{set} can't both be {base.digits}, which would leave it no place in {base}"},
	Form:    []string{"{set.slashed} in {set} ({base})"},
	Spot:    "Look in each band and stack for two cells with the same two candidates in different boxes and different lines. Then look at the three cells of the third box on the third line: is one of the digits missing there, also as a placed digit? The trap is the digit: the one that is missing stays, the other one is removed.",
	Example: "2..7........68..57.8...3.6.....1....3..4.....6+12+3.+8.9+4+5..+8...7...9...8.5.4.53...6:157 173 247 257 347 741 743 753 782",
	Find:    findChutePairs,
}

func findChutePairs(v *deduce.View, yield func(*deduce.Step) bool) {
	for as := v.Bivalue(); !as.Empty(); as = as.Rest() {
		a := as.First()
		for bs := alike(v, as.Rest().And(chuteMates[a]), v.Candidates(a)); !bs.Empty(); bs = bs.Rest() {
			b := bs.First()
			if box, line, ok := restOfChute(a, b); ok && !yieldChutePair(v, a, b, box, line, yield) {
				return
			}
		}
	}
}

// chuteMates are, for each cell, those of its band and stack that it does not see.
var chuteMates = func() (mates [board.Cells]board.CellSet) {
	for c := range board.Cell(board.Cells) {
		row, col := c.Row()/3*3, c.Col()/3*3
		for i := range 3 {
			mates[c] = mates[c].Union(board.Row(row + i).Cells()).Union(board.Column(col + i).Cells())
		}
		mates[c] = mates[c].Minus(c.Peers()).Without(c)
	}
	return mates
}()

// restOfChute is the box and the line of the chute of two cells in which neither lies; ok is false where they do not
// share a chute, or share a box or line.
func restOfChute(a, b board.Cell) (box, line board.Unit, ok bool) {
	i, j := a.Box(), b.Box()
	switch {
	case i/3 == j/3 && i != j && a.Row() != b.Row():
		band := i / 3
		return board.Box(9*band + 3 - i - j), board.Row(9*band + 3 - a.Row() - b.Row()), true
	case i%3 == j%3 && i != j && a.Col() != b.Col():
		stack := i % 3
		return board.Box(3*stack + 9 - i - j), board.Column(9*stack + 3 - a.Col() - b.Col()), true
	}
	return 0, 0, false
}

func yieldChutePair(v *deduce.View, a, b board.Cell, box, line board.Unit, yield func(*deduce.Step) bool) bool {
	both := v.Candidates(a)
	seen := board.CellsOf(a, b).SeenByAll()
	var absent board.DigitSet // from where box and line cross
	for ds := both; ds != 0; ds &= ds - 1 {
		if d := ds.First(); v.Spots(box, d) != 0 && !v.Cells(box, d).Meets(line.Cells()) {
			absent = absent.With(d)
		}
	}
	s := v.Draft()
	var used board.DigitSet
	for ds := absent; ds != 0; ds &= ds - 1 {
		other := (both &^ board.Digits(ds.First())).First()
		if out := v.CellsFor(other).And(seen); !out.Empty() {
			s.Eliminate(other, out)
			used = used.With(ds.First())
		}
	}
	if used == 0 {
		return true
	}
	s.Part(deduce.Part{Role: deduce.Set, Cells: board.CellsOf(a, b), Digits: both})
	s.Part(deduce.Part{Role: deduce.Base, Units: board.UnitsOf(box), Digits: used})
	s.Part(deduce.Part{Role: deduce.Within, Units: board.UnitsOf(line)})
	return yield(&s.Step)
}
