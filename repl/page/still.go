package page

import (
	"bytes"
	"fmt"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/export"
	"deduku/deduce/glossary"
	"deduku/deduce/render/picture"
	"deduku/deduce/technique"
	"deduku/repl"
)

// Still is what a page has before there is a session.
type Still struct {
	Puzzle     string // that sessions begin with
	Board      string // an empty board: lines and labels
	Icon       string // the puzzle, as a picture of its own
	Style      string // of pictures in elements of the class drawn: light, then dark under each of two selectors
	Techniques []*deduce.Technique
	Words      []glossary.Word // that nobody knows who does not play much, as what is said of a puzzle has them
	Hues       []string        // that cells and candidates can be given by hand
}

// NewStill is what a page has before there is a session.
func NewStill() (*Still, error) {
	v := repl.New(repl.Config{}).View()
	empty := board.New()
	var icon bytes.Buffer
	if err := export.Board(&v.Board, v.Text.Notation, false).SVG(&icon); err != nil {
		return nil, err
	}
	light, dark := export.Sheets()
	s := &Still{
		Puzzle: v.Log.Puzzle.String(), Icon: icon.String(), Hues: picture.HueNames(),
		Board: export.Board(&empty, v.Text.Notation, false).Embedded(),
		Style: fmt.Sprintf(":root .drawn{\n%s}\n:root[data-theme=dark] .drawn{\n%s}\n"+
			"@media (prefers-color-scheme:dark){\n:root:not([data-theme]) .drawn{\n%s}\n}\n", light, dark, dark),
	}
	for _, name := range []string{"given", "candidate", "blocker", "sees"} {
		word, ok := glossary.WordNamed(name)
		if !ok {
			return nil, fmt.Errorf("the dictionary has no %s", name)
		}
		s.Words = append(s.Words, word)
	}
	for _, rung := range technique.Standard {
		s.Techniques = append(s.Techniques, rung.Technique)
	}
	return s, nil
}
