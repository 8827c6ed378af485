package exotic

import (
	"math/bits"
	"sync"

	"deduku/board"
	"deduku/deduce"
)

// SKLoop is a ring of eight pairs of cells in four boxes (Steve K, forum.enjoysudoku.com, 2007, in the puzzle Easter Monster).
var SKLoop = &deduce.Technique{
	Name:  "sk-loop",
	Title: "SK-Loop",
	Shape: deduce.ShapeSectors,
	Doc: "Two rows and two columns cross in four boxes. In each box the other two cells of the row and of the column make two pairs of cells; going round, a pair is next to one of its line and to one of its box. " +
		"The digits of the pairs are covered by the four lines and four boxes, and there are only as many digits of lines and boxes as cells. So each is used exactly once, and can be removed from the rest of its line or box.",
	Why:     []string{"{set} need as many digits of {cover} as they are cells, and leave none of these to others"},
	Form:    []string{"{set.digits} in {set} ({cover})"},
	Spot:    "Look for four placed digits at the corners of a rectangle in four boxes, with the other cells of their box on their row and column open. Note what each of the eight pairs of cells can hold, and share it out to its neighbours in the ring: two digits or so to each line and box. The trap is a digit in three pairs that follow each other: it needs a line and a box, and counts twice.",
	Example: "2.......6.5..8..1...4...9...7.3.1......82.......7.5.3...9...4...8..1..5.6.......2:",
	Find:    findSKLoops,
}

// Pairs are numbered round the ring, from the column of the first box, and so are the links between neighbours: link i
// joins the pairs i and i+1, link 0 being the first box.

// ringCovers are, for each set of pairs of the ring that have a digit, the smallest sets of links that reach all of them.
// They are made when they are first asked for: many runs never do.
var ringCovers = sync.OnceValue(func() *[256][]uint8 {
	var t [256][]uint8
	for pairs := range t {
		least := board.Side
		for links := range 256 {
			reached := links | links<<1 | links>>7
			switch n := bits.OnesCount8(uint8(links)); {
			case pairs&^reached != 0 || n > least:
			case n < least:
				least, t[pairs] = n, []uint8{uint8(links)}
			default:
				t[pairs] = append(t[pairs], uint8(links))
			}
		}
	}
	return &t
})

// ringPairs are the pairs of cells of each box: those of a line of the box but where another one crosses it.
type ringPairs struct {
	inRow, inCol [board.Cells]board.DigitSet // by the cell where row and column cross
	spare        [board.Cells]int            // how many more digits the two pairs have than their cells take up
}

func findSKLoops(v *deduce.View, yield func(*deduce.Step) bool) {
	if !v.Settled() {
		return
	}
	var p ringPairs
	for c := range board.Cell(board.Cells) {
		row, col := pairsAt(c)
		p.inRow[c], p.inCol[c] = v.Union(row.And(v.Open())), v.Union(col.And(v.Open()))
		// A link counts for a digit of two pairs at most.
		p.spare[c] = p.inRow[c].Len() + p.inCol[c].Len() - 2*row.Union(col).And(v.Open()).Len()
	}
	var seen deduce.Distinct
	for r := range 6 {
		for s := r/3*3 + 3; s < board.Side; s++ {
			for c := range 6 {
				for d := c/3*3 + 3; d < board.Side; d++ {
					corners := [4]board.Cell{board.CellAt(r, c), board.CellAt(r, d), board.CellAt(s, d), board.CellAt(s, c)}
					if p.spare[corners[0]]+p.spare[corners[1]]+p.spare[corners[2]]+p.spare[corners[3]] > 0 {
						continue
					}
					if !tryRing(v, &p, &corners, &seen, yield) {
						return
					}
				}
			}
		}
	}
}

// pairsAt are the other cells of the row and of the column of c in its box.
func pairsAt(c board.Cell) (row, col board.CellSet) {
	box := board.Box(c.Box()).Cells()
	return box.And(board.Row(c.Row()).Cells()).Without(c), box.And(board.Column(c.Col()).Cells()).Without(c)
}

// tryRing counts what a ring needs.
func tryRing(v *deduce.View, p *ringPairs, at *[4]board.Cell, seen *deduce.Distinct, yield func(*deduce.Step) bool) bool {
	having, ok := p.having(at)
	if !ok {
		return true
	}
	n := 0
	for _, pairs := range having[1:] {
		if pairs != 0 {
			n += bits.OnesCount8(ringCovers()[pairs][0])
		}
		if n > 16 {
			return true
		}
	}
	var x sectors
	for _, c := range at {
		row, col := pairsAt(c)
		x.cells = x.cells.Union(row).Union(col)
	}
	if x.cells = x.cells.And(v.Open()); x.cells.Len() != n {
		return true
	}
	x.coverRing(at, &having)
	s := x.tell(v)
	return s == nil || !seen.IsNew(&s.Step) || yield(&s.Step)
}

// having is the pairs of a ring, bit by bit as they follow each other, that have each digit; ok is false where a pair has none.
func (p *ringPairs) having(at *[4]board.Cell) (having [board.ByDigit]uint8, ok bool) {
	pairs := [8]board.DigitSet{p.inCol[at[0]], p.inRow[at[0]], p.inRow[at[1]], p.inCol[at[1]], p.inCol[at[2]], p.inRow[at[2]], p.inRow[at[3]], p.inCol[at[3]]}
	for i, digits := range pairs {
		if digits == 0 {
			return having, false
		}
		for ; digits != 0; digits &= digits - 1 {
			having[digits.First()] |= 1 << i
		}
	}
	return having, true
}

// coverRing covers each digit of a ring by the links between its pairs.
func (x *sectors) coverRing(at *[4]board.Cell, having *[board.ByDigit]uint8) {
	links := [8]board.Unit{
		board.Box(at[0].Box()), board.Row(at[0].Row()), board.Box(at[1].Box()), board.Column(at[1].Col()),
		board.Box(at[2].Box()), board.Row(at[2].Row()), board.Box(at[3].Box()), board.Column(at[3].Col()),
	}
	for d := board.Digit(1); d <= 9; d++ {
		if having[d] == 0 {
			continue
		}
		for i, cover := range ringCovers()[having[d]] {
			for ; cover != 0; cover &= cover - 1 {
				x.cover(links[bits.TrailingZeros8(cover)], d, i == 0)
			}
		}
	}
}
