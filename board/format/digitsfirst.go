package format

import (
	"bytes"
	"fmt"
	"strings"

	"deduku/board/format/source"
	"deduku/board/puzzle"
	"deduku/internal/lazyregexp"
)

// A list may name the digit before the cell: 5 in r1c1. If each cell then got the number after it, which is the digit of
// the next cell, a wrong puzzle would open without a word. So the whole list decides which end of it has a digit.

var (
	digitThenCell = &lazyregexp.Regexp{Expr: `(?i)(?:^|\W)[0-9](?:[^\w\n]{1,6}(?:[a-z]+[^\w\n]{1,3}){0,4})?\n?(?:r[0-9][ ,]?c[0-9]|c[0-9]r[0-9]|\b[a-i][1-9])\b`}
	gluedDigit    = &lazyregexp.Regexp{Expr: `(?i)\b([0-9])(r[0-9]c[0-9]|c[0-9]r[0-9])\b`}
	listToken     = &lazyregexp.Regexp{Expr: `(?i)\br([0-9])[ ,]?c([0-9])\b|\bc([0-9])r([0-9])\b|\b([0-9])\b`}
	letterToken   = &lazyregexp.Regexp{Expr: `\b([A-I])([1-9])\b|\b([0-9])\b`}
	smallToken    = &lazyregexp.Regexp{Expr: `\b([a-i])([1-9])\b|\b([0-9])\b`}
	listCell      = &lazyregexp.Regexp{Expr: `(?i)\br[0-9][ ,]?c[0-9]\b|\bc[0-9]r[0-9]\b`}
	letterCell    = &lazyregexp.Regexp{Expr: `\b[A-I][1-9]\b`}
	smallCell     = &lazyregexp.Regexp{Expr: `\b[a-i][1-9]\b`}
	cellFirstList = &lazyregexp.Regexp{Expr: `^(?:CD)+$`}
	digitsByCell  = &lazyregexp.Regexp{Expr: `^(?:DC)+$`}
	digitsByCells = &lazyregexp.Regexp{Expr: `^(?:DC+)+$`}
	digitEntry    = &lazyregexp.Regexp{Expr: `(?im)(?:^|[,;])[^\w\n]*(?:[a-z]+ ){0,3}[0-9](?:[^\w\n]{1,6}(?:[a-z]+[^\w\n]{1,3}){0,4})?(?:r[0-9][ ,]?c[0-9]|c[0-9]r[0-9]|[a-i][1-9])[ \t\r.]*(?:$|[,;])`}
	loneDigit     = &lazyregexp.Regexp{Expr: `^\W*[0-9]\W*$`}
	plainGap      = &lazyregexp.Regexp{Expr: `(?i)^(?:[\s,;:=@|()\[\]{}*.'"#/]|[-=]>|<-|→|←|\n[ \t]*-|\b(?:place|put|write|set|enter|there|is|are|a|an|the|in|at|on|to|into|of|goes|go|belongs|cells?|squares?|digit|number|value|and|then|has|contains|holds|givens?|clues?|with|gets?|equals)\b)*$`}
)

// wordedList is a list of cells and their digits, with words or signs between.
type wordedList struct {
	order  string // D for each digit and C for each cell, in the order of the text
	cells  [][3]int
	plain  bool // nothing else is between them
	at     int  // the offset of the first
	letter bool // the cells are named A1
	digits bool // the digit comes first
	fits   bool // one of the two orders fits all of the list
}

// readDigitsFirst reads a text that is a list with the digit before the cell. Its puzzle, or its fault, then waits in the source.
func (r *Reader) readDigitsFirst() bool {
	s := &r.src
	if first, _ := s.LineAt(0); source.PlainlyLine(first) || !digitThenCell.Match(s.Rest()) {
		return false
	}
	for len(s.Rest()) < source.MaxPuzzle && s.More() {
	}
	text := string(s.Rest())
	if len(text) > source.MaxLine { // more than a list of cells takes
		return false
	}
	list := worded(text)
	many := len(list.cells) >= fewestListed || strings.Count(list.order, "C") >= fewestListed
	switch {
	case s.Err() == nil || !many || cellFirstList.MatchString(list.order):
		return false
	case list.fits && list.digits && list.plain:
		if line, note, ok := list.line(text); ok {
			r.spelled = []byte(text)
			defer func() { r.spelled = nil }()
			return r.takeSpelling(line, note)
		}
	case !list.digits && 2*len(digitEntry.FindAllStringIndex(text, -1)) <= max(strings.Count(list.order, "C"), 2*fewestListed-1):
		return false
	}
	at := s.At(list.at)
	s.Skip(len(s.Rest()))
	s.Waiting = []source.Found{{Err: &puzzle.SyntaxError{Pos: at, Msg: "some cells of this list have their digit first, and others don't fit that; write each as r1c1=5"}}}
	return true
}

