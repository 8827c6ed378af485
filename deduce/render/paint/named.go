package paint

import (
	"slices"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/deduce/render/picture"
)

// What an argument calls its claims, in drawings: placements have numbers, lemmas letters.

// isNumber reports whether a claim with a name is a placement.
func isNumber(name string) bool { return name != "" && name[0] <= '9' }

// argued reports whether a mark is that of what an argument supposes, or of what follows.
func argued(m picture.Mark) bool { return picture.Follows <= m && m <= picture.Branch4 }

// signed is the sign of a mark with the name of its claim behind it; a lemma's letter stands for its sign.
func signed(m picture.Mark, name string) string {
	if m == picture.Refuted && name != "" {
		return name
	}
	return signs[m] + name
}

// inOrder are the placements of an argument by their numbers, for a drawing that has no room for these.
func inOrder(pic *picture.Picture) string {
	var all []string
	for c := range board.Cell(board.Cells) {
		for d, name := range pic.Names[c] {
			if isNumber(name) {
				all = append(all, name+" "+pic.Notation.Placement(board.Candidate{Cell: c, Digit: board.Digit(d)}))
			}
		}
	}
	slices.SortFunc(all, func(a, b string) int { return leading(a) - leading(b) })
	return "in order: " + strings.Join(all, ", ")
}

// leading is the number before the first space.
func leading(text string) int {
	number, _, _ := strings.Cut(text, " ")
	n, _ := strconv.Atoi(number)
	return n
}
