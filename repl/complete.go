package repl

import (
	"cmp"
	"os"
	"path/filepath"
	"strings"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/generate"
	"deduku/deduce"
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

func completeHelp(s *Session, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return append(append(names(s.commands), topicNames...), techniqueNames()...)
}

func completeExample(_ *Session, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return exampleNames()
}

// completeGenerate completes the names of what generate takes, then what they can be.
func completeGenerate(_ *Session, args []string) []string {
	if len(args)%2 == 1 {
		return []string{"symmetry", "clues", "pattern", "level", "technique", "tries", "count", "seed"}
	}
	switch strings.TrimPrefix(args[len(args)-2], "--") {
	case "symmetry":
		return generate.SymmetryNames()
	case "level":
		return deduce.Levels()
	case "technique":
		return techniqueNames()
	}
	return nil
}

// completeFile completes names of files; those of directories end in a slash.
func completeFile(_ *Session, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	dir, _ := filepath.Split(args[0])
	entries, err := os.ReadDir(cmp.Or(dir, "."))
	if err != nil {
		return nil
	}
	var out []string
	for _, e := range entries {
		name := e.Name()
		switch {
		case strings.HasPrefix(name, ".") && !strings.HasPrefix(args[0], dir+"."), strings.ContainsAny(name, " \t;#'\""):
			continue
		case e.IsDir():
			name += "/"
		}
		out = append(out, dir+name)
	}
	return out
}

// completeLog completes save and then a file.
func completeLog(s *Session, args []string) []string {
	if len(args) == 2 && args[0] == "save" {
		return completeFile(s, args[1:])
	}
	return oneOf("save")(s, args)
}

// cells are the cells of a set, in the notation of the settings.
func (s *Session) cells(set board.CellSet) []string {
	var out []string
	for c := range set.All() {
		out = append(out, s.settings.notation.Cell(c))
	}
	return out
}

// completeFilled completes cells that were filled since the beginning.
func completeFilled(s *Session, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	b := s.solver.Board()
	return s.cells(board.AllCells.Minus(b.Open()).Minus(b.Givens()))
}

// completeOpen completes open cells.
func completeOpen(s *Session, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return s.cells(s.solver.Board().Open())
}

// completeWhy completes any cell, then 'short'; behind 'not' an open one.
func completeWhy(s *Session, args []string) []string {
	switch {
	case len(args) == 1:
		return append([]string{"not"}, s.cells(board.AllCells)...)
	case args[0] == "not":
		return completeOpen(s, args[1:])
	}
	return oneOf("short")(s, args[1:])
}

// completeSet completes the names of options, then their values; open cells, then their candidates.
func completeSet(s *Session, args []string) []string {
	b := s.solver.Board()
	if len(args) <= 1 {
		return append(optionNames(), s.cells(b.Open())...)
	}
	if cell, err := format.ParseCell(args[0], s.settings.reading()); err == nil && len(args) == 2 {
		var out []string
		for d := range b.Candidates(cell).All() {
			out = append(out, d.String())
		}
		return out
	}
	if o, ok := option(args[0]); ok && len(args) == 2 {
		return o.Values
	}
	return nil
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

func completeAlias(s *Session, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return s.aliasNames()
}
