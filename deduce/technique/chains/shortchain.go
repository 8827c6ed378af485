package chains

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/chain"
)

// Short chains and rings have names with players, by the kinds of their links. A chain is spelled as people write it in general:
// x, y, z for its digits as they first occur, = for a strong link and - for a weak one, and brackets around what is in one cell.
// So (x=y)-y=(y-x)=x begins in a cell with two candidates, goes on to a strong link of the one digit in a unit, and ends with one
// of the other. What is spelled alike from one of its ends, or for a ring from anywhere, has the same name.
//
// They are found with the other chains, so of two ends that a shorter chain joins nothing is told here.

// spelledChain is the technique of the chains spelled so; of rings, the last link leads back to the beginning.
func spelledChain(title, spelled, doc, spot, example string) *deduce.Technique {
	t := &deduce.Technique{
		Name:    strings.ToLower(title),
		Title:   title,
		Shape:   deduce.ShapeChain,
		Doc:     doc,
		Why:     AIC.Why,
		Form:    AIC.Form,
		Spot:    spot + " " + spotShort,
		Example: example,
	}
	find := (*chains).findSpelled
	if strings.HasSuffix(spelled, "-") {
		t.Why, t.Form, t.Spot = ContinuousNiceLoop.Why, ContinuousNiceLoop.Form, spot+" "+spotRing
		find = (*chains).findSpelledRing
	}
	t.Find = func(v *deduce.View, yield func(*deduce.Step) bool) { find(plainChains.Of(v), v, spelled, yield) }
	return t
}

const (
	spotShort = "Then look at what each of the two free ends removes. The trap is to remove what sees one end alone."

	spotRing = "Then look at each weak link: exactly one of its two ends is true, so what sees both, or stands beside them in their cell, can be removed. The trap is to look at one link of the ring only."
)

// findSpelled yields the chains spelled so, each conclusion once.
func (c *chains) findSpelled(v *deduce.View, spelled string, yield func(*deduce.Step) bool) {
	c.told = c.told[:0]
	for i := range c.finds {
		f := &c.finds[i]
		if f.Shape != chain.Open || int(f.Half) != strings.Count(spelled, "=") {
			continue
		}
		path, removed := c.graph.Way(f, func(path []uint16) bool { return c.isSpelled(path, spelled) })
		if path == nil || slices.Contains(c.told, removed) {
			continue
		}
		c.told = append(c.told, removed)
		if c.orient(path, false); !c.spells(path, 0, 1, spelled) {
			slices.Reverse(path) // told from the end from which it is spelled
		}
		if !yield(c.tell(v, f, path, &removed, false)) || v.Enough() {
			return
		}
	}
}

// findSpelledRing yields the rings spelled so, each conclusion once.
func (c *chains) findSpelledRing(v *deduce.View, spelled string, yield func(*deduce.Step) bool) {
	isRing := func(f *chain.Find) bool {
		if f.Shape != chain.Loop || int(f.Half) != strings.Count(spelled, "=") {
			return false
		}
		path, _ := c.graph.Path(f)
		return path != nil && c.isSpelledRing(path, spelled)
	}
	c.find(v, isRing, false, yield)
}

// isSpelled reports whether a chain is spelled so from one of its ends.
func (c *chains) isSpelled(path []uint16, spelled string) bool {
	return c.spells(path, 0, 1, spelled) || c.spells(path, len(path)-1, -1, spelled)
}

// isSpelledRing reports whether a ring is spelled so from one of its strong links in one direction.
func (c *chains) isSpelledRing(path []uint16, spelled string) bool {
	for i := 0; i < len(path); i += 2 {
		if c.spells(path, i, 1, spelled) || c.spells(path, i+1, -1, spelled) {
			return true
		}
	}
	return false
}

// spells reports whether a path is spelled so, read from a node on, forwards or backwards.
func (c *chains) spells(path []uint16, first, step int, spelled string) bool {
	ring := strings.HasSuffix(spelled, "-")
	at := func(i int) uint16 { return path[(first+step*i+2*len(path))%len(path)] }
	var room [64]byte
	said := room[:0]
	var letters [board.ByDigit]byte
	next := byte('x')
	last := len(path) - 1
	for i := range path {
		node := c.graph.Node(at(i))
		if letters[node.Digit] == 0 {
			letters[node.Digit] = next
			next++
		}
		begins := (i < last || ring) && c.inOneCell(at(i), at(i+1))
		ends := (i > 0 || ring) && c.inOneCell(at(i), at(i-1))
		if begins {
			said = append(said, '(')
		}
		said = append(said, letters[node.Digit])
		if ends {
			said = append(said, ')')
		}
		if i < last || ring {
			said = append(said, "=-"[i%2])
		}
	}
	return string(said) == spelled
}

// inOneCell reports whether two nodes are candidates of one cell.
func (c *chains) inOneCell(a, b uint16) bool {
	x, y := c.graph.Node(a), c.graph.Node(b)
	return x.Digit != y.Digit && x.Cells == y.Cells
}
