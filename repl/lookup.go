package repl

import (
	"slices"
	"strings"

	"deduku/repl/state"
)

// lookup finds the command that a word names: by name, by alias, or by a beginning that no other name has: of those that help
// lists, else of those of before, else of the aliases.
func lookup(table []state.Command, word string) (*state.Command, bool) {
	for i := range table {
		if c := &table[i]; c.Name == word || slices.Contains(c.Aliases, word) {
			return c, true
		}
	}
	begins := func(name string) bool { return word != "" && strings.HasPrefix(name, word) }
	if c, some := only(table, func(c *state.Command) bool { return c.Parent == "" && begins(c.Name) }); some {
		return c, c != nil
	}
	if c, some := only(table, func(c *state.Command) bool { return begins(c.Name) }); some {
		return c, c != nil
	}
	c, _ := only(table, func(c *state.Command) bool { return slices.ContainsFunc(c.Aliases, begins) })
	return c, c != nil
}

// only is the one command of which something is true; nil where there are several. some reports whether there is any.
func only(table []state.Command, is func(*state.Command) bool) (c *state.Command, some bool) {
	for i := range table {
		if !is(&table[i]) {
			continue
		}
		if some {
			return nil, true
		}
		c, some = &table[i], true
	}
	return c, some
}

// CommandNames are the names and aliases of the commands.
func CommandNames() map[string]bool {
	all := map[string]bool{}
	for _, c := range Commands() {
		all[c.Name] = true
		for _, alias := range c.Aliases {
			all[alias] = true
		}
	}
	return all
}

// names are the names of the commands, in the table's order.
func names(table []state.Command) []string {
	var out []string
	for i := range table {
		out = append(out, table[i].Name)
	}
	return out
}

// listed are the names of the commands that help lists.
func listed(table []state.Command) []string {
	return names(slices.DeleteFunc(slices.Clone(table), func(c state.Command) bool { return c.Parent != "" }))
}

// part finds what a command and its first argument stand for together: count unique.
func part(table []state.Command, name, word string) (*state.Command, bool) {
	for _, c := range state.Parts(table, name) {
		if c.Word == word {
			return c, true
		}
	}
	return nil, false
}
