package repl

import (
	"fmt"
	"iter"
	"strings"
	"unicode"

	"deduku/repl/command"
	"deduku/repl/state"
)

// clause is a piece of a line: its text as typed and, where it may be a command, its words without their quotes.
type clause struct {
	words []string
	text  string
	err   error // why it cannot be cut into words
}

// clauses cuts a line into clauses at semicolons, and these into words at spaces, both outside quotes. A
// "#" that begins a word starts a comment. Single and double quotes keep what is between them together;
// there are no escapes. Each clause is cut when its turn comes: a line may have a million. The last has the error of
// a line that cannot be cut to its end.
func clauses(line string) iter.Seq[clause] {
	return func(yield func(clause) bool) {
		for from := 0; from <= len(line); {
			c, end := cut(line, from)
			if (len(c.words) > 0 || c.err != nil) && !yield(c) {
				return
			}
			from = end + 1
		}
	}
}

// split is the clauses of a line, if all of it can be cut.
func split(line string) ([]clause, error) {
	var out []clause
	for c := range clauses(line) {
		if c.err != nil {
			return nil, c.err
		}
		out = append(out, c)
	}
	return out, nil
}

// cut is the clause that begins at the byte from, and where it ends.
func cut(line string, from int) (c clause, end int) {
	var text strings.Builder
	inWord, quote, quoted := false, byte(0), 0
	keeps := false // the quotes of an expression
	endWord := func() {
		if inWord {
			keeps = keeps || (len(c.words) > 0 && text.String() == state.WhereWord) || (len(c.words) == 0 && text.String() == command.Assert.Name)
			c.words = append(c.words, text.String())
			text.Reset()
			inWord = false
		}
	}
	for end = from; end < len(line); end++ {
		ch := line[end]
		switch {
		case quote != 0 && ch == quote:
			if quote = 0; keeps {
				text.WriteByte(ch)
			}
		case quote != 0:
			text.WriteByte(ch)
		case ch == ' ' || ch == '\t':
			endWord()
		case ch == '#' && !inWord:
			c.text = strings.TrimSpace(line[from:end])
			return c, len(line)
		case ch == ';':
			endWord()
			c.text = strings.TrimSpace(line[from:end])
			return c, end
		case (ch == '\'' || ch == '"') && !isApostrophe(line, end):
			if inWord, quote, quoted = true, ch, end; keeps {
				text.WriteByte(ch)
			}
		default:
			inWord = true
			text.WriteByte(ch)
		}
	}
	if quote != 0 {
		c.err = fmt.Errorf("column %d: the quote %c is not closed", quoted+1, quote)
		return c, end
	}
	endWord()
	c.text = strings.TrimSpace(line[from:])
	return c, end
}

// isApostrophe reports whether the byte at i of a line is the apostrophe of a word, and opens no quote: Thor's hammer.
func isApostrophe(line string, i int) bool {
	return line[i] == '\'' && i > 0 && unicode.IsLetter(rune(line[i-1])) && strings.IndexByte(line[i+1:], '\'') < 0
}
