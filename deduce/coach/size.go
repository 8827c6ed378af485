package coach

import (
	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
)

// Size is how much of the board one has to look at to find the pattern of a step: of a forcing chain or a net what is concluded in its
// cases, of a chain its nodes, of other patterns their cells, with the cells that their units have for them. It compares steps of one
// technique: two of a chain and a net are not alike.
func Size(s *deduce.Step) int {
	if s.Argument != nil && len(s.Argument.Claims) > 0 {
		return len(s.Argument.Claims)
	}
	if links := linksOf(s); pattern.ShapeOf(s) == deduce.ShapeChain && len(links) > 0 {
		return len(links) + 1
	}
	var cells board.CellSet
	n := 0
	for i := range s.Parts {
		switch s.Parts[i].Role {
		case deduce.Set, deduce.Petal:
			n += s.Parts[i].Cells.Len()
		case deduce.Pivot, deduce.Pincer, deduce.Strong, deduce.BaseCells, deduce.Target, deduce.Single, deduce.Within:
			cells = cells.Union(s.Parts[i].Cells)
		}
	}
	return n + cells.Len() + len(s.Eliminations)/crowd
}

// crowd is how many removals at once are as hard to name as one cell more of a pattern.
const crowd = 6
