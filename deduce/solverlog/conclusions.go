//go:build !lean

package solverlog

import (
	"regexp"
	"strings"
	"sync"

	"deduku/board"
	"deduku/board/format/coords"
)

// equations finds conclusions that are written as equations, as r46c4,r6c5<>2 and r8c4=7, in the cells of a naming.
type equations struct {
	naming
	form func() *regexp.Regexp
}

func equationsOf(n naming) equations {
	name := `\b` + n.cell + `\b`
	return equations{n, pattern(`(` + name + `(?:(?:` + between + `)` + name + `)*)\s*(<>|!=|≠|=?/=|==|=|:=)\s*([1-9]+(?:\s*[,/]\s*[1-9]\b)*)`)}
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
		if strings.HasSuffix(m[2], "=") && !strings.ContainsAny(m[2], "!/") {
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

// afterArrow returns the part of a line that concludes: the text after the last arrow, such as =>, ==>, -->, or →. CSP-Rules
// writes ===> to say how rules work, and concludes nothing there.
func afterArrow(text string) (rest string, ok bool) {
	arrows := arrowSign().FindAllStringIndex(text, -1)
	if arrows == nil || strings.Contains(text, "===>") {
		return "", false
	}
	return text[arrows[len(arrows)-1][1]:], true
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

// plainSigns returns a text with its dashes in ASCII, its arrows and links without doubled signs, and b1p2 as r1c2.
func plainSigns(text string) string {
	text = dashes.Replace(text)
	return boxPlace().ReplaceAllStringFunc(text, func(name string) string {
		box, place := int(name[1]-'1'), int(name[3]-'1')
		return board.CellAt(box/3*3+place/3, box%3*3+place%3).String()
	})
}

var (
	dashes = strings.NewReplacer("==>", "=>", "-->", "->", "==", "=", "--", "-",
		"‐", "-", "‑", "-", "‒", "-", "–", "-", "—", "-", "―", "-", "−", "-", "－", "-")
	boxPlace     = pattern(`\b[bB][1-9][pP][1-9]\b`)
	bracketed    = pattern(`\(\s*([1-9](?:[,/&]?[1-9])*)\s*\)\s*(` + rcCell + `|` + letterCell + `)\b`)
	bracketsCell = pattern(`[\[(](` + rcCell + `)[\])]`)
)

// phrase is a way to write a conclusion: a pattern with a group of digits and a group of cells.
type phrase struct {
	form          func() *regexp.Regexp
	digits, cells int
	eliminate     bool
}

var phrases = sync.OnceValue(func() []phrase {
	names := `((?:` + rcCell + `|` + letterCell + `)(?:\s*[,&|/]\s*(?:` + rcCell + `|` + letterCell + `)|\s+(?:and\s+)?` + rcCell + `)*)\b`
	digits := `([1-9](?:\s*[,/&]?\s*[1-9])*)`
	of := func(digits, cells int, eliminate bool, form string) phrase {
		return phrase{pattern(form), digits, cells, eliminate}
	}
	return []phrase{
		of(1, 2, true, `(?i)\b(?:remov(?:es?|ing)|eliminat(?:es?|ing)|elim|exclud(?:es?|ing)|delet(?:es?|ing))\s+(?:the\s+)?`+digits+`(?:'?s)?\s*(?:from|in|at|@)?\s*(?:cells?\s+)?`+names),
		of(1, 2, true, `(?i)\b`+digits+`(?:'?s)?\s+(?:can be|is|are|must be)\s+(?:removed|eliminated|excluded|deleted)\s+(?:from|in|at)\s+(?:cells?\s+)?`+names),
		of(1, 2, true, `(?i)\b`+digits+`\s*@?\s*`+names+`\s*(?:is|are|=|:|must be|can be)?\s*(?:all\s+|both\s+)?(?:false|off|removed|eliminated|excluded|deleted|impossible)\b`),
		of(1, 2, true, `(?i)\b`+digits+`\s*@?\s*`+names+`\s*(?:is not|isn't|isn’t|cannot be|can't be|can’t be)\s+true\b`),
		of(1, 2, false, `(?i)\b`+digits+`\s*@?\s*`+names+`\s*(?:is|=|:|must be)?\s*(?:true|on)\b`),
		of(2, 1, true, `(?i)\b`+names+`\s+(?:can't|cannot|can’t|can not|isn't|isn’t|is not|may not|must not)\s+(?:be\s+)?(?:a\s+)?`+digits+`\b`),
		of(2, 1, false, `(?i)\b`+names+`\s+(?:is|must be|has to be|can only be|contains)\s+(?:a\s+)?([1-9])\b`),
		of(1, 2, true, minusForm),
		of(1, 2, false, `(?:^|[\s,;:])\+\s*([1-9])\s*@?\s*`+names),
		of(2, 1, true, `\b`+names+`\s*-\s*`+digits+`(?:$|[\s,;.)])`),
	}
})

// minusForm is an elimination as forums write it, such as -9 r1c2 or !9r1c2.
const minusForm = `(?:^|[\s,;:(\[|.])(?:[-!~¬]|\bnot\s)\s*([1-9](?:[,/&]?[1-9])*)\s*@?\s*` +
	`((?:` + rcCell + `|` + letterCell + `)(?:\s*[,&|/]\s*(?:` + rcCell + `|` + letterCell + `)|\s+(?:and\s+)?` + rcCell + `)*)\b`

// conclusionsOf returns everything that a text concludes, in all the forms together, and the first word left over that
// names a cell. It stops at a word such
// as "because". A cell in a remark, after a semicolon or in parentheses, is not left over.
func conclusionsOf(text string) (found []coords.Edit, left string) {
	if reason := reasonWord().FindStringIndex(text); reason != nil {
		text = text[:reason[0]]
	}
	text = bracketsCell().ReplaceAllString(bracketed().ReplaceAllString(plainSigns(text), "$1$2"), "$1")
	for _, e := range []equations{rcEquations, letterEquations} {
		found = append(found, e.in(text)...)
		text = e.form().ReplaceAllString(text, ",")
	}
	for _, p := range phrases() {
		for _, m := range p.form().FindAllStringSubmatch(text, -1) {
			found = append(found, edits(chainCells(m[p.cells]), digitsIn(m[p.digits]), p.eliminate)...)
		}
		text = p.form().ReplaceAllString(text, ",")
	}
	for _, end := range []string{"; ", ". ", " ("} {
		text, _, _ = strings.Cut(text, end)
	}
	return found, looseCell().FindString(text)
}

var reasonWord = pattern(`(?i)[\s(,;]+(?:as|because|since|due to|which|leaving)\b`)

var looseCell = pattern(`[1-9]*` + rcCell)
