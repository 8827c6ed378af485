package chains

import (
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/tale/teller"
)

// Branches that contradict themselves: they stop there.

// clashing is a node that is true in a branch before its i-th link and can't be along with what that link makes true; ok is false for
// none.
func clashing(links []deduce.Link, i int) (before deduce.Node, ok bool) {
	if !links[i].Strong {
		return before, false
	}
	links = openNodes(links[:i+1])
	now := links[i].To
	if first := links[0]; !first.Strong && excludes(first.From, now) {
		return first.From, true
	}
	for _, l := range links[:i] {
		if l.Strong && excludes(l.To, now) {
			return l.To, true
		}
		if !l.Strong && l.To.Digit == now.Digit && now.Cells.Within(l.To.Cells) {
			return l.From, true
		}
	}
	return before, false
}

// excludes reports whether a node that is true makes all of another false.
func excludes(a, b deduce.Node) bool {
	if a.Digit == b.Digit {
		return b.Cells.Within(a.Cells.SeenByAll())
	}
	return a.Cells == b.Cells && a.Cells.Rest().Empty()
}

// contradicted says what the i-th link of a branch comes to that can't be: A would lack both 7 and 8.
func contradicted(t *teller.Teller, links []deduce.Link, i int, before deduce.Node) string {
	l := openNodes(links[:i+1])[i]
	if set := t.SetOf(links[i]); set >= 0 {
		return pattern.LetterOf(set) + " would lack both " + l.From.Digit.String() + " and " + l.To.Digit.String() + " (" + weakReason(t, deduce.Link{From: before, To: l.To}) + ")"
	}
	both := t.NodeIs(l.To, true) + " (" + reasonAlong(t, links, i) + "), which can't be along with " + before.Digit.String() + " in " + t.OrList(before.Cells)
	return both + " (" + weakReason(t, deduce.Link{From: before, To: l.To}) + ")"
}

// stopsAt is the first link of a branch at which it contradicts itself, -1 for none.
func stopsAt(links []deduce.Link) int {
	for i := range links {
		if _, ok := clashing(links, i); ok {
			return i
		}
	}
	return -1
}
