package plainrate

import (
	"slices"

	"deduku/board"
)

// innerRules are the rules that look for more where a propagation has come to its end.
func (e *engine) innerRules() []func(*Grid) []*Hint {
	rules := []func(*Grid) []*Hint{
		collect(locked),
		collect(hiddenSet(2, "", 0)),
		collect(nakedSet(2, "", 0)),
		collect(fish(2, "", 0)),
	}
	switch e.level {
	case 2:
		rules = append(rules, chains(chainsAndCycles))
	case 3:
		rules = append(rules, chains(chainsAndCycles), chains(multipleChains.hints))
	case 4:
		inner := engine{dynamic: true, multiple: true, level: e.limit}
		rules = append(rules, chains(inner.hints))
	}
	return rules
}

func collect(producer func(*Grid, yield)) func(*Grid) []*Hint {
	return func(g *Grid) (all []*Hint) {
		producer(g, func(h *Hint) bool {
			all = append(all, h)
			return true
		})
		return all
	}
}

// chains leaves out hints that remove the same as one before them.
func chains(engine func(*Grid) []*Hint) func(*Grid) []*Hint {
	return func(g *Grid) (all []*Hint) {
		for _, h := range engine(g) {
			same := func(o *Hint) bool { return slices.Equal(h.byCell(), o.byCell()) }
			if !slices.ContainsFunc(all, same) {
				all = append(all, h)
			}
		}
		return all
	}
}

// advanced is what the first rule finds that finds anything. Nodes that are on already are not looked at here: quirk.
func (e *engine) advanced(grid, base *Grid, off *nodes) (out []*chainNode) {
	for _, rule := range e.innerRules() {
		for _, h := range rule(grid) {
			from := h.parents(base, grid)
			if len(from) == 0 {
				continue
			}
			var parents []*chainNode
			for _, x := range from {
				parents = append(parents, off.get(x))
			}
			for _, r := range h.hashed() {
				for d := range r.Digits.All() {
					n := node(r.Cell, d, false, advanced, parents...)
					if h.ends != nil {
						n.nested = h
					}
					out = append(out, n)
				}
			}
		}
		if len(out) > 0 {
			break
		}
	}
	return out
}

// parents are the candidates whose removal made the rule possible.
func (h *Hint) parents(base, grid *Grid) (out []board.Candidate) {
	if h.ends == nil {
		return h.gone(base)
	}
	add := func(c board.Cell, d board.Digit) {
		x := board.Candidate{Cell: c, Digit: d}
		if gone(base, grid, c, d) && !slices.Contains(out, x) {
			out = append(out, x)
		}
	}
	for _, end := range h.ends {
		for _, n := range end.ancestors() {
			if !n.on {
				continue
			}
			why := n.cause
			if why == assumed {
				why = h.start
			}
			switch why {
			case byCell:
				for d := board.Digit(1); d <= 9; d++ {
					add(n.Cell, d)
				}
			case byBox, byRow, byCol:
				u := kind(why - byBox).of(n.Cell)
				for i := range board.Side {
					add(u.Cell(i), n.Digit)
				}
			}
		}
	}
	return out
}
