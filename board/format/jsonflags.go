package format

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/search"
)

// A full grid in JSON may say which of its digits are given: with a flag in the object of each cell, or with a list of cells next to
// the grid. If deduku passed over the flag or the list, it would open the solution as the puzzle.

var (
	givenWords = []string{"fixed", "locked", "given", "clue", "prefilled", "readonly", "initial", "original", "visible", "reveal", "shown", "static", "starting"}
	emptyWords = []string{"editable", "empty", "blank", "remove", "hidden", "hole", "mutable"}
	givenKinds = []string{"given", "fixed", "clue", "initial", "original", "locked", "prefilled", "static", "puzzle"}
	emptyKinds = []string{"user", "empty", "editable", "hidden", "solved", "solution", "player", "entered", "blank", "guess", "answer"}
)

// flagOf returns the meaning of a key and its value in the object of a cell: 1 if the digit is given, 0 if not, and -1 if
// they don't say so.
func flagOf(key string, value *node) int {
	yes, isBool := value.value.(bool)
	kind, isText := value.value.(string)
	switch {
	case isBool && strings.ToLower(key) == "show":
		return source.One(yes)
	case isBool:
		if given, ok := maskMeaning(key); ok {
			return source.One(given == yes)
		}
	case isText && slices.Contains([]string{"type", "kind", "state", "status", "source", "origin"}, strings.ToLower(key)):
		if kind = strings.ToLower(kind); slices.Contains(givenKinds, kind) {
			return 1
		} else if slices.Contains(emptyKinds, kind) {
			return 0
		}
	}
	return -1
}

// hideOpen sets the digit of each cell to 0 if a flag of its object says that it isn't given. In a full grid that has such
// flags in some objects, a cell without one isn't given if the others say that they are.
func hideOpen(g *board.Grid, cells []*node) {
	var flags [board.Cells]int
	given := false
	for c, n := range cells {
		flags[c] = -1
		for i, key := range n.keys {
			if f := flagOf(key, n.kids[i]); f >= 0 {
				flags[c] = f
			}
		}
		given = given || flags[c] == 1
	}
	full := g.Len() == board.Cells
	for c := range cells {
		if flags[c] == 0 || flags[c] < 0 && given && full {
			g[c] = 0
		}
	}
}

// strangeFlag returns a key in the objects of a grid without blanks that may say which digits are given, though deduku
// doesn't know how, or "".
func strangeFlag(cells []*node) string {
	kinds := map[string]map[string]int{} // how often each key has each value
	for _, n := range cells {
		for i, key := range n.keys {
			if kinds[key] == nil {
				kinds[key] = map[string]int{}
			}
			kinds[key][fmt.Sprint(n.kids[i].value)]++
		}
	}
	for _, key := range slices.Sorted(maps.Keys(kinds)) {
		seen := 0
		for _, n := range kinds[key] {
			seen += n
		}
		if n := len(kinds[key]) + source.One(seen < len(cells)); n == 2 || n == 3 {
			return key
		}
	}
	return ""
}

// isFull reports whether objects of cells all have a digit.
func isFull(cells []*node) bool {
	return cells != nil && !slices.ContainsFunc(cells, func(c *node) bool {
		d, ok := c.digit()
		return !ok || d == 0
	})
}

// keyAt returns the position of a key of an object, or -1.
func (n *node) keyAt(key string) int { return slices.Index(n.keys, key) }

// gridCells returns the objects of the 81 cells of a value that is a grid, or nil if its cells are not objects.
func (n *node) gridCells() []*node {
	cells := n.kids
	if len(cells) == 9 {
		cells = nil
		for _, row := range n.kids {
			cells = append(cells, row.kids...)
		}
	}
	if len(cells) == board.Cells && !slices.ContainsFunc(cells, func(c *node) bool { return c.keys == nil }) {
		return cells
	}
	for _, kid := range n.kids { // the only list in an object
		if inner := kid.gridCells(); n.keys != nil && inner != nil {
			return inner
		}
	}
	return nil
}

