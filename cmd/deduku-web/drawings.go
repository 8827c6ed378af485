//go:build !js

package main

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"deduku/repl/page"
)

// writeDrawings writes what the page needs of drawings and names before there is a session, for site/build.mjs.
func writeDrawings(folder string) error {
	still, err := page.NewStill()
	if err != nil {
		return err
	}
	var all []error
	words := ""
	for _, w := range still.Words {
		words += w.Name + "\t" + w.Means + "\n"
	}
	techniques := ""
	for _, t := range still.Techniques {
		techniques += t.Name + "\t" + t.Title + "\n"
	}
	for name, text := range map[string]string{
		"board.svg": still.Board, "icon.svg": still.Icon, "pictures.css": still.Style, "puzzle.txt": still.Puzzle + "\n",
		"hues.txt":       strings.Join(still.Hues, "\n") + "\n",
		"words.txt":      words,
		"techniques.txt": techniques,
	} {
		all = append(all, os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644))
	}
	return errors.Join(all...)
}
