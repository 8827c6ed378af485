package format

import (
	"bytes"
	"strings"

	"deduku/board/format/source"
)

// In mails, lists, comments and listings all lines have the same in front of them, or are numbered. That is no part of the
// puzzle: it is blanked before any format looks at the text.

const (
	quotedLines = 60 // of a block, at most: more than any drawing has
	mostMissed  = 8  // lines in a row that may fail to begin a block
	quotedDepth = 3  // marks in front of each other
)

// span is a part of the text.
type span struct{ from, to int }

// unquote blanks what stands in front of the lines that begin here, or around them.
func (r *Reader) unquote() {
	for range quotedDepth {
		text, _ := r.src.LineAt(0)
		if r.bare || !mayBeQuoted(text) {
			return
		}
		if line := r.src.Line(); line != r.missedLine+1 {
			r.missed = 0
		}
		if r.missed >= mostMissed {
			r.missedLine = r.src.Line()
			return
		}
		if !r.unquoteBlock() {
			r.missed++
			r.missedLine = r.src.Line()
			return
		}
	}
}

// mayBeQuoted is false for most lines, at once.
func mayBeQuoted(text []byte) bool {
	text = text[source.Spaces(text):]
	if len(text) < 2 || len(text) > source.MaxLine {
		return false
	}
	if _, to := quoteMark(text); to > 0 {
		return true
	}
	if text[0] == '`' {
		return !source.IsFence(text)
	}
	l, ok := labelOf(text)
	return ok && (l.n == 1 || l.sure) || source.HasPrefix(text, "**") || source.HasPrefix(text, "__")
}

// unquoteBlock finds what stands in front of each line of the block, and blanks it where the rest is a puzzle and the whole
// is none.
func (r *Reader) unquoteBlock() bool {
	s := &r.src
	for _, find := range []func([]line) []span{commonMark, commonLabels, around} {
		block := blockOf(s)
		spans := find(block)
		if len(spans) == 0 {
			continue
		}
		first := s.Rest()[spans[0].from]
		if never := first == '>' || first == '`' || first == '%'; !never && !r.betterWithout(block, spans) {
			continue
		}
		blank(s, spans)
		return true
	}
	return false
}

// line is a line of a block and its offset.
type line struct {
	text []byte
	off  int
}

// blockOf is the lines up to the next empty one.
func blockOf(s *source.Source) []line {
	var out []line
	for at := 0; len(out) < quotedLines && at < source.MaxLine; {
		text, next := s.LineAt(at)
		if next == at || source.IsBlank(text) {
			break
		}
		out = append(out, line{text, at})
		at = next
	}
	for i := range out { // what was loaded since may have moved the text
		out[i].text = s.Rest()[out[i].off:][:len(out[i].text)]
	}
	return out
}

// blank makes spaces of parts of the text.
func blank(s *source.Source, spans []span) {
	for _, x := range spans {
		b := s.Rest()[x.from:x.to]
		for i := range b {
			b[i] = ' '
		}
	}
}

// betterWithout reports whether the block is no puzzle as it is, and is one without the spans.
func (r *Reader) betterWithout(block []line, spans []span) bool {
	s, end := &r.src, &block[len(block)-1]
	text := bytes.Clone(s.Rest()[:end.off+len(end.text)])
	if r.reads(text) {
		return false
	}
	for _, x := range spans {
		for i := x.from; i < x.to; i++ {
			text[i] = ' '
		}
	}
	return r.reads(text)
}

// reads reports whether a text begins with a puzzle.
func (r *Reader) reads(text []byte) bool {
	inner := r.within(r.src.Part(string(text), 0, 1))
	inner.bare, inner.plainOnly, inner.remarks.shut = true, true, true
	p, err := inner.Next()
	id := p.Value("id")
	return err == nil && (id == "" || strings.ContainsFunc(id, source.IsAlphanumeric))
}

