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

// TestUndoGoesOn has each undo take back the last act, also where the puzzle was gone on with in another session: its notes came one by one.
func TestUndoGoesOn(t *testing.T) {
	b := start(t, "a", nil)
	b.do("load " + easy)
	b.do("r1c3=4")
	b.do("pencil r1c4 2")
	b.do("pencil r1c4 6")
	_, before, _ := b.do("r1c6=8")
	b.ask(`{"keep":true}`)
	all := b.until(func(m Message) bool { return m.Kept != nil })
	text := must(json.Marshal(all[len(all)-1].Kept))
	other := start(t, "b", nil)
	other.do("load " + xwing)
	other.ask(`{"goon":` + string(text) + `}`)
	other.answer()
	s := other.play(`{"check":false}`)
	for s.Corner == nil {
		s = other.play(`{"check":false}`)
	}
	if s.Board.Grid != before.Board.Grid || s.Undo != before.Undo {
		t.Fatalf("gone on with: %s, %d changes; it was left with %s, %d", s.Board.Grid, s.Undo, before.Board.Grid, before.Undo)
	}
	for _, want := range []struct {
		r1   string
		note string
	}{{"534.7....", "26"}, {"534.7....", "2"}, {"534.7....", ""}, {"53..7....", ""}} {
		b.ask(`{"back":-1}`)
		other.ask(`{"back":-1}`)
		_, here, _ := b.answer()
		_, s, _ := other.answer()
		note := ""
		if s.Corner != nil {
			note = s.Corner[3]
		}
		if s.Board.Grid[:9] != want.r1 || note != want.note || s.Board.Grid != here.Board.Grid {
			t.Errorf("undone: %s with note %q; want %s with %q", s.Board.Grid[:9], note, want.r1, want.note)
		}
	}
	kept := start(t, "b", other.kept)
	if s := kept.play(`{"check":false}`); s.Undo != 0 || s.Redo != 4 || s.Board.Puzzle != easy {
		t.Errorf("loaded again: %d changes to take back, %d to do again", s.Undo, s.Redo)
	}
}

// TestUndoAfterLesson has what was done before a lesson taken back after it, also when the page is loaded again while it is open or after it.
func TestUndoAfterLesson(t *testing.T) {
	for _, way := range [][2]string{{"learn x-wing", "learn leave"}, {"practice x-wing", "practice stop"}} {
		b := start(t, "a", nil)
		b.do("load " + easy)
		_, before, _ := b.do("r1c3=4")
		b.do(way[0])
		inside := start(t, "a", b.kept)
		if s := inside.play(`{"check":false}`); s.Undo != before.Undo || s.Board.Grid != before.Board.Grid {
			t.Errorf("%s, loaded again: %d changes to take back, want %d", way[0], s.Undo, before.Undo)
		}
		_, after, _ := b.do(way[1])
		if after.Undo != before.Undo || after.Board.Grid != before.Board.Grid {
			t.Errorf("%s: %d changes to take back, want %d", way[1], after.Undo, before.Undo)
		}
		again := start(t, "a", b.kept)
		again.ask(`{"back":-1}`)
		if _, s, _ := again.answer(); s.Board.Grid != easy {
			t.Errorf("%s, loaded again and undone: %s", way[1], s.Board.Grid)
		}
	}
}

// TestWrongCame says of a puzzle with one solution that it has one, whatever digits came along: which are wrong is another matter.
func TestWrongCame(t *testing.T) {
	b := start(t, "a", nil)
	b.do("load " + easy)
	_, s, _ := b.do("r1c3=2") // wrong
	friend := start(t, "b", nil)
	friend.ask(string(must(json.Marshal(map[string]string{"open": s.Place}))))
	a, came, _ := friend.answer()
	if a.Start.Solutions != "one" || a.Start.Wrong != 1 || a.Start.Level != "easy" || came.Board.Grid != s.Board.Grid {
		t.Errorf("%+v on %s", a.Start, came.Board.Grid)
	}
	friend.ask(`{"check":true}`)
	friend.until(func(m Message) bool {
		return m.State != nil && m.State.Checked != nil && len(m.State.Checked.Wrong) == 1 && m.State.Checked.Solutions == "one"
	})
}

// TestNotesWin leaves cells with notes of the player's own without candidates, unless these are wanted there, too.
func TestNotesWin(t *testing.T) {
	b := start(t, "a", nil)
	b.do("load " + easy)
	few := b.play(`{"candidates":true}`).SVG
	_, s, _ := b.do("pencil r1c3 4")
	if strings.Count(s.SVG, "candidate") >= strings.Count(few, "candidate") {
		t.Error("a cell with a note has its candidates, too")
	}
	if s := b.play(`{"candidates":true,"noted":true}`); strings.Count(s.SVG, "candidate") != strings.Count(few, "candidate") {
		t.Error("a cell with a note has no candidates")
	}
}

// TestFullHouseKept keeps the answer of a Full House off the board while it is asked for: its one candidate is it.
func TestFullHouseKept(t *testing.T) {
	b := start(t, "a", nil)
	asked, _, _ := b.do("learn full-house")
	if asked.Learn == nil || asked.Learn.Now.Task.Notes || len(asked.Learn.SVGs) != 1 {
		t.Fatalf("%+v", asked.Learn)
	}
	if strings.Contains(asked.Learn.SVGs[0], `class="candidate`) {
		t.Error("the board has candidates")
	}
}
