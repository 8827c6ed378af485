package desk

import "strings"

// Families are the headings under which help lists the commands, in their order.
var Families = []string{"solve", "look", "study", "change", "files", "settings"}

// Parts are the rows that are typed as a command and a word, by the name of the command: count unique. Each has a word of its
// own, too, which it had before.
func Parts(table []Command, name string) (out []*Command) {
	for i := range table {
		if head, _ := table[i].today(); table[i].IsPart() && head == name {
			out = append(out, &table[i])
		}
	}
	return out
}

// IsPart reports whether a row is typed as a command and a word, and has its arguments behind these.
func (c *Command) IsPart() bool {
	_, word := c.today()
	return word != "" && strings.Trim(word, "abcdefghijklmnopqrstuvwxyz") == ""
}

// Word is the word behind the command of which a row is a part.
func (c *Command) Word() string {
	_, word := c.today()
	return word
}

// today is the command that a row has come into, and what stands behind it.
func (c *Command) today() (head, word string) {
	head, word, _ = strings.Cut(c.Now, " ")
	return head, word
}
