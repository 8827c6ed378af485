package format

import (
	"bytes"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// prose is the lines since the last puzzle that are no puzzle. In a list of lines they are errors; around
// drawings, lists of numbers and coordinates they are what people write around them.
type prose struct {
	lines   int
	at      puzzle.Pos // of the first
	first   string
	last    string
	near    bool   // nothing stands between the last one and what follows
	variant string // what they say that the puzzle has beside the classic rules
}

// take is the error for the lines, which are forgotten.
func (t *prose) take() error {
	msg := fmt.Sprintf("no puzzle in %q: expected 81 cells, nine rows, a list of numbers or r1c1=5", t.first)
	if t.lines > 1 {
		msg += fmt.Sprintf(" (nor in the %s after it)", source.Counted(t.lines-1, "line"))
	}
	i := strings.IndexFunc(t.first, source.LooksLikeDigit)
	if i < 0 && countDigits(t.first) >= 5 {
		i = strings.IndexFunc(t.first, isOddSign)
	}
	if i >= 0 {
		r, _ := utf8.DecodeRuneInString(t.first[i:])
		msg += "; " + source.Describe(r)
	}
	err := &puzzle.SyntaxError{Pos: t.at, Msg: msg}
	*t = prose{variant: t.variant}
	return err
}

func countDigits(text string) int {
	n := 0
	for _, r := range text {
		n += source.One(source.IsDigit(r))
	}
	return n
}

// isOddSign holds for a sign that somebody may have put for a blank, and that is none.
func isOddSign(r rune) bool {
	return r >= utf8.RuneSelf && !unicode.IsLetter(r) && !source.IsSpace(r) && !source.IsBox(r) && r != '…'
}

// skipText consumes a line that no format takes.
func (r *Reader) skipText() error {
	s := &r.src
	text, _ := s.LineAt(0)
	if len(text) > source.MaxLine {
		err := s.Fault(0, "a line may have 64 KiB, this one is longer")
		s.SkipLine()
		return err
	}
	if err := source.CheckText(s, 0, text); err != nil {
		r.garbled = true
		s.SkipLine()
		return err
	}
	if bytes.IndexFunc(text, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsNumber(r) }) < 0 {
		s.SkipLine() // a rule, a closing bracket, a code fence
		return nil
	}
	t := &r.text
	if t.lines == 0 {
		t.at, t.first = s.At(source.Spaces(text)), source.Clip(text)
	}
	t.last, t.near = source.Clip(text), true
	if v := variantIn(text); v != "" {
		t.variant = v
	}
	t.lines++
	s.SkipLine()
	if r.read > 0 && !r.inProse && !r.lenient {
		return t.take()
	}
	return nil
}

// textBefore deals with the text in front of a puzzle of the format f: its title, prose to be left out, or an
// error that comes before the puzzle.
func (r *Reader) textBefore(f *Format, p *puzzle.Puzzle) error {
	t := &r.text
	if t.lines == 0 {
		return nil
	}
	if !f.prose && !r.inProse && !r.lenient {
		return t.take()
	}
	if f.prose && t.near && p.Value("title") == "" {
		p.Add("title", title(t.last))
	}
	*t = prose{}
	return nil
}

// title is a line of text above a puzzle without what only points at the puzzle.
func title(text string) string { return strings.Trim(text, " \t\"'`=:*#") }
