package dratcheck

import (
	"fmt"
	"slices"

	"deduku/internal/spelling"
)

// lratChecker checks a clause by the clauses that its line names, in their order: each must have one literal left, which is
// then true, and the last none.
type lratChecker struct {
	clauses map[int][]int32
	highest int
	value   []int8 // of each variable: 1 true, -1 false, under the line at hand
	set     []int32
}

func newLRAT(f *formula) *lratChecker {
	c := &lratChecker{clauses: make(map[int][]int32, f.len()), highest: f.len(), value: make([]int8, f.variables+1)}
	for i := range f.len() {
		c.clauses[i+1] = f.clause(i)
	}
	return c
}

func (c *lratChecker) add(line *proofLine) (done bool, err error) {
	if line.id <= c.highest {
		return false, fmt.Errorf("clause %d: numbers grow, and the last one was %d", line.id, c.highest)
	}
	defer c.forget()
	for _, l := range line.clause {
		if c.of(l) > 0 {
			return false, fmt.Errorf("clause %d has both %d and %d", line.id, l, -l)
		}
		c.make(-l)
	}
	if err := c.follow(line); err != nil {
		return false, err
	}
	c.highest = line.id
	c.clauses[line.id] = slices.Clone(line.clause)
	return len(line.clause) == 0, nil
}

// follow goes through the hints of a line to a clause that has no literal left.
func (c *lratChecker) follow(line *proofLine) error {
	for i, id := range line.ids {
		clause, ok := c.clauses[id]
		if !ok {
			return fmt.Errorf("clause %d: its hint %d is no clause that stands", line.id, id)
		}
		left, only := c.left(clause)
		switch {
		case left == 0 && i+1 < len(line.ids):
			return fmt.Errorf("clause %d: hint %d has no literal left, and %s after it", line.id, id, spelling.Count(len(line.ids)-i-1, "hint comes", "hints come"))
		case left == 0:
			return nil
		case left > 1:
			return fmt.Errorf("clause %d: hint %d has %d literals left, so it forces nothing", line.id, id, left)
		case c.of(only) > 0:
			return fmt.Errorf("clause %d: hint %d is true already, so it forces nothing", line.id, id)
		}
		c.make(only)
	}
	return fmt.Errorf("clause %d: its hints end without a clause that has no literal left", line.id)
}

// left counts the literals of a clause that are not false, and gives one.
func (c *lratChecker) left(clause []int32) (n int, only int32) {
	for _, l := range clause {
		if c.of(l) >= 0 {
			n, only = n+1, l
		}
	}
	return n, only
}

func (c *lratChecker) remove(line *proofLine) error {
	for _, id := range line.ids {
		if _, ok := c.clauses[id]; !ok {
			return fmt.Errorf("clause %d can't be deleted: it does not stand", id)
		}
		delete(c.clauses, id)
	}
	return nil
}

func (c *lratChecker) of(l int32) int8 {
	if l < 0 {
		return -c.value[-l]
	}
	return c.value[l]
}

func (c *lratChecker) make(l int32) {
	if l < 0 {
		c.value[-l] = -1
	} else {
		c.value[l] = 1
	}
	c.set = append(c.set, l)
}

func (c *lratChecker) forget() {
	for _, l := range c.set {
		c.value[max(l, -l)] = 0
	}
	c.set = c.set[:0]
}
