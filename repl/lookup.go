package repl

import (
	"strings"

	"deduku/repl/desk"
)

// lookup finds the command that a word names: by name, by alias, or by a beginning that no other name has.
func lookup(table []desk.Command, word string) (*desk.Command, bool) {
	var begins []*desk.Command
	for i := range table {
		c := &table[i]
		if c.Name == word {
			return c, true
		}
		for _, a := range c.Aliases {
			if a == word {
				return c, true
			}
		}
		if word != "" && strings.HasPrefix(c.Name, word) {
			begins = append(begins, c)
		}
	}
	if len(begins) == 1 {
		return begins[0], true
	}
	return nil, false
}

// names are the names of the commands, in the table's order.
func names(table []desk.Command) []string {
	var out []string
	for i := range table {
		out = append(out, table[i].Name)
	}
	return out
}
