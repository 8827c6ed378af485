package solverlog

import (
	"strings"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce/technique"
	"deduku/internal/lazyregexp"
)

const (
	wikiCells  = `(?:` + letterCell + `|` + rcCell + `)(?:(?:` + between + `)(?:` + letterCell + `|` + rcCell + `))*`
	wikiDigits = `[1-9](?:/[1-9])*`
)

var (
	wikiRemoves = &lazyregexp.Regexp{Expr: `(?i:removes?)\s+(` + wikiDigits + `)s?\s+(?i:from)\s+(` + wikiCells + `)`}
	wikiTaken   = &lazyregexp.Regexp{Expr: `(` + wikiDigits + `)s?\s+(?:can be\s+)?taken off\s+(` + wikiCells + `)`}
	wikiCannot  = &lazyregexp.Regexp{Expr: `(` + wikiCells + `)\s+(?:cannot|can't) be\s+(` + wikiDigits + `)`}
	wikiSet     = &lazyregexp.Regexp{Expr: `(` + wikiCells + `)\s+(?:is\s+)?set to\s+([1-9])`}
	wikiChange  = &lazyregexp.Regexp{Expr: `(` + letterCell + `|` + rcCell + `)\s*-\s*(` + wikiDigits + `)\s*->\s*(` + wikiDigits + `)`}
	wikiVerb    = &lazyregexp.Regexp{Expr: `(?i)\bremoves?\b|\btaken off\b|\bset to\b`}
	wikiWords   = &lazyregexp.Regexp{Expr: `^[A-Za-z][A-Za-z0-9 -]*`}
)

// maxStep is about how many bytes of a step's text are kept. Text without blank lines would otherwise be one long step.
const maxStep = 4 << 10

// readSudokuWiki reads the log of SudokuWiki's solver: a step is the lines up to a blank one, or up to the next line that begins a step, its first
// line names the technique. Rows are A to H and J. All removals of a step hold on the same board.
func readSudokuWiki(text string) (out []Line) {
	var step *Line
	end := func() {
		if step != nil && (step.Fault != "" || step.Concludes != nil || wikiVerb.MatchString(step.Text)) {
			step.techniques = technique.Family(step.Title)
		}
		if step != nil && step.Fault == "" && step.Concludes == nil && len(step.techniques) > 0 {
			step.Fault = "it tells of a removal that can't be read: it should be as \"- removes 3/6 from H1\" or \"4 taken off C4\""
		}
		if step != nil && (step.Concludes != nil || step.Fault != "") {
			out = append(out, *step)
		}
		step = nil
	}
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		found := wikiConclusions(line)
		switch {
		case line == "":
			end()
			continue
		case step != nil && step.Concludes != nil && !wikiGoesOn(line):
			end()
		}
		if step == nil {
			step = &Line{At: i + 1, Title: wikiTitle(line)}
		}
		step.Until = i + 1
		if len(step.Text) < maxStep {
			step.Text = strings.TrimSpace(step.Text + " " + line)
		}
		step.Concludes = append(step.Concludes, found...)
		if found == nil && line[0] == '-' && wikiVerb.MatchString(line) {
			step.Fault = "\"" + cut(line) + "\" can't be read: it should be as \"- removes 3/6 from H1\""
		}
	}
	end()
	return out
}

// wikiGoesOn reports whether a line belongs to the step before it: it only tells of removals.
func wikiGoesOn(line string) bool {
	return strings.HasPrefix(line, "-") || strings.HasPrefix(line, "and ") || line[0] >= '1' && line[0] <= '9'
}

// wikiTitle is the name that a step begins with, without the digits and the cells.
func wikiTitle(line string) string {
	title := strings.TrimSpace(wikiWords.FindString(line))
	for _, cut := range []string{" in ", " on ", " pattern", " uses ", " found"} {
		if at := strings.Index(strings.ToLower(title), cut); at > 0 {
			title = title[:at]
		}
	}
	title = strings.TrimSpace(strings.TrimRight(title, "0123456789/ "))
	switch upper := strings.ToUpper(title); {
	case upper == "SINGLE":
		return "Hidden Single"
	case upper == "PAIR", upper == "TRIPLE", strings.HasPrefix(upper, "INTERSECTION"), strings.HasPrefix(upper, "POINTING"):
		return "Locked Candidates"
	}
	return title
}

// wikiConclusions are what a line says that a step removes or places.
func wikiConclusions(line string) (out []coords.Edit) {
	if !strings.ContainsAny(line, "123456789") {
		return nil
	}
	for _, m := range wikiSet.FindAllStringSubmatch(line, -1) {
		out = append(out, edits(wikiNames(m[1]), digitsIn(m[2]), false)...)
	}
	for _, m := range wikiRemoves.FindAllStringSubmatch(line, -1) {
		out = append(out, edits(wikiNames(m[2]), digitsIn(m[1]), true)...)
	}
	for _, m := range wikiTaken.FindAllStringSubmatch(line, -1) {
		out = append(out, edits(wikiNames(m[2]), digitsIn(m[1]), true)...)
	}
	for _, m := range wikiCannot.FindAllStringSubmatch(line, -1) {
		out = append(out, edits(wikiNames(m[1]), digitsIn(m[2]), true)...)
	}
	for _, m := range wikiChange.FindAllStringSubmatch(line, -1) {
		out = append(out, edits(wikiNames(m[1]), lost(m[2], m[3]), true)...)
	}
	return out
}

// lost are the digits of a list that another has no more.
func lost(before, after string) (out []board.Digit) {
	for _, d := range digitsIn(before) {
		if !strings.ContainsRune(after, rune('0'+d)) {
			out = append(out, d)
		}
	}
	return out
}

func wikiNames(text string) []board.Cell {
	if cells := byRC.cells(text); cells != nil {
		return cells
	}
	return byLetter.cells(text)
}
