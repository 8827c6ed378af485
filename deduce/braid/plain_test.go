package braid

import (
	"slices"

	"deduku/board"
)

// plain is a position done by the definitions alone: which candidates are left, in which variables they stand.
type plain []bool

// plainSets are the candidates of each variable, plainGroups the groups of each that has any.
var plainSets, plainGroups = newPlainSets()

func newPlainSets() (sets, groups [][]literal) {
	home := map[[3]int][]literal{}
	segments := map[[4]int][]literal{}
	for c := range board.Cell(board.Cells) {
		for d := range board.Digit(9) {
			x := candidate(c, d+1)
			for _, v := range [][3]int{{0, int(c), 0}, {1, c.Row(), int(d)}, {2, c.Col(), int(d)}, {3, c.Box(), int(d)}} {
				home[v] = append(home[v], x)
			}
			segments[[4]int{1, c.Row(), c.Box(), int(d)}] = append(segments[[4]int{1, c.Row(), c.Box(), int(d)}], x)
			segments[[4]int{2, c.Col(), c.Box(), int(d)}] = append(segments[[4]int{2, c.Col(), c.Box(), int(d)}], x)
		}
	}
	for _, s := range home {
		sets = append(sets, s)
	}
	for _, s := range segments {
		groups = append(groups, s)
	}
	return sets, groups
}

func plainOf(x literal) board.Candidate {
	return board.Candidate{Cell: board.Cell(x / 9), Digit: board.Digit(x%9 + 1)}
}

func plainPuzzle(g board.Grid) plain {
	p := make(plain, candidates)
	for x := range p {
		p[x] = true
	}
	for c, d := range g {
		if d != 0 {
			p.assign(candidate(board.Cell(c), d))
		}
	}
	return p
}

func (p plain) copy() plain {
	return slices.Clone(p)
}

func (p plain) size() (n int) {
	for _, left := range p {
		if left {
			n++
		}
	}
	return n
}

// plainLinks are the candidates that exclude each other.
var plainLinks = newPlainLinks()

func newPlainLinks() (links [candidates][candidates]bool) {
	for x := range literal(candidates) {
		for y := range literal(candidates) {
			links[x][y] = plainOf(x).Excludes(plainOf(y))
		}
	}
	return links
}

func (p plain) assign(x literal) {
	for y := range p {
		if plainLinks[x][y] {
			p[y] = false
		}
	}
}

// singles reports whether each variable has a candidate after all singles.
func (p plain) singles() bool {
	for {
		before := p.size()
		for _, set := range plainSets {
			left := p.of(set)
			switch len(left) {
			case 0:
				return false
			case 1:
				p.assign(left[0])
			}
		}
		if p.size() == before {
			return true
		}
	}
}

func (p plain) of(set []literal) (left []literal) {
	for _, x := range set {
		if p[x] {
			left = append(left, x)
		}
	}
	return left
}

// trials is trial and error of a depth.
func (p plain) trials(depth int) bool {
	if depth == 0 {
		return p.singles()
	}
	for again := true; again; {
		again = false
		if !p.trials(depth - 1) {
			return false
		}
		for x := range literal(candidates) {
			q := p.copy()
			q.assign(x)
			if p[x] && !q.trials(depth-1) {
				p[x] = false
				if !p.trials(depth - 1) {
					return false
				}
				again = true
			}
		}
	}
	return true
}

// depth is the trial depth of a puzzle.
func (p plain) depth() (n int) {
	for ; ; n++ {
		p.trials(n)
		if p.size() == board.Cells {
			return n
		}
	}
}

// way is a chain of the plain search: what is left with it, and its last literal, of which chain is made of whips.
type way struct {
	left plain
	last []literal
}

// shortest is the length of the shortest braid, or whip, against a candidate, 0 where there is none up to a limit: all of one
// length are tried before longer ones.
func (p plain) shortest(x literal, groups, whip bool, limit int) int {
	start := p.copy()
	start.assign(x)
	ways := []way{{start, []literal{x}}}
	for n := 1; n <= limit; n++ {
		var next []way
		seen := map[string]bool{}
		for _, w := range ways {
			for _, set := range plainSets {
				if whip && !p.touches(set, w) {
					continue
				}
				left := w.left.of(set)
				if len(left) == 0 {
					return n
				}
				for _, x := range plainCertain(left, groups) {
					if q := w.with(x); q.left.size() < w.left.size() {
						if key := q.key(whip); !seen[key] {
							seen[key] = true
							next = append(next, q)
						}
					}
				}
			}
		}
		ways = next
	}
	return 0
}

// touches reports whether the last literal of w removed a candidate of the variable.
func (p plain) touches(set []literal, w way) bool {
	for _, y := range p.of(set) {
		if plainExcludes(w.last, y) {
			return true
		}
	}
	return false
}

// plainCertain returns the literals that become certain if a variable has only these candidates left.
func plainCertain(left []literal, groups bool) (out [][]literal) {
	if len(left) == 1 {
		out = append(out, left)
	}
	for _, g := range plainGroups {
		all := groups && len(left) > 1
		for _, x := range left {
			in := false
			for _, y := range g {
				in = in || x == y
			}
			all = all && in
		}
		if all {
			out = append(out, g)
		}
	}
	return out
}

func plainExcludes(group []literal, y literal) bool {
	for _, x := range group {
		if !plainLinks[x][y] {
			return false
		}
	}
	return true
}

func (w way) with(group []literal) way {
	q := w.left.copy()
	for y := range literal(candidates) {
		if q[y] && plainExcludes(group, y) {
			q[y] = false
		}
	}
	return way{q, group}
}

// key tells ways apart: by what is left, of whips by the last literal, too.
func (w way) key(whip bool) string {
	out := make([]byte, candidates, candidates+8)
	for y, left := range w.left {
		if left {
			out[y] = 1
		}
	}
	if whip {
		for _, x := range w.last {
			out = append(out, byte(x), byte(x>>8))
		}
	}
	return string(out)
}