// cellPlaces returns the numbers of a list of cells: an index, or a row and a column, for each. ok is false if
// the value is no such list.
func (n *node) cellPlaces() (places [][]int, ok bool) {
	if !n.list || len(n.kids) < fewestListed || len(n.kids) >= board.Cells {
		return nil, false
	}
	for _, kid := range n.kids {
		at := kid.place()
		if at == nil || len(places) > 0 && len(at) != len(places[0]) {
			return nil, false
		}
		places = append(places, at)
	}
	return places, true
}

// place returns the index, or the row and the column, that a value is, or nil.
func (n *node) place() (at []int) {
	switch v := n.value.(type) {
	case json.Number:
		i, err := v.Int64()
		if err != nil || i < 0 || i > board.Cells {
			return nil
		}
		return []int{int(i)}
	case string:
		if m := listToken.FindStringSubmatch(v); m != nil && m[1] != "" {
			return []int{int(m[1][0] - '0'), int(m[2][0] - '0')}
		}
		for _, word := range number.FindAllString(v, 3) {
			i := 0
			if _, err := fmt.Sscan(word, &i); err != nil || i > board.Cells {
				return nil
			}
			at = append(at, i)
		}
		if len(at) > 2 || strings.Trim(v, "0123456789 ,_:;-()[]rRcC") != "" {
			return nil
		}
		return at
	}
	if n.keys != nil {
		var row, col []int
		for i, key := range n.keys {
			switch key = " " + strings.ToLower(key) + " "; {
			case strings.Contains(columnNames[0], key):
				row = n.kids[i].place()
			case strings.Contains(columnNames[1], key):
				col = n.kids[i].place()
			}
		}
		if len(row) != 1 || len(col) != 1 {
			return nil
		}
		return append(row, col...)
	}
	for _, kid := range n.kids {
		if kid.list || kid.keys != nil || len(n.kids) != 2 {
			return nil
		}
		at = append(at, kid.place()...)
	}
	if len(at) != 2 || max(at[0], at[1]) > 9 {
		return nil
	}
	return at
}

// placesMask returns the cells of a list, which count from 0 or from 1. If neither 0 nor the highest number is among them, the reading
// that leaves a puzzle with one solution counts.
func placesMask(solution board.Grid, places [][]int, given bool) (kept board.Grid, note string, ok bool) {
	most := 9
	name := "rows and columns"
	if len(places[0]) == 1 {
		most, name = board.Cells, "indices"
	}
	lowest, highest := most, 0
	for _, p := range places {
		lowest, highest = min(lowest, slices.Min(p)), max(highest, slices.Max(p))
	}
	readings := 0
	for first := range 2 {
		if lowest < first || highest > most-1+first {
			continue
		}
		var g board.Grid
		if !given {
			g = solution
		}
		for _, p := range places {
			c := p[0] - first
			if len(p) == 2 {
				c = 9*c + p[1] - first
			}
			g[c] = 0
			if given {
				g[c] = solution[c]
			}
		}
		if lowest > 0 && highest < most && !search.Single(g) {
			continue
		}
		readings++
		kept, note = g, fmt.Sprintf("read %s as counted from %d", name, first)
	}
	return kept, note, readings == 1
}

// likelyGiven returns the mark of a given in a mask that may be read either way: the one that leaves a puzzle of 17 to 45 givens with
// one solution, if the other doesn't. Otherwise it returns usual.
func likelyGiven(solution board.Grid, marks *[board.Cells]bool, usual bool) bool {
	fits := func(given bool) bool {
		g := solution
		for c, set := range marks {
			if set != given {
				g[c] = 0
			}
		}
		return g.Len() >= 17 && g.Len() <= 45 && search.Single(g)
	}
	if !fits(usual) && fits(!usual) {
		return !usual
	}
	return usual
}
