package format

import "fmt"

// words is a line that is read character by character.
type words struct {
	text []rune
	at   int
}

func wordsOf(text string) words { return words{text: []rune(text)} }

// peek is the next character, 0 at the end.
func (w *words) peek() rune {
	if w.at < len(w.text) {
		return w.text[w.at]
	}
	return 0
}

func (w *words) space() {
	for w.at < len(w.text) && isSpace(w.text[w.at]) {
		w.at++
	}
}

// separator passes over one comma or semicolon and the spaces around it.
func (w *words) separator() {
	w.space()
	if r := w.peek(); r == ',' || r == ';' {
		w.at++
	}
	w.space()
}

// digits is the run of digits that comes next.
func (w *words) digits() string {
	start := w.at
	for isDigit(w.peek()) {
		w.at++
	}
	return w.since(start)
}

// take passes over the sign if it comes next.
func (w *words) take(sign string) bool {
	r := []rune(sign)
	if len(w.text)-w.at < len(r) || string(w.text[w.at:w.at+len(r)]) != sign {
		return false
	}
	w.at += len(r)
	return true
}

func (w *words) since(start int) string { return string(w.text[start:w.at]) }

func (w *words) fault(at int, form string, args ...any) error {
	return &SyntaxError{Pos{Line: 1, Column: at + 1}, fmt.Sprintf(form, args...)}
}
