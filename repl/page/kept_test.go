package page

import (
	"encoding/json"
	"strings"
	"testing"
)

// TestGoOn keeps a puzzle with steps of the program, a digit of the player's, a colour and notes, and goes on with it in another session.
func TestGoOn(t *testing.T) {
	b := start(t, "a", nil)
	b.do("load " + easy)
	b.do("next")
	b.do("r1c3=4")
	b.do("next")
	b.do("mark r5c6 green")
	_, before, _ := b.do("pencil r1c4 26")
	b.ask(`{"keep":true}`)
	all := b.until(func(m Message) bool { return m.Kept != nil })
	kept := all[len(all)-1].Kept
	text, err := json.Marshal(kept)
	if err != nil || kept.Grid != before.Board.Grid || kept.Log == "" {
		t.Fatalf("kept: %s, error %v", text, err)
	}
	other := start(t, "b", nil)
	other.ask(`{"goon":` + string(text) + `}`)
	var s State
	for range 3 {
		_, s, _ = other.answer()
	}
	if s.Board.Grid != before.Board.Grid || s.Title != "Your puzzle" || strings.Join(s.Marks, " ") != "r5c6 green" || s.Corner[3] != "26" {
		t.Errorf("another session goes on with %q, %s, %v, %v", s.Title, s.Board.Grid, s.Marks, s.Corner)
	}
	typed, found := 0, 0
	for _, step := range other.page.sent[s.Begins:] {
		switch {
		case step.Kind == "PREMISE":
			typed++
		case step.Name != "" && step.Score > 0:
			found++
		}
	}
	if typed != 1 || found != 2 {
		t.Errorf("of the steps %d are the player's and %d found", typed, found)
	}
}

// TestGoOnExample has an example that is gone on with stay an example in what it is called.
func TestGoOnExample(t *testing.T) {
	b := start(t, "a", nil)
	_, before, _ := b.do("next")
	b.ask(`{"keep":true}`)
	all := b.until(func(m Message) bool { return m.Kept != nil })
	text, err := json.Marshal(all[len(all)-1].Kept)
	if err != nil {
		t.Fatal(err)
	}
	other := start(t, "b", nil)
	other.ask(`{"goon":` + string(text) + `}`)
	_, s, _ := other.answer()
	if s.Board.Grid != before.Board.Grid || s.Title != "An example" {
		t.Errorf("another session goes on with %q, %s", s.Title, s.Board.Grid)
	}
}
