package dratcheck

import (
	"fmt"
	"slices"
)

// dratChecker checks a clause by unit propagation over all clauses that stand.
type dratChecker struct {
	clauses  []dratClause
	watching [][]int32          // of each literal: the clauses to look at when it becomes false
	named    map[string][]int32 // of the sorted literals of a clause: where it stands, as often as it does
	value    []int8
	trail    []int32
	asked    int
	broken   bool // the clauses contradict each other without any assumption
}

// dratClause is a clause with its first two literals watched.
type dratClause struct {
	literals []int32
	gone     bool
}

func newDRAT(f *formula) *dratChecker {
	c := &dratChecker{
		watching: make([][]int32, 2*f.variables+2),
		named:    make(map[string][]int32, f.len()),
		value:    make([]int8, f.variables+1),
	}
	for i := range f.len() {
		c.take(f.clause(i))
	}
	c.broken = c.broken || !c.propagate()
	return c
}

func (c *dratChecker) add(line *proofLine) (done bool, err error) {
	if !c.broken && !c.follows(line.clause) {
		return false, fmt.Errorf("clause %v does not follow by unit propagation", line.clause)
	}
	c.take(line.clause)
	c.broken = c.broken || !c.propagate()
	return len(line.clause) == 0, nil
}

// follows assumes that a clause is false, and reports whether that leads to a contradiction.
func (c *dratChecker) follows(clause []int32) bool {
	kept := len(c.trail)
	holds := true
	for _, l := range clause {
		if c.of(l) > 0 {
			holds = false
			break
		}
		if c.of(l) == 0 {
			c.make(-l)
		}
	}
	holds = holds && c.propagate()
	for _, l := range c.trail[kept:] {
		c.value[max(l, -l)] = 0
	}
	c.trail, c.asked = c.trail[:kept], kept
	return !holds
}

// take lets a clause stand from now on.
func (c *dratChecker) take(given []int32) {
	name := nameOf(given)
	n := int32(len(c.clauses))
	c.named[name] = append(c.named[name], n)
	clause := unrepeated(given)
	c.clauses = append(c.clauses, dratClause{literals: clause})
	slices.SortStableFunc(clause, func(a, b int32) int { return int(min(c.of(b), 0)) - int(min(c.of(a), 0)) })
	if len(clause) > 1 {
		c.watch(clause[0], n)
		c.watch(clause[1], n)
	}
	switch {
	case len(clause) == 0 || c.of(clause[0]) < 0:
		c.broken = true
	case (len(clause) == 1 || c.of(clause[1]) < 0) && c.of(clause[0]) == 0:
		c.make(clause[0])
	}
}

// remove drops a clause. One that forces something stays in force.
func (c *dratChecker) remove(line *proofLine) error {
	name := nameOf(line.clause)
	at := c.named[name]
	if len(at) == 0 {
		return fmt.Errorf("clause %v can't be deleted: it does not stand", line.clause)
	}
	n := at[len(at)-1]
	if len(at) == 1 {
		delete(c.named, name)
	} else {
		c.named[name] = at[:len(at)-1]
	}
	if !slices.ContainsFunc(c.clauses[n].literals, func(l int32) bool { return c.of(l) > 0 }) {
		c.clauses[n] = dratClause{gone: true}
	}
	return nil
}

// propagate makes true what clauses force, and reports whether none is left without a literal.
func (c *dratChecker) propagate() bool {
	for ; c.asked < len(c.trail); c.asked++ {
		gone := -c.trail[c.asked]
		watching := c.watching[place(gone)]
		stay := watching[:0]
		for i, n := range watching {
			if c.clauses[n].gone {
				continue
			}
			clause := c.clauses[n].literals
			if clause[0] == gone {
				clause[0], clause[1] = clause[1], clause[0]
			}
			if c.of(clause[0]) <= 0 && c.moved(clause, n) {
				continue
			}
			stay = append(stay, n)
			switch c.of(clause[0]) {
			case 0:
				c.make(clause[0])
			case -1:
				c.watching[place(gone)] = append(stay, watching[i+1:]...)
				return false
			}
		}
		c.watching[place(gone)] = stay
	}
	return true
}

// moved finds another literal for a clause to watch than its second.
func (c *dratChecker) moved(clause []int32, n int32) bool {
	for i := 2; i < len(clause); i++ {
		if c.of(clause[i]) >= 0 {
			clause[1], clause[i] = clause[i], clause[1]
			c.watch(clause[1], n)
			return true
		}
	}
	return false
}

func (c *dratChecker) watch(l, n int32) { c.watching[place(l)] = append(c.watching[place(l)], n) }

func (c *dratChecker) of(l int32) int8 {
	if l < 0 {
		return -c.value[-l]
	}
	return c.value[l]
}

func (c *dratChecker) make(l int32) {
	c.value[max(l, -l)] = 1
	if l < 0 {
		c.value[-l] = -1
	}
	c.trail = append(c.trail, l)
}

// place is where the clauses stand that watch a literal.
func place(l int32) int32 {
	if l < 0 {
		return -2*l + 1
	}
	return 2 * l
}

// nameOf is the same text for the same literals in any order.
func nameOf(clause []int32) string {
	sorted := slices.Sorted(slices.Values(clause))
	name := make([]byte, 0, 4*len(sorted))
	for _, l := range sorted {
		name = append(name, byte(l), byte(l>>8), byte(l>>16), byte(l>>24))
	}
	return string(name)
}

// unrepeated is a copy of a clause with each literal once.
func unrepeated(clause []int32) []int32 {
	return slices.Compact(slices.Sorted(slices.Values(clause)))
}
