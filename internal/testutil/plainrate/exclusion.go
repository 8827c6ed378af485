package plainrate

import (
	"slices"

	"deduku/board"
)

// excluders are the peers of each cell that may rule out combinations: those with 2 to most candidates. A cell that
// is no base cell has none.
func excluders(g *Grid, most int) (base []board.Cell, excl [board.Cells][]board.Cell) {
	for c := range board.Cell(board.Cells) {
		if g.Cand[c].Len() < 2 {
			continue
		}
		single := false
		for p := range c.Peers().All() {
			switch n := g.Cand[p].Len(); {
			case n == 1:
				single = true
			case n >= 2 && n <= most:
				excl[c] = append(excl[c], p)
			}
		}
		if single {
			excl[c] = nil
		}
		if excl[c] != nil {
			base = append(base, c)
		}
	}
	return base, excl
}

func common(a, b []board.Cell) []board.Cell {
	return slices.DeleteFunc(slices.Clone(a), func(c board.Cell) bool { return !slices.Contains(b, c) })
}

// emptied reports whether one of the cells has all its candidates among digits.
func emptied(g *Grid, cells []board.Cell, digits board.DigitSet) bool {
	return slices.ContainsFunc(cells, func(c board.Cell) bool { return g.Cand[c]&^digits == 0 })
}

// alignedPair is aligned pair exclusion.
func alignedPair(g *Grid, yield yield) {
	base, excl := excluders(g, 2)
	for j := range base {
		for i := range j {
			a, b := base[i], base[j]
			x := common(excl[a], excl[b])
			if len(x) < 2 {
				continue
			}
			h := excluded(g, x, 6.2, "ape", a, b)
			if h.worthy() && !yield(h) {
				return
			}
		}
	}
}

// alignedTriplet is aligned triplet exclusion: the third cell is an excluder of one of the others.
func alignedTriplet(g *Grid, yield yield) {
	base, excl := excluders(g, 3)
	for j := range base {
		for i := range j {
			a, b := base[i], base[j]
			third := slices.Clone(excl[a])
			for _, c := range excl[b] {
				if !slices.Contains(third, c) {
					third = append(third, c)
				}
			}
			for _, c := range third {
				if c == a || c == b || !slices.Contains(base, c) {
					continue
				}
				x := common(common(excl[a], excl[b]), excl[c])
				if len(x) < 2 {
					continue
				}
				h := excluded(g, x, 7.5, "ate", a, b, c)
				if h.worthy() && !yield(h) {
					return
				}
			}
		}
	}
}

// excluded removes from the base cells the candidates that stand in no allowed combination.
func excluded(g *Grid, x []board.Cell, rating float64, technique string, base ...board.Cell) *Hint {
	allowed := make([]board.DigitSet, len(base))
	choice := make([]board.Digit, len(base))
	var choose func(i int)
	choose = func(i int) {
		if i == len(base) {
			if !emptied(g, x, board.Digits(choice...)) {
				for k, d := range choice {
					allowed[k] = allowed[k].With(d)
				}
			}
			return
		}
		for d := range g.Cand[base[i]].All() {
			clash := false
			for k := range i {
				clash = clash || choice[k] == d && base[k].Sees(base[i])
			}
			if !clash {
				choice[i] = d
				choose(i + 1)
			}
		}
	}
	choose(0)
	h := &Hint{Technique: technique, Rating: rating}
	for i, c := range base {
		h.remove(g, c, board.AllDigits&^allowed[i])
	}
	return h
}
