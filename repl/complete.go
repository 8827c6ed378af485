package repl

import (
	"strings"

	"deduku/board/format"
	"deduku/repl/desk"
)

// bareCells are what a line may begin with where it fills a cell: the open cells or, behind the equals sign of one, what it
// can hold.
func bareCells(d *desk.Desk, word string) []string {
	name, _, digits := strings.Cut(word, "=")
	if !digits {
		return d.Cells(d.Solver.Board().Open())
	}
	cell, err := format.ParseCell(name, d.Settings.Notation)
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
	} else if c, ok := lookup(s.commands, words[0]); ok {
		before, _ := cutJSON(words[1 : len(words)-1])
		if len(before) > 0 {
			if p, ok := part(s.commands, c.Name, before[0]); ok {
				c, before = p, before[1:]
			}
		}
		if len(before) == 0 && c.Now == "" {
			for _, p := range desk.Parts(s.commands, c.Name) {
				all = append(all, p.Word())
			}
		}
		if c.Complete != nil {
			all = append(all, c.Complete(s.Desk, append(before, words[len(words)-1]))...)
		}
		if strings.HasPrefix(words[len(words)-1], "-") {
			all = append(all, desk.JsonFlag)
		}
	}
	return beginning(all, words[len(words)-1])
}

// beginning are the words that begin with a text.
func beginning(words []string, text string) (out []string) {
	for _, w := range words {
		if strings.HasPrefix(w, text) {
			out = append(out, w)
		}
	}
	return out
}