// wordedCells reads a list with the cell first and words or arrows before its digit, such as r1c1 is 5.
func wordedCells(text string) (string, string, bool) {
	if len(text) > source.MaxLine || !hasWords(text) {
		return "", "", false
	}
	list := worded(text)
	if !list.fits || !list.plain || len(list.cells) < fewestListed {
		return "", "", false
	}
	return list.line(text)
}

// worded returns the list of cells and digits in a text. It is empty if the text has too few cells for a list.
func worded(text string) (list wordedList) {
	text = gluedDigit.ReplaceAllString(text, "$1 $2")
	var form *lazyregexp.Regexp
	for _, f := range []struct{ cell, token *lazyregexp.Regexp }{{listCell, listToken}, {letterCell, letterToken}, {smallCell, smallToken}} {
		if len(f.cell.FindAllStringIndex(text, fewestListed)) == fewestListed {
			form, list.letter = f.token, f.token != listToken
			break
		}
	}
	if form == nil {
		return list
	}
	var kept strings.Builder // the lines of the list; others are blank
	strange, between := false, false
	for line := range strings.SplitAfterSeq(text, "\n") {
		ours := loneDigit.MatchString(line)
		for _, m := range form.FindAllStringSubmatch(line, -1) {
			ours = ours || m[1] != "" || !list.letter && m[3] != ""
		}
		if ours {
			strange = strange || between
			between = false
			kept.WriteString(line)
			continue
		}
		between = list.order != "" && strings.ContainsAny(line, "0123456789") || between
		kept.WriteString(spacesFor(line))
	}
	plain := kept.String()
	list.plain = !strange
	var now [3]int
	var found [10]int
	var order []byte
	last := -1
	for _, m := range form.FindAllStringSubmatchIndex(plain, -1) {
		group := func(i int) int { return int(plain[m[2*i]]|0x20) - '0' }
		switch {
		case last < 0:
			list.at = m[0]
		case len(plain[last:m[0]]) > 400 || !plainGap.MatchString(plain[last:m[0]]):
			list.plain = false
		}
		last = m[1]
		switch {
		case m[2] >= 0:
			now[0], now[1] = group(1), group(2)
			if list.letter {
				now[0] = int(plain[m[2]]|0x20) - 'a' + 1
			}
		case !list.letter && m[6] >= 0:
			now[0], now[1] = group(4), group(3)
		default:
			now[2] = group(len(m)/2 - 1)
			found[now[2]]++
			order = append(order, 'D')
			if bytes.HasSuffix(order, []byte("CD")) && order[0] == 'C' {
				list.cells = append(list.cells, now)
			}
			continue
		}
		if order = append(order, 'C'); order[0] == 'D' {
			list.cells = append(list.cells, now)
		}
	}
	list.order = string(order)
	once := true // a digit names all of its cells
	for _, n := range found {
		once = once && n <= 1
	}
	list.digits = digitsByCell.MatchString(list.order) || once && digitsByCells.MatchString(list.order)
	list.fits = list.digits || cellFirstList.MatchString(list.order)
	return list
}

// line returns the line of the puzzle, below as many line ends as come before the list.
func (l *wordedList) line(text string) (line, note string, ok bool) {
	line, note, ok = cellsLine(l.cells)
	if l.letter {
		note = fmt.Sprintf("read A2 as row 1, column 2; %s", note)
	}
	if l.digits {
		note = fmt.Sprintf("read each digit as that of the cell after it; %s", note)
	}
	return padded(text, l.at) + line, strings.TrimSuffix(note, "; "), ok
}
