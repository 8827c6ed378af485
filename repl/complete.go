package repl

import (
	"cmp"
	"path/filepath"
	"strings"

	"deduku/board"
	"deduku/board/format"
	"deduku/internal/outside"
)

// oneOf completes to fixed words.
func oneOf(words ...string) func(*Desk, []string) []string {
	return func(_ *Desk, args []string) []string {
		if len(args) > 1 {
			return nil
		}
		return words
	}
}

// completeFile completes names of files; those of directories end in a slash.
func completeFile(s *Desk, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	dir, _ := filepath.Split(args[0])
	entries, err := s.Files.List(cmp.Or(dir, "."))
	if err != nil {
		return nil
	}
	var out []string
	for _, e := range entries {
		name := e.Name()
		switch {
		case strings.HasPrefix(name, ".") && !strings.HasPrefix(args[0], dir+"."), strings.ContainsAny(name, " ;#'\""),
			outside.Visible(name) != name:
			continue
		case e.IsDir():
			name += "/"
		}
		out = append(out, dir+name)
	}
	return out
}

// cells are the cells of a set, in the notation of the settings.
func (s *Desk) cells(set board.CellSet) []string {
	var out []string
	for cell := range set.All() {
		out = append(out, s.settings.notation.Cell(cell))
	}
	return out
}

// completeOpen completes open cells.
func completeOpen(s *Desk, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return s.cells(s.solver.Board().Open())
}

// bareCells are what a line may begin with where it fills a cell: the open cells or, behind the equals sign of one, what it
// can hold.
func (s *Desk) bareCells(word string) []string {
	name, _, digits := strings.Cut(word, "=")
	if !digits {
		return s.cells(s.solver.Board().Open())
	}
	cell, err := format.ParseCell(name, s.settings.notation)
	if err != nil {
		return nil
	}
	var out []string
	for d := range s.solver.Board().Candidates(cell).All() {
		out = append(out, name+"="+d.String())
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
		all = append(names(s.commands), s.aliasNames()...)
		if strings.ContainsAny(words[0], "0123456789(") {
			all = append(all, s.bareCells(words[0])...)
		}
	} else if c, ok := lookup(s.commands, words[0]); ok {
		before, _ := cutJSON(words[1 : len(words)-1])
		if c.Complete != nil {
			all = c.Complete(s.Desk, append(before, words[len(words)-1]))
		}
		if strings.HasPrefix(words[len(words)-1], "-") {
			all = append(all, jsonFlag)
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
