package repl

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"deduku/board/format/coords"
	"deduku/deduce/technique"
	"deduku/repl/state"
)

// bareCells are what a line may begin with where it fills a cell: the open cells or, behind the equals sign of one, what it
// can hold.
func bareCells(d *state.Desk, word string) []string {
	name, _, digits := strings.Cut(word, "=")
	if !digits {
		return d.Cells(d.Solver.Board().Open())
	}
	cell, err := coords.ParseCell(name, d.Settings.Notation)
	if err != nil {
		return nil
	}
	var out []string
	for digit := range d.Solver.Board().Candidates(cell).All() {
		out = append(out, name+"="+digit.String())
	}
	return out
}

// Complete lists what the last word of a line may become: whole words, sorted as their table is.
func (s *Session) Complete(line string) []string {
	line = line[strings.LastIndexByte(line, ';')+1:]
	words := strings.Fields(line)
	if line == "" || strings.HasSuffix(line, " ") {
		words = append(words, "")
	}
	var all []string
	if len(words) == 1 {
		all = append(listed(s.commands), s.aliasNames()...)
		if len(beginning(all, words[0])) == 0 {
			all = names(s.commands) // a word of before
		}
		if strings.ContainsAny(words[0], "0123456789(") {
			all = append(all, bareCells(s.Desk, words[0])...)
		}
	} else if c, ok := lookup(s.commands, strings.ToLower(words[0])); ok {
		before, _ := cutJSON(words[1 : len(words)-1])
		if len(before) > 0 {
			if p, ok := part(s.commands, c.Name, before[0]); ok {
				c, before = p, before[1:]
			}
		}
		if len(before) == 0 && c.Parent == "" {
			for _, p := range state.Parts(s.commands, c.Name) {
				all = append(all, p.Word)
			}
		}
		if c.Complete != nil {
			all = append(all, c.Complete(s.Desk, append(before, words[len(words)-1]))...)
		}
		if strings.HasPrefix(words[len(words)-1], "-") {
			all = append(all, state.JSONFlag)
		}
	}
	last := words[len(words)-1]
	if last == "" { // any cell is as good as another
		all = slices.DeleteFunc(slices.Clone(all), func(w string) bool {
			_, err := coords.ParseCell(w, s.Settings.Notation)
			return err == nil
		})
	}
	return beginning(all, last)
}

// About is what a word is that a line may be completed with: a command, an option, a technique; empty for any other.
func (s *Session) About(line, word string) string {
	words := strings.Fields(line[strings.LastIndexByte(line, ';')+1:])
	first := len(words) == 0 || len(words) == 1 && !strings.HasSuffix(line, " ")
	c, isCommand := lookup(s.commands, word)
	isCommand = isCommand && c.Name == word
	switch {
	case first && isCommand, isCommand && s.isHelp(words[0]):
		return cmp.Or(c.Summary, c.Short)
	case first:
		return s.aliases[word]
	}
	if head, ok := lookup(s.commands, strings.ToLower(words[0])); ok {
		if p, ok := part(s.commands, head.Name, word); ok {
			return p.Short
		}
	}
	if o, ok := state.Option(word); ok {
		return o.Short
	}
	if t := technique.Standard.Lookup(word); t != nil {
		return fmt.Sprintf("%s, %v", t.Title, technique.GradeOf(t).Level)
	}
	return ""
}

// isHelp reports whether a word is the command help.
func (s *Session) isHelp(word string) bool {
	c, ok := s.command(word, nil)
	return ok && c.Name == "help"
}

// beginning are the words that begin with a text; upper and lower case are the same.
func beginning(words []string, text string) (out []string) {
	for _, w := range words {
		if len(w) >= len(text) && strings.EqualFold(w[:len(text)], text) {
			out = append(out, w)
		}
	}
	return out
}
