package solverlog

import (
	"strings"

	"deduku/board/format/coords"
	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/internal/lazyregexp"
)

var (
	ownStep   = &lazyregexp.Regexp{Expr: `^\s*[0-9]+(~?)\s+([A-Z0-9][A-Za-z0-9_ ()+-]*?)\s+((?:` + rcCell + `|[1-9][rcb][1-9]|` + letterCell + `)\b.*)$`}
	ownEnd    = &lazyregexp.Regexp{Expr: `^\s*[0-9]+\s+(?:SOLVED|UNSOLVABLE|STUCK)\b`}
	ownPair   = &lazyregexp.Regexp{Expr: `\(([1-9]),([1-9])\)`} // column and row
	ownReason = &lazyregexp.Regexp{Expr: `^\s*(naked single|full house|hidden single)\b`}
)

// readOwn reads a line of deduku's own log as text, such as "19 NEG_DED1  r6c9 = 3    hidden single in box 6". ok is false for
// any other line. A step that is undone later, marked with ~, has no conclusion, and neither have conflicts and ends.
func readOwn(text string) (out Line, ok bool) {
	m := ownStep.FindStringSubmatch(ownPair.ReplaceAllString(text, "r${2}c${1}"))
	if m == nil {
		return out, ownEnd.MatchString(text)
	}
	kind, isKind := deduce.KindNamed(m[2])
	switch {
	case isKind && (kind == deduce.Guess || kind == deduce.Backtrack):
		out.Title = m[2]
	case m[1] != "" || isKind && (kind == deduce.Conflict || kind == deduce.Init):
		return out, true
	case !isKind && len(technique.Family(m[2])) == 0:
		return out, false
	case !isKind:
		out.Title = m[2]
	}
	for _, e := range []equations{rcEquations, letterEquations} {
		found, reason := e.leading(m[3])
		if name := ownReason.FindStringSubmatch(reason); name != nil && isKind {
			out.Title = name[1]
		}
		if found == nil {
			continue
		}
		if m[1] == "" {
			out.Concludes = found
		}
		return out, true
	}
	return Line{}, false
}

// leading returns the conclusions that a text begins with, and the text after them.
func (e equations) leading(text string) (out []coords.Edit, rest string) {
	separator := ""
	for {
		at := e.form.FindStringIndex(text)
		if at == nil || strings.TrimSpace(text[:at[0]]) != separator {
			return out, text
		}
		out = append(out, e.in(text[:at[1]])...)
		text, separator = text[at[1]:], ","
	}
}

// isOwn reports whether a line is one of deduku's own log.
func isOwn(line string) bool {
	_, ok := readOwn(line)
	return ok
}

// ownGuesses holds, for each open guess of a log, the number of lines before it.
type ownGuesses []int

// add adds a line of a log to the lines that conclude something. A backtrack removes the lines since its guess: what people see
// while deduku solves has no marks for undone steps.
func (g *ownGuesses) add(lines []Line, own Line) []Line {
	switch n := len(*g); {
	case own.Title == deduce.Guess.String():
		*g = append(*g, len(lines))
	case own.Title == deduce.Backtrack.String() && n > 0:
		lines, *g = lines[:(*g)[n-1]], (*g)[:n-1]
	}
	if own.Concludes == nil {
		return lines
	}
	if own.Title != "" {
		own.techniques = technique.Family(own.Title)
	}
	return append(lines, own)
}
