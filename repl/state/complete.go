package state

import (
	"cmp"
	"path/filepath"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/internal/sanitize"
)

// CompleteTechnique completes techniques and levels.
func CompleteTechnique(_ *Desk, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return append(TechniqueNames(), deduce.Levels()...)
}

// OneOf completes to fixed words.
func OneOf(words ...string) func(*Desk, []string) []string {
	return func(_ *Desk, args []string) []string {
		if len(args) > 1 {
			return nil
		}
		return words
	}
}

// CompleteFile completes names of files; those of directories end in a slash.
func CompleteFile(d *Desk, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	dir, _ := filepath.Split(args[0])
	entries, err := d.Files.List(cmp.Or(dir, "."))
	if err != nil {
		return nil
	}
	var out []string
	for _, e := range entries {
		name := e.Name()
		switch {
		case strings.HasPrefix(name, ".") && !strings.HasPrefix(args[0], dir+"."), strings.ContainsAny(name, " ;#'\""),
			sanitize.Visible(name) != name:
			continue
		case e.IsDir():
			name += "/"
		}
		out = append(out, dir+name)
	}
	return out
}

// Cells are the cells of a set, in the notation of the settings.
func (d *Desk) Cells(set board.CellSet) []string {
	var out []string
	for cell := range set.All() {
		out = append(out, d.Settings.Notation.Cell(cell))
	}
	return out
}

// CompleteOpen completes open cells.
func CompleteOpen(d *Desk, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return d.Cells(d.Solver.Board().Open())
}