// quoteMark is the mark at the start of a line, with the spaces in front of it: one to three of the same sign, and a space
// behind them unless the sign alone is enough.
func quoteMark(text []byte) (from, to int) {
	from = source.Spaces(text)
	rest := text[from:]
	if len(rest) == 0 || strings.IndexByte(">*-+.|:%=!~", rest[0]) < 0 {
		return 0, 0
	}
	n := len(rest) - len(bytes.TrimLeft(rest, string(rest[:1])))
	switch {
	case rest[0] == '>':
		return from, from + 1
	case n > 3, n < len(rest) && source.SpaceLen(rest[n:]) == 0:
		return 0, 0
	}
	return from, from + n
}

// commonMark is the mark that all lines of a block have; a mark of mails need not be in all of them.
func commonMark(block []line) (out []span) {
	for i, l := range block {
		from, to := quoteMark(l.text)
		switch {
		case to == 0 || i > 0 && l.text[from] != block[0].text[source.Spaces(block[0].text)]:
			if i > 0 && block[0].text[source.Spaces(block[0].text)] == '>' {
				return out
			}
			return nil
		}
		out = append(out, span{l.off + from, l.off + to})
	}
	return out
}

// label is the number or letter of a line.
type label struct {
	n    int
	span      // with a sign behind it
	sure bool // a sign or a word says that it is a number of a line
}

// labelOf is what numbers a line: 1, 1., 1), 01:, [1], R1, row 1:, A.
func labelOf(text []byte) (l label, ok bool) {
	at := source.Spaces(text)
	l.from = at
	for _, word := range []string{"Row", "row", "Line", "line", "R", "r", "#"} {
		if source.HasPrefix(text[at:], word) {
			at += len(word)
			l.sure = true
			break
		}
	}
	at += source.Spaces(text[at:])
	if at < len(text) && (text[at] == '[' || text[at] == '(') {
		at++
	}
	start := at
	for at < len(text) && at < start+5 && source.IsDigit(rune(text[at])) {
		l.n = 10*l.n + int(text[at]-'0')
		at++
	}
	if at == start {
		if at == len(text) || l.sure || text[at] < 'A' || 'I' < text[at] {
			return l, false
		}
		l.n = int(text[at]-'A') + 1
		at++
	}
	for at < len(text) && strings.IndexByte(").:]|", text[at]) >= 0 {
		l.sure = l.sure || text[at] != '|'
		at++
	}
	l.to = at
	l.sure = l.sure || at < len(text) && text[at] == '\t'
	return l, at == len(text) || source.SpaceLen(text[at:]) > 0
}

// commonLabels are the labels of the lines of a block, which go up by one; rules may have none.
func commonLabels(block []line) (out []span) {
	next, sure := 0, false
	for _, l := range block {
		x, ok := labelOf(l.text)
		switch {
		case ok && (len(out) == 0 || x.n == next):
			out = append(out, span{l.off + x.from, l.off + x.to})
			next, sure = x.n+1, sure || x.sure
		case source.Glance(l.text).Shape == source.Rule && len(out) > 0:
		default:
			return nil
		}
	}
	if len(out) < 3 && !sure {
		return nil
	}
	return out
}

// around is what stands around each line of a block: backticks, or the stars of Markdown.
func around(block []line) (out []span) {
	for _, mark := range []string{"`", "**", "__"} {
		for _, l := range block {
			text := bytes.TrimRightFunc(l.text, source.IsSpace)
			from := source.Spaces(text)
			if !source.HasPrefix(text[from:], mark) || !bytes.HasSuffix(text, []byte(mark)) || len(text)-from < 2*len(mark) {
				break
			}
			n := len(mark)
			for mark == "`" && n < 3 && text[from+n] == '`' && len(text)-from > 2*n+2 {
				n++
			}
			out = append(out, span{l.off + from, l.off + from + n}, span{l.off + len(text) - n, l.off + len(text)})
		}
		if len(out) > 0 {
			if len(out) < 2*len(block) {
				out = nil
			}
			return out
		}
	}
	return nil
}
