//go:build !lean

package solverlog

import (
	"regexp"
	"strings"

	"deduku/board/format/coords"
)

// equations finds conclusions that are written as equations, as r46c4,r6c5<>2 and r8c4=7, in the cells of a naming.
type equations struct {
	naming
	form func() *regexp.Regexp
}

func equationsOf(n naming) equations {
	name := `\b` + n.cell + `\b`
	return equations{n, pattern(`(` + name + `(?:(?:` + between + `)` + name + `)*)\s*(<>|!=|≠|==|=|:=)\s*([1-9](?:\s*[,/]\s*[1-9]\b)*)`)}
}

var (
	rcEquations     = equationsOf(byRC)
	letterEquations = equationsOf(byLetter)
	columnEquations = equationsOf(byColumn)
)

// in are the conclusions in a text, in order. A cell set equal to several digits is none.
func (e equations) in(text string) (out []coords.Edit) {
	for _, m := range e.form().FindAllStringSubmatch(text, -1) {
		digits := digitsIn(m[3])
		if strings.HasSuffix(m[2], "=") && m[2] != "!=" {
			if len(digits) != 1 {
				continue
			}
			out = append(out, edits(e.cells(m[1]), digits, false)...)
			continue
		}
		out = append(out, edits(e.cells(m[1]), digits, true)...)
	}
	return out
}

// afterArrow is the part of a line that concludes: what stands behind the last arrow, one of =>, ==>, -->, →. CSP-Rules' ===>
// tells how rules work, and concludes nothing.
func afterArrow(text string) (rest string, ok bool) {
	at := -1
	for _, arrow := range []string{"=>", "-->", "→", "⇒"} {
		if i := strings.LastIndex(text, arrow); i >= 0 && i+len(arrow) > at {
			at = i + len(arrow)
		}
	}
	if at < 0 || strings.Contains(text, "===>") {
		return "", false
	}
	return text[at:], true
}

// unread is what is left of a conclusion that cannot be read: a cell or a sign that belongs to no equation; empty for nothing.
func (e equations) unread(text string) string {
	rest := e.form().ReplaceAllString(text, " ")
	for _, word := range strings.FieldsFunc(rest, func(r rune) bool { return strings.ContainsRune(" \t,;", r) }) {
		if cellStart().MatchString(word) || strings.ContainsAny(word, "<≠=") {
			return word
		}
	}
	return ""
}

var cellStart = pattern(`^[rR][0-9]*[cC]?[0-9]*$`)

// faulty says why a conclusion can't be read, or can't be in whole; empty where it can.
func (e equations) faulty(text string, found []coords.Edit) string {
	if word := e.unread(text); word != "" {
		return "\"" + cut(word) + "\" is no conclusion: it should be as r3c4=5 or r3c4<>5"
	}
	if found == nil {
		return "behind the arrow should stand what follows, as r3c4=5 or r3c4<>5"
	}
	return ""
}
