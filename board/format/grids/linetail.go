package grids

import (
	"bytes"
	"strings"

	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// tail reads what follows the cells of a line: a solution, a comment, a rating in the comment.
func tail(s *source.Source, off int, text []byte, p *puzzle.Puzzle) error {
	rest := text[off:]
	if len(rest) == 0 {
		return nil
	}
	if err := source.CheckText(s, off, rest); err != nil {
		return err
	}
	rest = bytes.TrimRightFunc(rest[source.Separators(rest):], source.IsSpace)
	if n := source.Field(rest); n == 81 && !p.HasSolution() && source.AllGiven(rest[:n]) {
		p.AttachSolution(rest[:n])
		rest = rest[n+source.Separators(rest[n:]):]
	}
	if len(rest) > 0 {
		addComment(p, string(rest))
	}
	return nil
}

// addComment puts a rating that stands in the text under its own key, and the rest under comment.
func addComment(p *puzzle.Puzzle, text string) {
	for w := range strings.FieldsSeq(text) {
		r, plain := rating(w)
		if r == "" || plain && !strings.HasSuffix(text, w) {
			continue // a number in the middle of a comment may be anything
		}
		before, after, _ := strings.Cut(text, w)
		p.Add("rating", r)
		text = strings.TrimSpace(strings.TrimSpace(before) + " " + strings.TrimSpace(after))
		break
	}
	p.Add("comment", text)
}

// rating is the value of ED=9.1/1.2/1.2, 9.1/1.2/1.2 or a plain 4.5, empty where word is none of these.
func rating(word string) (value string, plain bool) {
	if strings.IndexByte(word, '.') < 0 {
		return "", false
	}
	value, marked := strings.CutPrefix(word, "ED=")
	parts := strings.Split(value, "/")
	if len(parts) != 3 && len(parts) != 1 {
		return "", false
	}
	for _, p := range parts {
		whole, tenth, ok := strings.Cut(p, ".")
		if !ok || len(whole) == 0 || len(whole) > 2 || len(tenth) != 1 || !source.AllDigits(whole+tenth) {
			return "", false
		}
	}
	return value, len(parts) == 1 && !marked
}
