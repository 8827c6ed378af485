//go:build !lean

package foreign

import (
	"strings"

	"deduku/board"
)

var (
	isWord     = pattern(`\b(` + rcCell + `|` + letterCell + `)\s+(?:is|must be|contains)\s+(?:not\s+|a\s+)*([1-9])\b`)
	minusWord  = pattern(`(?:^|[\s,;])-\s*([1-9]+)\s*(` + rcCell + `|` + letterCell + `)\b`)
	listBegins = pattern(`^[rR][0-9]+[cC][0-9]+\s*(?:=|<>|!=|≠|:=)[^=]*$`)
	colonLine  = pattern(`^(?:(?:` + rcCell + `|` + letterCell + `)\s*:\s*[1-9]\b[\s,;]*)+$`)
	colonWord  = pattern(`\b(` + rcCell + `|` + letterCell + `)\s*:\s*([1-9])\b`)
)

// readList reads conclusions alone: r1c1=5, r1c1: 5, A1 is 5, -5 r3c2. A letter is a row.
func readList(text string) (out Line) {
	if strings.Contains(text, "===>") { // CSP-Rules tells how rules work
		return out
	}
	if conclusion, ok := afterArrow(text); ok {
		text = conclusion
	}
	out.Concludes = either(text, rcEquations, letterEquations)
	if out.Concludes != nil {
		return out
	}
	for _, m := range minusWord().FindAllStringSubmatch(text, -1) {
		out.Concludes = append(out.Concludes, edits(anyCells(m[2]), digitsIn(m[1]), true)...)
	}
	for _, m := range isWord().FindAllStringSubmatch(text, -1) {
		out.Concludes = append(out.Concludes, edits(anyCells(m[1]), digitsIn(m[2]), strings.Contains(m[0], " not "))...)
	}
	if out.Concludes == nil && listBegins().MatchString(text) {
		out.Fault = "\"" + cut(text) + "\" is no conclusion: it should be as r3c4=5 or r3c4<>5"
		return out
	}
	if !colonLine().MatchString(text) {
		return out
	}
	for _, m := range colonWord().FindAllStringSubmatch(text, -1) {
		out.Concludes = append(out.Concludes, edits(anyCells(m[1]), digitsIn(m[2]), false)...)
	}
	return out
}

// anyCells are the cells of r46c5 or of A7, whose letter is a row.
func anyCells(name string) []board.Cell {
	if strings.ContainsAny(name, "rR") {
		return rcCells(name)
	}
	return letterCells(name)
}
