package data

import (
	"strings"
	"unicode/utf8"

	"deduku/board"
	"deduku/board/format/source"
)

// token is a piece of a text with lists in it.
type token struct {
	kind     tokenKind
	from, to int  // offsets in the source
	quoted   bool // a string, whose quotes are not part of it
}

type tokenKind uint8

const (
	tokenEnd   tokenKind = iota // no more text, or none that may be looked at
	tokenLine                   // the end of a line
	tokenOpen                   // a bracket
	tokenClose                  //
	tokenWord                   // anything that is written in one piece
	tokenEqual                  // = or :
	tokenOther                  // a comma or another sign
)

// lexer cuts a text into tokens, without knowing any programming language: brackets, strings, comments from # or
// // on and words are enough to find lists.
type lexer struct {
	src *source.Source
	at  int
}

func (l *lexer) text(t token) []byte { return l.src.Rest()[t.from:t.to] }

func (l *lexer) next() token {
	for {
		c, ok := l.src.ByteAt(l.at)
		if !ok {
			return token{from: l.at, to: l.at}
		}
		if c == '#' || c == '/' && l.follows(l.at+1, '/') {
			l.pastComment()
			continue
		}
		if n := l.spaceAt(c); n > 0 {
			l.at += n
			continue
		}
		return l.cut(c)
	}
}

// cut makes the token that begins with c.
func (l *lexer) cut(c byte) token {
	t := token{from: l.at, to: l.at + 1}
	switch c {
	case '\n', '\r':
		t.kind = tokenLine
	case '[', '(', '{':
		t.kind = tokenOpen
	case ']', ')', '}':
		t.kind = tokenClose
	case '=', ':':
		t.kind = tokenEqual
	case '"', '\'':
		if end, ok := l.quote(c); ok {
			l.at = end + 1
			return token{tokenWord, t.from + 1, end, true}
		}
		t.kind = tokenOther
	default:
		t.kind = tokenOther
		if l.inWord(l.at) {
			t.kind = tokenWord
			for l.inWord(t.to) {
				t.to++
			}
		}
	}
	l.at = t.to
	return t
}

func (l *lexer) follows(i int, want byte) bool {
	c, ok := l.src.ByteAt(i)
	return ok && c == want
}

func (l *lexer) pastComment() {
	for {
		c, ok := l.src.ByteAt(l.at)
		if !ok || c == '\n' || c == '\r' {
			return
		}
		l.at++
	}
}

// spaceAt is the length of the space that begins with c, 0 if it is none.
func (l *lexer) spaceAt(c byte) int {
	if c < utf8.RuneSelf {
		return source.One(source.IsSpace(rune(c)))
	}
	l.src.ByteAt(l.at + utf8.UTFMax - 1) // so that the character is there whole
	return source.SpaceLen(l.src.Rest()[l.at:])
}

// quote finds the end of the string that begins here; it is on the same line and not far.
func (l *lexer) quote(mark byte) (int, bool) {
	const far = 512
	for i := l.at + 1; i < l.at+far; i++ {
		c, ok := l.src.ByteAt(i)
		if !ok || c == '\n' || c == '\r' {
			return 0, false
		}
		if c == mark {
			return i, true
		}
	}
	return 0, false
}

var endsWord = func() (t [256]bool) {
	for c := range ' ' + 1 {
		t[c] = true
	}
	for _, c := range "[](){}=:\"'#,;/|!&%<>\\" {
		t[c] = true
	}
	return t
}()

// inWord reports whether the byte belongs to a word. Words are cut when they are far too long for any use.
func (l *lexer) inWord(i int) bool {
	c, ok := l.src.ByteAt(i)
	if !ok || endsWord[c] || i-l.at > 512 {
		return false
	}
	return c < utf8.RuneSelf || !l.nonASCIISpace(i)
}

func (l *lexer) nonASCIISpace(i int) bool {
	l.src.ByteAt(i + utf8.UTFMax - 1)
	return source.SpaceLen(l.src.Rest()[i:]) > 0
}

// atom is what a word in a list says about cells.
type atom struct {
	digit    board.Digit
	number   bool // a number that is no digit
	from, to int
}

// isAtom reads one cell: a digit, a blank symbol, None, an empty string, 5.0 as NumPy prints it. A number that
// is no digit is an atom too, to be complained of if it stands in a grid.
func isAtom(text []byte, quoted bool) (a atom, ok bool) {
	word := strings.TrimFunc(string(text), source.IsSpace)
	if len(word) == 1 && source.IsCell(rune(word[0])) {
		return atom{digit: source.DigitOf(rune(word[0]))}, true
	}
	switch word {
	case "":
		return atom{}, quoted
	case "None", "null", "nan", "NaN", "nil", "none", "--":
		return atom{}, true
	}
	digits := strings.TrimLeft(word, "-+")
	whole, part, dot := strings.Cut(digits, ".")
	if !source.AllDigits(whole) || dot && part != "" && !source.AllDigits(part) {
		return atom{}, false
	}
	if len(word) == 1+len(".")+len(part) && dot && strings.Trim(part, "0") == "" {
		return atom{digit: source.DigitOf(rune(word[0]))}, true
	}
	return atom{number: true}, true
}
