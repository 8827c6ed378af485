package repl

import (
	"fmt"
	"strings"
)

// clause is a piece of a line: its text as typed and, where it may be a command, its words without their quotes.
type clause struct {
	words []string
	text  string
	err   error // of a command, why it cannot be cut into words
}

// split cuts a line into clauses at semicolons, and these into words at spaces, both outside quotes. A
// "#" that begins a word starts a comment. Single and double quotes keep what is between them together;
// there are no escapes.
func split(line string) ([]clause, error) {
	var out []clause
	for from := 0; from <= len(line); {
		c, end, err := cut(line, from)
		if err != nil {
			return nil, err
		}
		if len(c.words) > 0 {
			out = append(out, c)
		}
		from = end + 1
	}
	return out, nil
}

// cut is the clause that begins at the byte from, and where it ends.
func cut(line string, from int) (c clause, end int, err error) {
	var text strings.Builder
	inWord, quote, quoted := false, byte(0), 0
	endWord := func() {
		if inWord {
			c.words = append(c.words, text.String())
			text.Reset()
			inWord = false
		}
	}
	for end = from; end < len(line); end++ {
		ch := line[end]
		switch {
		case quote != 0 && ch == quote:
			quote = 0
		case quote != 0:
			text.WriteByte(ch)
		case ch == ' ' || ch == '\t':
			endWord()
		case ch == '#' && !inWord:
			c.text = strings.TrimSpace(line[from:end])
			return c, len(line), nil
		case ch == ';':
			endWord()
			c.text = strings.TrimSpace(line[from:end])
			return c, end, nil
		case ch == '\'' || ch == '"':
			inWord, quote, quoted = true, ch, end
		default:
			inWord = true
			text.WriteByte(ch)
		}
	}
	if quote != 0 {
		return c, end, fmt.Errorf("column %d: the quote %c is not closed", quoted+1, quote)
	}
	endWord()
	c.text = strings.TrimSpace(line[from:])
	return c, end, nil
}
