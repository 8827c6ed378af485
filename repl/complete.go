package repl

import (
	"cmp"
	"path/filepath"
	"strings"

	"deduku/board"
	"deduku/outside"
)

// oneOf completes to fixed words.
func oneOf(words ...string) func(*Session, []string) []string {
	return func(_ *Session, args []string) []string {
		if len(args) > 1 {
			return nil
		}
		return words
	}
}

// completeFile completes names of files; those of directories end in a slash.
func completeFile(s *Session, args []string) []string {
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
func (c *console) cells(set board.CellSet) []string {
	var out []string
	for cell := range set.All() {
		out = append(out, c.settings.notation.Cell(cell))
	}
	return out
}

// completeOpen completes open cells.
func completeOpen(s *Session, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return s.cells(s.solver.Board().Open())
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
		all = names(s.commands)
	} else if c, ok := lookup(s.commands, words[0]); ok {
		before, _ := cutJSON(words[1 : len(words)-1])
		if c.Complete != nil {
			all = c.Complete(s, append(before, words[len(words)-1]))
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
