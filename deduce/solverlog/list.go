//go:build !lean

package solverlog

import (
	"strings"

	"deduku/board"
	"deduku/board/format/coords"
)

var (
	isWord  = pattern(`\b(` + rcCell + `|` + letterCell + `)\s+(?:is|must be|has to be|can only be|contains)\s+(?:not\s+|a\s+)*([1-9])\b`)
	notWord = pattern(`\b(` + rcCell + `|` + letterCell + `)\s+(?:can't|cannot|can’t|can not|isn't|isn’t|may not)\s+(?:be\s+)?(?:a\s+)?([1-9])\b`)
	// placeWord is a digit and its only place.
	placeWord = pattern(`(?i)\b(?:only (?:place|cell|spot|candidate) for (?:a |the )?([1-9])s? (?:[^.;]{0,40}? )?is|(?:place|put) (?:a |the )?([1-9]) (?:in|at|into)|([1-9]) (?:must go|goes|has to go) (?:in|at|into))\s+(` + rcCell + `|` + letterCell + `)\b`)
	minusWord = pattern(minusForm)
	// Ways to spell out a cell, and a digit after one: row 5, column 1; make_move(row=5, col=1, number=4).
	rowColumn  = pattern(`(?i)\brow\s*[=:]?\s*([1-9])\s*(?:,|and|;|/)?\s*col(?:umn|\.)?\s*[=:]?\s*([1-9])\b`)
	thenDigit  = pattern(`(?i)\b(r[1-9]c[1-9])\)?\s*,\s*(?:number|value|digit|val|num|n)\s*[=:]\s*([1-9])\b`)
	listBegins = pattern(`^[rR][0-9]+[cC][0-9]+\s*(?:=|<>|!=|≠|:=)[^=]*$`)
	colonLine  = pattern(`^(?:(?:` + rcCell + `|` + letterCell + `)\s*:\s*[1-9]\b[\s,;]*)+$`)
	colonWord  = pattern(`\b(` + rcCell + `|` + letterCell + `)\s*:\s*([1-9])\b`)
)

// readList reads conclusions alone: r1c1=5, r1c1: 5, A1 is 5, -5 r3c2. A letter is a row.
func readList(text string) (out Line) {
	if strings.Contains(text, "===>") { // CSP-Rules tells how rules work
		return out
	}
	text = plainSigns(text)
	if conclusion, ok := afterArrow(text); ok {
		text = conclusion
	}
	text = bracketed().ReplaceAllString(text, "$1$2")
	text = thenDigit().ReplaceAllString(rowColumn().ReplaceAllString(text, "r${1}c${2}"), "$1=$2")
	out.Concludes = either(text, rcEquations, letterEquations)
	if out.Concludes != nil {
		return out
	}
	out.Concludes = minuses(text)
	for _, m := range placeWord().FindAllStringSubmatch(text, -1) {
		out.Concludes = append(out.Concludes, edits(anyCells(m[4]), digitsIn(m[1]+m[2]+m[3]), false)...)
	}
	for _, m := range notWord().FindAllStringSubmatch(text, -1) {
		out.Concludes = append(out.Concludes, edits(anyCells(m[1]), digitsIn(m[2]), true)...)
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

// minuses returns the eliminations that a text writes as forums do: -9 r1c2, -38 r4c5,r6c5.
func minuses(text string) (out []coords.Edit) {
	for _, m := range minusWord().FindAllStringSubmatch(text, -1) {
		out = append(out, edits(chainCells(m[2]), digitsIn(m[1]), true)...)
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
