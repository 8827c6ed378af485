package clue

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
)

// Cells are the cells of the pattern of a step on a board, by what players call them: pivot r1c3, pincers r1c7, r2c2. Those of a chain
// stand in its order, with its ends. A step without a pattern has those of its conclusion.
func Cells(t wording.Text, s *deduce.Step, b *board.Board) string {
	if text := alongChain(t, s); text != "" {
		return text
	}
	var all []string
	for _, named := range picture.Named(s, b) {
		text := list(t, named.Cells)
		if named.Noun != "" {
			text = several(named.Noun, named.Cells) + " " + text
		}
		all = append(all, text)
	}
	if len(all) == 0 {
		cells, _ := concluded(s)
		return list(t, cells)
	}
	return strings.Join(all, "; ")
}

// list writes cells with commas, of many those of a line together.
func list(t wording.Text, cells board.CellSet) string { return strings.Join(t.InLines(cells), ", ") }

// several is what one cell is called, for as many as there are: pincer, pincers.
func several(noun string, cells board.CellSet) string {
	if one := cells.Rest().Empty(); one || collective(noun) {
		return noun
	}
	return noun + "s"
}

// collective reports whether a noun names several cells at once: a set, the pattern as a whole.
func collective(noun string) bool {
	return slices.ContainsFunc([]string{"set", "pattern", "pair", "triple", "quadruple", "subset", "colour", "chain", "ring", "tridagon", "firework", "base", "petal", "stem", "mirror"}, func(whole string) bool {
		return slices.Contains(strings.Fields(noun), whole)
	})
}

// alongChain are the cells of a chain in its own order, with its ends; of chains that begin or end alike, one after the other. The
// candidate that a chain refutes by coming back to it is no part of it. It is empty for what is no chain.
func alongChain(t wording.Text, s *deduce.Step) string {
	if s.Argument == nil || len(s.Argument.Links) == 0 || len(s.Argument.Claims) > 0 {
		return ""
	}
	links := s.Argument.Links
	switch pattern.ShapeOf(s) {
	case deduce.ShapeChain, deduce.ShapeDistantPair:
		ring := pattern.IsRing(links)
		links = withoutRefuted(links)
		path := cellsAlong(links)
		text := strings.Join(written(t, path), " - ")
		switch {
		case ring:
			return text + ", a ring"
		case links[len(links)-1].To.Cells == path[0]:
			return text + ", back to " + t.CompactCells(path[0])
		}
		return text + "; ends " + t.CompactCells(path[0]) + " and " + t.CompactCells(path[len(path)-1])
	case deduce.ShapeForcing, deduce.ShapeKraken:
		var all []string
		for _, branch := range pattern.Branches(links) {
			if path := cellsAlong(branch); len(path) > 1 {
				path = path[:len(path)-1] // it ends at what is concluded
				all = append(all, strings.Join(written(t, path), " - "))
			}
		}
		return strings.Join(slices.Compact(all), "; ")
	}
	return ""
}

// withoutRefuted are links without the weak ones at both ends, which come from a candidate that is refuted and go back to it.
func withoutRefuted(links []deduce.Link) []deduce.Link {
	if last := len(links) - 1; last > 1 && !links[0].Strong && !links[last].Strong && links[0].From == links[last].To {
		return links[1:last]
	}
	return links
}

// cellsAlong are the cells of links one after the other, those that follow each other in the same cells once, and those that they come
// back to only where they begin.
func cellsAlong(links []deduce.Link) []board.CellSet {
	path := []board.CellSet{links[0].From.Cells}
	for _, l := range links {
		if l.To.Cells != path[len(path)-1] {
			path = append(path, l.To.Cells)
		}
	}
	if last := len(path) - 1; last > 0 && path[last] == path[0] {
		path = path[:last]
	}
	return path
}

// written are groups of cells, each as text.
func written(t wording.Text, path []board.CellSet) (all []string) {
	for _, cells := range path {
		all = append(all, t.CompactCells(cells))
	}
	return all
}
